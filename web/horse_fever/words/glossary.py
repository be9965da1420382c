"""The racing words that are explained, each by the rule that says it in full; in no language."""

from __future__ import annotations

RULES = {
    "odds": "0.1",
    "win": "2.1.2",
    "show": "2.1.3",
    "stake": "2.1",
    "minimum": "2.1.1",
    "token": "2.1.4",
    "stable": "3.3.2",
    "fixing": "2.2",
    "action-card": "A",
    "blackboard": "0.1",
    "movement-card": "3.2.1",
    "unit": "3.2",
    "sprint": "3.2.2",
    "gate": "3.2.3",
    "line": "3.2.3",
    "photo": "3.2.4",
    "place": "3.2.5",
    "payoffs": "3.3",
    "danari": "F.1",
    "points": "2.1.1",
    "first-player": "2.3",
    "eliminated": "3.3.4",
    "bookmaker": "P.2",
    "book": "P.3",
    "slip": "P.3",
    "favourite": "P.3",
    "team": "P.8",
}
"""The rule of every word, in any language."""
