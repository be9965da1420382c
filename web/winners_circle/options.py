"""What the set-up of Winner's Circle asks beyond seats."""

from __future__ import annotations

from game.winners_circle.state import SINGLE, races_of
from web.desk.box import OptionForm
from web.desk.forms import SetupForm
from web.desk.state import Desk
from web.parts.length import about
from web.words.speaking import mark

OPTIONS = {
    "track": OptionForm(
        mark("Game"),
        mark(
            "The newest, or one of its two older sisters. The box also holds cards of Royal Turf, "
            "for more variety on the newest track. We have not found its rules for them, so these "
            "are ours."
        ),
        {
            "circle": mark("Winner’s Circle"),
            "circle royal": mark("With Royal Turf cards"),
            "royal turf": mark("Royal Turf"),
            "turf": mark("Turf"),
        },
        is_plain=True,
    ),
    "bluff": OptionForm(
        mark("Bluff"),
        mark("Chips lie face down, and one of them is worth nothing."),
        {"off": mark("Open chips"), "on": mark("Face down")},
        is_plain=True,
    ),
    "length": OptionForm(
        mark("Length"),
        mark("A single race takes a few minutes, and everything in it counts double."),
        {"whole": mark("All races"), SINGLE: mark("One race")},
    ),
    "odds helper": OptionForm(
        mark("Odds helper"),
        mark("How often each horse wins from here; everybody sees the same."),
        {"off": mark("Off"), "on": mark("On")},
    ),
}

RACE, TURN = 3.0, 2.0
"""Minutes that a race takes besides, and for each person in it."""


def takes(desk: Desk) -> str:
    """How long such a game takes, to the nearest five minutes."""
    form: SetupForm = desk.form
    return about(form, races_of(form.options), RACE, TURN)
