"""The end: who has won, and in which order the others stand (R.18, R.20, R.21)."""

from __future__ import annotations

from typing import NamedTuple

from game.risk.state import Game


class Standing(NamedTuple):
    """A player's end: territories and armies, the mission, and after which turn they were out."""

    seat: int
    place: int
    territories: int
    armies: int
    mission: str
    out: int


class Result(NamedTuple):
    """The players from first to last, and who has won: all who are level in front."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


def result(game: Game) -> Result | None:
    """The winner first, then who stayed and owns most; None while the game goes on."""
    if game.phase != "over":
        return None
    worth = [rank(game, seat) for seat in range(game.seats)]
    order = sorted(range(game.seats), key=worth.__getitem__, reverse=True)
    standings = tuple(
        [
            Standing(
                seat,
                1 + sum([other > worth[seat] for other in worth]),
                len(game.own(seat)),
                armies(game, seat),
                game.missions[seat] if game.missions else "",
                game.out.get(seat, (0, 0))[0],
            )
            for seat in order
        ]
    )
    return Result(standings, tuple([one.seat for one in standings if one.place == 1]))


def rank(game: Game, seat: int) -> tuple[bool, int, int, int]:
    """Winner, the turn after which somebody was out, territories, armies: more is better."""
    stayed = game.turns + 1 if seat not in game.out else game.out[seat][0]
    return seat == game.winner, stayed, len(game.own(seat)), armies(game, seat)


def armies(game: Game, seat: int) -> int:
    """All that a seat has on the map."""
    return sum(game.armies[one] for one in game.own(seat))
