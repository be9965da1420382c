"""What a question looks like, for those of every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.play import Ask


class Question(NamedTuple):
    """What is asked: a short title, and one sentence on what to do."""

    title: str
    help: str


Asked = Callable[[Ask, Sequence[str], Any], Question]
"""Puts a question to a player into words, from the names by seat and the view."""
