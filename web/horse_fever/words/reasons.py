"""What a computer says when it is asked, after the game, why it did something."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.profiles import Reason
from web.horse_fever.words.reasons_bets import BETS
from web.horse_fever.words.reasons_shop import SHOP
from web.words.plain import capital

REASONS = {**BETS, **SHOP}
"""What is said for every kind of reason."""

SHRUG = "all the same"


def reason_told(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """The reasons for one act in the computer's own words; a shrug only where that is all."""
    known = [reason for reason in reasons if reason.kind in REASONS]
    better = [reason for reason in known if reason.kind != SHRUG]
    said = [capital(REASONS[reason.kind](reason.facts, names)) for reason in better]
    return " ".join(dict.fromkeys(said)) or REASONS[SHRUG]({}, names)
