"""The standings at the end, and where each victory point came from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.horse_fever.state import Game, Player


class Standing(NamedTuple):
    """One player's end: `place` from 1 (shared where level), `breakdown` adds up to `vp`.

    `out` is 0 for who played to the end, else the order of leaving; `bankrupt` could not pay a
    loan back.
    """

    seat: int
    place: int
    vp: int
    money: int
    out: int
    bankrupt: bool
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
            player.bankrupt,
            breakdown(player),
        )
        for player in players
    )
    winners = tuple(s.seat for s in standings if s.place == 1 and not s.out and not s.bankrupt)
    return Result(standings, winners, settled_by(game, standings))


def rank(game: Game, player: Player) -> tuple[int, int, int, bool]:
    """The greater the better; Danari break a tie in the Family Game, but not in the Board Game."""
    if player.out:
        return (-2, 0, player.out, False)
    if player.bankrupt:
        return (-1, 0, 0, False)
    purse = 0 if game.is_board else player.money
    return (player.vp, purse, 0, player.seat == game.tie_winner)


def breakdown(player: Player) -> dict[str, int]:
    """Victory points by origin; stables count one each."""
    return {**player.origins, "stables": len(player.stables)}


def settled_by(game: Game, standings: tuple[Standing, ...]) -> str:
    """What put the winner ahead: points, Danari, the die, last one in, or nobody."""
    players = [one for one in standings if not one.out and not one.bankrupt]
    if not players:
        return "nobody"
    if game.tie_winner is not None:
        return "die"
    if len(players) == 1 and len(standings) > 1:
        return "last one in"
    return "danari" if players[0].vp == players[1].vp else "points"
