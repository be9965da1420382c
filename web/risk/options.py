"""What the set-up of Risk asks beyond seats."""

from __future__ import annotations

from game.risk.state import ROUNDS
from web.desk.box import OptionForm
from web.desk.forms import SetupForm
from web.desk.state import Desk
from web.parts.length import minutes
from web.risk import say
from web.words.speaking import mark

OPTIONS = {
    "end": OptionForm(
        mark("Length"),
        mark("After so many rounds most territories win, then most armies."),
        {
            "world": mark("Until one owns the world"),
            "8 rounds": mark("8 rounds"),
            "15 rounds": mark("15 rounds"),
            "25 rounds": mark("25 rounds"),
        },
        is_plain=True,
        begins="15 rounds",
    ),
    "placing": OptionForm(
        mark("The beginning"),
        mark("Claim territories one by one, or have them dealt; the first armies follow one by "
             "one, or by chance, which is quickest."),
        {
            "territories dealt": mark("Territories dealt"),
            "in turn": mark("Claimed in turn"),
            "all by chance": mark("All by chance"),
        },
        is_plain=True,
        begins="all by chance",
    ),
    "mission": OptionForm(
        mark("Missions"),
        mark("Each has a secret mission, and wins by it; for three players or more."),
        {"off": mark("None"), "on": mark("Secret missions")},
        is_plain=True,
    ),
    "chances": OptionForm(
        mark("Chances"),
        mark("Beside an attack stands how likely it takes the territory: for everybody, exact."),
        {"off": mark("Hidden"), "on": mark("Shown")},
    ),
    "defence": OptionForm(
        mark("The defender’s dice"),
        mark("Always two where there are two armies; or whoever is attacked is asked each time."),
        {"two": mark("Always two"), "asked": mark("Ask each time")},
    ),
    "fortify": OptionForm(
        mark("The last move"),
        mark("To a territory that touches; or as far as own territories hang together."),
        {"touching": mark("Next door"), "connected": mark("As far as connected")},
    ),
    "disputed": OptionForm(
        mark("East Africa and the Middle East"),
        mark("Printings differ: they touch over the sea, or they do not."),
        {"border": mark("They touch"), "none": mark("They do not")},
    ),
}  # fmt: skip

ROUND, TURN = 0.3, 1.6
"""Minutes that a round takes besides, and for each person in it."""
WORLD = 11
"""Rounds that a game for the whole world has, about."""


def takes(desk: Desk) -> str:
    """How long such a game takes, to the nearest five minutes.

    People talk and bargain, so nobody knows to five minutes when they own the world: the poster
    says the same.
    """
    form: SetupForm = desk.form
    rounds = ROUNDS[form.options["end"]]
    took = minutes(form, rounds or WORLD, ROUND, TURN)
    if rounds:
        return say("{rounds:plural(round|rounds)}, about {minutes} minutes", rounds=rounds,
                   minutes=took)  # fmt: skip
    if sum(not seat.bot for seat in form.seats) > 1:
        return say("An hour or more, until one owns the world")
    return say("About {minutes} minutes against computers, until one owns the world", minutes=took)
