"""The decks of their own that people have made: where they lie, and which one is chosen.

A line each, `1 horse-fever {"name": …}`: a number, the box, the deck as a save holds it
(`game.decks`). A line that this page cannot read stays as it is.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from game import TITLES, BadTable
from game.decks import BadDeck, Deck, Kit, read_deck
from game.outside import parsed
from game.unplayable import deck_refused
from web.desk.kept.stores import Storage
from web.desk.screen import BOXES, box_of
from web.words.speaking import mark

KEY = "horseburg/decks"
FIRST = "horseburg decks 1"
MOST, LONGEST = 200, 8_000
GONE = mark("The deck that was chosen is no longer on this device. Choose the cards again.")


class Made(NamedTuple):
    """A deck that somebody has made, for the games of a box."""

    id: str
    box: str
    deck: Deck


class Decks(NamedTuple):
    """All decks, and the lines that cannot be read; `is_newer` where another page wrote them."""

    made: list[Made]
    bad: list[str]
    is_newer: bool = False


def loads(text: str) -> Decks:
    """What a text holds, each line for itself."""
    head, *rows = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if head.strip() != FIRST:
        return Decks([], [text] if text else [], bool(text))
    found = Decks([], [])
    for row in filter(str.strip, rows):
        try:
            id, box, told = row[: LONGEST + 1].split(" ", 2)
            if len(row) > LONGEST or len(found.made) >= MOST:
                raise ValueError
            deck, kit = read_deck(parsed(told, LONGEST)), kit_of(box)
            if deck.lots and (bad := deck_refused(kit._replace(fewest=0), deck, {})):
                raise bad
            found.made.append(Made(id, box, deck))
        except (BadDeck, ValueError, KeyError, StopIteration):
            found.bad.append(row)
    return found


def kit_of(box: str) -> Kit:
    """What cards of one’s own are made of in a box; StopIteration or KeyError if none."""
    kits = (TITLES[title].kit for title in BOXES[box].titles)
    return next(kit for kit in kits if kit is not None)


def line(made: Made) -> str:
    """A deck as a line."""
    return f"{made.id} {made.box} {json.dumps(made.deck.as_json(), ensure_ascii=False)}"


def dumps(decks: Decks) -> str:
    """What `loads` reads."""
    return "\n".join([FIRST, *map(line, decks.made), *decks.bad, ""])


def opened(storage: Storage) -> Decks:
    """The decks that lie here."""
    return loads(storage.get(KEY) or "")


def of_title(storage: Storage, title: str) -> list[Made]:
    """The decks for a game."""
    box = box_of(title).id
    return [one for one in opened(storage).made if one.box == box]


def chosen(storage: Storage, title: str, id: str) -> dict[str, Any] | None:
    """The deck of this id as a table wants it; None without one, BadTable where it is gone."""
    if not id:
        return None
    for one in of_title(storage, title):
        if one.id == id:
            return one.deck.as_json()
    raise BadTable(GONE)


def why_not(title: str, options: dict[str, str], deck: Deck) -> BadDeck | None:
    """Why a game with these options cannot be played with a deck."""
    kit = TITLES[title].kit
    assert kit is not None
    return deck_refused(kit, deck, kit.printed(options))
