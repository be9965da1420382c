"""A golden game as people play it: what chance says and what players answer, apart."""

from __future__ import annotations

from dataclasses import dataclass

from game import Table, saves
from game.play import CHANCE
from tools.golden import GOLDEN


@dataclass(frozen=True)
class Recorded:
    """A finished game: its table, and what chance and the players said, apart."""

    table: Table
    outcomes: list[int]
    answers: list[tuple[str, str]]


def recorded(name: str) -> Recorded:
    """A golden game by its path under tests/golden."""
    table = saves.loads((GOLDEN / name).read_text())
    then = table.at(0)
    outcomes: list[int] = []
    answers: list[tuple[str, str]] = []
    for text in table.answers:
        assert then.ask is not None
        if then.ask.who == CHANCE:
            outcomes.append(then.ask.options.index(text))
        else:
            answers.append((then.ask.what, text))
        then.answer(text)
    return Recorded(table, outcomes, answers)
