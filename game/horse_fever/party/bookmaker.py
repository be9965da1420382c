"""Who keeps the book: by lot at first, then who gained most, or the host all evening (P.2)."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.party.state import Guest, Party
from game.play import Play, draw

RULE = "P.2"


def draw_bookmaker(game: Party) -> Play[None]:
    """The first bookmaker is drawn by lot, unless the host keeps the book."""
    if game.options["bookmaker"] == "host":
        hand_book(game, fit(game.purses()), "host")
        return
    lots = {f"player {guest.seat + 1}": guest for guest in game.purses()}
    hand_book(game, (yield from draw("first bookmaker", lots, RULE)), "lot")


def next_bookmaker(game: Party) -> None:
    """Who gained most in the last race, of equals the nearest clockwise; else the next one."""
    if game.options["bookmaker"] == "host":
        hand_book(game, fit(game.purses()), "host")
        return
    order = sorted(game.purses(game.bookmaker), key=lambda guest: -max(0, guest.gain))
    guest = fit(order)
    hand_book(game, guest, "gain" if guest and guest.gain > 0 else "turn")


def pass_book(game: Party) -> None:
    """The bookmaker has left, so the next one clockwise takes the book over."""
    order = game.purses(game.bookmaker)
    hand_book(game, fit(order) or order[0], "left")


def hand_book(game: Party, guest: Guest | None, by: str) -> None:
    """Give somebody the book, who tears a slip of their own for it."""
    assert guest is not None
    if guest.slip:
        tear(game, guest)
    game.bookmaker = guest.seat
    game.tell("bookmaker", RULE, seat=guest.seat, by=by)


def fit(order: Sequence[Guest]) -> Guest | None:
    """The first who can keep the book so that somebody else can bet; None where nobody can."""
    able = [guest for guest in order if not guest.is_broke]
    for guest in order:
        if len(able) > (guest in able):
            return guest
    return None


def tear(game: Party, guest: Guest) -> None:
    """A slip is torn, and its stakes go back into the purse."""
    for kind in tuple(guest.slip):
        take_back(game, guest, kind)


def take_back(game: Party, guest: Guest, kind: str) -> None:
    """One half of a slip is struck out, and its stake goes back into the purse (P.3)."""
    horse, stake = guest.slip.pop(kind)
    game.settle(guest, "bet torn", "P.3", stake, bet=kind, horse=horse, stake=stake)
