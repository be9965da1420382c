"""The end: most money wins; level, more races won; still level, the place is shared (N.27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.really_nasty.state import Game


class Standing(NamedTuple):
    """A player's end: money, races won, and what the money came from."""

    seat: int
    place: int
    money: int
    wins: int
    earned: Mapping[str, int]


class Result(NamedTuple):
    """The players from first to last, and who has won: all who are level in front."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


def result(game: Game) -> Result | None:
    """Who has most money; None while the meeting goes on."""
    if game.phase != "over":
        return None
    scores = list(zip(game.money, game.wins, strict=True))
    order = sorted(range(len(scores)), key=lambda seat: scores[seat], reverse=True)
    standings = [
        Standing(
            seat,
            1 + sum([other > scores[seat] for other in scores]),
            *scores[seat],
            game.earned[seat].copy(),
        )
        for seat in sorted(order, key=lambda seat: (-scores[seat][0], -scores[seat][1], seat))
    ]
    winners = [one.seat for one in standings if one.place == 1]
    return Result(tuple(standings), tuple(winners))
