"""Everybody at the table: chips, and the cards in front of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.dice_derby.board import HORSE
from game.dice_derby.view import View
from web import html as h
from web.dice_derby import say
from web.dice_derby.horses import held
from web.dice_derby.party import crowd
from web.frame import seats as frame


def seats(
    view: View, names: Sequence[str], bots: Mapping[int, str], asked: int | None
) -> h.Element:
    """Everybody, clockwise."""
    if view.is_party:
        return crowd(view, names, asked)
    return frame.seats([
        seat(view, one, name, bots.get(one, ""), one == asked) for one, name in enumerate(names)
    ])  # fmt: skip


def seat(view: View, number: int, name: str, bot: str, is_asked: bool) -> h.Element:
    """One player: name, chips, and how many cards of each horse."""
    state = "out" if number in view.out else "asked" if is_asked else ""
    first = "rolling-dices" if number == view.first and view.race else ""
    purse = h.span(".money.dd-money")[say("{count:number}", count=view.money[number])]
    cards = view.cards[number] if number < len(view.cards) else ()
    counts = Counter([HORSE[card] for card in cards])
    return frame.seat(
        number,
        state,
        frame.who(number, name, bot, first, purse),
        h.div(".slips.row.dd-hand")[
            (held(view, horse, counts[horse]) for horse in sorted(counts)),
            (held(view, horse, 1) for horse, owner in view.owners.items() if owner == number),
        ],
    )
