"""The sheet of guests: somebody comes; choose a guest, then what."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from game.horse_fever.party.view import GuestView, PartyView
from game.play import Ask, Refusal
from game.table import LONGEST_NAME
from web.desk.state import Desk
from web.horse_fever.partying import Partying
from web.horse_fever.seen import party_seen
from web.horse_fever.words.saying import say
from web.parts.pieces import button, choice, greyed, piece
from web.parts.sheet import sheet
from web.words.speaking import mark

LATER = Refusal(mark("Not now; between two races."), "P.7")


def guests(desk: Desk) -> h.Element:
    """Who is here, who has gone, and what each can do now."""
    table, view, ask = desk.table, party_seen(desk.view), desk.ask
    assert table is not None and ask is not None
    names = table.names
    here = sum(guest.here for guest in view.guests)
    return sheet(
        say("Guests: {here} here", here=here),
        h.div(".guest-sheet")[
            newcomer(desk),
            h.p(".guest-hint", aria_live="polite")[hint(desk, names)],
            chosen(desk, view, ask, names),
            h.ol(".chips.numbered")[
                (
                    chip(
                        guest,
                        names[guest.seat],
                        desk.own(Partying).whom == guest.seat,
                        word(view, guest),
                    )
                    for guest in view.guests
                )
            ],
            last_orders(ask),
        ],
        "guests",
    )


def last_orders(ask: Ask) -> h.Node:
    """The quiet way to the end while the book is open; between races it stands on the bar."""
    if ask.what != "book" or "end" not in ask.options:
        return None
    return h.div(".last-orders")[choice("end", say("End the party"), None, "small quiet")]


def newcomer(desk: Desk) -> h.Element:
    """Somebody new, with a name."""
    return h.div(".newcomer")[
        h.label(for_="newcomer")[say("Somebody comes")],
        h.input(
            "#newcomer",
            type="text",
            data_field="newcomer",
            value=desk.own(Partying).newcomer,
            maxlength=str(LONGEST_NAME),
            placeholder=say("Name"),
            autocomplete="off",
            spellcheck="false",
            enterkeyhint="done",
        ),
        button(say("Let in"), "welcome", "go", id="welcome"),
    ]


def hint(desk: Desk, names: Sequence[str]) -> str:
    """What a tap on a guest means now."""
    party = desk.own(Partying)
    if party.whom is None:
        return say("Or tap a guest who is leaving, coming back, joining a team or leaving one.")
    if party.teaming:
        return say(
            "With whom does {name} share a purse? Tap the one who holds it.",
            name=names[party.whom],
        )
    return ""


def chosen(desk: Desk, view: PartyView, ask: Ask, names: Sequence[str]) -> h.Node:
    """What can be done with the guest who has been tapped."""
    seat = desk.own(Partying).whom
    if seat is None or seat >= len(view.guests):
        return None
    guest, number = view.guests[seat], seat + 1
    if not guest.here:
        ways = [does(ask, f"in {number}", say("Comes back"))]
    else:
        ways = [does(ask, f"out {number}", say("Leaves"))]
        ways += (
            [does(ask, f"alone {number}", say("Plays alone again"))]
            if guest.team is not None
            else [teams(desk, view, ask, number)]
        )
    return h.div(".guest-chosen", role="group", aria_label=names[seat])[
        h.span(".no")[str(number)],
        h.b[names[seat]],
        h.span(".purse-of")[purse(guest, names)],
        h.div(".ways")[ways],
    ]


def purse(guest: GuestView, names: Sequence[str]) -> str:
    """What a guest has to bet with."""
    if guest.team is not None:
        return say("shares the purse of {holder:player}", names, holder=guest.team)
    return say("{money:money}{debt:some(, owes {debt:money})}", money=guest.money, debt=guest.debt)


def does(ask: Ask, text: str, label: str) -> h.Element:
    """One coming or going, or why it cannot be."""
    id = "does-" + text.split(" ", maxsplit=1)[0]
    if text in ask.options:
        return button(label, f"guest-does {text}", "", id=id)
    return greyed(label, ask.why(text) or LATER, f"why {text}", "", id)


def teams(desk: Desk, view: PartyView, ask: Ask, number: int) -> h.Element:
    """Look for a partner, where there is any."""
    others = (f"team {number} with {one.seat + 1}" for one in view.guests)
    if any(text in ask.options for text in others):
        label = say("Not after all") if desk.own(Partying).teaming else say("Shares a purse with…")
        return button(label, "team-up", "", id="team-up")
    other = next(one.seat + 1 for one in view.guests if one.seat + 1 != number)
    text = f"team {number} with {other}"
    refusal = ask.why(text) or LATER
    return greyed(say("Shares a purse with…"), refusal, f"why {text}", "", "team-up")


def word(view: PartyView, guest: GuestView) -> str:
    """What is to be known of a guest, in a word."""
    if not guest.here:
        return say("gone")
    if guest.team is not None:
        return say("with {number}", number=guest.team + 1)
    if guest.seat == view.bookmaker:
        return say("the book")
    return say("broke") if guest.broke else ""


@piece
def chip(guest: GuestView, name: str, is_chosen: bool, word: str) -> h.Element:
    """One guest to tap."""
    number = guest.seat + 1
    return h.li(id=f"chip-{number}")[
        h.button(
            class_="chip" if guest.here else "chip gone",
            type="button",
            data_do=f"guest {number}",
            aria_pressed="true" if is_chosen else "false",
        )[h.b[str(number)], h.span[name], word and h.small[word]]
    ]
