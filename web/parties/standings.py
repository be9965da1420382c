"""Between two races: how everybody stands, and the bar with another race or the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.play import Ask, Refusal
from web import html as h
from web.desk.state import Desk
from web.frame.tools import why
from web.html.shows import at_least
from web.parts.pieces import button, choice, greyed, icon
from web.words.speaking import say
from web.words.texts import Question


class Line(NamedTuple):
    """One line of the standings: place, seat, who it is, what the last race brought, the purse."""

    place: int
    seat: int
    name: str
    here: bool
    gained: h.Node
    has: str
    notes: Sequence[str] = ()


def standings(title: str, lines: Sequence[Line]) -> h.Element:
    """Everybody, the fullest purse first, in columns from above to below."""
    return h.section("#standings", aria_labelledby="standings-title", tabindex="0")[
        h.h2("#standings-title")[title],
        h.ol(data_least=at_least(len(lines)))[(standing(line) for line in lines)],
    ]


def standing(line: Line) -> h.Element:
    """One purse: its place, whose it is, what is in it, what the last race brought."""
    look = "" if line.here else "gone"
    return h.li(class_=f"place-{line.place} {look}".strip(), id=f"stands-{line.seat + 1}")[
        h.span(".place")[say("{place:ordinal}", place=line.place)],
        h.span(".no")[str(line.seat + 1)],
        h.span(".guest.fit")[line.name, ([" ", h.small[note]] for note in line.notes if note)],
        line.gained or h.span(".zero")["·"],
        h.b[line.has],
    ]


def bar(asked: Question, ask: Ask, undo: h.Node, on: h.Node, tools: h.Node = None) -> h.Element:
    """Another race is big, the end is quiet."""
    return h.section("#bar.interval-bar", aria_labelledby="ask")[
        h.div(".question")[
            h.h2("#ask", tabindex="-1")[asked.title],
            h.p[asked.help],
        ],
        h.div(".book-acts.row")[
            button([icon("person"), say("Guests")], "guests", "small", id="to-guests"),
            why(ask),
            undo,
            tools,
            "end" in ask.options and choice("end", say("End the party"), None, "small quiet"),
        ],
        on,
    ]


def undo(desk: Desk) -> h.Element:
    """One step back; a whole book is never taken back by one tap."""
    table, label = desk.at.table, [icon("anticlockwise-rotation"), say("Undo")]
    if refusal := table.why_no_undo():
        return greyed(label, Refusal(refusal.reason, "U.1"), "stuck", "small quiet", "undo")
    return button(label, "undo", "small quiet", id="undo")


def another(refusal: Refusal | None) -> h.Element:
    """Another race, which is no second look: nothing is lost by it."""
    if refusal is not None:
        return greyed(say("Another race"), refusal, "why race", "big", "next-race")
    return button(say("Another race"), "next-race", "big go", id="next-race")
