"""How the facts of Unicorn Fever are said: gold, glory, bets, odds, cards; in no language."""

from __future__ import annotations

from web.unicorn_fever import UNICORNS
from web.unicorn_fever.words.names import CLANS, NAMES
from web.words.kinds import Kinds


def add(kinds: Kinds) -> None:
    """Add what only this box says. `gold` and `glory` are said without their sign: a verb tells."""
    kinds.word("bet")
    kinds.word("colour")
    kinds.told("gold", lambda amount: {"amount": abs(amount)})
    kinds.told("glory", lambda amount: {"amount": abs(amount)})
    kinds.plain("horse", UNICORNS.__getitem__)
    kinds.plain("odds", lambda row: f"×{row + 1}")
    kinds.plain("card", NAMES.__getitem__)
    kinds.label("clan", CLANS)
