"""The golden games of Unicorn Fever: who plays them, and what must have happened in each."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from game import Table
from game.play import Ask
from game.unicorn_fever.contracts import CONTRACTS
from tools.own_decks import UNICORNS, laid
from tools.wanted import Wanted

FEW = 12
"""Stakes stay below this, so that games last."""


def anyhow(_table: Table, ask: Ask, rng: Random) -> str:
    """Any legal answer, but small stakes and few loans."""
    options = ask.options[:FEW] if ask.what == "stake" else ask.options
    text = options[rng.randrange(len(options))]
    if text == "loan" and rng.random() < 0.9:
        others = [one for one in options if one != "loan"]
        text = others[rng.randrange(len(others))]
    return text


def signing(table: Table, ask: Ask, rng: Random) -> str:
    """Contracts wherever one can be had, and whatever they offer is used."""
    texts = [text for text in ask.options if text.startswith("sign ")]
    if not texts and ask.what not in ("action", "bet", "magic", "bet and magic", "stake"):
        texts = [text for text in ask.options if text not in ("pass", "keep")]
    return texts[rng.randrange(len(texts))] if texts else anyhow(table, ask, rng)


def betting(table: Table, ask: Ask, rng: Random) -> str:
    """Bets with large stakes, and loans for them."""
    if ask.what == "stake":
        return ask.options[-1 - rng.randrange(1 + len(ask.options) // 3)]
    texts = [text for text in ask.options if "bet" in text.split(" ")[0] or text.endswith("-bet")]
    return texts[rng.randrange(len(texts))] if texts else anyhow(table, ask, rng)


def told(table: Table, kind: str, **facts: Any) -> list[Mapping[str, Any]]:
    """The facts of all events of a kind that say this."""
    return [
        event.facts
        for event in table.events
        if event.kind == kind and all(event.facts.get(key) == it for key, it in facts.items())
    ]


def paid(table: Table) -> set[str]:
    """The contracts that have brought something, or have spoken, by the ids of their first rows."""
    found = {facts["card"] for kind in ("contract pays", "contract speaks", "bet returned",
             "contract glory", "toll", "tailwind", "scouted", "dice rerolled", "looked")
             for facts in told(table, kind)}  # fmt: skip
    for facts in (*told(table, "bet won"), *told(table, "bet lost")):
        found.update(facts["contracts"])
    return {CONTRACTS[id].first_id for id in found}


def unpaid(table: Table) -> bool:
    """Whether the player with most glory has not won, for a loan that was not paid back."""
    standings = table.result.standings
    return bool(max(one.glory for one in standings) > standings[0].glory)


def clans(*names: str) -> Mapping[str, str]:
    """These two clans are in play."""
    return {"clans": " and ".join(names)}


def three_cards(table: Table) -> bool:
    """Whether three cards were laid with one token that lets no bet be made."""
    kinds = ("token taken", "magic played")
    row = [event for event in table.events if event.kind in kinds]
    return any(
        four[0].facts.get("stack") == "magic"
        and [event.kind for event in four[1:]] == ["magic played"] * 3
        for four in zip(row, row[1:], row[2:], row[3:], strict=False)
    )


OWN_CARDS = Wanted(
    "magic of the players' own, and leprechauns", 3, clans("leprechauns", "warlocks"),
    signing,
    lambda table: laid(table) >= 9 and {"LE3", "LE5"} <= paid(table), deck=UNICORNS,
)  # fmt: skip
"""One game by the rules of version 2, with two cards of the upper magic token, one of version 3."""


WANTED: dict[str, Mapping[str, Wanted]] = {
    "unicorn-fever": {
        "two": Wanted("two players, who lose tokens to the die", 2, {}, anyhow),
        "three-short": Wanted("three players, three races", 3, {"length": "short"}, betting),
        "four": Wanted("four players with late place bets", 4, {}, betting),
        "five": Wanted("five players", 5, {}, anyhow),
        "six-short": Wanted("six players with hands of four", 6, {"length": "short"}, anyhow),
        "fairies": Wanted(
            "contracts of fairies and gnomes, many of which pay", 4, clans("fairies", "gnomes"),
            signing, lambda table: len(paid(table)) >= 7,
        ),
        "goblins": Wanted(
            "goblins push, heckle, pick and take toll", 4, clans("goblins", "leprechauns"),
            signing, lambda table: {"GO1", "GO2", "GO5"} <= paid(table),
        ),
        "leprechauns": Wanted(
            "leprechauns scout, reroll and blow", 3, clans("leprechauns", "warlocks"), signing,
            lambda table: {"LE3", "LE5", "LE6"} <= paid(table),
        ),
        "warlocks": Wanted(
            "warlocks ward, break and swap", 5, clans("goblins", "warlocks"), signing,
            lambda table: {"WA3", "WA4", "WA5"} <= paid(table),
        ),
        "chorus": Wanted(
            "Ribbon Chorus for a second won bet, and glory at the end of mended contracts", 4,
            clans("fairies", "goblins"), signing,
            lambda table: {"FA1", "FA4", "GO5", "GO6"} <= paid(table),
        ),
        "leprechauns-mended": Wanted(
            "leprechauns again, with the contracts of version 2", 3,
            clans("leprechauns", "warlocks"), signing,
            lambda table: {"LE3", "LE5", "LE6"} <= paid(table),
        ),
        "three-short-mended": Wanted(
            "three players, three races, with the contracts of version 2", 3,
            {"length": "short"}, betting,
        ),
        "three-cards": Wanted(
            "the upper magic token plays three cards", 3, {}, anyhow, three_cards
        ),
        "ward": Wanted(
            "the enraged Duskglitter throws a card out", 4, {}, anyhow,
            lambda table: bool(told(table, "card discarded", by="purple")),
        ),
        "first-player": Wanted(
            "the first player decides a photo finish", 4, {}, anyhow,
            lambda table: bool(told(table, "photo finish", by="first player")),
        ),
        "unpaid": Wanted("most glory, and a loan unpaid", 4, {}, betting, unpaid),
        "own-cards": OWN_CARDS,
        "own-cards-three": OWN_CARDS,
    }
}  # fmt: skip
