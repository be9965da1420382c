"""The game of the box."""

from __future__ import annotations

from collections.abc import Mapping

from game.dice_derby.board import LANES
from game.dice_derby.bots import COMPUTERS
from game.dice_derby.rules import expected, play
from game.dice_derby.scoring import result
from game.dice_derby.state import LAST, MINUTES, RACES, new_game
from game.dice_derby.view import view
from game.title import Title

CHOICES: Mapping[str, tuple[str, ...]] = {
    "length": (*RACES, LAST, *MINUTES),
    "horses": ("dealt", "sold"),
    "bets": ("off", "on"),
    "jockey": ("off", "on"),
    "lanes": tuple(LANES),
}

DICE_DERBY = Title(
    id="dice-derby",
    name="Dice Derby",
    seats=range(2, 13),
    options={option: values[0] for option, values in CHOICES.items()},
    choices=CHOICES,
    new=new_game,
    play=play,
    view=view,
    result=result,
    expected=expected,
    computers=COMPUTERS,
)

TITLES = (DICE_DERBY,)
