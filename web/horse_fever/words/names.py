"""The names of the cards that are the same in every language: of all but the targets."""

from __future__ import annotations

from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.people import ASSISTANTS, CHARACTERS, HORSE_CARDS, targets

CARD_NAMES = {id: it.name for cards in ACTION_CARDS.values() for id, it in cards.items()}
"""The names of all action cards; an id has the same name in both editions."""

CHARACTER_NAMES = {id: it.name for cast in CHARACTERS.values() for id, it in cast.items()}
"""The names of all characters, alike in both editions."""

TARGETS = frozenset(targets(starred=True))
"""All target cards, which each language calls in its own way."""

NAMES = {
    **CARD_NAMES,
    **CHARACTER_NAMES,
    **{
        id: it.name
        for cards in (*ASSISTANTS.values(), *HORSE_CARDS.values())
        for id, it in cards.items()
    },
}
"""The name of every card but the targets; an id has the same name in both editions."""
