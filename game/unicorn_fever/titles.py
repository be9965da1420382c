"""The game of the box; the short game and the clans in play are options."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from game.decks import Kit, written
from game.title import Title, Versions
from game.unicorn_fever.actions import expected
from game.unicorn_fever.bots import COMPUTERS
from game.unicorn_fever.contracts import CLANS, DECKS, RULES
from game.unicorn_fever.magic import MAGIC, SIGNS
from game.unicorn_fever.rules import play
from game.unicorn_fever.scoring import result
from game.unicorn_fever.state import new_game, play_with
from game.unicorn_fever.view import view

BY_LOT = "by lot"
CHOICES: Mapping[str, tuple[str, ...]] = {
    "length": ("normal", "short"),
    "clans": (BY_LOT, *[f"{one} and {other}" for one, other in combinations(CLANS, 2)]),
    "form guide": ("off", "on"),
}

KIT = Kit(
    signs={sign: tuple(map(written, effects)) for sign, effects in SIGNS.items()},
    plain=frozenset(),
    letters="ABCDEFGHIJKL",
    printed=lambda _options: MAGIC,
    fewest=36,
    begin=play_with,
)
"""What magic of one's own is made of; six hands of five and a few are the least."""

UNICORN_FEVER = Title(
    id="unicorn-fever",
    name="Unicorn Fever",
    seats=(2, 3, 4, 5, 6),
    options={option: values[0] for option, values in CHOICES.items()},
    choices=CHOICES,
    new=new_game,
    play=play,
    view=view,
    result=result,
    reveals=frozenset({"card revealed", "looked"}),
    expected=expected,
    rules=RULES,
    versions=Versions(tuple(DECKS)),
    computers=COMPUTERS,
    kit=KIT,
)

TITLES = (UNICORN_FEVER,)
