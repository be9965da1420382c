"""What the makers of cards of one's own have written on them."""

from __future__ import annotations

from collections.abc import Sequence

from game.decks import Deck, card_of, is_own
from web import html as h


def makers_lines(deck: Deck | None, ids: Sequence[str]) -> h.Node:
    """The makers' lines of these cards, each once, as they were written."""
    codes = dict.fromkeys(card_of(id).code for id in ids if is_own(id))
    lots = () if deck is None else deck.lots
    return [
        h.p(".card-note.makers")[h.b[lot.card.name], h.q[lot.words]]
        for lot in lots
        if lot.words and lot.card.code in codes
    ]
