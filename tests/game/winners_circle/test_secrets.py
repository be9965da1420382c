"""The bluff by twins: other chips face down before the others, and nobody can tell (W.11)."""

from __future__ import annotations

from tests.game.scripted import give
from tests.game.walks import walked
from tests.game.winners_circle.scripted import TITLE, ready

CHIPS = ["0", "1", "1", "2"]
BLUFF = {"bluff": "on"}
ANYTHING = ("0 grey", "1 grey", "2 grey", "2 black", "pass", "grey", "black", "3 grey")


def test_w_11_no_value_is_in_what_the_whole_table_sees():
    for chip in ("0", "1", "2"):
        table = give(ready(3, **BLUFF), f"{chip} grey")
        assert "chip=None" in repr(table.view(None).bets)
        assert not [event for event in table.events if "chip" in event.facts]
        for other in (1, 2, None):
            assert f"chip={chip}" not in repr(table.view(other))


def test_w_11_where_chips_lie_open_every_seat_sees_the_same():
    whole = walked(2, 4, title=TITLE)
    for step in range(0, len(whole.answers), 11):
        then = whole.at(step)
        own = {"seat": None, "chips": ()}
        assert len({repr(then.view(s)._replace(**own)) for s in (None, 0, 1, 2, 3)}) == 1


def test_w_11_the_cards_and_dice_to_come_are_nowhere():
    """Chance has no memory: whatever the stack's order, a view holds only what has been drawn."""
    table = give(ready(2, **BLUFF), "2 grey")
    shown = repr([table.view(seat) for seat in (None, 0, 1)])
    assert not [card for card in table.game.stack if card in shown]
