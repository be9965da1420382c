"""The end: fewest unpaid loans, then most glory, then most gold; who is level shares (R.5.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.unicorn_fever.state import Game, Player


class Standing(NamedTuple):
    """A player's end: glory and what it came from, gold left, loans that were not paid back."""

    seat: int
    place: int
    glory: int
    gold: int
    loans: int
    earned: Mapping[str, int]

    @property
    def vp(self) -> int:
        """Glory as the arena calls what is counted in any box."""
        return self.glory

    @property
    def money(self) -> int:
        """Gold, likewise."""
        return self.gold

    @property
    def breakdown(self) -> Mapping[str, int]:
        """What the glory came from, likewise."""
        return self.earned


class Result(NamedTuple):
    """The players from first to last, and who has won: all who are level in front."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


def rank(player: Player) -> tuple[int, int, int]:
    """What decides, in its order; the smallest comes first."""
    return player.loans, -player.glory, -player.gold


def result(game: Game) -> Result | None:
    """Who is the Master of the Horn; None while the game goes on."""
    if game.phase != "over":
        return None
    ranks = sorted(map(rank, game.players))
    standings = tuple(
        [
            Standing(
                player.seat,
                1 + ranks.index(rank(player)),
                player.glory,
                player.gold,
                player.loans,
                player.origins.copy(),
            )
            for player in sorted(game.players, key=rank)
        ]
    )
    return Result(standings, tuple([one.seat for one in standings if one.place == 1]))
