"""The race caller of a title in one language: live words for what happens on the track."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from game.play import Event
from web.racing.calling import Call, Line
from web.words.formatter import Teller


class Caller:
    """Whoever has the microphone; `lines` are the ways to say each line, `calls` what is called."""

    def __init__(
        self, lines: Mapping[str, Sequence[str]], teller: Teller, calls: Mapping[str, Call]
    ) -> None:
        self.lines = lines
        self.teller = teller
        self.calls = calls

    def said(self, line: Line) -> str:
        """One line in one of its ways, and no comma before another mark."""
        ways = self.lines[line.key]
        told = self.teller.told(ways[line.number % len(ways)], line.facts)
        return re.sub(r",(?=\N{NARROW NO-BREAK SPACE}?[,.!?:;])", "", told)

    def call(self, event: Event) -> str:
        """The words for an event, always the same for the same; "" off the track."""
        call = self.calls.get(event.kind)
        return " ".join(map(self.said, call(event.facts))) if call else ""

    def lately(self, events: Sequence[Event], fresh: int) -> list[str]:
        """All that is called of the events from `fresh` on."""
        return [line for event in events[fresh:] if (line := self.call(event))]

    def at_work(self, card: str, does: str, horse: str) -> str:
        """The words for a card that changes how a horse runs: `start 4`, `no sprint`."""
        return self.said(Line("at work", 0, {"card": card, "does": does, "horse": horse}))
