"""The party as everyone sees it: nothing is secret, so every seat sees the same."""

from __future__ import annotations

from typing import NamedTuple

from game.horse_fever.party.awards import AwardsView, awards_view
from game.horse_fever.party.scoring import worths
from game.horse_fever.party.state import Guest, Party, Stake
from game.racing.view import RaceView, race_view


class GuestView(NamedTuple):
    """A guest as everyone sees one: `team` is the seat that holds the purse, None for who holds it.

    `gain` is that of the last race, `losing` the races in a row with bets and none of them paid.
    """

    seat: int
    money: int
    debt: int
    win: Stake | None
    show: Stake | None
    here: bool
    team: int | None
    broke: bool
    gain: int
    losing: int


class PartyView(NamedTuple):
    """The whole party. `round` counts the races, the one being bet on included.

    `phase` is collect (slips on paper), book, race, payoffs, interval or over. `order` are the
    holders of purses, those with most first, `places` their places in the standings; `race` is the
    one running, or the last one.
    """

    seat: int | None
    round: int
    phase: str
    bookmaker: int
    guests: tuple[GuestView, ...]
    race: RaceView | None
    order: tuple[int, ...]
    places: tuple[int, ...]
    awards: AwardsView
    card_92: str


def view(game: Party, seat: int | None) -> PartyView:
    """Everything there is to know."""
    ranked = worths(game)
    return PartyView(
        seat,
        game.round,
        game.phase,
        game.bookmaker,
        tuple([guest_view(guest) for guest in game.guests]),
        None if game.race is None else race_view(game.race),
        tuple([one.seat for one in ranked]),
        tuple([one.place for one in ranked]),
        awards_view(game.awards),
        game.options["card 92"],
    )


def guest_view(guest: Guest) -> GuestView:
    """One guest as everyone sees one."""
    return GuestView(
        guest.seat,
        guest.money,
        guest.debt,
        guest.slip.get("win"),
        guest.slip.get("show"),
        guest.here,
        guest.team,
        guest.team is None and guest.is_broke,
        guest.gain,
        guest.losing,
    )
