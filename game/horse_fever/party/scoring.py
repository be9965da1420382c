"""The standings: the fullest purse, what is owed taken off (P.10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.horse_fever.party.awards import AwardsView, awards_view
from game.horse_fever.party.state import Party


class Worth(NamedTuple):
    """A purse in the standings: whose, its place (shared where level), and what it is worth."""

    seat: int
    place: int
    worth: int


class Standing(NamedTuple):
    """One guest's end. A member of a team has the place and the worth of its purse.

    `money` is in the guest's own purse, `debt` the guest's own loans, `team` who holds the purse.
    The other fields are those of other games' standings, where nobody goes out or has points here.
    """

    seat: int
    place: int
    vp: int
    money: int
    out: int
    bankrupt: bool
    breakdown: Mapping[str, int]
    debt: int
    worth: int
    team: int | None
    here: bool


class Result(NamedTuple):
    """The standings from first to last, the winners' seats, what settled it, and the awards."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]
    settled_by: str
    awards: AwardsView


def worths(game: Party) -> list[Worth]:
    """Every purse, the fullest first and of equals the lowest seat, stakes on slips counted in."""
    worth = {guest.seat: guest.money + guest.staked for guest in game.guests if guest.team is None}
    for guest in game.guests:
        if guest.debt:
            worth[guest.seat if guest.team is None else guest.team] -= guest.debt
    order = sorted(worth, key=lambda seat: -worth[seat])
    ranked: list[Worth] = []
    for number, seat in enumerate(order, 1):
        is_level = bool(ranked) and ranked[-1].worth == worth[seat]
        ranked.append(Worth(seat, ranked[-1].place if is_level else number, worth[seat]))
    return ranked


def result(game: Party) -> Result:
    """Purse by purse, each team together; who is first wins, or all who are level there."""
    standings = tuple(
        [
            Standing(
                guest.seat, purse.place, 0, guest.money, 0, False, {},
                guest.debt, purse.worth, guest.team, guest.here,
            )
            for purse in worths(game)
            for guest in game.team_of(game.guests[purse.seat])
        ]
    )  # fmt: skip
    winners = tuple([one.seat for one in standings if one.place == 1])
    purses = [one for one in standings if one.place == 1 and one.team is None]
    settled = "danari" if len(purses) == 1 else "level"
    return Result(standings, winners, settled, awards_view(game.awards))
