"""What people, horses, targets and loans are called, and what they do; made from the effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from game.horse_fever.people import (
    ASSISTANTS,
    CHARACTERS,
    HORSE_CARDS,
    LOANS,
    TARGET_VP,
    PersonCard,
    target_kind,
)
from game.racing.effects import Effect
from web.horse_fever.words import voice
from web.horse_fever.words.cards import effect_line, said
from web.horse_fever.words.language import BOARD


class PersonText(NamedTuple):
    """A card of the Board Game in words: `line` says what it does, `symbols` its short signs."""

    id: str
    kind: str
    name: str
    role: str
    line: str
    symbols: tuple[str, ...]
    rule: str


def _told(key: str, **facts: Any) -> str:
    """What stands on a card beside its effects."""
    speaker = voice(BOARD)
    return speaker.teller.said(speaker.tables.cards[key], facts)


def _line_and_signs(effects: Iterable[Effect]) -> tuple[str, tuple[str, ...]]:
    parts = [said(effect) for effect in effects]
    return effect_line(parts), tuple([sign for _, _, sign in parts])


def _character(edition: str, id: str) -> PersonText:
    it = CHARACTERS[edition][id]
    parts = [said(effect) for effect in it.effects]
    powers = [what for _, what, _ in parts]
    line = _told("purse", money=it.money, row=it.stable_row, powers=powers)
    signs = [_told("money", money=it.money)]
    signs += [_told("stable", row=it.stable_row)] if it.stable_row else []
    signs += [sign for _, _, sign in parts]
    role = f"role {id}" if f"role {id}" in voice(BOARD).tables.cards else "role"
    return PersonText(id, "character", it.name, _told(role), line, tuple(signs), "C")


def _card(it: PersonCard, kind: str, rule: str) -> PersonText:
    line, signs = _line_and_signs(it.effects)
    return PersonText(it.id, kind, it.name, _told(f"role {it.id}"), line, signs, rule)


def _target(id: str) -> PersonText:
    line = _told("target", points=TARGET_VP, most=_told(target_kind(id)))
    signs = (_told("points", points=TARGET_VP),)
    name = voice(BOARD).teller.said("{card:card}", {"card": id})
    return PersonText(id, "target", name, _told("role target"), line, signs, "5.2")


def _loan(lender: str) -> PersonText:
    now, back = LOANS[lender]
    line = _told("loan", now=now, back=back)
    signs = (_told("now", now=now), _told("back", back=back))
    name = _told("loan of", lender=lender)
    return PersonText(lender, "loan", name, _told("role loan"), line, signs, "1.1.7")


def person_text(edition: str, kind: str, card_id: str) -> PersonText:
    """A character, assistant, horse, target or loan in words; KeyError if there is none."""
    match kind:
        case "character":
            return _character(edition, card_id)
        case "assistant":
            return _card(ASSISTANTS[edition][card_id], kind, "S")
        case "horse":
            return _card(HORSE_CARDS[edition][card_id], kind, "H")
        case "target":
            return _target(card_id)
        case "loan":
            return _loan(card_id)
    raise KeyError(kind)


def character_line(edition: str, character_id: str) -> str:
    """A character: name, purse, stable and powers; KeyError if there is none."""
    it = person_text(edition, "character", character_id)
    return f"{it.name}: {it.line}"
