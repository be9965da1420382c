"""What a sentence is told of, where the facts of an event do not say it outright; in no language.

A template counts nothing and compares nothing: what it is to choose by, or to list, stands here.
"""

from __future__ import annotations

from collections.abc import Callable

from game.horse_fever.people import TARGET_VP
from game.play import Event
from web.racing.facts import OF_RACE
from web.words.formatter import Facts


def facts_of(event: Event) -> Facts:
    """The facts of an event, and what follows from them."""
    more = _MORE.get(event.kind)
    return {**event.facts, **more(event.facts)} if more else event.facts


def _stables(facts: Facts) -> Facts:
    ranked = sorted(facts["odds"].items(), key=lambda each: each[1])
    return {"stables": [{"horse": it, "row": row} for it, row in ranked]}


def _back(facts: Facts) -> Facts:
    """What somebody who is out gives back."""
    back = [{"what": it, "much": facts[it]} for it in ("money", "vp") if facts[it]]
    return {"back": [*back, *({"what": "stable", "much": it} for it in facts["stables"])]}


_MORE: dict[str, Callable[[Facts], Facts]] = {
    **OF_RACE,
    "stables placed": _stables,
    "short": lambda facts: {"horse": facts.get("horse", ""), "other": facts.get("other", 0)},
    "eliminated": _back,
    "loan repaid": lambda facts: {"count": len(facts["loans"])},
    "target": lambda facts: {"points": TARGET_VP},
    "guest in": lambda facts: {"number": facts["seat"] + 1},
    "party loan": lambda facts: {"more": facts["debt"] != facts["money"]},
    "team left": lambda facts: {"own": facts["seat"] == facts["leader"]},
}
