"""The curtain: a poster that asks for the tablet to be handed on, with nothing secret behind it."""

from __future__ import annotations

from web import html as h
from web.desk import undoable
from web.desk.screen import screen_of, words_of
from web.desk.state import Desk
from web.frame.undoing import undo
from web.parts import phones
from web.parts.pieces import button, charm, icon
from web.words.speaking import say

LINES = 4
"""More news than this nobody reads who is just handed a tablet."""


def curtain(desk: Desk, seat: int) -> h.Element:
    """Whose turn it is, large, and the news; the game goes on when that player says so."""
    name, lines = desk.at.table.names[seat], news(desk, seat)
    back = undo(desk) if desk.speaking is None and undoable.why_not(desk) is None else None
    return h.section("#curtain", class_=f"poster mark-{seat}", aria_labelledby="curtain-title")[
        h.div(".rays", aria_hidden="true"),
        h.div(
            ".poster-sheet", data_news="yes" if lines else None, data_undo="yes" if back else None
        )[
            h.p(".kicker")[say("Pass it to")],
            charm(seat),
            h.h1("#curtain-title")[name],
            h.p[
                say.nodes(
                    "What comes next is for {name} alone. Everybody else: look at the sky.",
                    name=h.b[name],
                )
            ],
            lines,
            button(say("I am {name}", name=name), "unveil", "big go", id="unveil"),
            desk.speaking is not None
            and button(say("Back to the table"), "hush", "quiet", id="hush"),
            back,
            phones.opener(desk),
        ],
        button([icon("barn"), say("Home")], "home", "small quiet corner", id="to-home"),
    ]


def news(desk: Desk, seat: int) -> h.Node:
    """What everybody has seen the others do since this player had the tablet, in a few lines."""
    table, shown = desk.at.table, desk.at.shown
    told = screen_of(table).news(shown.events, seat)[-LINES:]
    if not told:
        return None
    words = words_of(table.title)
    lines = (h.li[words.sentence(event, table.names)] for event in told)
    return h.ul(".curtain-news", aria_label=say("Since your last turn"))[lines]
