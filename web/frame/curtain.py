"""The curtain: a poster that asks for the tablet to be handed on, with nothing secret behind it."""

from __future__ import annotations

import htpy as h

from web.frame.parts import button, charm, icon
from web.state import Desk
from web.words.speaking import say


def curtain(desk: Desk, seat: int) -> h.Element:
    """Whose turn it is, large; the game goes on when that player says so."""
    assert desk.table is not None
    name = desk.table.names[seat]
    return h.section("#curtain", class_=f"poster mark-{seat}", aria_labelledby="curtain-title")[
        h.div(".rays", aria_hidden="true"),
        h.div(".poster-sheet")[
            h.p(".kicker")[
                say("Hand the tablet to") if len(desk.people) > 1 else say("Your seat, please")
            ],
            charm(seat),
            h.h1("#curtain-title")[name],
            h.p[
                say.nodes(
                    "What comes next is for {name} alone. Everybody else: look at the sky.",
                    name=h.b[name],
                )
            ]
            if len(desk.people) > 1
            else h.p[say("Your cards lie behind this curtain.")],
            button(say("I am {name}", name=name), "unveil", "big go", id="unveil"),
            desk.speaking is not None
            and button(say("Back to the table"), "hush", "quiet", id="hush"),
        ],
        button([icon("barn"), say("Home")], "home", "small quiet corner", id="to-home"),
    ]
