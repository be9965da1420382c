"""The sheet of what is set once for this device."""

from __future__ import annotations

import htpy as h

from web.desk import Desk
from web.pages.sheet import sheet
from web.parts import toggle


def settings(desk: Desk) -> h.Element:
    """Every setting with what it does."""
    holds = desk.settings.hold_to_peek
    return sheet(
        "Settings",
        [
            h.div(".option", role="group", aria_labelledby="set-hold")[
                h.div[
                    h.b("#set-hold")["Hold to peek"],
                    h.p[
                        "Your own cards lie face down until you hold the eye, or the Space bar. "
                        "Let go and they are covered at once."
                    ],
                ],
                h.div(".toggles")[
                    toggle("Off", "hold off", not holds), toggle("On", "hold on", holds)
                ],
            ],
            h.p(".aside")[
                "Kept on this device only. Either way the curtain comes down whenever the page is "
                "out of sight."
            ],
        ],
        "settings-sheet",
    )
