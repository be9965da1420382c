"""Labels of the page: `say("{count:plural(step|steps)} back", count=3)`.

The English template stands where it is said and is the key under which another language finds its
own, as in gettext: whoever reads the code reads the page. A table that is made once marks its
texts with `mark`, and whoever draws it says them. Each box has its own `Sayer`, so that no label
of one can be taken for another's; a test collects all that is marked or said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

import htpy as h

from web.words.en.grammar import GRAMMAR, KINDS
from web.words.formatter import Piece, Teller, pieces
from web.words.refusals import refused

LANGUAGE = "en"
"""The language of the page."""


class Speech(NamedTuple):
    """One language: what puts facts into templates, and its template for each English one."""

    teller: Teller
    labels: Mapping[str, str]


class Sayer:
    """Says the labels of one part of the page in its language, in English where it has none."""

    def __init__(self, spoken: Mapping[str, Speech]) -> None:
        self._spoken = spoken

    def __call__(self, template: str, /, names: Sequence[str] = (), **facts: object) -> str:
        """A label; `names` are those of the players, where a fact is said as one."""
        speech, own = self._found(template)
        return speech.teller.said(own, facts, names)

    def nodes(self, template: str, /, names: Sequence[str] = (), **facts: object) -> list[h.Node]:
        """A label with elements in it: a fact without a kind stands in the page as it is."""
        speech, own = self._found(template)

        def node(it: str | Piece) -> h.Node:
            if isinstance(it, str):
                return it
            if not it.kind:
                return cast(h.Node, facts[it.name])
            return speech.teller.said(_field(it), facts, names)

        return [node(it) for it in pieces(own)]

    def refused(self, reason: str) -> str:
        """A reason that is kept as it was told in English; "" where this has no words for it."""
        speech = self._spoken.get(LANGUAGE)
        return refused(speech.labels, speech.teller, reason) if speech else ""

    def labels(self, code: str) -> frozenset[str]:
        """The English templates for which a language has its own."""
        return frozenset(self._spoken[code].labels) if code in self._spoken else frozenset()

    def _found(self, template: str) -> tuple[Speech, str]:
        spoken = self._spoken
        speech = spoken.get(LANGUAGE)
        own = speech.labels.get(template) if speech else None
        if speech is not None and own is not None:
            return speech, own
        return spoken["en"], template


def _field(it: Piece) -> str:
    inner = f"({'|'.join(it.forms)})" if it.forms else ""
    return f"{{{it.name}:{it.kind}{inner}}}"


def mark(template: str) -> str:
    """A template that is said later, by another name: it comes back as it is."""
    return template


ENGLISH = Speech(Teller(GRAMMAR, KINDS), {})
SPOKEN: dict[str, Speech] = {"en": ENGLISH}
"""Every language that the house itself speaks."""

say = Sayer(SPOKEN)
"""Says the labels of the house: pages, frame, shelf."""
