"""Every word that somebody can read or hear on a page, and what of it is not translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser

from tests.web.made_up import CHAMPIONS, HORSES, NAMES, OF_THE_FAIR, PLACES, SITE, WORD
from tools.horse_fever.party_told_states import names
from tools.staging import GUESTS
from web.desk.forms import COMPUTER_NAMES, FIRST_NAMES
from web.horse_fever.board.people import initials
from web.html import foreign

READ = ("aria-label", "alt", "title", "placeholder", "aria-description", "aria-valuetext")
"""Attributes that are read to somebody."""

UNREAD = ("script", "style", "textarea")

PROPER = {
    word
    for name in (
        *NAMES.values(),
        *(it.name for it in HORSES.values()),
        *(it.stable for it in HORSES.values()),
        *map(unescape, foreign.LANGUAGES),
        *FIRST_NAMES,
        *COMPUTER_NAMES,
        *GUESTS,
        *("Astor", "Robin", "Dorothy", "Basil", "ann", "Cousin Wolfgang"),
        *map(initials, NAMES.values()),
    )
    for word in WORD.findall(name)
}
"""Words of names, which no language changes."""

MADE = {
    *("Sunday deck", "Moon deck", "From Ben", "Blue Bolt", "Pot of Glue", "Grandmother"),
    *("Monday Morning", "Not before my tea.", "Off before the gun, they say."),
    *("She always gets her way.", "Rocket Breakfast", "Two eggs, and it flies."),
}
"""What people have called their own cards and decks, and written on them."""
WHOLE = (*names(40), *MADE, *CHAMPIONS.values(), *OF_THE_FAIR.values(), *PLACES)
NAMED = re.compile("|".join((SITE.pattern, *map(re.escape, WHOLE))))
"""Names that stay whole, with words in them that are none."""


class Reader(HTMLParser):
    """Collects the texts of a page, in order; what is input by a player is no word of the page.

    A word that is marked in a text belongs to it. What the page itself says is not to be translated
    is no word either: the names of colours in the code.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._unread = 0
        self._goes_on = False
        self._kept, self._depth = "", 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._unread += tag in UNREAD
        self._goes_on = tag == "mark"
        if not self._kept and ("translate", "no") in attrs:
            self._kept = tag
        self._depth += tag == self._kept
        self.texts += [value for key, value in attrs if key in READ and value]

    def handle_endtag(self, tag: str) -> None:
        self._unread -= tag in UNREAD
        self._goes_on = tag == "mark"
        self._depth -= tag == self._kept
        if not self._depth:
            self._kept = ""

    def handle_data(self, data: str) -> None:
        if self._kept or self._unread:
            return
        if self._goes_on and self.texts:
            self.texts[-1] += data
        elif data.strip():
            self.texts.append(data)


def left(english: str, made_up: str) -> Iterator[str]:
    """The texts of a page that still hold an English word, where the made-up one turns it round.

    Whatever stands in the order of the alphabet stands in another order there, so texts are
    compared with those that have the same words, turned or not.
    """
    told, turned = _by_words(english), _by_words(made_up)
    for key in dict.fromkeys((*told, *turned)):
        before, after = told.get(key, []), turned.get(key, [])
        for text in after:
            if not any(_is_turned(said, text) for said in before):
                yield f"{text!r} stands in both" if text in before else f"{text!r} is new"
        if len(before) != len(after):
            yield f"{before[:1] or after[:1]} stands {len(before)} times, then {len(after)} times"


def _by_words(html: str) -> dict[tuple[str, ...], list[str]]:
    """The texts of a page by their words, each as it is or turned round, whichever comes first."""
    found: dict[tuple[str, ...], list[str]] = {}
    for text in Reader(html).texts:
        key = tuple(min(word, word[::-1]) for word in map(str.casefold, _words(text)))
        found.setdefault(key, []).append(text)
    return found


def _words(text: str) -> list[str]:
    return WORD.findall(NAMED.sub("", text))


def _is_turned(said: str, other: str) -> bool:
    return all(map(_is_word_turned, _words(said), _words(other)))


def _is_word_turned(word: str, other: str) -> bool:
    if word == other and PROPER & {word, word.partition("’")[0]}:
        return True  # a name, and the sign of whose something is
    return word[::-1].casefold() == other.casefold()


DRAWN_ONCE = ("whys", "workshop-arrived", "shelf", "shelf-menu", "shelf-all", "shelf-naming")
"""States that are played again before each drawing: what was said on the way to them stays in that
language, or their clock goes on with each look.

Any other is played once and drawn in each language; `test_every_word.py` finds one that is not
named here."""
