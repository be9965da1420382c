"""The game of the box."""

from __future__ import annotations

from collections.abc import Mapping

from game.play import Refusal
from game.risk.board import ARMIES
from game.risk.bots import COMPUTERS
from game.risk.rules import expected, play
from game.risk.rulings import RULES, VERSIONS
from game.risk.scoring import result
from game.risk.state import ROUNDS, new_game
from game.risk.view import view
from game.title import Title, Versions

CHOICES: Mapping[str, tuple[str, ...]] = {
    "placing": ("territories dealt", "in turn", "all by chance"),
    "mission": ("off", "on"),
    "end": tuple(ROUNDS),
    "fortify": ("touching", "connected"),
    "defence": ("two", "asked"),
    "chances": ("off", "on"),
    "disputed": ("border", "none"),
}


def refuse(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """Missions are about more than one opponent."""
    if seats == 2 and options["mission"] == "on":
        return Refusal("Secret missions need three players or more.", "R.20")
    return None


RISK = Title(
    id="risk",
    name="Risk",
    seats=tuple(ARMIES),
    options={option: values[0] for option, values in CHOICES.items()},
    choices=CHOICES,
    new=new_game,
    play=play,
    view=view,
    result=result,
    refuse=refuse,
    reveals=frozenset({"cards taken"}),
    expected=expected,
    rules=RULES,
    versions=Versions(VERSIONS),
    computers=COMPUTERS,
)

TITLES = (RISK,)
