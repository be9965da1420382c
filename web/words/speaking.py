"""Labels of the page: `say("{count:plural(step|steps)} back", count=3)`.

The English template stands where it is said and is the key under which another language finds its
own, as in gettext: whoever reads the code reads the page. A table that is made once marks its
texts with `mark`, and whoever draws it says them. Each box has its own `Sayer`, so that no label
of one can be taken for another's; a tool collects all that is marked or said.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from web.words import kinds, languages
from web.words.formatter import Piece, Teller, pieces
from web.words.languages import ENGLISH
from web.words.refusals import refused

V = TypeVar("V")

LANGUAGE = ENGLISH
"""The language of the page: English, or one of `languages.LEARNT`."""


class Speech(NamedTuple):
    """A domain in one language: what puts facts into templates, its labels and its tables."""

    code: str
    domain: str
    teller: Teller
    labels: Mapping[str, str]

    def table(self, name: str) -> Mapping[str, Any]:
        """A table of the domain by its name, in English where this language lacks an entry."""
        return languages.table(self.code, self.domain, name)


class Sayer:
    """Says the labels of one part of the page in its language, in English where it has none.

    `domain` is its catalogue, `inside` the module whose `add(kinds)` adds the box's own ways to say
    a fact. It comes with the box: until then only the labels are read, for its poster.
    """

    def __init__(self, domain: str, inside: str = "") -> None:
        self.domain, self._inside = domain, inside
        self._spoken: dict[str, Speech] = {}
        self._early: dict[str, Speech] = {}

    def speech(self, code: str) -> Speech:
        """The domain in one language."""
        kept = self._spoken if self._is_open() else self._early
        if code not in kept:
            kept[code] = self._made(code)
        return kept[code]

    def _made(self, code: str) -> Speech:
        if not self._is_open():
            return Speech(
                code, self.domain, _of_the_house(code), languages.labels(code, self.domain)
            )
        own = kinds.house(code, self.domain)
        if self._inside:
            import_module(self._inside).add(own)
        return Speech(code, self.domain, own.teller, languages.labels(code, self.domain))

    def _is_open(self) -> bool:
        """Whether the box is here, its words with it; the house always is."""
        return not self._inside or self._inside.rpartition(".")[0] in sys.modules

    def now(self) -> Speech:
        """The domain in the language of the page; in English where it does not speak that."""
        if LANGUAGE in languages.LEARNT and languages.tables(LANGUAGE, self.domain):
            return self.speech(LANGUAGE)
        return self.speech(ENGLISH)

    def __call__(self, template: str, /, names: Sequence[str] = (), **facts: object) -> str:
        """A label; `names` are those of the players, where a fact is said as one."""
        speech, own = self._found(template)
        return speech.teller.said(own, facts, names)

    def nodes(self, template: str, /, names: Sequence[str] = (), **facts: object) -> list[Any]:
        """A label with elements in it: a fact without a kind stands in the page as it is."""
        speech, own = self._found(template)

        def node(it: str | Piece) -> Any:
            if isinstance(it, str):
                return it
            if not it.kind:
                return facts[it.name]
            return speech.teller.said(_field(it), facts, names)

        return [node(it) for it in pieces(own)]

    @property
    def teller(self) -> Teller:
        """What puts facts into templates here, in the language of the page."""
        return self.now().teller

    def figures(self, english: str) -> str:
        """A number written as English writes it: `1,234.5` becomes `1 234,5` in French."""
        grammar = self.teller.grammar
        return english.translate({ord(","): grammar.group, ord("."): grammar.point})

    def refused(self, reason: str) -> str:
        """A reason that is kept as it was told in English; "" where this has no words for it."""
        speech = self.now()
        return "" if speech.code == ENGLISH else refused(speech.labels, speech.teller, reason)

    def _found(self, template: str) -> tuple[Speech, str]:
        speech = self.now()
        own = speech.labels.get(template)
        if own is None and not is_bare(template):
            return self.speech(ENGLISH), template
        return speech, template if own is None else own


class Spoken(dict[str, V]):
    """Something in each language, by its code: English, and what is made when it is first wanted.

    `make` makes it of what `say` says in a language.
    """

    def __init__(self, say: Sayer, make: Callable[[Speech], V]) -> None:
        super().__init__({ENGLISH: make(say.speech(ENGLISH))})
        self._say, self._make = say, make

    def now(self) -> V:
        """In the language of the page; in English where it does not speak that."""
        speech = self._say.now()
        if speech.code not in self:
            self[speech.code] = self._make(speech)
        return self[speech.code]


@cache
def is_bare(template: str) -> bool:
    """Whether a label has no words of its own: every language says it as English does."""
    return not any(
        it.forms if isinstance(it, Piece) else re.search(r"[^\W\d_]", it) for it in pieces(template)
    )


def _field(it: Piece) -> str:
    inner = f"({'|'.join(it.forms)})" if it.forms else ""
    return f"{{{it.name}:{it.kind}{inner}}}"


def mark(template: str) -> str:
    """A template that is said later, by another name: it comes back as it is."""
    return template


def _of_the_house(code: str) -> Teller:
    """What puts facts into the labels of the house."""
    return say.speech(code).teller


say = Sayer("house")
"""Says the labels of the house: pages, frame, shelf."""


def headed(head: str, text: str) -> str:
    """A text with what it is about before it: `Length: 5`, in French `Durée : 5`."""
    return say("{head}: {text}", head=head, text=text)
