"""What the page of a party remembers beside the table, and whose slip is open by it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from game.horse_fever.party.state import Stake
from game.horse_fever.party.view import GuestView, PartyView
from web.desk.state import Desk

WHEN = ("book", "collect", "next race")
"""The questions at which guests come and go."""

Slip = Mapping[str, tuple[str, int]]
"""A horse and a stake by kind of bet."""


@dataclass(slots=True)
class Countdown:
    """Time to the off: `until` in milliseconds while it runs, 0 while it does not.

    `table` is the table it runs at. A page that is opened again knows of none.
    """

    OF_TABLE: ClassVar[bool] = True
    until: int = 0
    table: str = ""


@dataclass(slots=True)
class OpenBook:
    """What is known of a book beside the bets in it, for the race `at` (a table and its number).

    `out` are seats that sit that race out, `settled` computers that hand in nothing more; at the
    step `quiet_at` none of them does.
    """

    OF_TABLE: ClassVar[bool] = True
    at: tuple[str, int] = ("", 0)
    out: set[int] = field(default_factory=set)
    settled: set[int] = field(default_factory=set)
    quiet_at: int = -1

    def hush(self, at: int) -> None:
        """A step has been taken back: computers hand in nothing until somebody has answered."""
        self.quiet_at, self.settled = at, set()


@dataclass(slots=True)
class Partying:
    """What whoever writes slips has in hand.

    `chosen` is the seat whose slip is open; `stakes` are the presets, which stay for the next
    guest; `teaming` says that a partner is being looked for. `lasts` are the last slips of race
    `lasts_at`.
    """

    chosen: int | None = None
    stakes: dict[str, str] = field(default_factory=lambda: {"win": "200", "show": "200"})
    teaming: bool = False
    lasts: Mapping[int, Slip] = field(default_factory=dict)
    lasts_at: tuple[str, int, int] | None = None

    def leave(self) -> None:
        """Another table comes, or this one anew: nobody is chosen."""
        self.chosen = self.lasts_at = None
        self.teaming = False


# whose slip is open


def others(desk: Desk) -> bool:
    """Whether other people are at the party than are in front of this page."""
    return len(desk.at.table.names) - len(desk.at.table.bots) > len(desk.people)


def bets(guest: GuestView) -> dict[str, Stake]:
    """The bets on a guest's slip, by kind."""
    both = {"win": guest.win, "show": guest.show}
    return {kind: bet for kind, bet in both.items() if bet is not None}


def may_bet(view: PartyView, guest: GuestView) -> bool:
    """Whether a guest has a purse of their own to bet from in this race."""
    is_bookmaker = guest.seat == view.bookmaker
    return guest.here and guest.team is None and not guest.broke and not is_bookmaker


def sits_out(desk: Desk, view: PartyView, seat: int) -> bool:
    """Whether somebody has said that there will be no bet in this race."""
    kept = desk.own(OpenBook)
    return kept.at == (desk.id, view.round) and seat in kept.out


def missing(desk: Desk, view: PartyView) -> list[GuestView]:
    """Who could bet and has no slip yet."""
    return [
        guest
        for guest in view.guests
        if may_bet(view, guest) and not bets(guest) and not sits_out(desk, view, guest.seat)
    ]


def chosen(desk: Desk, view: PartyView) -> GuestView | None:
    """The guest whose slip is open: the one tapped, else the first without a slip, else nobody.

    Whoever is alone in front of the page has the own slip. Computers hand theirs in by themselves,
    so a person comes first.
    """
    seat = desk.own(Partying).chosen
    for one in (seat, desk.people[0] if desk.alone else None):
        if one is not None and one < len(view.guests) and may_bet(view, view.guests[one]):
            return view.guests[one]
    if desk.alone and view.bookmaker in desk.people and others(desk):
        return None  # each of them has a slip in hand
    without = missing(desk, view) or [one for one in view.guests if may_bet(view, one)]
    people = [one for one in without if one.seat not in desk.at.table.bots]
    return next(iter(people or without), None)
