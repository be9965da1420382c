"""The game of the box; its older sisters are options."""

from __future__ import annotations

from collections.abc import Mapping

from game.title import Title, Versions
from game.winners_circle.bots import COMPUTERS
from game.winners_circle.courses import COURSES
from game.winners_circle.rules import expected, play
from game.winners_circle.scoring import result
from game.winners_circle.state import RULES, SINGLE, VERSIONS, new_game
from game.winners_circle.view import view

CHOICES: Mapping[str, tuple[str, ...]] = {
    "track": tuple(COURSES),
    "bluff": ("off", "on"),
    "odds helper": ("off", "on"),
    "length": ("whole", SINGLE),
}

WINNERS_CIRCLE = Title(
    id="winners-circle",
    name="Winner’s Circle",
    seats=(2, 3, 4, 5, 6),
    options={option: values[0] for option, values in CHOICES.items()},
    choices=CHOICES,
    new=new_game,
    play=play,
    view=view,
    result=result,
    reveals=frozenset({"chip turned up"}),
    expected=expected,
    rules=RULES,
    versions=Versions(VERSIONS),
    computers=COMPUTERS,
    hindsight=f"{__package__}.hindsight",
)

TITLES = (WINNERS_CIRCLE,)
