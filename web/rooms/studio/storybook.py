"""The storybook, `#/studio`: every part of every game in every state, on one page."""

from __future__ import annotations

from web import html as h
from web.desk.screen import SCREENS
from web.parts.pieces import button, icon
from web.words.speaking import say


def storybook() -> h.Element:
    """The parts of each box, one after the other."""
    here = filter(None, map(SCREENS.get, SCREENS))
    shown = {screen.box.id: screen.storybook for screen in here}
    return h.section("#studio", aria_labelledby="studio-title")[
        h.header[
            button([icon("barn"), say("Home")], "home", "small", id="to-home"),
            h.h1("#studio-title", tabindex="-1")[say("The storybook")],
            h.p[say("Every part of the page, in every state. Nothing here can be won, or broken.")],
        ],
        (parts() for parts in shown.values()),
    ]
