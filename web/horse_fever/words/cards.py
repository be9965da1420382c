"""What cards do in one short line, made from their effects, in the language of the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.horse_fever.cards import ACTION_CARDS, ActionCard, card_of
from game.racing.effects import Effect
from web.horse_fever.words.by_title import voice
from web.horse_fever.words.language import BOARD
from web.racing import effects


class CardText(NamedTuple):
    """An action card in words: `line` is its effect in one sentence, `symbols` its short signs.

    `note` is what has to be said besides, where people play the card in different ways;
    `likeness` is whose picture it bears.
    """

    id: str
    name: str
    sign: str
    letter: str
    line: str
    symbols: tuple[str, ...]
    note: str = ""
    likeness: str = ""


def said(effect: Effect) -> tuple[str, str, str]:
    """Who is meant, what happens, and the short sign; KeyError for an effect without words."""
    speaker = voice(BOARD)
    return effects.said(effect, speaker.tables.effects, speaker.teller)


def effect_line(told: Sequence[tuple[str, str, str]]) -> str:
    """One sentence of effects that `said` has put into words."""
    joined = voice(BOARD).tables.cards
    return effects.effect_line(told, joined["same"], joined["another"])


def card(edition: str, card_id: str) -> CardText:
    """An action card of the "first" or "second" edition; KeyError if there is none."""
    return text_of(card_of(edition, card_id))


def text_of(it: ActionCard) -> CardText:
    """A card in words, be it printed or not."""
    each = [said(effect) for effect in it.effects]
    symbols = tuple([sign for _, _, sign in each])
    told = voice(BOARD).tables.cards
    notes = [told[key] for effect in it.effects if (key := f"note {effect.symbol}") in told]
    line, note = effect_line(each) if each else "", " ".join(notes)
    return CardText(it.id, it.name, it.sign, it.letter, line, symbols, note, likeness(it))


def likeness(it: ActionCard) -> str:
    """The printed card whose picture a card bears: its own, or of one that does the same first."""
    printed = [card for cards in ACTION_CARDS.values() for card in cards.values()]
    if any(card.id == it.id for card in printed):
        return it.id
    found = (card.id for card in printed if set(it.effects[:1]) & set(card.effects[:1]))
    return next(found, printed[0].id)
