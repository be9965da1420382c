"""The bluff by twins: other chips face down before the others, and nobody can tell (W.11)."""

from __future__ import annotations

from tests.game.scripted import give
from tests.game.winners_circle.scripted import ready

BLUFF = {"bluff": "on"}


def test_w_11_the_cards_and_dice_to_come_are_nowhere():
    """Chance has no memory: whatever the stack's order, a view holds only what has been drawn."""
    table = give(ready(2, **BLUFF), "2 grey")
    shown = repr([table.view(seat) for seat in (None, 0, 1)])
    assert not [card for card in table.game.stack if card in shown]
