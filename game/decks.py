"""Cards of one's own: what they may be made of, how they are written, and a deck of them.

An own card is told wholly by its id, `own~2~positive~A~start.set.4+photo.tie.win~Blue_Bolt`: which
copy it is, sign, letter, symbols, name, and behind one more `~` how it looks, if its maker has
chosen: the picture, a point, the colour of its ground. So an answer that names it needs nothing
else to be understood, and nothing has to remember which cards there are. Spaces of the name stand
as `_`.

A deck is what a table plays with: own cards, and which printed ones stay in the box. As JSON:

```
{"name": "Sunday", "cards": [["positive~A~start.set.4~Blue_Bolt", 2, "Off it goes."]],
 "without": ["boss"]}
```
The number says how many copies there are, the words are the maker's own line. What a title takes
is in its `Kit`; a word that a kit does not know is refused by name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from game.racing.effects import Effect
from game.telling import Complaint

OWN = "own~"
MOST_CARDS, MOST_COPIES, MOST_SYMBOLS = 12, 3, 3
MOST_IN_ALL = 24
"""Own cards with all their copies: with more, the ways to draw five could not be counted."""
LONGEST_ID, MOST_LEFT_OUT = 40, 60
LONGEST_CARD_NAME, LONGEST_WORDS, LONGEST_DECK_NAME = 20, 80, 24
IN_NAMES = " '’-.!?&"
LOOK = re.compile(r"[A-Za-z0-9-]{0,32}(\.[a-z]{1,12})?")
"""How a card may look: the names of a picture and of a colour."""
MOST_MARKS = 2
"""Signs over or under one letter: scripts need two, and more are a joke that leaves its line."""


class BadDeck(Complaint):
    """A card or a deck that cannot be played: one plain sentence says why."""


class OwnCard(NamedTuple):
    """A card of one's own, without the number of its copy; `symbols` as they are written.

    `look` is the picture and the colour of its ground, `felis.rose`, either of them empty where
    nobody has chosen: which there are, the title's own page knows.
    """

    sign: str
    letter: str
    symbols: tuple[str, ...]
    name: str
    look: str = ""

    @property
    def code(self) -> str:
        """The card as it is written in a deck."""
        name = self.name.replace(" ", "_")
        code = f"{self.sign}~{self.letter}~{'+'.join(self.symbols)}~{name}"
        return f"{code}~{self.look}" if self.look else code

    @property
    def picture(self) -> str:
        """The picture that its maker has chosen, or nothing."""
        return self.look.partition(".")[0]

    @property
    def colour(self) -> str:
        """The colour of the ground that its maker has chosen, or nothing."""
        return self.look.partition(".")[2]

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What its symbols do."""
        return tuple([symbol_of(text) for text in self.symbols])

    def copy(self, number: int) -> str:
        """The id of one of its copies, counted from 1."""
        return f"{OWN}{number}~{self.code}"


class Lot(NamedTuple):
    """A card of a deck: how many copies there are, and the maker's line, which may be empty."""

    card: OwnCard
    copies: int = 1
    words: str = ""


class Deck(NamedTuple):
    """A deck of one's own: its name, its cards, and the printed cards that stay in the box."""

    name: str
    lots: tuple[Lot, ...]
    without: tuple[str, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        """Every copy of every own card."""
        return tuple([lot.card.copy(n + 1) for lot in self.lots for n in range(lot.copies)])

    def as_json(self) -> dict[str, Any]:
        """What `read_deck` reads."""
        cards = [[lot.card.code, lot.copies, lot.words] for lot in self.lots]
        return {"name": self.name, "cards": cards, "without": list(self.without)}


class Kit(NamedTuple):
    """What own cards of a title are made of, and how its tables play with them.

    `signs` says of each sign which symbols it may bear; `letters` what letters signs have that
    cancel, those of `plain` have none. `printed(options)` are the cards that are there without a
    deck, by id, `fewest` so many cards a table needs in all, `once` the symbols that one card of a
    deck may bear, and `begin(game, deck)` tells a game that has just been laid of its deck.
    """

    signs: Mapping[str, Sequence[str]]
    plain: frozenset[str]
    letters: str
    printed: Callable[[Mapping[str, str]], Mapping[str, Any]]
    fewest: int
    begin: Callable[[Any, Deck], None]
    once: frozenset[str] = frozenset()


def written(effect: Effect) -> str:
    """A symbol as it is written: `start.set.4`."""
    return ".".join([str(part) for part in effect])


def symbol_of(text: str) -> Effect:
    """What `written` has written."""
    symbol, op, value = text.split(".")
    return Effect(symbol, op, int(value) if value.lstrip("-").isdigit() else value)


def is_own(id: str) -> bool:
    """Whether an id is that of a card of one's own."""
    return id.startswith(OWN)


@lru_cache(maxsize=512)  # it could be worked out again: no state, only time saved
def card_of(id: str) -> OwnCard:
    """The card that an id tells; KeyError where it tells none."""
    parts = id.split("~")
    if len(parts) not in (6, 7) or not is_own(id):
        raise KeyError(id)
    _, _, sign, letter, symbols, name, *look = parts
    return OwnCard(sign, letter, tuple(symbols.split("+")), name.replace("_", " "), *look)


def tidy(text: str, most: int) -> str:
    """A maker's text without stray spaces, each letter in its one spelling, and not too long."""
    return " ".join(unicodedata.normalize("NFC", text).split())[:most].rstrip()


def is_sound(text: str) -> bool:
    """Whether all of a line can be shown where it stands, and nowhere else."""
    marks = (unicodedata.category(sign).startswith("M") for sign in text)
    towers = [len(list(run)) for is_mark, run in groupby(marks) if is_mark]
    return text.isprintable() and max(towers, default=0) <= MOST_MARKS


UNREADABLE = "This deck cannot be read."


def read_card(code: Any) -> OwnCard:
    """A card as it is written in a deck, not yet looked at; BadDeck where it is none."""
    if not isinstance(code, str) or code.count("~") not in (3, 4):
        raise BadDeck(UNREADABLE)
    sign, letter, symbols, name, *look = code.split("~")
    texts = tuple(symbols.split("+")) if symbols else ()
    return OwnCard(sign, letter, texts, name.replace("_", " "), *look)


def read_deck(value: Any) -> Deck:
    """A deck from its JSON, bounded but not yet looked at; BadDeck with one plain sentence."""
    if not isinstance(value, dict) or set(value) - {"name", "cards", "without"}:
        raise BadDeck(UNREADABLE)
    name, cards, without = (value.get(key) for key in ("name", "cards", "without"))
    if not isinstance(name, str) or name != tidy(name, LONGEST_DECK_NAME) or not is_sound(name):
        raise BadDeck("The name of the deck cannot be shown.")
    without = [] if without is None else without
    if not isinstance(cards, list) or not isinstance(without, list) or len(without) > MOST_LEFT_OUT:
        raise BadDeck(UNREADABLE)
    return Deck(name, tuple(_lots(cards)), tuple(_texts(without)))


def _lots(cards: Iterable[Any]) -> Iterable[Lot]:
    for row in cards:
        match row:
            case [str(code), int(copies), str(words)] if not isinstance(copies, bool):
                yield Lot(read_card(code), copies, words)
            case _:
                raise BadDeck(UNREADABLE)


def _texts(texts: Iterable[Any]) -> Iterable[str]:
    for text in texts:
        if not isinstance(text, str):
            raise BadDeck(UNREADABLE)
        yield text[:LONGEST_ID]
