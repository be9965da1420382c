"""The states of Dice Derby that are photographed, measured, and searched for English words."""

from __future__ import annotations

from collections.abc import Callable

from tools.staging import asks, drive, new_desk, over, tapped, tells, waited
from web.desk.state import Desk
from web.taps import fill

TITLE, PARTY = "dice-derby", "dice-derby/party"


def derby(players: int = 4, bots: int = 0, seed: int = 7, **options: str) -> Desk:
    """A table just laid; the last seats are those of computers."""
    return new_desk(players, bots, seed, TITLE, **options)


def party(guests: int, seed: int = 7, **options: str) -> Desk:
    """A Derby party just begun."""
    return new_desk(guests, 0, seed, PARTY, **options)


def comings() -> Desk:
    """A party between two races: one has left, one has come, the sheet of guests is open."""
    desk = tapped(drive(party(23), asks("another race")), "guests", "guest 7", "guest-does out 7")
    fill(desk, "newcomer", "Zoe")
    return tapped(desk, "welcome", "guest 3")


SCREENS = ("derby-race", "derby-bets", "derby-watching", "derby-party-40",
           "derby-party-interval", "derby-party-payoffs")  # fmt: skip
"""Those that are photographed on the big screen too."""

STATES: dict[str, Callable[[], Desk]] = {
    "derby-setup": lambda: tapped(derby(), "home", f"setup {TITLE}"),
    "derby-scratch": lambda: drive(derby(), asks("throw", 12)),
    "derby-race": lambda: drive(derby(), asks("throw", 70)),
    "derby-twelve": lambda: drive(derby(12), asks("throw", 60)),
    "derby-even": lambda: drive(derby(2, lanes="even", jockey="on"), asks("throw", 60)),
    "derby-bets": lambda: drive(derby(bets="on"), asks("bet")),
    "derby-bets-six": lambda: drive(derby(6, bets="on"), asks("bet", 40)),
    "derby-slips-laid": lambda: drive(derby(6, bets="on"), asks("throw", 150)),
    "derby-auction": lambda: drive(derby(horses="sold"), asks("bid", 30)),
    "derby-again": lambda: drive(derby(length="20 minutes"), asks("another race")),
    "derby-waited": lambda: drive(derby(4, 3, bets="on"), waited("bet")),
    "derby-watching": lambda: drive(derby(4, 3), tells("stepped", 5)),
    "derby-thrown-for": lambda: drive(
        tapped(drive(derby(), asks("throw")), "throw-for-all"), tells("stepped", 3)
    ),
    "derby-groan": lambda: drive(derby(4, 3), tells("pays in", 3)),
    "derby-home": lambda: drive(derby(4, 3), tells("ranking")),
    "derby-payoffs": lambda: drive(derby(5, bets="on"), lambda desk: desk.payoffs_open),
    "derby-payoffs-twelve": lambda: drive(derby(12), lambda desk: desk.payoffs_open),
    "derby-podium": lambda: drive(derby(5, 2, length="one"), over),
    "derby-party-door": lambda: tapped(new_desk(4), "home", f"setup {TITLE}", f"title {PARTY}"),
    "derby-party-7": lambda: drive(party(7), asks("throw", 30)),
    "derby-party-40": lambda: drive(party(40), asks("throw", 40)),
    "derby-party-payoffs": lambda: drive(party(40), lambda desk: desk.payoffs_open),
    "derby-party-interval": lambda: drive(party(40), asks("another race")),
    "derby-party-guests": comings,
    "derby-past": lambda: tapped(drive(derby(length="one"), over), "history 40"),
}
