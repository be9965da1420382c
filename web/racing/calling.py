"""What a race caller speaks of: which line, in which of its ways, and its facts; in no language.

The same event is always called in the same words: a number out of the event picks the way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

Facts = Mapping[str, Any]


class Line(NamedTuple):
    """A line of the caller: its key, the number that picks one of its ways, its facts."""

    key: str
    number: int = 0
    facts: Facts = {}  # noqa: RUF012


Call = Callable[[Facts], Sequence[Line]]


def _odds_shifted(facts: Facts) -> list[Line]:
    before, after = facts["before"], facts["after"]
    way = "stay" if before == after else "up" if after < before else "down"
    return [Line(f"odds {way}", 0, facts)]


def _movement_card(facts: Facts) -> list[Line]:
    moves: Mapping[str, int] = facts["moves"]
    best = max(moves.values())
    fastest = [horse for horse, count in moves.items() if count == best]
    number = int(facts["card"]) + facts["unit"]
    if len(fastest) == len(moves) > 1:
        ends = {"first": fastest[0], "last": fastest[-1], "best": best}
        return [Line("all move" if best else "nobody moves", number, ends)]
    still = [horse for horse, count in moves.items() if not count]
    told = {"horses": fastest[:2], "count": len(fastest), "best": best}
    gates = {"gates": facts["unit"] == 1, "still": still[0] if still else ""}
    return [Line("movement card", number, {**told, **gates})]


def _sprint(facts: Facts) -> list[Line]:
    moves: Mapping[str, int] = facts["moves"]
    dice = tuple(dict.fromkeys(facts["dice"]))
    groups = (
        ("sprint", [horse for horse in dice if moves.get(horse)]),
        ("sprint held", [horse for horse in dice if moves.get(horse) == 0]),
        ("sprint home", [horse for horse in dice if horse not in moves]),
    )
    return [
        Line(key, facts["unit"], {"horses": horses, "count": len(horses)})
        for key, horses in groups
        if horses
    ]


def _line_crossed(facts: Facts) -> list[Line]:
    changed = facts["changed"]
    if changed:
        return [Line("line flown over" if changed > 0 else "line stopped at", 0, facts)]
    return [Line("line crossed", facts["unit"] + facts["overshoot"], facts)]


def _photo_finish(facts: Facts) -> list[Line]:
    others = [horse for horse in facts["among"] if horse != facts["horse"]]
    number = len("".join(facts["among"]))
    return [Line("photo finish", number, {"horse": facts["horse"], "others": others})]


def _placed(facts: Facts) -> list[Line]:
    key = {1: "first", 6: "last"}.get(facts["place"], "placed")
    return [Line(key, facts["unit"], facts)]


def _ranking(facts: Facts) -> list[Line]:
    first, second, third = facts["ranking"][:3]
    return [Line("ranking", 0, {"first": first, "second": second, "third": third})]


CALLS: Mapping[str, Call] = {
    "off": lambda facts: [Line("off", facts["number"], facts)],
    "card revealed": lambda facts: [Line("card revealed", facts["seat"], facts)],
    "cards cancelled": lambda facts: [Line("cards cancelled", 0, facts)],
    "card discarded": lambda facts: [Line("card discarded", 0, facts)],
    "odds shifted": _odds_shifted,
    "movement card": _movement_card,
    "sprint": _sprint,
    "line crossed": _line_crossed,
    "photo finish": _photo_finish,
    "placed": _placed,
    "ranking": _ranking,
}
"""What is called out on the track."""
