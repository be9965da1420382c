"""Racing words, each with a short explanation and the rule that says it in full."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from web.words.texts import Term

RULES = {
    "odds": "0.1",
    "win": "2.1.2",
    "show": "2.1.3",
    "stake": "2.1",
    "minimum": "2.1.1",
    "token": "2.1.4",
    "stable": "3.3.2",
    "fixing": "2.2",
    "action-card": "A",
    "blackboard": "0.1",
    "movement-card": "3.2.1",
    "unit": "3.2",
    "sprint": "3.2.2",
    "gate": "3.2.3",
    "line": "3.2.3",
    "photo": "3.2.4",
    "place": "3.2.5",
    "payoffs": "3.3",
    "danari": "F.1",
    "points": "2.1.1",
    "first-player": "2.3",
    "eliminated": "3.3.4",
    "bookmaker": "P.2",
    "book": "P.3",
    "slip": "P.3",
    "favourite": "P.3",
    "team": "P.8",
}
"""The rule of every word, in any language."""


class Glossary:
    """The racing words of one language: what each means, and where they stand in a text."""

    def __init__(self, table: Mapping[str, tuple[str, str, str]]) -> None:
        self.by_id = {
            id: Term(id, word, tuple(forms.split("|")), text, RULES[id])
            for id, (word, forms, text) in table.items()
        }
        # The longest way to write a word is tried first: "sprint dice" is not cut after "sprint".
        self._forms = sorted(
            ((form, term.id) for term in self.by_id.values() for form in term.forms),
            key=lambda pair: -len(pair[0]),
        )
        every = "|".join(f"({re.escape(form)})" for form, _ in self._forms)
        self._word = re.compile(rf"(?<![\w-])(?:{every})(?![\w-])", re.I)

    def marked(self, text: str, known: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
        """The text in pieces, each with the id of the word that it is, or "".

        Only the first time in a text is a word marked, and none that is `known` already.
        """
        met, at = set(known), 0
        for hit in self._word.finditer(text):
            id = self._forms[(hit.lastindex or 1) - 1][1]
            if id in met:
                continue
            met.add(id)
            if at < hit.start():
                yield text[at : hit.start()], ""
            yield hit[0], id
            at = hit.end()
        if at < len(text):
            yield text[at:], ""
