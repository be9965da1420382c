"""The 44 magic cards: twelve letters, each with a positive and a negative card that cancel."""

from __future__ import annotations

from dataclasses import dataclass

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
"""The cards by id."""
