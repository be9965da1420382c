"""A made-up game of 5,000 answers, and how long it takes in its first and in its last round.

It stands alone, for the browser's Python: nothing here is imported but the rules.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from game import TITLES, Table, Title, saves
from game.play import REST, Event, Play, choose, draw
from game.table import rest_of

ID = "bench/long"
ROUNDS, EACH, SEATS = 100, 50, 4
"""Each round has so many answers: a die, and then numbers, two of every player in turn."""

MIDDLE = 26
"""In a round, an answer that can be taken back."""


Figures = list[tuple[str, list[float], list[float]]]
"""What was done, with its milliseconds in the first round, and in the last."""


@dataclass(slots=True)
class Long:
    """A made-up game about as large as a real one: purses, odds, and the cards of each hand."""

    seats: int
    round: int = 0
    purses: dict[str, int] = field(default_factory=dict)
    hands: list[list[str]] = field(default_factory=list)
    board: dict[str, list[int]] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)


def new(seats: int, _options: Mapping[str, str]) -> Long:
    """Full purses, some cards in every hand, and twenty horses on the board."""
    hands = [[f"card {seat}-{number}" for number in range(8)] for seat in range(seats)]
    board = {f"horse {number}": [number, 0, 0] for number in range(20)}
    return Long(seats, 0, {str(seat): 1000 for seat in range(seats)}, hands, board)


def play(game: Long) -> Play[None]:
    """Round after round: a die is rolled, and everybody in turn says two numbers."""
    numbers = {str(number): number for number in range(1, 7)}
    while game.round < ROUNDS:
        yield REST
        rolled = yield from draw("die", numbers)
        for turn in range(EACH - 1):
            seat = turn // 2 % game.seats
            said = yield from choose(seat, "number", numbers)
            game.purses[str(seat)] += said - rolled
            game.board[f"horse {rolled}"][1] += said
            game.events.append(Event("said", "", {"seat": seat, "number": said}))
        game.round += 1


TITLE = Title(
    ID, "A long game", (SEATS,), {}, {}, new, play, lambda game, _seat: game.round, lambda _game: ()
)


@contextmanager
def registered() -> Iterator[None]:
    """The title is one of the house's while this runs."""
    TITLES[ID] = TITLE
    try:
        yield
    finally:
        del TITLES[ID]


def played(answers: int) -> Table:
    """The game after about so many answers, where a player is asked."""
    rng = Random(1928)
    table = Table(ID, ("Ann", "Ben", "Cat", "Dan"), dealer=rng)
    while len(table.answers) < answers:
        table.answer(str(rng.randint(1, 6)))
    return table


Late = tuple[Table, str]
"""A table, and what its player answers next."""


def tap(late: Late) -> None:
    """What the page does when a button is tapped: it asks a twin what would follow, and answers."""
    table, answer = late
    table.at(len(table.answers)).answer(answer)
    table.answer(answer)


def back(table: Table) -> None:
    """One answer back."""
    table.undo()


def kept(table: Table) -> tuple[str, bytes | None]:
    """What the browser keeps of a table: its save, and the table as it rested last."""
    return saves.dumps(table), rest_of(table)


def wake(kept: tuple[str, bytes | None]) -> None:
    """From what is kept to the table, and what the page asks of it first."""
    woken = saves.salvage(kept[0], rest=kept[1]).table
    woken.at(len(woken.answers))


def answered(late: Late) -> Table:
    """The table with one answer more."""
    table, answer = late
    table.answer(answer)
    return table


ACTS: Mapping[str, tuple[Callable[[Late], Any], Callable[[Any], None]]] = {
    "a tap": (lambda late: late, tap),
    "an undo": (answered, back),
    "a wake": (lambda late: kept(late[0]), wake),
}
"""What is done, and what it is done to."""


def times(name: str, whole: Table, answers: int, runs: int = 20) -> list[float]:
    """Milliseconds of an act, done again and again to a table after so many answers."""
    found = []
    prepare, act = ACTS[name]
    for _ in range(runs):
        table = whole.at(answers)
        table.deal(Random(3))
        subject = prepare((table, whole.answers[answers]))
        start = time.perf_counter()
        act(subject)
        found.append((time.perf_counter() - start) * 1000)
    return found


def both(whole: Table, first: int, last: int, runs: int = 20) -> Figures:
    """Every act with its times after so few answers, and after so many."""
    return [(name, times(name, whole, first, runs), times(name, whole, last, runs))
            for name in ACTS]  # fmt: skip


def figures(runs: int = 20) -> Figures:
    """In the middle of the first round of the made-up game, and of the last."""
    first, last = MIDDLE, (ROUNDS - 1) * EACH + MIDDLE
    with registered():
        return both(played(last + 1), first, last, runs)


def meeting(text: str, runs: int = 20) -> Figures:
    """In a whole game of the house, from its save: where somebody was asked early on, and late."""
    whole = saves.loads(text)
    count = len(whole.answers)
    asked = [at for at in range(count) if (ask := whole.at(at).ask) is not None and ask.who >= 0
             and len(ask.options) > 1]  # fmt: skip
    return both(whole, asked[len(asked) // 20], asked[-len(asked) // 20], runs)


def deep(text: str, few: int, many: int, count: int = 10) -> Figures:
    """In a whole game, at some moments from so few answers on, and from so many on.

    How quick a tap is depends on how far behind the last rest lies, so that one moment says little.
    """
    whole = saves.loads(text)

    def is_asked(at: int) -> bool:
        ask = whole.at(at).ask
        return ask is not None and ask.who >= 0 and len(ask.options) > 1

    def moments(first: int) -> list[int]:
        found = (at for at in range(first, len(whole.answers)) if is_asked(at) and is_asked(at + 1))
        return list(islice(found, count))

    early, late = moments(few), moments(many)
    found: Figures = []
    for name in ACTS:
        first, last = ([one for at in ats for one in times(name, whole, at, 5)]
                       for ats in (early, late))  # fmt: skip
        found.append((name, first, last))
    return found
