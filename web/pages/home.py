"""The poster that the evening begins with: games to go on with, and a new one."""

from __future__ import annotations

import htpy as h

from game.racing.dice import HORSES
from web.pages import guide
from web.pages.real_box import real_box
from web.pages.shelf import shelf
from web.parts import button, icon, runner
from web.state import Desk


def home(desk: Desk) -> h.Element:
    """The poster and the kept games."""
    return h.section("#home", class_="poster", aria_labelledby="home-title")[
        h.div(".rays", aria_hidden="true"),
        h.div(".poster-sheet")[
            h.p(".kicker")["Grand meeting · 1928 · straight course"],
            h.h1("#home-title")["Horseburg"],
            h.div(".field", aria_hidden="true")[(runner(colour) for colour in HORSES)],
            h.p(".lead")["Six horses, one tablet, and a family that fixes races."],
            h.div(".actions")[
                button("New game", "setup", "big go", id="new-game"),
                button([icon("vintage-robot"), "Play alone"], "alone", "big", id="play-alone"),
                button("The rules", "rule", "big quiet", id="to-rules"),
                button(
                    [icon("open-folder"), "Bring a game in"], "bring", "big quiet", id="to-bring"
                ),
            ],
            h.div(".begin")[guide.invitation(desk), real_box()],
        ],
        button(icon("cog"), "settings", "round quiet corner", id="to-settings", name="Settings"),
        shelf(desk),
    ]
