"""The eleven action tokens in their five stacks, and the two spaces printed on the board.

Of the amounts only the glory of win-bet B, the +10 and the -3 are in the rulebook's text; the
others are our own, until somebody sends us the printed ones.
"""

from __future__ import annotations

from typing import NamedTuple


class Token(NamedTuple):
    """What an action gives: `magic` cards to play, a `bet` ("any", "win", "" for none) with more
    `glory` on it, `gold` (negative: a price), a `contract`, and the first player's carrot.
    """

    magic: int = 0
    bet: str = ""
    glory: int = 0
    gold: int = 0
    contract: bool = False
    carrot: bool = False


STACKS: dict[str, dict[str, Token]] = {
    "magic": {"A": Token(magic=2), "Ab": Token(magic=3), "B": Token(magic=2)},
    "any-bet": {"A": Token(bet="any", magic=2), "B": Token(bet="any", magic=1)},
    "win-bet": {"A": Token(bet="win", glory=2), "B": Token(bet="win", glory=1)},
    "gold": {"A": Token(gold=10, carrot=True), "B": Token(gold=10)},
    "contract": {
        "A": Token(contract=True),
        "B": Token(contract=True, gold=-3),
        "C": Token(contract=True, gold=-4),
    },
}
"""Each stack from the top, token by token.

A row is never changed once games have been played with it; a mended one has the letter of the old
one and another (`MENDED`).
"""

MENDED = {"A": "Ab"}
"""Magic tokens that take the place of others from version 3 of the rules on."""

PRINTED = {"any-bet": Token(bet="any"), "gold": Token(gold=5)}
"""What the board itself offers; the gold only once the yellow stack is empty."""

NO_B_FOR_TWO = "B"
"""The letter that two players leave in the box, in every stack."""


def stacks_for(seats: int, rules: int) -> dict[str, list[str]]:
    """The letters of each stack from the top, for this number of players (R.1, R.7)."""
    gone = set(MENDED) if rules > 2 else set(MENDED.values())
    return {
        stack: [
            letter
            for letter in tokens
            if (seats > 2 or letter != NO_B_FOR_TWO) and (stack != "magic" or letter not in gone)
        ]
        for stack, tokens in STACKS.items()
    }
