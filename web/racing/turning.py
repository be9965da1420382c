"""The card that is turned, and the dice that roll, before anything is told of what they bring."""

from __future__ import annotations

from typing import Protocol, Self, TypeVar

from game.play import Event
from game.racing.view import RaceView


class Seen(Protocol):
    """A view on which a race may be on."""

    @property
    def race(self) -> RaceView | None: ...
    def _replace(self, *, race: RaceView | None = ...) -> Self: ...


V = TypeVar("V", bound=Seen)


def in_air(view: V, event: Event) -> V | None:
    """The table as it stood, with this card turned up or these dice thrown; a photo develops.

    What a card does that lies beside the course is on the table once it has been read.
    """
    if event.kind == "card revealed":
        return view
    race = view.race
    assert race is not None
    if event.kind == "movement card":
        return view._replace(race=race._replace(card=event.facts["card"], dice=()))
    if event.kind == "photo finish":
        return view if develops(event) else None
    return view._replace(race=race._replace(dice=event.facts["dice"]))


def develops(event: Event) -> bool:
    """Whether a photograph has to be waited for: not where a person has decided."""
    return event.facts["by"] in ("cards", "odds")
