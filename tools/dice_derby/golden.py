"""The golden games of Dice Derby: who plays them, and what must have happened in each."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game import Table
from game.play import Ask
from tools.wanted import Wanted


def anyhow(_table: Table, ask: Ask, rng: Random) -> str:
    """Any legal answer."""
    return ask.options[rng.randrange(len(ask.options))]


def told(table: Table, *kinds: str) -> bool:
    """Whether something of each of these kinds has happened."""
    return set(kinds) <= {event.kind for event in table.events}


def short(table: Table) -> bool:
    """Whether somebody could not pay all that was owed."""
    return any(it.facts["owed"] + it.facts["money"] > 0 for it in table.events
               if "owed" in it.facts)  # fmt: skip


def party(_table: Table, ask: Ask, rng: Random) -> str:
    """Any throw; between races mostly another one, with somebody coming or going first."""
    if ask.what != "another race":
        return ask.options[rng.randrange(len(ask.options))]
    ways = [text for text in ask.options if text not in ("race", "end")]
    if ways and rng.random() < 0.6:
        back = [text for text in ways if text.startswith("in")]
        return rng.choice(back or ways)
    return "race" if rng.random() < 0.7 else "end"


def came_and_went(table: Table) -> bool:
    """Whether somebody new has come, and somebody gone has come back."""
    returns = {it.facts["returning"] for it in table.events if it.kind == "guest in"}
    return returns == {True, False} and table.game.race > 1


ONE, LAST = {"length": "one"}, {"length": "last"}
WANTED: dict[str, Mapping[str, Wanted]] = {
    "dice-derby": {
        "two": Wanted("two players, six races", 2, {}, anyhow),
        "twelve": Wanted("twelve players, one race", 12, ONE, anyhow),
        "jockey": Wanted("a purse for the jockey", 4, {**ONE, "jockey": "on"}, anyhow),
        "slips": Wanted(
            "slips to win, place and show, of which some pay", 5, {**ONE, "bets": "on"}, anyhow,
            lambda table: told(table, "bet won"),
        ),
        "sold": Wanted(
            "first and second have owners, and one horse has none", 3, {**ONE, "horses": "sold"},
            anyhow, lambda table: told(table, "unsold", "for first", "for second"),
        ),
        "all": Wanted(
            "auction, slips and purse together, on even lanes", 4,
            {**ONE, "horses": "sold", "bets": "on", "jockey": "on", "lanes": "even"}, anyhow,
        ),
        "last": Wanted("until one is left; somebody cannot pay all", 3, LAST, anyhow, short),
        "minutes": Wanted(
            "by the clock, with another race", 3, {"length": "20 minutes"}, anyhow,
            lambda table: table.game.race > 1,
        ),
        "credit": Wanted(
            "until one is left, on credit: two who owe are out after one race", 4,
            {**LAST, "horses": "sold"}, anyhow,
            lambda table: len(set(table.game.out.values())) < len(table.game.out),
        ),
        "named": Wanted(
            "by the clock, with a race that is called the last", 3,
            {"length": "20 minutes", "horses": "sold"}, anyhow,
            lambda table: table.game.is_last and table.game.race > 1,
        ),
    },
    "dice-derby/party": {
        "guests": Wanted(
            "nine guests, of whom two come late; somebody goes and comes back", 9, {}, party,
            came_and_went, 7,
        ),
        "forty": Wanted("a full house", 40, {"jockey": "on", "lanes": "even"}, party),
    },
}  # fmt: skip

REMARKS = {
    "scratched": "{horse} is scratched",
    "home": "{horse} is over the line",
    "sold": "player {seat} buys {horse}",
}
