"""What a sentence is told of, where the facts of an event do not say it outright; in no language.

A template counts nothing and compares nothing: what it is to choose by, or to list, stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.horse_fever.people import TARGET_VP
from game.play import Event

Facts = Mapping[str, Any]


def facts_of(event: Event) -> Facts:
    """The facts of an event, and what follows from them."""
    more = _MORE.get(event.kind)
    return {**event.facts, **more(event.facts)} if more else event.facts


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


def _stables(facts: Facts) -> Facts:
    ranked = sorted(facts["odds"].items(), key=lambda each: each[1])
    return {"stables": [{"horse": it, "row": row} for it, row in ranked]}


def _back(facts: Facts) -> Facts:
    """What somebody who is out gives back."""
    back = [{"what": it, "much": facts[it]} for it in ("money", "vp") if facts[it]]
    return {"back": [*back, *({"what": "stable", "much": it} for it in facts["stables"])]}


def _places(facts: Facts) -> Facts:
    return {"places": [{"place": at, "horse": it} for at, it in enumerate(facts["ranking"], 1)]}


_MORE: dict[str, Callable[[Facts], Facts]] = {
    "stables placed": _stables,
    "movement card": lambda facts: {"runs": _runs(facts["moves"], facts["moves"])},
    "sprint": _sprint,
    "ranking": _places,
    "odds shifted": lambda facts: {"way": _way(facts["before"], facts["after"])},
    "new odds": _new_odds,
    "short": lambda facts: {"horse": facts.get("horse", ""), "other": facts.get("other", 0)},
    "eliminated": _back,
    "loan repaid": lambda facts: {"count": len(facts["loans"])},
    "target": lambda facts: {"points": TARGET_VP},
    "guest in": lambda facts: {"number": facts["seat"] + 1},
    "party loan": lambda facts: {"more": facts["debt"] != facts["money"]},
    "team left": lambda facts: {"own": facts["seat"] == facts["leader"]},
}
