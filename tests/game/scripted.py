"""What boxes lay and tell in the same way: phases driven answer by answer, and what was told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from game import Table
from game.play import REST, Ask, Play

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")


class Phase:
    """A phase in progress; `answer` gives the next answers, each of which must be legal.

    It goes on by itself where the game rests; `value` is what it comes to.
    """

    def __init__(self, flow: Play[Any]) -> None:
        self.flow, self.ask, self.value = flow, None, None
        self.send(None)

    def send(self, text: str | None) -> None:
        try:
            self.ask: Ask | None = self.flow.send(text)  # type: ignore[arg-type]
            while self.ask is REST:
                self.ask = self.flow.send("on")
        except StopIteration as end:
            self.ask, self.value = None, end.value

    def answer(self, *texts: str) -> Self:
        for text in texts:
            assert self.ask is not None, f"nobody asks for {text!r}"
            assert text in self.ask.options, (text, self.ask.what, self.ask.options)
            self.send(text)
        return self

    def why(self, text: str) -> tuple[str, str]:
        """Why this is refused, and the rule."""
        assert self.ask is not None and text not in self.ask.options, text
        refusal = self.ask.why(text)
        assert refusal is not None, text
        return refusal.reason, refusal.rule


def give(table: Table, *texts: str) -> Table:
    """Answers that must be legal as they stand."""
    for text in texts:
        assert table.ask is not None, f"nobody asks for {text!r}"
        assert text in table.ask.options, (text, table.ask.what, table.why_not(text))
        table.answer(text)
    return table


def told(game: Any, kind: str) -> list[Mapping[str, Any]]:
    """The facts of every event of this kind, of a game or a table."""
    return [event.facts for event in game.events if event.kind == kind]


def reason(table: Table, text: str) -> tuple[str, str]:
    """Why a text is refused, and the rule."""
    refusal = table.why_not(text)
    assert refusal is not None, text
    return refusal.reason, refusal.rule
