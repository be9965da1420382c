"""Whole games played by chance alone, and ways to tell two tables apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

from game import TITLES, Table
from game.play import CHANCE

TITLE = "horse-fever/family"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
FAMILY = TITLES[TITLE]

Player = Callable[[Table, Random], str]


def setups() -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options that the rules know."""
    for seats, *values in product(FAMILY.seats, *FAMILY.choices.values()):
        options = dict(zip(FAMILY.choices, values, strict=True))
        if FAMILY.refuse(seats, options) is None:
            yield seats, options


def uniform(table: Table, rng: Random) -> str:
    """Any legal answer."""
    assert table.ask is not None
    return table.ask.options[rng.randrange(len(table.ask.options))]


def greedy(table: Table, rng: Random) -> str:
    """All the money on every bet; who has nothing left goes out."""
    assert table.ask is not None
    if table.ask.what.startswith("stake"):
        return table.ask.options[-1]
    return uniform(table, rng)


def mixed(table: Table, rng: Random) -> str:
    """Seat 0 stakes everything, the others anything."""
    assert table.ask is not None
    return (greedy if table.ask.who == 0 else uniform)(table, rng)


PLAYERS: tuple[Player, ...] = (uniform, greedy, mixed, uniform)


def laid(seats: int, options: dict[str, str], dealer: Any = None) -> Table:
    return Table(TITLE, NAMES[:seats], options, dealer=dealer)


def walked(seed: int, seats: int = 3, player: Player = uniform, **options: str) -> Table:
    """A whole game, chance and players from one seed."""
    rng = Random(seed)
    table = laid(seats, options, rng)
    while table.ask is not None:
        table.answer(player(table, rng))
    return table


def stopped(seed: int, steps: int, seats: int = 3, **options: str) -> Table:
    """A game stopped after about so many answers, without a dealer from then on."""
    rng = Random(seed)
    table = laid(seats, options)
    while table.ask is not None and len(table.answers) < steps:
        table.answer(uniform(table, rng))
    return table


def stopped_at(what: str, seed: int = 1, seats: int = 3, **options: str) -> Table:
    """A game without a dealer stopped when this question is open."""
    rng = Random(seed)
    table = laid(seats, options)
    while table.ask is not None and table.ask.what != what:
        table.answer(uniform(table, rng))
    assert table.ask is not None, f"{what!r} never came up"
    return table


def face(table: Table) -> tuple[Any, ...]:
    """All that a table shows and holds: two equal faces are two equal tables."""
    views = [table.view(seat) for seat in (None, *range(len(table.names)))]
    return (
        table.answers, table.askers, table.ask, list(table.events), table.result, views,
        repr(table.game), table.why_no_undo(),
    )  # fmt: skip


def law_of_undo(table: Table) -> bool:
    """Whether the last answer may be taken back, said over again from the table's outside."""
    if not table.answers or table.ask is None:
        return False
    before = table.at(len(table.answers) - 1)
    news = table.events[len(before.events) :]
    return (
        table.askers[-1] != CHANCE
        and table.ask.who == table.askers[-1]
        and not any(event.kind == "card revealed" for event in news)
    )
