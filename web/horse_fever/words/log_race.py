"""The log of a race, from the off to the ranking: one sentence an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from web.horse_fever.words.horses import horse, spaces
from web.words.plain import listed, ordinal, signed

Facts = Mapping[str, Any]
Teller = Callable[[Facts, Sequence[str]], str]


def who(facts: Facts, names: Sequence[str]) -> str:
    """The name of the player an event is about."""
    return names[facts["seat"]]


def _off(facts: Facts, names: Sequence[str]) -> str:
    return f"Race {facts['number']} is off."


def _deck_reshuffled(facts: Facts, names: Sequence[str]) -> str:
    return "The movement cards have run out and are shuffled again."


def _movement_card(facts: Facts, names: Sequence[str]) -> str:
    moves = [f"{horse(it)} {count}" for it, count in facts["moves"].items()]
    return f"Unit {facts['unit']}, movement card {facts['card']}: {listed(moves)}."


def _line_crossed(facts: Facts, names: Sequence[str]) -> str:
    beyond, changed = facts["overshoot"], facts["changed"]
    where = f"{spaces(beyond)} beyond the line" if beyond else "exactly on the line"
    cards = f" (cards: {signed(changed)})" if changed else ""
    return f"{horse(facts['horse'])} finishes and stands {where}{cards}."


def _sprint(facts: Facts, names: Sequence[str]) -> str:
    one, other = facts["dice"]
    dice = f"{one} twice" if one == other else f"{one} and {other}"
    moves = facts["moves"]
    told = [
        f"{horse(it)} moves {spaces(moves[it])}" if it in moves else f"{horse(it)} is home already"
        for it in dict.fromkeys((one, other))
    ]
    return f"The sprint dice show {dice}: {listed(told)}."


def _photo_finish(facts: Facts, names: Sequence[str]) -> str:
    among = listed([horse(it) for it in facts["among"]])
    by = {
        "first player": "the first player puts",
        "odds": "the odds put",
        "cards": "the cards put",
    }[facts["by"]]
    return f"Photo finish of {among}: {by} {horse(facts['horse'])} ahead."


def _placed(facts: Facts, names: Sequence[str]) -> str:
    return f"{horse(facts['horse'])} takes {ordinal(facts['place'])} place."


def _ranking(facts: Facts, names: Sequence[str]) -> str:
    order = [f"{ordinal(at)} {horse(it)}" for at, it in enumerate(facts["ranking"], 1)]
    return f"The result: {listed(order)}."


RACE: dict[str, tuple[str, Teller]] = {
    "off": ("Race", _off),
    "deck reshuffled": ("Race", _deck_reshuffled),
    "movement card": ("Race", _movement_card),
    "line crossed": ("Race", _line_crossed),
    "sprint": ("Race", _sprint),
    "photo finish": ("Race", _photo_finish),
    "placed": ("Race", _placed),
    "ranking": ("Race", _ranking),
}
"""The heading and the sentence of every kind of event in a race."""
