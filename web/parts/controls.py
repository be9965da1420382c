"""While something is shown moment by moment: hold it, hurry it, skip it, take back the move."""

from __future__ import annotations

from web import html as h
from web.desk import undoable
from web.desk.pace import SPEEDS
from web.desk.state import Desk
from web.parts.pieces import button, icon, toggle
from web.words.speaking import say


def speeds(chosen: str) -> list[h.Element]:
    """One button a speed."""
    return [toggle(speed.replace("x", "×"), f"speed {speed}", chosen == speed) for speed in SPEEDS]


def controls(desk: Desk, end: str = "") -> h.Element:
    """Hold, hurry, skip; `end` says what the last leads to, where the game has a name for it."""
    sign = "play-button" if desk.paused else "pause-button"
    verb = say("Go on") if desk.paused else say("Pause")
    return h.div(".controls.stack")[
        h.div(".toggles.row")[
            h.div(".toggles", role="group", aria_label=say("Speed"))[speeds(desk.speed)],
            undoable.while_watched(desk)
            and button([icon("anticlockwise-rotation"), say("Undo")], "undo", "", id="undo"),
        ],
        h.div(".toggles")[
            button([icon(sign), verb], "pause", "", id="pause"),
            button(
                say("Step"), "step", "", id="step", name=say("Step: show one moment, then pause")
            ),
            button(
                [icon("fast-forward-button"), end or say("Skip to the end")], "skip", "", id="skip"
            ),
        ],
    ]
