"""How the facts of Risk are said: territories, continents, pictures, missions; in no language."""

from __future__ import annotations

from web.words.formatter import Names
from web.words.kinds import Kinds


def add(kinds: Kinds) -> None:
    """Add what only this box says."""
    for name in ("territory", "continent", "picture", "wild"):
        kinds.word(name)
    kinds["card"] = lambda card, names: kinds["wild" if card.startswith("wild") else "territory"](
        card, names
    )
    owner = kinds.template("neutral")

    def army(seat: int, names: Names) -> str:
        """Whose armies: a player’s, or nobody’s."""
        return kinds["player"](seat, names) if seat >= 0 else owner

    kinds["owner"] = army
    kinds.told("held", lambda count: {"count": count})
    kinds.plain("dice", lambda dice: " ".join(map(str, dice)))
