"""The 44 magic cards: twelve letters, each with a positive and a negative card that cancel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from game import decks
from game.racing.effects import Effect


@dataclass(frozen=True, slots=True)
class MagicCard:
    """A card that is laid face down on a unicorn; `id` is G01 to G44, `copy` counts its twins."""

    id: str
    name: str
    sign: str
    letter: str
    copy: int
    effects: tuple[Effect, ...]


_KINDS: tuple[tuple[str, str, str, int, Effect], ...] = (
    ("A", "positive", "Comet in the Tail", 2, Effect("start", "set", 4)),
    ("A", "negative", "Glue on the Rainbow", 2, Effect("start", "set", 0)),
    ("B", "positive", "Bean Breakfast", 1, Effect("start", "add", 1)),
    ("B", "negative", "Untied Ribbon", 1, Effect("start", "add", -1)),
    ("C", "positive", "Spur of Sparks", 2, Effect("sprint", "add", 1)),
    ("C", "negative", "Leaden Lullaby", 2, Effect("sprint", "deny")),
    ("D", "positive", "Pepper Clover", 2, Effect("sprint", "set", 2)),
    ("D", "negative", "Hiccup Hex", 2, Effect("sprint", "add", -1)),
    ("E", "positive", "Carrot on a Cloud", 2, Effect("finish", "add", 2)),
    ("E", "negative", "Mirror at the Line", 2, Effect("finish", "stop")),
    ("F", "positive", "Long Horn", 1, Effect("photo", "tie", "win")),
    ("F", "negative", "Blinking Spell", 1, Effect("photo", "tie", "lose")),
    ("G", "positive", "Wrath of the Last", 2, Effect("last", "set", 4)),
    ("G", "negative", "Stage Fright", 2, Effect("first", "set", 1)),
    ("H", "positive", "Flattering Form Guide", 2, Effect("odds", "rows", 2)),
    ("H", "negative", "Nasty Rumour", 2, Effect("odds", "rows", -2)),
    ("I", "positive", "Featherfoot Charm", 2, Effect("pace", "min", 2)),
    ("I", "negative", "Sticky Syrup", 2, Effect("pace", "max", 2)),
    ("J", "positive", "Standing Ovation", 2, Effect("glory", "add", 1)),
    ("J", "negative", "Golden Yawn", 2, Effect("glory", "add", -1)),
    ("K", "positive", "Purse of Plenty", 2, Effect("gold", "each", 4)),
    ("K", "negative", "Hole in the Purse", 2, Effect("gold", "each", -4)),
    ("L", "positive", "Purifying Fountain", 2, Effect("cancel", "discard", "negative")),
    ("L", "negative", "Jealous Vacuum", 2, Effect("cancel", "discard", "positive")),
)
"""A row a card: letter, sign, name, copies, effect. Our own, until we are sent the printed ones."""

_CARDS = [
    (name, sign, letter, copy + 1, effect)
    for letter, sign, name, copies, effect in _KINDS
    for copy in range(copies)
]

MAGIC = {
    (id := f"G{number:02}"): MagicCard(id, name, sign, letter, copy, (effect,))
    for number, (name, sign, letter, copy, effect) in enumerate(_CARDS, 1)
}
"""The cards of the box by id."""

SIGNS = {
    sign: tuple([kind[4] for kind in _KINDS if kind[1] == sign])
    for sign in ("positive", "negative")
}
"""What cards of each sign do."""


@lru_cache(maxsize=512)  # what it keeps it could work out again: no state, only time saved
def magic_of(id: str) -> MagicCard:
    """A magic card of the box, or one of the table's own; KeyError where there is none."""
    printed = MAGIC.get(id)
    if printed is not None:
        return printed
    own = decks.card_of(id)
    copy = int(id.split("~")[1])
    return MagicCard(id, own.name, own.sign, own.letter, copy, own.effects)


def is_magic(id: str) -> bool:
    """Whether an id is that of a magic card, of the box or of somebody's own."""
    return id in MAGIC or decks.is_own(id)


@lru_cache(maxsize=16)  # the same
def magic_in_play(deck: decks.Deck | None = None) -> Mapping[str, MagicCard]:
    """What the deck of a table holds."""
    if deck is None:
        return MAGIC
    kept = {id: card for id, card in MAGIC.items() if id not in deck.without}
    return kept | {id: magic_of(id) for id in deck.ids}
