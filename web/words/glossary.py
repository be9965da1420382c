"""Words of a game, each with a short explanation, and where they stand in a text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from web.words.texts import Term


class Glossary:
    """The words of one game in one language: what each means, and where they stand in a text."""

    def __init__(self, terms: Iterable[Term]) -> None:
        self.by_id = {term.id: term for term in terms}
        # The longest way to write a word is tried first: "sprint dice" is not cut after "sprint".
        self._forms = sorted(
            ((form, term.id) for term in self.by_id.values() for form in term.forms),
            key=lambda pair: -len(pair[0]),
        )
        # Where there are no words, none is found.
        every = "|".join(f"({re.escape(form)})" for form, _ in self._forms) or "(?!)"
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
