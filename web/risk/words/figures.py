"""The figures in the rules, from what the game goes by."""

from __future__ import annotations

from collections.abc import Mapping

from game.risk.attacking import FEWEST_LEFT, MOST_CARDS, RED, WHITE
from game.risk.board import ARMIES, SETS, THEN_EACH
from game.risk.missions import INSTEAD
from game.risk.reinforcing import MOST, PICTURED

FIGURES: Mapping[str, object] = {
    **{f"armies{seats}": count for seats, count in ARMIES.items()},
    "sets": SETS,
    "then": THEN_EACH,
    "pictured": PICTURED,
    "must": MOST + 1,
    "many": MOST_CARDS,
    "few": FEWEST_LEFT,
    "red": RED,
    "white": WHITE,
    "instead": INSTEAD.territories,
}
"""By the word that a rule names them with."""
