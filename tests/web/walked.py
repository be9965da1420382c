"""Every word that somebody can read or hear on a page, and what of it is not translated."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

from tests.web.made_up import HORSES, NAMES, WORD

READ = ("aria-label", "alt", "title", "placeholder", "aria-description", "aria-valuetext")
"""Attributes that are read to somebody."""

PROPER = {
    word
    for name in (
        *NAMES.values(),
        *(it.name for it in HORSES.values()),
        *(it.stable for it in HORSES.values()),
        *("Ann", "Ben", "Cat", "Dan", "Eve", "Fay"),
    )
    for word in WORD.findall(name)
}
"""Words of names, which no language changes."""


class Reader(HTMLParser):
    """Collects the texts of a page, in order; what is input by a player is no word of the page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._unread = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._unread += tag in ("script", "style")
        self.texts += [value for key, value in attrs if key in READ and value]

    def handle_endtag(self, tag: str) -> None:
        self._unread -= tag in ("script", "style")

    def handle_data(self, data: str) -> None:
        if not self._unread and data.strip():
            self.texts.append(data.strip())


def left(english: str, made_up: str) -> Iterator[str]:
    """The texts of a page that still hold an English word, where the made-up one turns it round."""
    told, turned = Reader(english).texts, Reader(made_up).texts
    for said, other in zip(told, turned, strict=False):
        words, others = WORD.findall(said), WORD.findall(other)
        if len(words) != len(others) or not all(map(_is_turned, words, others)):
            yield f"{said!r} is {other!r}"
    if len(told) != len(turned):
        yield f"{len(told)} texts in English, {len(turned)} in the other language"


def _is_turned(word: str, other: str) -> bool:
    if word in PROPER and word == other:
        return True
    return word[::-1].casefold() == other.casefold()
