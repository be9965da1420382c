"""The races of a game of the box, as the events tell them: for whoever looks for stories."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game import Event

Facts = Mapping[str, Any]


@dataclass(slots=True)
class Race:
    """One race: the rows of the odds at the off, and the facts of what happened, by kind."""

    number: int
    odds: dict[str, int]
    ranking: tuple[str, ...] = ()
    told: dict[str, list[Facts]] = field(default_factory=dict)
    after_first: dict[str, int] = field(default_factory=dict)
    units: int = 0

    def all(self, *kinds: str) -> list[Facts]:
        """The facts of all events of these kinds."""
        return [facts for kind in kinds for facts in self.told.get(kind, ())]

    @property
    def winner(self) -> str:
        """The horse that has won."""
        return self.ranking[0]

    def place(self, horse: str) -> int:
        """Where a horse has come in, from 1."""
        return self.ranking.index(horse) + 1

    def acting(self) -> list[Facts]:
        """The cards turned up that were neither cancelled nor thrown out."""
        out = {(it["horse"], card) for it in self.all("cards cancelled") for card in it["cards"]}
        out |= {(it["horse"], it["card"]) for it in self.all("card discarded")}
        return [it for it in self.all("card revealed") if (it["horse"], it["card"]) not in out]


def races(events: Iterable[Event]) -> Sequence[Race]:
    """The races that were run to the end."""
    odds: dict[str, int] = {}
    found: list[Race] = []
    for event in events:
        facts = event.facts
        if event.kind == "round":
            found.append(Race(len(found) + 1, {}))
        if event.kind == "stables placed":
            odds = dict(facts["odds"])
        elif event.kind == "new odds":
            odds = dict(facts["after"])
        elif event.kind == "odds shifted":
            odds = {**odds, facts["horse"]: facts["after"]}
        if found:
            note(found[-1], event, odds)
    return [race for race in found if race.ranking]


def note(race: Race, event: Event, odds: Mapping[str, int]) -> None:
    """Take down one event of a race."""
    facts = event.facts
    race.told.setdefault(event.kind, []).append(facts)
    if event.kind == "off":
        race.odds = dict(odds)
    elif event.kind == "movement card":
        race.units = facts["unit"]
        if race.units == 1:
            race.after_first = dict(facts["moves"])
    elif event.kind == "ranking":
        race.ranking = tuple(facts["ranking"])
