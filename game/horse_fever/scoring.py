"""The standings at the end, and where each victory point came from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.horse_fever.state import Game, Player


class Standing(NamedTuple):
    """One player's end: `place` from 1 (shared where level), `breakdown` adds up to `vp`.

    `out` is 0 for who played to the end, else the order of leaving; `bankrupt` could not pay a
    loan back: then there is no place, 0, and the points are not counted, whatever `vp` says (5.1);
    who had left before has no place either. Where nobody is left who could win, nobody is placed.
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
    """Players in by points, Danari, and the tie-break; then those bankrupt, then those out.

    Who left last stands before who left first; if nobody is in, nobody is placed (3.3.4, 5.1).
    """
    key = {player.seat: rank(game, player) for player in game.players}
    players = sorted(game.players, key=lambda player: key[player.seat], reverse=True)
    standings = tuple(
        Standing(
            player.seat,
            place(game, player, key),
            player.vp,
            player.money,
            player.out,
            player.bankrupt,
            breakdown(player),
        )
        for player in players
    )
    winners = tuple(s.seat for s in standings if s.place == 1)
    return Result(standings, winners, settled_by(game, standings))


def place(game: Game, player: Player, key: Mapping[int, Rank]) -> int:
    """The place of a player; 0 for a bankrupt one, and for who stands behind such a one."""
    ahead = [other for other in key if key[other] > key[player.seat]]
    seats = (player.seat, *ahead) if game.rulings.bankrupt_unplaced else ()
    is_anybody_in = any(not one.out and not one.bankrupt for one in game.players)
    if not is_anybody_in or any(game.players[seat].bankrupt for seat in seats):
        return 0
    return 1 + len(ahead)


Rank = tuple[int, int, int, bool]


def rank(game: Game, player: Player) -> Rank:
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
    """What put the winner ahead: points, Danari, the die; or who else was left (3.3.4, 5.1).

    Who is bankrupt has not left: that the others could not repay their loans is told apart.
    """
    players = [one for one in standings if not one.out and not one.bankrupt]
    lent = any(one.bankrupt for one in standings)
    if not players:
        return "nobody could repay" if lent else "nobody"
    if game.tie_winner is not None:
        return "die"
    if len(players) == 1 and len(standings) > 1:
        return "only one could repay" if lent else "last one in"
    return "danari" if players[0].vp == players[1].vp else "points"
