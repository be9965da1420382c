"""The end: most money wins; who is level shares the place (W.10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.winners_circle.state import Game


class Standing(NamedTuple):
    """A player's end: money, and what it came from."""

    seat: int
    place: int
    money: int
    earned: Mapping[str, int]


class Result(NamedTuple):
    """The players from first to last, and who has won: all who are level in front."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


def result(game: Game) -> Result | None:
    """Who has most money; None while the game goes on."""
    if game.phase != "over":
        return None
    money = game.money
    order = sorted(range(len(money)), key=lambda seat: -money[seat])
    standings = tuple(
        [
            Standing(
                seat,
                1 + sum([other > money[seat] for other in money]),
                money[seat],
                game.earned[seat].copy(),
            )
            for seat in order
        ]
    )
    return Result(standings, tuple([one.seat for one in standings if one.place == 1]))
