"""What the tablet shows of phones: who is asked on one, and that one wants a seat."""

from __future__ import annotations

from web import html as h
from web.desk import undoable
from web.desk.state import Desk
from web.frame.undoing import undo
from web.html.writing import Edit
from web.parts.pieces import button, charm, unseen
from web.phones import owning
from web.phones.phones_here import phones_of
from web.words.speaking import say


class Bar(Edit):
    """Puts the bar of somebody who is asked on an own phone in place of the screen's."""

    def __init__(self, desk: Desk, seat: int) -> None:
        self.desk, self.seat = desk, seat

    def opened(self, element: h.Element) -> h.Node:
        """The screen's bar, or what it is not."""
        return bar(self.desk, self.seat) if element.attrs.get("id") == "bar" else element


class Holders(Edit):
    """Marks the players at the table who have a phone, and those whose phone is away."""

    def __init__(self, desk: Desk) -> None:
        house, table = phones_of(desk), desk.at.table
        here = {one.seat for one in house.awake()}
        named = {one.name for one in owning.known(desk).values() if one.table == desk.id}
        self.marks = {
            f"player-{seat}": "here" if seat in here else "away"
            for seat, name in enumerate(table.names)
            if seat in here or name in named
        }

    def opened(self, element: h.Element) -> h.Node:
        """The player, with a word for whoever cannot see the mark."""
        mark = self.marks.get(element.attrs.get("id", ""))
        if mark is None:
            return element
        told = say("has a phone") if mark == "here" else say("the phone is away")
        its = h.Element(element.name, {**element.attrs, "data-phone": mark}, element.inside)
        return its[unseen(f"{told} "), element.inside]


def bar(desk: Desk, seat: int) -> h.Element:
    """Somebody is asked on an own phone: who, and the way to ask on the tablet after all."""
    name = desk.at.table.names[seat]
    return h.section("#bar.phone-bar", aria_labelledby="ask")[
        h.div(".question")[
            h.h2("#ask", tabindex="-1")[
                charm(seat),
                " ",
                say("{name} has spoken up", name=name)
                if desk.speaking == seat
                else say("It is {name}’s turn", name=name),
            ],
            h.p[say("The question is on {name}’s own phone.", name=name)],
            h.div(".question-tools.row")[undoable.why_not(desk) is None and undo(desk)],
        ],
        h.div(".actions")[
            h.div(".phone-shown", aria_hidden="true")[charm(seat), h.i, h.i, h.i],
            button(say("Ask on the tablet"), "phone-fetch", "", id="phone-fetch"),
        ],
    ]


def wanted(desk: Desk) -> h.Node:
    """A phone wants a seat that is not its own: the owner of the tablet decides."""
    guest = phones_of(desk).asking()
    if guest is None or guest.wants is None or desk.table is None:
        return None
    name, was = desk.table.names[guest.wants], owning.known(desk).get(guest.id)
    before = guest.name or ("" if was is None else was.name)
    return h.div("#phone-wants.bar-above", role="alertdialog", aria_labelledby="phone-wants-said")[
        h.p("#phone-wants-said")[
            say("{other}’s phone wants to play for {name}.", other=before, name=name)
            if before not in ("", name)
            else say("Another phone wants to play for {name}.", name=name),
            " ",
            say("It will show what only {name} may see.", name=name),
        ],
        button(say("Allow it"), "phone-let yes", "small go", id="phone-yes"),
        button(say("No"), "phone-let no", "small", id="phone-no"),
    ]
