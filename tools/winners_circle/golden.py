"""The golden games of Winner's Circle: who plays them, and what must have happened in each."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from game import Table
from game.play import Ask
from game.winners_circle.courses import COURSES
from tools.wanted import Wanted

OWN, AVERAGE = 3, 5
"""How much dearer an own chip is than one of the others, and what a card runs for a roll."""


def anyhow(_table: Table, ask: Ask, rng: Random) -> str:
    """Any legal answer."""
    return ask.options[rng.randrange(len(ask.options))]


def keen(table: Table, ask: Ask, rng: Random) -> str:
    """Any chip; then the own horses run far and those of the others are held back."""
    if ask.what != "horse":
        return anyhow(table, ask, rng)
    see = table.view(ask.who)
    cards = COURSES[see.track].cards

    def gain(horse: str) -> tuple[int, float]:
        chips = [bet for bet in see.bets if bet.horse == horse]
        wish = sum((bet.chip or 0) * (OWN if bet.seat == ask.who else -1) for bet in chips)
        return wish * (cards[see.runners[horse]].spaces(see.die) - AVERAGE), rng.random()

    return max(ask.options, key=gain)


def told(table: Table, kind: str, **facts: Any) -> list[Mapping[str, Any]]:
    """The facts of all events of a kind that say this."""
    return [
        event.facts
        for event in table.events
        if event.kind == kind and all(event.facts[key] == value for key, value in facts.items())
    ]


def no_step(table: Table) -> bool:
    """Whether a horse was chosen that could not move at all."""
    return any(facts["start"] == facts["end"] for facts in told(table, "moved"))


def pace_in_vain(table: Table) -> bool:
    """Whether somebody had a chip on a horse with the pace that was not among the first three."""
    horse, laid = "", set[str]()
    for kind, _, facts in table.events:
        if kind == "race":
            horse, laid = "", set()
        elif kind == "bet laid":
            laid.add(facts["horse"])
        elif kind == "pace":
            horse = facts["horse"]
        elif kind == "ranking" and horse in laid and horse not in facts["horses"]:
            return True
    return False


def broke(table: Table) -> bool:
    """Whether somebody could pay a part of a penalty only, and another nothing of his."""
    short = [one for one in told(table, "penalty") if one["money"] > one["owed"]]
    return {bool(one["money"]) for one in short} == {True, False}


def doubled(table: Table) -> bool:
    """Whether in the last race each of the things that are doubled was paid in full."""
    at = max(at for at, event in enumerate(table.events) if event.kind == "race")
    kinds = {e.kind for e in table.events[at:] if e.facts.get("owed") == e.facts.get("money", 0)}
    return {"win", "place", "show", "pace bonus", "penalty"} <= kinds


def by_lot_and_by_money(table: Table) -> bool:
    """Whether both have decided who bets first after the first race."""
    return {facts["by"] for facts in told(table, "first bettor")[1:]} == {"lot", "money"}


BLUFF = {"bluff": "on"}
ROYAL = {"track": "royal turf"}
CIRCLE_ROYAL = {"track": "circle royal"}
TURF = {"track": "turf"}
WANTED: dict[str, Mapping[str, Wanted]] = {
    "winners-circle": {
        "circle-two": Wanted("two players on the circle", 2, {}, keen),
        "circle-six-bluff": Wanted(
            "six players and the bluff, with the odds helper", 6,
            {**BLUFF, "odds helper": "on"}, keen,
        ),
        "royal-turf-three": Wanted("three players of Royal Turf", 3, ROYAL, keen),
        "royal-turf-five-bluff": Wanted(
            "five players of Royal Turf with the bluff", 5, {**ROYAL, **BLUFF}, keen
        ),
        "circle-royal-four": Wanted(
            "four players on the circle with the cards of Royal Turf", 4, CIRCLE_ROYAL, keen
        ),
        "circle-royal-two-bluff": Wanted(
            "two players with the cards of Royal Turf and the bluff", 2,
            {**CIRCLE_ROYAL, **BLUFF}, keen,
        ),
        "turf-level": Wanted("three players of Turf, where there are no gates", 3, TURF, keen),
        "turf-four": Wanted("four players of Turf", 4, TURF, keen),
        "turf-two-bluff": Wanted("two players of Turf with the bluff", 2, {**TURF, **BLUFF}, keen),
        "no-step": Wanted("a horse is chosen that cannot move", 3, {}, anyhow, no_step),
        "pace-in-vain": Wanted(
            "the pace pays nothing outside the first three", 4, {}, anyhow, pace_in_vain
        ),
        "pace-all-the-same": Wanted(
            "in Royal Turf the pace pays outside the first three too", 4, ROYAL, anyhow,
            lambda table: pace_in_vain(table) and bool(told(table, "pace bonus")),
        ),
        "broke": Wanted(
            "one pays a part of the penalty, another nothing of his", 5, {}, anyhow, broke
        ),
        "level": Wanted(
            "two are level at the end and both have won", 4, BLUFF, anyhow,
            lambda table: len(table.result.winners) == 2 and table.result.standings[0].money > 0,
        ),
        "last-race-double": Wanted(
            "all that is doubled is paid in the last race", 4, {}, anyhow, doubled
        ),
        "by-lot-and-by-money": Wanted(
            "the first bettor is the richest once, and one of two as rich the other time", 3, {},
            anyhow, by_lot_and_by_money,
        ),
    }
}  # fmt: skip
