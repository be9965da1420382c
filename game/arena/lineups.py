"""Who sits where: a match is a game, its options, and the seatings that each deal is played in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from game import TITLES, Table
from game.bots import NAMES
from game.bots.runner import RANDOM
from game.play import quoted

STEPS = (("sharp", "keen"), ("keen", "casual"), ("casual", RANDOM))
"""The ladder: each level against the next one down."""

LIMIT = 20_000
"""After so many answers, chance included, a game is left, and told of as not ended."""

RACES = 6


class BadMatch(ValueError):
    """A match that cannot be played: one plain sentence says what to change."""


class Match(NamedTuple):
    """What is played: each deal once in each of the `ways` to seat the `levels`.

    `races` is how long a party lasts; `note` is asked of every finished table, for whoever wants to
    know more than the standings; a game that fails is saved into the folder `saves`. `deck` is a
    deck of own cards as a save holds it.
    """

    title: str
    levels: tuple[str, ...]
    ways: tuple[tuple[str, ...], ...]
    options: Mapping[str, str]
    seed: int = 1
    races: int = RACES
    limit: int = LIMIT
    note: Callable[[Table], Any] | None = None
    saves: str = "arena-failures"
    deck: Mapping[str, Any] | None = None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.ways[0])


def levels_known() -> tuple[str, ...]:
    """Every level that can be seated."""
    return (*NAMES, RANDOM)


def match(
    title: str,
    levels: Sequence[str],
    seats: int,
    options: Mapping[str, str] | None = None,
    **more: Any,
) -> Match:
    """A match of these levels, spread evenly over the seats; BadMatch or BadTable where none is.

    `title` may be short: family, board, party.
    """
    known = levels_known()
    for level in levels:
        if level not in known:
            raise BadMatch(
                f"There is no computer player '{quoted(level)}'; there are {', '.join(known)}."
            )
    full = next((id for id in TITLES if f"/{id}".endswith(f"/{title}")), title)
    ways = seatings(levels, seats)
    # says what is wrong with title, seats, options or deck
    Table(full, names(seats), options, deck=more.get("deck"))
    return Match(full, tuple(dict.fromkeys(levels)), ways, dict(options or {}), **more)


def names(seats: int) -> list[str]:
    """Players by number: in the arena nobody needs more of a name."""
    return [f"Player {seat + 1}" for seat in range(seats)]


def seatings(levels: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Every way to seat the levels: in turn round the table, then each one seat on.

    Where they do not divide the seats, each has the extra seats equally often.
    """
    if not 1 <= len(levels) <= seats:
        raise BadMatch(f"{len(levels)} computer players do not fit on {seats} seats.")
    spare = seats % len(levels)
    ways = [
        row[shift:] + row[:shift]
        for more in combinations(range(len(levels)), spare)
        for row in [in_turn(levels, seats // len(levels), more)]
        for shift in range(seats)
    ]
    return tuple(ways if spare else dict.fromkeys(ways))


def in_turn(levels: Sequence[str], times: int, more: Sequence[int]) -> tuple[str, ...]:
    """The levels one after the other, `times` each, and one seat more for some of them."""
    return (*(list(levels) * times), *(levels[at] for at in more))


def ladder(
    titles: Sequence[str], seats: Sequence[int], options: Mapping[str, str], **more: Any
) -> Iterator[Match]:
    """Each level against the next one down, at every number of seats of every title."""
    for title in titles:
        for count in seats:
            for levels in STEPS:
                yield match(title, levels, count, options, **more)
