"""While something is shown moment by moment: hold it, hurry it, skip it."""

from __future__ import annotations

import htpy as h

from web.frame.parts import button, icon, toggle
from web.playback.pace import SPEEDS
from web.state import Desk


def speeds(chosen: str) -> list[h.Element]:
    """One button a speed."""
    return [toggle(speed.replace("x", "×"), f"speed {speed}", chosen == speed) for speed in SPEEDS]


def controls(desk: Desk, end: str = "Skip to the line") -> h.Element:
    """Hold, hurry, skip."""
    sign, verb = ("play-button", "Go on") if desk.paused else ("pause-button", "Hold")
    return h.div(".controls")[
        h.div(".toggles", role="group", aria_label="Speed")[speeds(desk.speed)],
        h.div(".toggles")[
            button([icon(sign), verb], "pause", "", id="pause"),
            button("Step", "step", "", id="step", name="Step: show one moment, then hold"),
            button([icon("fast-forward-button"), end], "skip", "", id="skip"),
        ],
    ]
