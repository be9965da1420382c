"""The storybook, `#/studio`: every part of every game in every state, on one page."""

from __future__ import annotations

import htpy as h

from web.frame.parts import button, icon
from web.screen import SCREENS


def storybook() -> h.Element:
    """The parts of each box, one after the other."""
    shown = {screen.box.id: screen.storybook for screen in SCREENS.values()}
    return h.section("#studio", aria_labelledby="studio-title")[
        h.header[
            button([icon("barn"), "Home"], "home", "small", id="to-home"),
            h.h1("#studio-title", tabindex="-1")["The storybook"],
            h.p["Every part of the page, in every state. Nothing here can be won, or broken."],
        ],
        (parts() for parts in shown.values()),
    ]
