"""The sheet of guests: somebody comes; choose a guest, then what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.play import Ask, Refusal
from game.table import LONGEST_NAME
from web import html as h
from web.desk.state import Desk
from web.parties.state import GuestSheet
from web.parts.pieces import bare_button, button, greyed, piece
from web.parts.sheet import sheet
from web.words.speaking import mark, say

LATER = mark("Not now; between two races.")


class Guest(NamedTuple):
    """One line of the sheet: the seat, whether the guest is here, and a word on how that is."""

    seat: int
    here: bool
    word: str = ""


def guests(
    desk: Desk,
    listed: Sequence[Guest],
    hint: str,
    purse: h.Node,
    more: Sequence[h.Node] = (),
    below: h.Node = None,
) -> h.Element:
    """Who is here, who has gone, and what each can do now.

    `purse` tells what the chosen guest has, `more` are other ways than coming and going.
    """
    table, ask = desk.at.table, desk.at.ask
    here = sum(guest.here for guest in listed)
    whom = desk.own(GuestSheet).whom
    return sheet(
        say("Guests: {here} here", here=here),
        h.div(".guest-sheet")[
            newcomer(desk),
            h.p(".guest-hint", aria_live="polite")[hint],
            whom is not None
            and whom < len(listed)
            and chosen(ask, listed[whom], table.names[whom], purse, more),
            h.ol(".chips.numbered")[
                (chip(guest, table.names[guest.seat], whom == guest.seat) for guest in listed)
            ],
            below,
        ],
        "guests",
    )


def newcomer(desk: Desk) -> h.Element:
    """Somebody new, with a name."""
    return h.div(".newcomer.row")[
        h.label(for_="newcomer")[say("Somebody comes")],
        h.input(
            "#newcomer",
            type="text",
            data_field="newcomer",
            value=desk.own(GuestSheet).newcomer,
            maxlength=str(LONGEST_NAME),
            placeholder=say("Name"),
            autocomplete="off",
            spellcheck="false",
            enterkeyhint="done",
        ),
        button(say("Let in"), "welcome", "go", id="welcome"),
    ]


def chosen(ask: Ask, guest: Guest, name: str, purse: h.Node, more: Sequence[h.Node]) -> h.Element:
    """What can be done with the guest who has been tapped."""
    number = guest.seat + 1
    way = (
        does(ask, f"out {number}", say("Leaves"))
        if guest.here
        else does(ask, f"in {number}", say("Comes back"))
    )
    return h.div(".guest-chosen.row", role="group", aria_label=name)[
        h.span(".no")[str(number)],
        h.b[name],
        h.span(".purse-of")[purse],
        h.div(".ways")[way, more if guest.here else None],
    ]


def does(ask: Ask, text: str, label: str) -> h.Element:
    """One coming or going, or why it cannot be."""
    id = "does-" + text.split(" ", maxsplit=1)[0]
    if text in ask.options:
        return button(label, f"guest-does {text}", "", id=id)
    return not_now(ask, text, label, id)


def not_now(ask: Ask, text: str, label: str, id: str) -> h.Element:
    """A way that is closed, and why."""
    refusal = ask.why(text) or Refusal(LATER, ask.rule)
    return greyed(label, refusal, f"why {text}", "", id)


@piece
def chip(guest: Guest, name: str, is_chosen: bool) -> h.Element:
    """One guest to tap."""
    number = guest.seat + 1
    look = "chip" if guest.here else "chip gone"
    label = [h.b[str(number)], h.span[name], guest.word and h.small[guest.word]]
    return h.li(id=f"chip-{number}")[bare_button(f"guest {number}", look, pressed=is_chosen)[label]]
