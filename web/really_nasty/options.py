"""What the set-up of a nasty meeting asks beyond seats."""

from __future__ import annotations

from web.desk.box import OptionForm
from web.desk.forms import SetupForm
from web.desk.state import Desk
from web.really_nasty import say
from web.words.speaking import mark

OPTIONS = {
    "odds": OptionForm(
        mark("Odds"),
        mark(
            "A table of our own on which every bet is worth about the same, or lane times grade, "
            "as in the box, which is kind to long shots."
        ),
        {"fair": mark("Fair"), "printed": mark("As in the box")},
        is_plain=True,
    ),
    "lanes": OptionForm(
        mark("Lane cards"),
        mark("All six are shuffled, or only as many as there are players."),
        {"all": mark("All six"), "players": mark("One a player")},
    ),
}

BASE, TURN = 20, 11
"""Minutes that a meeting takes besides, and for each horse in it."""


def takes(desk: Desk) -> str:
    """How long such a game takes, to the nearest five minutes."""
    form: SetupForm = desk.form
    horses = len(form.seats)
    return say("Six races, about {minutes} minutes", minutes=5 * round((BASE + TURN * horses) / 5))
