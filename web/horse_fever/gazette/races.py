"""The races of a game of the box, as the events tell them: for whoever looks for stories."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from game import Event
from web.rooms.gazette.story import Facts, Finder


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


# how a story is looked for, race by race

In = Callable[[Race], Facts | None]
"""What tells of one race, if there is anything to tell."""
Measured = Callable[[Race], tuple[int, Facts] | None]
"""The same with how much it is worth telling."""


def first(find: In) -> Finder:
    """The first race of which it can be told."""
    return lambda game: told_of(find, races(game.events))


def last(find: In) -> Finder:
    """The last race of which it can be told."""
    return lambda game: told_of(find, reversed(races(game.events)))


def told_of(find: In, run: Iterable[Race]) -> Facts | None:
    """What is told of the first of these races, and which race it was."""
    found = ((find(race), race.number) for race in run)
    return next(({**facts, "race": number} for facts, number in found if facts), None)


def most(find: Measured) -> Finder:
    """The race of which it is most worth telling, the first of equals."""
    return lambda game: greatest(find, races(game.events))


def most_lately(find: Measured) -> Finder:
    """The same, the last of equals."""
    return lambda game: greatest(find, reversed(races(game.events)))


def greatest(find: Measured, run: Iterable[Race]) -> Facts | None:
    """What is told of the greatest of these races, and which race it was."""
    found = [(*its, race.number) for race in run if (its := find(race)) is not None]
    if not found:
        return None
    _, facts, number = max(found, key=lambda one: one[0])
    return {**facts, "race": number}


def of(facts: Facts, names: str) -> Facts:
    """Some facts out of others, by their names."""
    return {name: facts[name] for name in names.split()}
