"""The standings at the end, and where each victory point came from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.horse_fever.state import Game, Player


class Standing(NamedTuple):
    """One player's end: `place` from 1 (shared where level), `breakdown` adds up to `vp`.

    `out` is 0 for who played to the end, else the order of leaving.
    """

    seat: int
    place: int
    vp: int
    money: int
    out: int
    breakdown: Mapping[str, int]


class Result(NamedTuple):
    """The standings from first to last, the winners' seats, and what settled it."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]
    settled_by: str


def result(game: Game) -> Result:
    """Players in by points, Danari, and the tie-break; then those out, last to leave first."""
    key = {player.seat: rank(game, player) for player in game.players}
    players = sorted(game.players, key=lambda player: key[player.seat], reverse=True)
    standings = tuple(
        Standing(
            player.seat,
            1 + sum(other > key[player.seat] for other in key.values()),
            player.vp,
            player.money,
            player.out,
            breakdown(player),
        )
        for player in players
    )
    winners = tuple(s.seat for s in standings if s.place == 1 and not s.out)
    return Result(standings, winners, settled_by(game, standings))


def rank(game: Game, player: Player) -> tuple[int, int, int, bool]:
    """The greater the better."""
    if player.out:
        return (-1, 0, player.out, False)
    return (player.vp, player.money, 0, player.seat == game.tie_winner)


def breakdown(player: Player) -> dict[str, int]:
    """Victory points by origin; stables count one each."""
    return {**player.origins, "stables": len(player.stables)}


def settled_by(game: Game, standings: tuple[Standing, ...]) -> str:
    """What put the winner ahead: points, Danari, the die, last one in, or nobody."""
    players = [standing for standing in standings if not standing.out]
    if not players:
        return "nobody"
    if game.tie_winner is not None:
        return "die"
    if len(players) == 1 and len(standings) > 1:
        return "last one in"
    return "danari" if players[0].vp == players[1].vp else "points"
