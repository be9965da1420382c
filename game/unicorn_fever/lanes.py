"""The six unicorns, each with its lane, its name and what it can do when enraged."""

from __future__ import annotations

from dataclasses import dataclass

from game.racing.effects import Effect

LANES = ("red", "orange", "yellow", "green", "blue", "purple")
"""The colours in the order of their lanes from the left."""

WINS_PHOTO = Effect("photo", "tie", "win")


@dataclass(frozen=True, slots=True)
class Unicorn:
    """A unicorn card: its colour, its name, and its power on the enraged side."""

    colour: str
    name: str
    effects: tuple[Effect, ...]


UNICORNS = {
    one.colour: one
    for one in (
        Unicorn("red", "Ember Trot", (Effect("start", "add", 1),)),
        Unicorn("orange", "Tumblejam", (Effect("sprint", "once", 2),)),
        Unicorn("yellow", "Butterbolt", (Effect("last", "set", 4),)),
        Unicorn("green", "Clover Nelly", (Effect("finish", "add", 1), WINS_PHOTO)),
        Unicorn("blue", "Puddle Prince", (Effect("pace", "min", 2), WINS_PHOTO)),
        Unicorn("purple", "Duskglitter", (Effect("ward", "discard", "negative"), WINS_PHOTO)),
    )
}
"""The six cards by colour. Their powers are our own, until somebody sends us the printed ones."""
