"""Which cards and decks of one's own cannot be played, and why."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any

from game.decks import (
    IN_NAMES,
    LONGEST_CARD_NAME,
    LONGEST_WORDS,
    LOOK,
    MOST_CARDS,
    MOST_COPIES,
    MOST_IN_ALL,
    MOST_SYMBOLS,
    BadDeck,
    Deck,
    Kit,
    OwnCard,
    is_sound,
    symbol_of,
    tidy,
    written,
)
from game.play import quoted


def name_refused(name: str) -> BadDeck | None:
    """Why a card cannot be called so."""
    if not any(sign.isalnum() for sign in name):
        return BadDeck("The card has no name yet.")
    if len(name) > LONGEST_CARD_NAME:
        return BadDeck("The name of a card has {most} letters at most.", most=LONGEST_CARD_NAME)
    known = all(unicodedata.category(s)[0] in "LMN" or s in IN_NAMES for s in name)
    if not known or not is_sound(name) or name != tidy(name, LONGEST_CARD_NAME):
        return BadDeck(
            "A name may contain letters, digits, spaces and {signs}.", signs=IN_NAMES.strip()
        )
    return None


def card_refused(kit: Kit, card: OwnCard) -> BadDeck | None:
    """Why a card cannot be played in this game, in the order in which one would mend it."""
    known = dict.fromkeys(symbol for symbols in kit.signs.values() for symbol in symbols)
    for text in card.symbols:
        if text not in known:
            return BadDeck(
                "The card {name} has a symbol that this game does not know: “{symbol}”. Perhaps "
                "a newer version of this page made it.",
                name=card.name, symbol=quoted(text),
            )  # fmt: skip
    if card.sign not in kit.signs:
        return BadDeck("A card is one of these: {signs:list}.", signs=tuple(kit.signs))
    if not card.symbols:
        return BadDeck("A card needs at least one symbol.")
    if len(card.symbols) > MOST_SYMBOLS:
        return BadDeck("A card has {most} symbols at most.", most=MOST_SYMBOLS)
    moments = [symbol_of(text).symbol for text in card.symbols]
    if len(set(moments)) < len(moments):
        return BadDeck("A card says only one thing about each moment of the race.")
    if not all(text in kit.signs[card.sign] for text in card.symbols):
        return BadDeck("A positive card may only help, and a negative card may only harm.")
    if card.sign in kit.plain:
        if card.letter:
            return BadDeck("A special card has no letter.")
    elif len(card.letter) != 1 or card.letter not in kit.letters:
        return BadDeck(
            "A positive or a negative card has a letter from {first} to {last}: two cards of one "
            "letter, one of each sign, cancel each other.",
            first=kit.letters[0], last=kit.letters[-1],
        )  # fmt: skip
    if not LOOK.fullmatch(card.look):
        return BadDeck("The picture of the card {name} cannot be shown.", name=card.name)
    return name_refused(card.name)


def deck_refused(kit: Kit, deck: Deck, printed: Mapping[str, Any]) -> BadDeck | None:
    """Why a deck cannot be played by a table that has these printed cards."""
    if not deck.lots:
        return BadDeck("There is no card of your own in this deck yet.")
    if len(deck.lots) > MOST_CARDS:
        return BadDeck("A deck has {most} different cards of your own at most.", most=MOST_CARDS)
    for lot in deck.lots:
        if bad := card_refused(kit, lot.card):
            return bad
        if not 1 <= lot.copies <= MOST_COPIES:
            return BadDeck("There are 1 to {most} copies of a card.", most=MOST_COPIES)
        if lot.words != tidy(lot.words, LONGEST_WORDS) or not is_sound(lot.words):
            return BadDeck("The line on the card {name} cannot be shown.", name=lot.card.name)
    kept = {id: card for id, card in printed.items() if id not in deck.without}
    if bad := _name_refused(deck, printed) or _once_refused(kit, deck, kept):
        return bad
    in_all = len(deck.ids)
    if in_all > MOST_IN_ALL:
        return BadDeck(
            "A deck has {most} cards of your own at most, all copies counted.", most=MOST_IN_ALL
        )
    if in_all + len(kept) < kit.fewest:
        return BadDeck(
            "A table needs {fewest} cards; with this deck there are {count}. Leave more printed "
            "cards in.",
            fewest=kit.fewest, count=in_all + len(kept),
        )  # fmt: skip
    return None


def _name_refused(deck: Deck, printed: Mapping[str, Any]) -> BadDeck | None:
    taken = {card.name.casefold() for card in printed.values()}
    for lot in deck.lots:
        if (name := lot.card.name.casefold()) in taken:
            return BadDeck("Two cards are called {name}.", name=lot.card.name)
        taken.add(name)
    return None


def _once_refused(kit: Kit, deck: Deck, kept: Mapping[str, Any]) -> BadDeck | None:
    """Two horses that stand still in the lead, and cannot sprint, would never come home."""
    cards = [(lot.card.name, lot.card.symbols) for lot in deck.lots for _ in range(lot.copies)]
    cards += [(card.name, tuple(map(written, card.effects))) for card in kept.values()]
    bearers = [name for name, symbols in cards if kit.once.intersection(symbols)]
    if len(bearers) < 2:
        return None
    return BadDeck(
        "Only one card of a deck may stop whoever leads, or a race might never end: {one} or "
        "{other}. Leave one of them out.",
        one=bearers[0], other=bearers[1],
    )  # fmt: skip
