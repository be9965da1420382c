"""Why the last move stands, and what the table could do about it."""

from __future__ import annotations

from web import html as h
from web.acts.past import rewinding
from web.desk import undoable
from web.desk.screen import refused
from web.desk.state import Desk
from web.parts.pieces import button
from web.parts.sheet import sheet
from web.words.speaking import say


def stuck(desk: Desk) -> h.Element:
    """The reason of the law of undo, its rule, and the way to ask everybody."""
    refusal = undoable.why_not(desk)
    return sheet(
        say("This cannot be taken back"),
        [
            h.p(".reason")[
                refused(refusal.reason)
                if refusal
                else say("It can be taken back after all: close this sheet.")
            ],
            h.p[
                say(
                    "A move can be taken back until dice are rolled, cards are drawn or turned up, "
                    "or another player looks at their cards or answers."
                ),
                " ",
                button(
                    say("Rule {rule}", rule="U.1"), "rule U.1", "small quiet", id="rule-of-undo"
                ),
            ],
            rewinding.may_ask(desk)
            and h.div(".further")[
                h.p[say("Further back, everyone has to agree.")],
                button(say("Ask the table to go further back"), "rewind", "", id="to-rewind"),
            ],
        ],
        "why-stuck",
    )
