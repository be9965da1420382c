"""The rules of each game of the box in the language of the page."""

from __future__ import annotations

from collections.abc import Sequence

from web.horse_fever.words.by_title import of_title
from web.words.texts import Rule

__all__ = ["Rule", "rule", "rules"]


def rules(title_id: str) -> Sequence[Rule]:
    """All rules of a game in the order of its rulebook; KeyError if there is no such game."""
    return of_title(title_id).rules


def rule(title_id: str, rule_id: str) -> Rule:
    """One rule by its number; KeyError if there is no such game or rule."""
    return {it.id: it for it in rules(title_id)}[rule_id]
