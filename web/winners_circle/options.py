"""What the set-up of Winner's Circle asks beyond seats."""

from __future__ import annotations

from web.screen import OptionForm
from web.words.speaking import mark

OPTIONS = {
    "track": OptionForm(
        mark("Game"),
        mark("The newest, or one of its two older sisters."),
        {
            "circle": mark("Winner’s Circle"),
            "royal turf": mark("Royal Turf"),
            "turf": mark("Turf"),
        },
    ),
    "bluff": OptionForm(
        mark("Bluff"),
        mark("Chips lie face down, and one of them is worth nothing."),
        {"off": mark("Open chips"), "on": mark("Face down")},
    ),
    "odds helper": OptionForm(
        mark("Odds helper"),
        mark("How often each horse wins from here, the same for all to see."),
        {"off": mark("Off"), "on": mark("On")},
    ),
}
