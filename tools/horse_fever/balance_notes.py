"""What the balance page wants to know of a game of the arena, and means of it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from game import Table
from game.arena import Estimate, Played
from game.arena.figures import Z


class Noted(NamedTuple):
    """One game: who began, what each seat has had, who dropped out, and the races.

    `had` holds `character x`, `assistant x`, `horse x` (at the end) and `action x` (placed at least
    once), seat by seat; `rows` the rows of odds that horses ran from, first to last, race by race.
    """

    first: int
    had: tuple[tuple[str, ...], ...]
    out: int
    rows: tuple[tuple[int, ...], ...]


def note(table: Table) -> Noted:
    """Everything that the page counts, from one finished table."""
    placed: list[set[str]] = [set() for _ in table.names]
    rows: list[tuple[int, ...]] = []
    ranking: tuple[str, ...] = ()
    first = 0
    for event in reversed(table.events):
        if event.kind == "first player":
            first = event.facts["seat"]
        elif event.kind == "card revealed":
            placed[event.facts["seat"]].add(f"action {event.facts['card']}")
    for event in table.events:
        if event.kind == "ranking":
            ranking = event.facts["ranking"]
        elif event.kind == "new odds":
            before = event.facts["before"]
            rows.append(tuple([before[horse] for horse in ranking]))
    view = table.view(None)
    had = [
        (
            *([f"character {seat.character}"] if seat.character else []),
            *(f"assistant {card}" for card in seat.assistants),
            *(f"horse {card}" for card in seat.horses),
            *sorted(placed[seat.seat]),
        )
        for seat in view.seats
    ]
    out = sum(bool(seat.out) or seat.bankrupt for seat in view.seats)
    return Noted(first, tuple(had), out, tuple(rows))


Seat = tuple[Played, int]
"""A game and one of its seats."""


def seats_of(games: Iterable[Played]) -> Iterator[list[Seat]]:
    """Game by game, every seat of it."""
    for game in games:
        yield [(game, seat) for seat in range(len(game.levels))]


def mean_over(
    games: Iterable[Played], belongs: Callable[[Seat], bool], value: Callable[[Seat], float]
) -> tuple[int, Estimate]:
    """How many seats belong, and the mean of their values with half its interval."""
    sums = []
    for seats in seats_of(games):
        chosen = [value(seat) for seat in seats if belongs(seat)]
        if chosen:
            sums.append((sum(chosen), len(chosen)))
    return mean_of(sums)


def mean_of(sums: Sequence[tuple[float, int]]) -> tuple[int, Estimate]:
    """How many values there are and their mean, from (their sum, how many) game by game.

    What belongs to one game shares its luck, so games are what scatters: the 95 percent interval is
    that of a ratio of two sums over games. Its half is infinite where fewer than two games count.
    """
    count = sum(size for _, size in sums)
    if not count:
        return 0, Estimate(float("nan"), float("inf"))
    mean = sum(total for total, _ in sums) / count
    if len(sums) < 2:
        return count, Estimate(mean, float("inf"))
    squares = sum([(total - mean * size) ** 2 for total, size in sums])
    return count, Estimate(mean, Z * sqrt(squares * len(sums) / (len(sums) - 1)) / count)


def wins(seat: Seat) -> float:
    """The seat's part of the win, in percent."""
    game, at = seat
    return 100 * game.shares[at]


def points(seat: Seat) -> float:
    """The seat's victory points."""
    game, at = seat
    return game.vp[at]


def has(card: str) -> Callable[[Seat], bool]:
    """Whether a seat has had a card."""

    def told(seat: Seat) -> bool:
        game, at = seat
        return card in game.note.had[at]

    return told


def lacks(card: str) -> Callable[[Seat], bool]:
    """Whether a seat has not had a card."""
    held = has(card)
    return lambda seat: not held(seat)
