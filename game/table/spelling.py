"""An answer that is written in another way: in capitals, with a nought in front."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from game.floor import is_private
from game.play import Amounts, Ask, Picks, Refusal, quoted

THOUSANDS = re.compile(r"(?<=\d)[,.](?=\d{3}(?!\d))")
NOUGHTS = re.compile(r"(?<![\w.,-])0+(?=\d)")
BETWEEN = re.compile(r"[\s,_]+|(?<=[^\s,_])-")
QUOTES = "'\"‘’“”"
MANY = 2000
"""More answers than this are not gone through for one that is meant."""


def misspelt(ask: Ask, text: str) -> Refusal | None:
    """How a text is written that means an answer to this; the rule against it where it is illegal.

    Nothing is said of an answer that belongs to somebody else's secret.
    """
    if text in ask.menu or not (meant := plain(text)):
        return None
    for known in (*others(ask, text), *alike(ask, meant)):
        if known in ask.options:
            said = "“{answer}” is written “{known}”."
            return Refusal(said, ask.rule, answer=quoted(text), known=known)
        if refusal := ask.why(known):
            return refusal
    return None


def others(ask: Ask, text: str) -> list[str]:
    """This text in the usual spelling, if it is another one: small, tidy, no nought in front."""
    tidy = NOUGHTS.sub("", THOUSANDS.sub("", stripped(text))).casefold()
    if isinstance(ask.options, Picks):
        tidy = ", ".join(part for part in re.split(r"[\s,]+", tidy) if part)
    return [tidy] if tidy != text and tidy in ask.options else []


def alike(ask: Ask, meant: str) -> Iterable[str]:
    """The entries of the question that differ from a text in their spelling only."""
    if is_private(ask) or isinstance(ask.options, Picks | Amounts) or len(ask.options) > MANY:
        return ()
    return [known for known in (*ask.options, *ask.menu) if plain(known) == meant]


def stripped(text: str) -> str:
    """A text without quotation marks about it and without a full stop."""
    return text.strip(QUOTES).rstrip(".!").strip()


@lru_cache(maxsize=2048)  # it could be worked out again: no state, only time saved
def plain(text: str) -> str:
    """A text without all that people write in different ways; between two numbers a blank stays."""
    tidy = NOUGHTS.sub("", THOUSANDS.sub("", stripped(text))).casefold()
    return BETWEEN.sub(lambda gap: " " if is_between_numbers(tidy, gap) else "", tidy)


def is_between_numbers(text: str, gap: re.Match[str]) -> bool:
    """Whether without this gap two numbers would become one."""
    before, after = text[: gap.start()], text[gap.end() :]
    return before[-1:].isdigit() and after[:1].isdigit()
