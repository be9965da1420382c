"""Sentences that remember what they were made of, so that a page can say them in its own language.

`{seat:player}` is a player by name, `{seats:players}` several, `{stake:number}` an amount, and
`{names:list}` ids in a row; any other fact stands as it is, another such sentence among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self


class Told(str):
    """An English sentence, with its `template`, its `facts`, and the `names` of the players.

    Without facts the template is the sentence. Until somebody gives names, players have numbers.
    """

    template: str
    facts: Mapping[str, Any]
    names: Sequence[str]

    def __new__(
        cls, template: str, facts: Mapping[str, Any] | None = None, names: Sequence[str] = ()
    ) -> Self:
        said = template
        if facts:
            said = template.format_map({key: _Fact(fact, names) for key, fact in facts.items()})
        told = super().__new__(cls, said[:1].upper() + said[1:])
        told.template, told.facts, told.names = template, facts or {}, names
        return told

    def named(self, names: Sequence[str]) -> Told:
        """The same of players with names."""
        return Told(self.template, self.facts, names) if self.facts else self


def tell(template: str, /, **facts: Any) -> Told:
    """A sentence of a template and its facts; one that is told already stays as it was made."""
    return template if isinstance(template, Told) else Told(template, facts)


class Complaint(ValueError):
    """What is wrong, for whoever sits at the page: `reason` is a sentence that keeps its facts."""

    def __init__(self, template: str, /, **facts: Any) -> None:
        self.reason = tell(template, **facts)
        super().__init__(self.reason)


def _row(words: Iterable[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


class _Fact(NamedTuple):
    value: Any
    names: Sequence[str]

    def __format__(self, kind: str) -> str:
        match kind:
            case "player":
                return self._name(self.value)
            case "players":
                return _row(map(self._name, self.value))
            case "number":
                return f"{self.value:,}"
            case "list":
                return _row(self.value)
        return format(self.value, kind)

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"player {seat + 1}"
