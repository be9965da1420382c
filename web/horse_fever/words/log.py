"""The log of a title in one language: one sentence an event, and the heading it stands under."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.play import Event
from web.horse_fever.words.facts import facts_of
from web.horse_fever.words.language import Tables
from web.words.formatter import Teller


class Log:
    """The log of one title, from the tables of a language."""

    def __init__(self, tables: Tables, teller: Teller, heading: Callable[[Event], str]) -> None:
        self.tables = tables
        self.teller = teller
        self.heading = heading

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """One event, `names` by seat; KeyError for an unknown kind."""
        return self.teller.told(self.tables.log[event.kind], facts_of(event), names)

    def phase(self, event: Event) -> str:
        """The heading that an event stands under; KeyError for an unknown kind."""
        return self.tables.headings[self.heading(event)]
