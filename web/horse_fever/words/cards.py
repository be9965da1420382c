"""What cards do in one short line, made from their effects, in the language of the page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from game.horse_fever.cards import ACTION_CARDS
from game.racing.effects import Effect
from web.horse_fever.words.by_title import BOARD, voice
from web.words.plain import capital


class CardText(NamedTuple):
    """An action card in words: `line` is its effect in one sentence, `symbols` its short signs.

    `note` is what has to be said besides, where people play the card in different ways.
    """

    id: str
    name: str
    sign: str
    letter: str
    line: str
    symbols: tuple[str, ...]
    note: str = ""


def said(effect: Effect) -> tuple[str, str, str]:
    """Who is meant, what happens, and the short sign; KeyError for an effect without words."""
    speaker, key = voice(BOARD), f"{effect.symbol} {effect.op}"
    if isinstance(effect.value, str) and f"{key} {effect.value}" in speaker.tables.effects:
        return speaker.tables.effects[f"{key} {effect.value}"]
    who, phrase, sign = speaker.tables.effects[key]
    number = int(effect.value)
    facts = {"n": number, "size": abs(number)}
    return who, speaker.teller.said(phrase, facts), speaker.teller.said(sign, facts)


def effect_line(effects: Sequence[tuple[str, str, str]]) -> str:
    """One sentence of effects that `said` has put into words."""
    joined = voice(BOARD).tables.cards
    parts = (
        f"{who} {joined['same'].join(what for _, what, _ in group)}"
        for who, group in groupby(effects, key=lambda each: each[0])
    )
    return capital(joined["another"].join(parts)) + "."


def card(edition: str, card_id: str) -> CardText:
    """An action card of the "first" or "second" edition; KeyError if there is none."""
    it = ACTION_CARDS[edition][card_id]
    effects = [said(effect) for effect in it.effects]
    symbols = tuple([sign for _, _, sign in effects])
    told = voice(BOARD).tables.cards
    notes = [told[key] for effect in it.effects if (key := f"note {effect.symbol}") in told]
    line, note = effect_line(effects), " ".join(notes)
    return CardText(it.id, it.name, it.sign, it.letter, line, symbols, note)
