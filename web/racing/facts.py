"""What a sentence about a race is told of, where the facts of its event do not say it outright.

A template counts nothing and compares nothing: what it is to choose by, or to list, stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

Facts = Mapping[str, Any]


def _moved(horse: str, before: int, after: int) -> Facts:
    """A stable on the blackboard before and after; the best odds stand in row 1."""
    return {"horse": horse, "before": before, "after": after, "way": _way(before, after)}


def _way(before: int, after: int) -> str:
    return "stays" if before == after else "up" if after < before else "down"


def _new_odds(facts: Facts) -> Facts:
    before, after = facts["before"], facts["after"]
    moved = [_moved(it, before[it], after[it]) for it in before if before[it] != after[it]]
    return {"moved": moved}


def _runs(moves: Mapping[str, int], horses: Iterable[str]) -> list[Facts]:
    """How far each horse moves; who does not move with the others is home."""
    return [{"horse": it, "count": moves.get(it, 0), "home": it not in moves} for it in horses]


def _sprint(facts: Facts) -> Facts:
    one, other = facts["dice"]
    runs = _runs(facts["moves"], dict.fromkeys(facts["dice"]))
    return {"twice": one == other, "colour": one, "runs": runs}


def _places(facts: Facts) -> Facts:
    return {"places": [{"place": at, "horse": it} for at, it in enumerate(facts["ranking"], 1)]}


def at_the_line(placed: Sequence[str]) -> Facts:
    """The place that is given away in a photo that a player decides."""
    return {"place": len(placed) + 1}


OF_RACE: Mapping[str, Callable[[Facts], Facts]] = {
    "movement card": lambda facts: {"runs": _runs(facts["moves"], facts["moves"])},
    "sprint": _sprint,
    "ranking": _places,
    "odds shifted": lambda facts: {"way": _way(facts["before"], facts["after"])},
    "new odds": _new_odds,
}
"""By kind of event: what follows from its facts."""
