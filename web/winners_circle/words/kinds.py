"""How the facts of Winner's Circle are said: money, coats, faces of the die, chips; no language."""

from __future__ import annotations

from web.winners_circle.words.names import NAMES
from web.words.formatter import Names
from web.words.kinds import Kinds


def add(kinds: Kinds) -> None:
    """Add what only this box says. `money` is said without its sign: a verb tells who pays."""
    kinds.word("horse")
    kinds.word("face")
    kinds.told("money", lambda amount: {"amount": abs(amount)})
    kinds.told("chip", lambda chip: {"chip": chip})
    kinds.told("chip face down", lambda _: {})
    kinds.plain("card", NAMES.__getitem__)

    def laid(chip: int | None, names: Names, form: str = "") -> str:
        """A chip whose value is nobody's secret, or one that lies face down."""
        kind = "chip face down" if chip is None else "chip"
        return kinds[f"{kind}_{form}" if form else kind](chip, names)

    kinds.formed("laid", laid)
