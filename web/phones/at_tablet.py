"""What the tablet shows of phones: who is asked on one, and that one wants a seat."""

from __future__ import annotations

from web import html as h
from web.desk import undoable
from web.desk.state import Desk
from web.frame.undoing import undo
from web.html.writing import Edit
from web.parts.pieces import button, charm
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


def holders(desk: Desk, is_here: bool) -> str | None:
    """The seats whose phone is here, or is away and comes back, for the style to mark them."""
    house, table = phones_of(desk), desk.table
    if desk.phones.mine is not None or table is None or not house.guests:
        return None
    here = {one.seat for one in house.awake()}
    known = owning.known(desk).values() if desk.id else ()
    away = {one.name for one in known if one.table == desk.id and not one.left}
    seats = (
        seat
        for seat, name in enumerate(table.names)
        if (seat in here if is_here else seat not in here and name in away)
    )
    return " ".join(map(str, seats)) or None


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
