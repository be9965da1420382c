"""The guests as small numbered tiles: who has laid what, and who has no slip yet."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.party.state import Stake
from game.horse_fever.party.view import GuestView, PartyView
from web import html as h
from web.desk.state import Desk
from web.horse_fever import partying, words
from web.horse_fever.words.saying import say
from web.parts.pieces import bare_button, icon, piece, silk, unseen
from web.words.speaking import mark

SHORT = 10_000
"""From here on a purse is written in thousands: tiles are small."""


def tiles(desk: Desk, view: PartyView, names: Sequence[str]) -> h.Element:
    """Everybody who has come, by number."""
    now = partying.chosen(desk, view)
    seat = None if now is None else now.seat
    return h.section(
        "#guests", class_=f"of-{crowd(len(view.guests))}", aria_label=say("The guests")
    )[
        h.ol[
            (
                tile(
                    guest,
                    names[guest.seat],
                    state(desk, view, guest),
                    guest.seat == seat,
                    "" if guest.team is None else names[guest.team],
                )
                for guest in view.guests
            )
        ]
    ]


def crowd(count: int) -> str:
    """How many there are, roughly: so large are the tiles."""
    return next(size for most, size in ((8, "few"), (20, "some"), (99, "many")) if count <= most)


def state(desk: Desk, view: PartyView, guest: GuestView) -> str:
    """What is to be known of a guest while bets are taken, in a word."""
    if not guest.here:
        return "gone"
    if guest.seat == view.bookmaker:
        return "keeps"
    if guest.team is not None:
        return "member"
    if guest.broke:
        return "broke"
    if partying.bets(guest):
        return "laid"
    return "sits" if partying.sits_out(desk, view, guest.seat) else "missing"


SAID = {
    "gone": mark("gone home"),
    "keeps": mark("keeps the book"),
    "broke": mark("broke"),
    "sits": mark("sits out"),
    "missing": mark("no slip yet"),
}


@piece
def tile(guest: GuestView, name: str, state: str, is_chosen: bool, leader: str) -> h.Element:
    """One guest: number, name, purse, and the slip in short."""
    number = guest.seat + 1
    return h.li(id=f"guest-{number}")[
        bare_button(f"slip {number}", f"tile-of {state}", f"slip-{number}", pressed=is_chosen)[
            h.span(".no")[str(number)],
            h.span(".guest.fit")[name],
            h.span(".purse-of")[short(guest.money)],
            h.span(".slip-of.row.fit")[said(guest, state, leader)],
        ]
    ]


def short(amount: int) -> str:
    """A purse on a tile."""
    return (
        say("{thousands}k", thousands=say.figures(f"{amount / 1000:.4g}"))
        if amount >= SHORT
        else say("{amount:number}", amount=amount)
    )


def said(guest: GuestView, state: str, leader: str) -> list[h.Node]:
    """The two bets, or why there are none."""
    if state == "keeps":
        return [icon("scroll-quill"), f" {say(SAID[state])}"]
    if state != "laid":
        return [say("with {leader}", leader=leader) if leader else say(SAID[state])]
    return [half(kind, bet) for kind, bet in partying.bets(guest).items()]


def half(kind: str, bet: Stake) -> h.Element:
    """One bet of a slip in short; a show bet has a broken rim."""
    horse = words.HORSES[bet.horse]
    return h.span(class_=f"half half-{kind}")[
        silk(bet.horse),
        unseen(say("{bet:bet} on {horse}", bet=kind, horse=horse.name) + " "),
        short(bet.stake),
    ]
