"""The figures in the rules, from what the game goes by."""

from __future__ import annotations

from collections.abc import Mapping

from game.dice_derby.board import LONG
from game.dice_derby.chances import RETURN, SLIP
from game.dice_derby.guests import MOST
from game.dice_derby.state import JOCKEY, PURSE, SLIPS

FIGURES: Mapping[str, object] = {
    "seven": LONG[7],
    "two": LONG[2],
    "jockey": JOCKEY,
    "guests": MOST,
    "purse": PURSE,
    "slips": SLIPS,
    "slip": SLIP,
    "back": round(100 * RETURN),
}
"""By the word that a rule names them with."""
