"""The figures in the rules, from the table that the game pays by."""

from __future__ import annotations

from collections.abc import Mapping

from game.winners_circle.courses import PAYOUTS

SHOWN = 8
"""So many bets on a horse are told of; more are rare."""

FIGURES: Mapping[str, object] = {
    "brings": [
        {"place": place, "chips": ", ".join(map(str, first[:SHOWN]))}
        for place, first in PAYOUTS.items()
    ]
}
"""By the word that a rule names them with."""
