"""Labels of the page: `say("{count:plural(step|steps)} back", count=3)`.

The English template stands where it is said and is the key under which another language finds its
own, as in gettext: whoever reads the code reads the page. A table that is made once marks its
texts with `mark`, and whoever draws it says them. Each box has its own `Sayer`, so that no label
of one can be taken for another's; a test collects all that is marked or said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar, cast

import htpy as h

from web.words import languages
from web.words.en.grammar import GRAMMAR, KINDS
from web.words.formatter import Piece, Teller, pieces
from web.words.refusals import refused

V = TypeVar("V")

LANGUAGE = "en"
"""The language of the page: English, or one of `languages.LEARNT`."""


class Speech(NamedTuple):
    """One language: what puts facts into templates, and its template for each English one."""

    teller: Teller
    labels: Mapping[str, str]


class Spoken(dict[str, V]):
    """Something in each language, by its code: English, and what is made when it is first wanted.

    `make` makes it of what `web/<…>/words/<code>/` holds, `package` being the path of `words`.
    """

    def __init__(self, package: str, make: Callable[[Any], V], english: V) -> None:
        super().__init__(en=english)
        self._package, self._make = package, make

    def now(self) -> V:
        """In the language of the page; in English where it does not speak that."""
        found = self.get(LANGUAGE)
        is_learnt = LANGUAGE in languages.LEARNT
        if found is None and is_learnt and languages.speaks(self._package, LANGUAGE):
            found = self[LANGUAGE] = self._make(languages.words(self._package, LANGUAGE))
        return self["en"] if found is None else found


class Sayer:
    """Says the labels of one part of the page in its language, in English where it has none.

    `package` is where its words lie, a folder a language. Until its box has been opened only the
    labels are read, for its poster; with the box come its own ways to say a fact.
    """

    def __init__(self, spoken: dict[str, Speech], package: str = "web.words") -> None:
        self._spoken, self._package = spoken, package
        self._early: dict[str, Speech] = {}

    def _speech(self) -> Speech | None:
        """How the language of the page is spoken here; None where it is not."""
        if (speech := self._spoken.get(LANGUAGE)) or LANGUAGE not in languages.LEARNT:
            return speech
        if languages.is_open(self._package):
            if not languages.speaks(self._package, LANGUAGE):
                return None
            said = languages.words(self._package, LANGUAGE)
            speech = Speech(Teller(said.GRAMMAR, said.KINDS), said.LABELS)
            self._spoken[LANGUAGE] = speech
            return speech
        if LANGUAGE not in self._early:
            house = languages.words("web.words", LANGUAGE)
            labels = languages.labels(self._package, LANGUAGE)
            self._early[LANGUAGE] = Speech(Teller(house.GRAMMAR, house.KINDS), labels)
        return self._early[LANGUAGE]

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

    @property
    def teller(self) -> Teller:
        """What puts facts into templates here, in the language of the page."""
        return (self._speech() or self._spoken["en"]).teller

    def figures(self, english: str) -> str:
        """A number written as English writes it: `1,234.5` becomes `1 234,5` in French."""
        grammar = self.teller.grammar
        return english.translate({ord(","): grammar.group, ord("."): grammar.point})

    def refused(self, reason: str) -> str:
        """A reason that is kept as it was told in English; "" where this has no words for it."""
        speech = self._speech()
        return refused(speech.labels, speech.teller, reason) if speech else ""

    def labels(self, code: str) -> frozenset[str]:
        """The English templates for which a language has its own."""
        if code in self._spoken:
            return frozenset(self._spoken[code].labels)
        return frozenset(languages.labels(self._package, code))

    def _found(self, template: str) -> tuple[Speech, str]:
        speech = self._speech()
        own = speech.labels.get(template) if speech else None
        if speech is not None and own is not None:
            return speech, own
        return self._spoken["en"], template


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


def headed(head: str, text: str) -> str:
    """A text with what it is about before it: `Length: 5`, in French `Durée : 5`."""
    return say("{head}: {text}", head=head, text=text)
