"""How the facts of the game are said: sides of the coin; in no language."""

from __future__ import annotations

from collections.abc import Sequence

from web.words.formatter import Names
from web.words.kinds import Kinds


def add(kinds: Kinds) -> None:
    """Add what only this box says."""
    kinds.word("side")

    def picks(sides: Sequence[str], names: Names) -> str:
        """What each seat has picked: `Ann heads, Ben tails`."""
        said = (f"{names[seat]} {kinds['side'](side, names)}" for seat, side in enumerate(sides))
        return kinds.teller.grammar.comma.join(said)

    kinds["picks"] = picks
