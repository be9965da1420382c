"""The names of all cards, which are the same in every language."""

from __future__ import annotations

from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.people import ASSISTANTS, CHARACTERS, HORSE_CARDS, target_kind, targets
from web.words.plain import capital

CARD_NAMES = {id: it.name for cards in ACTION_CARDS.values() for id, it in cards.items()}
"""The names of all action cards; an id has the same name in both editions."""

CHARACTER_NAMES = {id: it.name for cast in CHARACTERS.values() for id, it in cast.items()}
"""The names of all characters, alike in both editions."""

TARGET_NAMES = {
    card: capital(target_kind(card).replace("-", " ").replace("vp", "VP").replace("dan", "Dan"))
    for card in targets(starred=True)
}
"""The names of all target cards; twins share theirs."""

NAMES = {
    **CARD_NAMES,
    **CHARACTER_NAMES,
    **TARGET_NAMES,
    **{
        id: it.name
        for cards in (*ASSISTANTS.values(), *HORSE_CARDS.values())
        for id, it in cards.items()
    },
}
"""The name of every card; an id has the same name in both editions."""
