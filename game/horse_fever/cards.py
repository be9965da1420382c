"""The action cards, the stables and the table of rounds: one row a printed card."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from game import decks
from game.racing.effects import Effect


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A card to fix a race with; `sign` is positive, negative or special, `letter` cancels."""

    id: str
    name: str
    sign: str
    letter: str
    effects: tuple[Effect, ...]
    star: bool = False


def id_of(name: str) -> str:
    """A name as it is written in answers: `Brian O’Fist` is `brian-ofist`."""
    plain = unicodedata.normalize("NFKD", name.lower().replace("ä", "ae"))
    kept = "".join(
        letter for letter in plain if (letter.isascii() and letter.isalnum()) or letter == " "
    )
    return kept.replace(" ", "-")


def _card(name: str, sign: str, letter: str, *effects: Effect, star: bool = False) -> ActionCard:
    return ActionCard(id_of(name), name, sign, letter, effects, star)


def _named(*cards: ActionCard) -> dict[str, ActionCard]:
    return {card.id: card for card in cards}


START_4 = Effect("start", "set", 4)
START_0 = Effect("start", "set", 0)
START_MORE = Effect("start", "add", 1)
START_LESS = Effect("start", "add", -1)
SPRINT_2 = Effect("sprint", "set", 2)
SPRINT_MORE = Effect("sprint", "add", 1)
SPRINT_LESS = Effect("sprint", "add", -1)
NO_SPRINT = Effect("sprint", "deny")
FINISH_1 = Effect("finish", "add", 1)
FINISH_2 = Effect("finish", "add", 2)
STOP_ON_LINE = Effect("finish", "stop")
WINS_PHOTO = Effect("photo", "tie", "win")
LOSES_PHOTO = Effect("photo", "tie", "lose")
LAST_4 = Effect("last", "set", 4)
FIRST_0 = Effect("first", "set", 0)
ODDS_UP = Effect("odds", "rows", 2)
ODDS_DOWN = Effect("odds", "rows", -2)
NO_NEGATIVES = Effect("cancel", "discard", "negative")
NO_POSITIVES = Effect("cancel", "discard", "positive")
FINE_400 = Effect("cash", "pay", -400)
GIFT_400 = Effect("cash", "pay", 400)
VP_MORE = Effect("vp", "add", 1)
VP_LESS = Effect("vp", "add", -1)

HELPS = (
    START_4, START_MORE, SPRINT_2, SPRINT_MORE, FINISH_1, FINISH_2, WINS_PHOTO, LAST_4, ODDS_UP,
    NO_NEGATIVES, GIFT_400, VP_MORE,
)  # fmt: skip
HARMS = (
    START_0, START_LESS, NO_SPRINT, SPRINT_LESS, STOP_ON_LINE, LOSES_PHOTO, FIRST_0, ODDS_DOWN,
    NO_POSITIVES, FINE_400, VP_LESS,
)  # fmt: skip
"""Every symbol of a printed card, by whether those who have bet on its horse are glad of it."""

FIRST_EDITION = _named(
    _card("Flagellum Fulguris", "positive", "D", SPRINT_MORE),
    _card("Fustis et Radix", "positive", "E", FINISH_2, WINS_PHOTO),
    _card("Magna Velocitas", "positive", "B", START_4),
    _card("Fortuna Benevola", "positive", "C", START_MORE, SPRINT_2),
    _card("Herba Magica", "positive", "A", SPRINT_2, FINISH_1),
    _card("Vigor Ferreum", "positive", "F", LAST_4),
    _card("Globus Obscurus", "negative", "B", START_0),
    _card("Serum Maleficum", "negative", "D", NO_SPRINT),
    _card("XIII", "negative", "E", STOP_ON_LINE, LOSES_PHOTO),
    _card("Aqua Putrida", "negative", "C", START_LESS, SPRINT_LESS),
    _card("Felis Infernalis", "negative", "F", FIRST_0),
    _card("Venenum Veneficum", "negative", "A", SPRINT_LESS, STOP_ON_LINE),
    _card("Alfio Allibratore", "special", "", ODDS_UP),
    _card("Fritz Finden", "special", "", NO_NEGATIVES),
    _card("Rochelle Recherche", "special", "", NO_POSITIVES),
    _card("Steven Sting", "special", "", ODDS_DOWN),
    _card("Armand Amende", "special", "", FINE_400, star=True),
    _card("Boss", "special", "", VP_MORE, star=True),
)

SECOND_EDITION = _named(
    _card("Magna Velocitas", "positive", "A", START_4),
    _card("Fortuna Benevola", "positive", "B", START_MORE),
    _card("Flagellum Fulguris", "positive", "C", SPRINT_MORE),
    _card("Herba Magica", "positive", "D", SPRINT_2),
    _card("In Igni Veritas", "positive", "F", WINS_PHOTO),
    _card("Fustis et Radix", "positive", "E", FINISH_2),
    _card("Vigor Ferreum", "positive", "G", LAST_4),
    _card("Globus Obscurus", "negative", "A", START_0),
    _card("Aqua Putrida", "negative", "B", START_LESS),
    _card("Serum Maleficum", "negative", "C", NO_SPRINT),
    _card("Venenum Veneficum", "negative", "D", SPRINT_LESS),
    _card("Mala Tempora", "negative", "F", LOSES_PHOTO),
    _card("XIII", "negative", "E", STOP_ON_LINE),
    _card("Felix Infernalis", "negative", "G", FIRST_0),
    _card("Alfio Allibratore", "special", "", ODDS_UP),
    _card("Friz Finden", "special", "", NO_NEGATIVES),
    _card("Pecunia Non Olet", "special", "", GIFT_400, star=True),
    _card("Boss", "special", "", VP_MORE, star=True),
    _card("Steven Sting", "special", "", ODDS_DOWN),
    _card("Rochelle Recherche", "special", "", NO_POSITIVES),
    _card("Armand Amende", "special", "", FINE_400, star=True),
    ActionCard("boss-off", "Boss!!!", "special", "", (VP_LESS,), star=True),
)

ACTION_CARDS = {"first": FIRST_EDITION, "second": SECOND_EDITION}
"""The printed action cards of each edition, by id."""

CANCELLING = ("positive", "negative")


def leaning(card: ActionCard) -> str:
    """Whether a card helps its horse or harms it: its sign, or what a special own card adds up to.

    What a printed special card does for whom, those who play it have learned by its name.
    """
    if card.sign in CANCELLING or not decks.is_own(card.id):
        return card.sign
    weight = sum((effect in HELPS) - (effect in HARMS) for effect in card.effects)
    return "positive" if weight > 0 else "negative" if weight < 0 else card.sign


@lru_cache(maxsize=512)  # what it keeps it could work out again: no state, only time saved
def card_of(edition: str, id: str) -> ActionCard:
    """An action card of the edition, or one of the table's own; KeyError where there is none."""
    printed = ACTION_CARDS[edition].get(id)
    if printed is not None:
        return printed
    own = decks.card_of(id)
    return ActionCard(id, own.name, own.sign, own.letter, own.effects)


def is_action(edition: str, id: str) -> bool:
    """Whether an id is that of an action card, of the edition or of somebody's own."""
    return id in ACTION_CARDS[edition] or decks.is_own(id)


@lru_cache(maxsize=16)  # the same
def cards_in_play(
    edition: str, starred: bool, deck: decks.Deck | None = None
) -> Mapping[str, ActionCard]:
    """What the deck of a table holds: those with a star only where it wants them."""
    without = () if deck is None else deck.without
    found = {
        id: card
        for id, card in ACTION_CARDS[edition].items()
        if (starred or not card.star) and id not in without
    }
    return found | {id: card_of(edition, id) for id in (() if deck is None else deck.ids)}


STABLE_NAMES = {
    "black": "Die Swarz Mond",
    "blue": "The Blue Blood",
    "green": "La Gloire Vert",
    "red": "El Fragor Rojo",
    "yellow": "L’Ardor Giallo",
    "white": "Virtus Alba",
}

STABLE_PRICES = {1: 2100, 2: 1900, 3: 1700, 4: 1500, 5: 1300, 6: 1100}
"""What a stable costs by its row, in Danari (table 2)."""

STABLE_PRIZES = {1: 600, 2: 400, 3: 200}
"""What the owner of a stable gets for a place, in Danari."""

ROUNDS = {
    "quick": {2: 4, 3: 3},
    "normal": {2: 6, 3: 6, 4: 4, 5: 5},
    "long": {2: 8, 3: 9, 4: 8, 5: 10},
}
"""Races by length and number of players (table 1); what is missing is not in the table."""

SIX_SEATS_ROUNDS = 6
"""The second edition's table for its sixth seat."""
