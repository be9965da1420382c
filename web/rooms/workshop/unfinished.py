"""Cards that somebody has left unfinished: they wait until somebody goes on with them.

A line each, as JSON: the deck, the place of the card in it (-1 for a new one), sign, letter,
symbols, name, the maker's words, how many copies, picture and colour; an older one has no look.
A line that cannot be read stays as it is.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, NamedTuple

from game.decks import (
    LONGEST_CARD_NAME,
    LONGEST_WORDS,
    LOOK,
    MOST_COPIES,
    MOST_SYMBOLS,
    Kit,
)
from game.outside import parsed
from web.acts.kept import decks
from web.acts.kept.decks import Made
from web.desk.kept.stores import Storage
from web.rooms.workshop.bench import Draft, drafted, fresh

KEY = "horseburg/unfinished"


LONGEST_LINE = 2_000
"""Letters of one unfinished card."""


class Place(NamedTuple):
    """Where a card belongs: its deck, and its place in it, -1 for a new one."""

    deck: str
    at: int


def began(one: Made, at: int) -> Draft:
    """The card as it is when somebody begins with it."""
    is_new = not 0 <= at < len(one.deck.lots)
    return fresh(decks.kit_of(one.box)) if is_new else drafted(one.deck.lots[at], at)


def of(storage: Storage, one: Made, at: int) -> Draft | None:
    """What was left unfinished at a place of a deck; None where nothing was."""
    for line in _lines(storage):
        if _place(line) == Place(one.id, at):
            return _draft(parsed(line, LONGEST_LINE), decks.kit_of(one.box))
    return None


def keep(storage: Storage, one: Made, draft: Draft) -> bool:
    """Write down how far a card is; nothing is kept of one that is as it was in the beginning.

    False where the storage has no room for it.
    """
    place = Place(one.id, draft.at)
    others = [line for line in _lines(storage) if _place(line) != place]
    if draft != began(one, draft.at):
        row = [*place, draft.sign, draft.letter, draft.symbols, draft.name, draft.words]
        row += [draft.copies, draft.picture, draft.colour]
        others.append(json.dumps(row, ensure_ascii=False))
    return _write(storage, others)


def forget(storage: Storage, one: Made, at: int) -> None:
    """Let the unfinished card of a place go."""
    keep(storage, one, began(one, at))


def forget_deck(storage: Storage, one: Made) -> None:
    """A deck is thrown away, and what was unfinished in it."""
    places = ((line, _place(line)) for line in _lines(storage))
    _write(storage, [line for line, place in places if place is None or place.deck != one.id])


def closed_up(storage: Storage, one: Made, gone: int) -> None:
    """A card of a deck is thrown away: those behind it move up."""
    lines = []
    for line in _lines(storage):
        place = _place(line)
        if place is None or place.deck != one.id or place.at < gone:
            lines.append(line)
        elif place.at > gone:
            row = [one.id, place.at - 1, *parsed(line, LONGEST_LINE)[2:]]
            lines.append(json.dumps(row, ensure_ascii=False))
    _write(storage, lines)


def _lines(storage: Storage) -> list[str]:
    return [line for line in (storage.get(KEY) or "").split("\n") if line]


def _write(storage: Storage, lines: list[str]) -> bool:
    """False without room: the card is still on the bench then, and nothing else is lost."""
    with suppress(OSError):
        if lines:
            storage.set(KEY, "\n".join(lines))
        else:
            storage.remove(KEY)
        return True
    return False


def _place(line: str) -> Place | None:
    with suppress(ValueError):
        match parsed(line, LONGEST_LINE):
            case [str(deck), int(at), *_]:
                return Place(deck, at)
    return None


def _draft(row: Any, kit: Kit) -> Draft | None:
    """The card of a line; None for one that this page cannot put onto its bench."""
    match row:
        case [_, int(), str(sign), str(letter), list(symbols), str(), str(), int(copies), *look]:
            letters = [""] if sign in kit.plain else list(kit.letters)
            is_known = sign in kit.signs and all(it in kit.signs[sign] for it in symbols)
            is_bounded = len(symbols) <= MOST_SYMBOLS and 1 <= copies <= MOST_COPIES
            if is_known and letter in letters and is_bounded:
                name, words = row[5][:LONGEST_CARD_NAME], row[6][:LONGEST_WORDS]
                chosen = [str(it) for it in look[:2]]
                draft = Draft(sign, letter, symbols, name, words, copies, row[1], *chosen)
                return draft if LOOK.fullmatch(draft.look) else None
    return None
