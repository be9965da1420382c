"""What cards do in one short line, made from their effects, in the language of the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game import decks
from game.decks import OwnCard
from game.horse_fever.cards import ACTION_CARDS, ActionCard, card_of
from game.racing.effects import Effect
from web.horse_fever.words import voice
from web.horse_fever.words.language import BOARD
from web.racing import effects

PICTURES = tuple(dict.fromkeys(id for cards in ACTION_CARDS.values() for id in cards))
"""What is drawn on printed cards, which a card of one's own may bear, too."""


class CardText(NamedTuple):
    """An action card in words: `line` is its effect in one sentence, `symbols` its short signs.

    `note` is what has to be said besides, where people play the card in different ways;
    `likeness` is the picture it bears, `ground` the colour behind it, if its maker has chosen one.
    """

    id: str
    name: str
    sign: str
    letter: str
    line: str
    symbols: tuple[str, ...]
    note: str = ""
    likeness: str = ""
    ground: str = ""


def said(effect: Effect) -> tuple[str, str, str]:
    """Who is meant, what happens, and the short sign; KeyError for an effect without words."""
    speaker = voice(BOARD)
    return effects.said(effect, speaker.tables.effects, speaker.teller)


def effect_line(told: Sequence[tuple[str, str, str]]) -> str:
    """One sentence of effects that `said` has put into words."""
    joined = voice(BOARD).tables.cards
    return effects.effect_line(told, joined["same"], joined["another"])


def card_text(edition: str, card_id: str) -> CardText:
    """An action card of the "first" or "second" edition; KeyError if there is none."""
    return text_of(card_of(edition, card_id))


def text_of(it: ActionCard) -> CardText:
    """A card in words, be it printed or not."""
    each = [said(effect) for effect in it.effects]
    symbols = tuple([sign for _, _, sign in each])
    told = voice(BOARD).tables.cards
    notes = [told[key] for effect in it.effects if (key := f"note {effect.symbol}") in told]
    line, note = effect_line(each) if each else "", " ".join(notes)
    looks = likeness(it), own_look(it).colour
    return CardText(it.id, it.name, it.sign, it.letter, line, symbols, note, *looks)


NOBODYS = OwnCard("", "", (), "")


def own_look(it: ActionCard) -> OwnCard:
    """The card as its maker has made it; one without a look for a printed one."""
    return decks.card_of(it.id) if decks.is_own(it.id) else NOBODYS


def likeness(it: ActionCard) -> str:
    """Whose picture a card bears: its own, one that was chosen, else of one that does the same."""
    if (chosen := own_look(it).picture) in PICTURES:
        return chosen
    printed = [card for cards in ACTION_CARDS.values() for card in cards.values()]
    if any(card.id == it.id for card in printed):
        return it.id
    found = (card.id for card in printed if set(it.effects[:1]) & set(card.effects[:1]))
    return next(found, printed[0].id)
