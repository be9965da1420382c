"""The end: most chips win; who is level shares the place (D.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.dice_derby.state import Game


class Standing(NamedTuple):
    """A player's end: chips, and what they came from."""

    seat: int
    place: int
    money: int
    earned: Mapping[str, int]


class Result(NamedTuple):
    """The players from first to last, and who has won: all who are level in front."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


def result(game: Game) -> Result | None:
    """Who stayed longest and has most chips; None while the game goes on."""
    if game.phase != "over":
        return None
    worth = [(left(game, seat), money) for seat, money in enumerate(game.money)]
    order = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
    standings = tuple([
        Standing(seat, 1 + sum([other > worth[seat] for other in worth]), game.money[seat],
                 game.earned[seat].copy())
        for seat in order
    ])  # fmt: skip
    return Result(standings, tuple([one.seat for one in standings if one.place == 1]))


def left(game: Game, seat: int) -> int:
    """After which race somebody had to leave: the later, the better; never for those who stay.

    Whoever has gone home from a party is ranked by chips like everybody else (D.12).
    """
    if game.is_party:
        return 0
    return game.out.get(seat, game.race + 1)
