"""Dice Derby tables whose chance is written down."""

from __future__ import annotations

from collections.abc import Iterable

from game import Table
from game.dice_derby.board import DECK, DICE
from game.play import CHANCE
from tests.game.scripted import NAMES

TITLE = "dice-derby"
DOUBLE = {number: f"{number // 2} {number - number // 2}" for number in range(2, 13)}
"""One way in which the dice show each number."""


def laid(seats: int = 4, rules: int | None = None, **options: str) -> Table:
    """A table at which nothing has been answered, under the rules of today or earlier ones."""
    return Table(TITLE, NAMES[:seats], {"length": "one", **options}, rules=rules)


def deal(table: Table, deck: Iterable[str] = DECK) -> Table:
    """Deal the cards from the top of the deck, in this order."""
    cards = list(deck)
    while table.ask is not None and table.ask.what == "cards":
        packet, cards = cards[: table.ask.count], cards[table.ask.count :]
        table.answer(", ".join(packet))
    return table


def throw(table: Table, *numbers: int) -> Table:
    """Throw these numbers, whoever has the dice."""
    for number in numbers:
        table.answer("throw")
        assert table.ask is not None and (table.ask.who, table.ask.what) == (CHANCE, "dice")
        assert DOUBLE[number] in DICE
        table.answer(DOUBLE[number])
    return table


def scratched(*numbers: int, seats: int = 4, **options: str) -> Table:
    """A table at which these four are scratched."""
    return throw(deal(laid(seats, **options)), *numbers)
