"""How the facts of Dice Derby are said: horses, chips, dice, what a slip is on; in no language."""

from __future__ import annotations

from web.dice_derby import NAMES
from web.words.kinds import Kinds


def add(kinds: Kinds) -> None:
    """Add what only this box says. `chips` are said without their sign: a verb tells who pays.

    They are the `money` of what the Gazette says of every box.
    """
    kinds.word("to")
    kinds.told("chips", lambda amount: {"amount": abs(amount)})
    kinds["money"] = kinds["chips"]
    kinds.told("dice", lambda dice: {"one": dice[0], "other": dice[1]})
    kinds.plain("horse", lambda horse: f"{NAMES[horse]} ({horse})")
