"""What the set-up of Unicorn Fever asks beyond seats."""

from __future__ import annotations

from game.unicorn_fever.titles import BY_LOT, CHOICES
from web import html as h
from web.desk.box import OptionForm
from web.desk.forms import SetupForm
from web.desk.state import Desk
from web.parts.length import about
from web.unicorn_fever.parts import picture
from web.words.speaking import mark

PAIRS = {
    "fairies and gnomes": mark("Fairies · Gnomes"),
    "fairies and goblins": mark("Fairies · Goblins"),
    "fairies and leprechauns": mark("Fairies · Leprechauns"),
    "fairies and warlocks": mark("Fairies · Warlocks"),
    "gnomes and goblins": mark("Gnomes · Goblins"),
    "gnomes and leprechauns": mark("Gnomes · Leprechauns"),
    "gnomes and warlocks": mark("Gnomes · Warlocks"),
    "goblins and leprechauns": mark("Goblins · Leprechauns"),
    "goblins and warlocks": mark("Goblins · Warlocks"),
    "leprechauns and warlocks": mark("Leprechauns · Warlocks"),
}
"""Two clans, as they are called."""


def heads(value: str) -> h.Node:
    """Two clans, as they look."""
    if value == BY_LOT:
        return None
    return h.span(".two-clans")[(picture(f"clan-{name}") for name in value.split(" and "))]


OPTIONS = {
    "length": OptionForm(
        mark("Length"),
        mark("Four races as in the rulebook, or three."),
        {"normal": mark("Four races"), "short": mark("Three races")},
        is_plain=True,
    ),
    "clans": OptionForm(
        mark("Clans"),
        mark("Two of five: whose contracts lie on the board."),
        {value: mark("By lot") if value == BY_LOT else PAIRS[value] for value in CHOICES["clans"]},
        drawn=heads,
    ),
    "form guide": OptionForm(
        mark("Form guide"),
        mark("How often each unicorn wins or is placed, reckoned from what everybody sees."),
        {"off": mark("Off"), "on": mark("On")},
    ),
}

RACE, TURN = 5.0, 3.0
"""Minutes that a race takes besides, and for each person in it."""


def takes(desk: Desk) -> str:
    """How long such a game takes, to the nearest five minutes."""
    form: SetupForm = desk.form
    return about(form, 3 if form.options["length"] == "short" else 4, RACE, TURN)
