"""The sheet of guests: somebody comes; choose a guest, then what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h

from game.play import Ask, Refusal
from game.table import LONGEST_NAME
from web.frame.parts import button, choice, greyed, piece
from web.frame.sheet import sheet
from web.horse_fever import words
from web.horse_fever.party.state import Partying
from web.state import Desk

LATER = Refusal("Not now; between two races.", "P.7")


def guests(desk: Desk) -> h.Element:
    """Who is here, who has gone, and what each can do now."""
    table, view, ask = desk.table, desk.view, desk.ask
    assert table is not None and ask is not None
    names = table.names
    here = sum(guest.here for guest in view.guests)
    return sheet(
        f"Guests: {here} here",
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
    return h.div(".last-orders")[choice("end", "End the party", None, "small quiet")]


def newcomer(desk: Desk) -> h.Element:
    """Somebody new, with a name."""
    return h.div(".newcomer")[
        h.label(for_="newcomer")["Somebody comes"],
        h.input(
            "#newcomer",
            type="text",
            data_field="newcomer",
            value=desk.own(Partying).newcomer,
            maxlength=str(LONGEST_NAME),
            placeholder="Name",
            autocomplete="off",
            spellcheck="false",
            enterkeyhint="done",
        ),
        button("Let in", "welcome", "go", id="welcome"),
    ]


def hint(desk: Desk, names: Sequence[str]) -> str:
    """What a tap on a guest means now."""
    party = desk.own(Partying)
    if party.whom is None:
        return "Or tap a guest who leaves, comes back, joins a purse or takes leave of one."
    if party.teaming:
        return f"With whom does {names[party.whom]} share a purse? Tap the one who holds it."
    return ""


def chosen(desk: Desk, view: Any, ask: Ask, names: Sequence[str]) -> h.Node:
    """What can be done with the guest who has been tapped."""
    seat = desk.own(Partying).whom
    if seat is None or seat >= len(view.guests):
        return None
    guest, number = view.guests[seat], seat + 1
    if not guest.here:
        ways = [does(ask, f"in {number}", "Comes back")]
    else:
        ways = [does(ask, f"out {number}", "Leaves")]
        ways += (
            [does(ask, f"alone {number}", "Plays alone again")]
            if guest.team is not None
            else [teams(desk, view, ask, number)]
        )
    return h.div(".guest-chosen", role="group", aria_label=names[seat])[
        h.span(".no")[str(number)],
        h.b[names[seat]],
        h.span(".purse-of")[purse(guest, names)],
        h.div(".ways")[ways],
    ]


def purse(guest: Any, names: Sequence[str]) -> str:
    """What a guest has to bet with."""
    if guest.team is not None:
        return f"out of {names[guest.team]}'s purse"
    owes = f", owes {words.money(guest.debt)}" if guest.debt else ""
    return f"{words.money(guest.money)}{owes}"


def does(ask: Ask, text: str, label: str) -> h.Element:
    """One coming or going, or why it cannot be."""
    id = "does-" + text.split(" ", maxsplit=1)[0]
    if text in ask.options:
        return button(label, f"guest-does {text}", "", id=id)
    return greyed(label, ask.why(text) or LATER, f"why {text}", "", id)


def teams(desk: Desk, view: Any, ask: Ask, number: int) -> h.Element:
    """Look for a partner, where there is any."""
    others = (f"team {number} with {one.seat + 1}" for one in view.guests)
    if any(text in ask.options for text in others):
        label = "Not after all" if desk.own(Partying).teaming else "Shares a purse with…"
        return button(label, "team-up", "", id="team-up")
    other = next(one.seat + 1 for one in view.guests if one.seat + 1 != number)
    text = f"team {number} with {other}"
    refusal = ask.why(text) or LATER
    return greyed("Shares a purse with…", refusal, f"why {text}", "", "team-up")


def word(view: Any, guest: Any) -> str:
    """What is to be known of a guest, in a word."""
    if not guest.here:
        return "gone"
    if guest.team is not None:
        return f"with {guest.team + 1}"
    if guest.seat == view.bookmaker:
        return "the book"
    return "broke" if guest.broke else ""


@piece
def chip(guest: Any, name: str, is_chosen: bool, word: str) -> h.Element:
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
