"""What can be touched on the board, and what answers call it."""

from __future__ import annotations

from collections.abc import Mapping

from game.horse_fever.betting import MENU
from web.acts import confirm
from web.acts.touching import open_ask
from web.desk.fingers import fingers
from web.desk.state import Desk
from web.horse_fever.board import betting
from web.horse_fever.board.fixing import MOST
from web.horse_fever.seen import seen

TOUCHES: Mapping[str, str] = {
    "first bet": "horse",
    "second bet": "horse",
    "card to fix the race": "card",
    "horse to fix": "horse",
    "photo finish": "horse",
    "line-up": "horse",
    "odds change": "horse",
}
"""What a question is about."""


def named(desk: Desk, thing: str) -> frozenset[str]:
    """A lane, a stable and a card have a name of their own; a row of the odds is whoever stands."""
    kind, _, id = thing.partition(" ")
    if kind != "row":
        return frozenset({id})
    return frozenset(colour for colour, row in seen(desk.view).odds.items() if row == int(id))


def whole(desk: Desk, text: str) -> str:
    """A bet is laid with the stake that is set; in the guided race the stake is asked next."""
    ask = desk.ask
    if desk.guide is not None or ask is None or ask.what not in betting.BETS or text not in MENU:
        return text
    return f"{text} {betting.stake_now(desk, betting.stakes(desk))}"


def touched(desk: Desk, thing: str) -> bool:
    """While one card of the hand is held up, a touch of a lane lays it there."""
    ask, (kind, _, colour) = open_ask(desk), thing.partition(" ")
    if ask is None or ask.what != "card to fix the race" or kind != "horse":
        return False
    if desk.guide is not None or len(ask.options) > MOST:
        return False
    card = fingers(desk).held(ask.options)
    confirm.give(desk, f"{card} behind {colour}")
    return True


def lifted(desk: Desk, thing: str) -> bool:
    """A card that is dragged is held up."""
    ask, (kind, _, card) = open_ask(desk), thing.partition(" ")
    if ask is None or kind != "card" or f"fix {card}" not in ask.options or len(ask.options) > MOST:
        return False
    if desk.guide is None:
        fingers(desk).number = ask.options.index(f"fix {card}")
    return desk.guide is None
