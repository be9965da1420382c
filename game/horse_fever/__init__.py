"""Horse Fever (Lorenzo Silva and Lorenzo Tucci Sorrentino, 2009)."""

from __future__ import annotations

from collections.abc import Mapping

from game.horse_fever.cards import ROUNDS
from game.horse_fever.rules import play
from game.horse_fever.scoring import result
from game.horse_fever.state import new_game
from game.horse_fever.view import view
from game.play import Refusal, Title


def refuse(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """A length that table 1 does not list for so many players (T.1)."""
    if seats in ROUNDS[options["length"]]:
        return None
    listed = ", ".join(length for length, rounds in ROUNDS.items() if seats in rounds)
    return Refusal(
        f"Table 1 knows no {options['length']} game for {seats} players, only: {listed}.", "T.1"
    )


FAMILY = Title(
    id="horse-fever/family",
    name="Horse Fever: Family Game",
    seats=(2, 3, 4, 5),
    options={
        "length": "normal",
        "edition": "first",
        "card 92": "corrected",
        "starred cards": "off",
    },
    choices={
        "length": ("quick", "normal", "long"),
        "edition": ("first", "second"),
        "card 92": ("corrected", "as printed"),
        "starred cards": ("off", "on"),
    },
    new=new_game,
    play=play,
    view=view,
    result=result,
    refuse=refuse,
    reveals=frozenset({"card revealed"}),
)

__all__ = ["FAMILY"]
