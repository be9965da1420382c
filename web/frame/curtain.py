"""The curtain: a poster that asks for the tablet to be handed on, with nothing secret behind it."""

from __future__ import annotations

import htpy as h

from web.frame.parts import button, icon, mark
from web.state import Desk


def curtain(desk: Desk, seat: int) -> h.Element:
    """Whose turn it is, large; the game goes on when that player says so."""
    assert desk.table is not None
    name = desk.table.names[seat]
    return h.section("#curtain", class_=f"poster mark-{seat}", aria_labelledby="curtain-title")[
        h.div(".rays", aria_hidden="true"),
        h.div(".poster-sheet")[
            h.p(".kicker")["Hand the tablet to" if len(desk.people) > 1 else "Your seat, please"],
            mark(seat),
            h.h1("#curtain-title")[name],
            h.p["What comes next is for ", h.b[name], " alone. Everybody else: look at the sky."]
            if len(desk.people) > 1
            else h.p["Your cards lie behind this curtain."],
            button(f"I am {name}", "unveil", "big go", id="unveil"),
            desk.speaking is not None and button("Back to the table", "hush", "quiet", id="hush"),
        ],
        button([icon("barn"), "Home"], "home", "small quiet corner", id="to-home"),
    ]
