"""How the facts of a nasty meeting are said: money, silks, odds, fences; in no language."""

from __future__ import annotations

from game.really_nasty.cards import RACES
from game.really_nasty.course import FENCES
from web.really_nasty import SILKS
from web.really_nasty.words.names import SECTION_NAMES
from web.words.formatter import Names
from web.words.kinds import Kinds


def add(kinds: Kinds) -> None:
    """Add what only this box says. `money` is said without its sign: a verb tells who pays."""
    kinds.told("money", lambda amount: {"amount": abs(amount)})
    kinds.told("odds", lambda odds: {"odds": odds})
    kinds.label("silk", SILKS)
    kinds.plain("race", lambda id: RACES[id].name)
    kinds.plain("fence", lambda id: FENCES[id].name)
    kinds.label("section", SECTION_NAMES)
    at = kinds.template("at")

    def said(seat: int | None, names: Names) -> str:
        """Whose horse a card is thrown at, where it is thrown at one."""
        return "" if seat is None else kinds.teller.said(at, {"seat": seat}, names)

    kinds["at"] = said
