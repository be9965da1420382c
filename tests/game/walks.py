"""Whole games played by chance alone, and ways to tell two tables apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

from game import TITLES, Table

TITLE = "horse-fever/family"
BOARD = "horse-fever/board"
CIRCLE = "winners-circle"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")

Player = Callable[[Table, Random], str]


UNPLAYED = {"form guide", "odds helper", "chances"}
"""Options that no rule reads, so that every value of theirs gives the same game."""


def setups(title: str = TITLE) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options that the rules read."""
    game = TITLES[title]
    choices = {key: values for key, values in game.choices.items() if key not in UNPLAYED}
    for seats, *values in product(game.seats, *choices.values()):
        options = dict(zip(choices, values, strict=True))
        if game.refuse(seats, options) is None:
            yield seats, options


def some_setups(title: str, count: int) -> list[tuple[int, dict[str, str]]]:
    """So many of a title's setups, always the same ones, every number of seats equally often."""
    by_seats = [[one for one in setups(title) if one[0] == seats] for seats in TITLES[title].seats]
    rng = Random(1928)
    return [rng.choice(by_seats[number % len(by_seats)]) for number in range(count)]


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


def thrifty(table: Table, rng: Random) -> str:
    """The least on every bet, seldom a loan, and a purchase rather than none."""
    ask = table.ask
    assert ask is not None
    if ask.what.startswith("stake"):
        return ask.options[0]
    if ask.what == "purchase" and rng.random() < 0.97:
        kept = [text for text in ask.options if not text.startswith(("loan", "pass"))]
        return rng.choice(kept or ["pass"])
    return uniform(table, rng)


PLAYERS: tuple[Player, ...] = (uniform, greedy, mixed, thrifty)


def laid(seats: int, options: dict[str, str], dealer: Any = None, title: str = TITLE) -> Table:
    return Table(title, NAMES[:seats], options, dealer=dealer)


def walked(
    seed: int, seats: int = 3, player: Player = uniform, title: str = TITLE, **options: str
) -> Table:
    """A whole game, chance and players from one seed."""
    rng = Random(seed)
    table = laid(seats, options, rng, title)
    while table.ask is not None:
        table.answer(player(table, rng))
    return table


def stopped(seed: int, steps: int, seats: int = 3, title: str = TITLE, **options: str) -> Table:
    """A game stopped after about so many answers, without a dealer from then on."""
    rng = Random(seed)
    table = laid(seats, options, title=title)
    while table.ask is not None and len(table.answers) < steps:
        table.answer(uniform(table, rng))
    return table


def stopped_at(
    what: str, seed: int = 1, seats: int = 3, title: str = TITLE, **options: str
) -> Table:
    """A game without a dealer stopped when this question is open."""
    rng = Random(seed)
    table = laid(seats, options, title=title)
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
