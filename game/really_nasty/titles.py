"""The game of the box."""

from __future__ import annotations

from collections.abc import Mapping

from game.really_nasty.bots import COMPUTERS
from game.really_nasty.rules import play
from game.really_nasty.scoring import result
from game.really_nasty.state import RULES, VERSIONS, new_game
from game.really_nasty.view import view
from game.title import Title, Versions

CHOICES: Mapping[str, tuple[str, ...]] = {
    "lanes": ("all", "players"),
    "odds": ("fair", "printed"),
}

REALLY_NASTY = Title(
    id="really-nasty",
    name="The Really Nasty Horse Racing Game",
    seats=(2, 3, 4, 5, 6),
    options={option: values[0] for option, values in CHOICES.items()},
    choices=CHOICES,
    new=new_game,
    play=play,
    view=view,
    result=result,
    reveals=frozenset({"card played", "slips opened"}),
    rules=RULES,
    versions=Versions(VERSIONS),
    computers=COMPUTERS,
)

TITLES = (REALLY_NASTY,)
