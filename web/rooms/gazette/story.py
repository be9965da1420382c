"""What can be told of a game: a story has a kind, facts, and a family of which one is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple
from zlib import crc32

from game import Event, Table

Facts = Mapping[str, Any]


class Story(NamedTuple):
    """One thing that happened. Nothing of it is in any language: `facts` are ids and numbers."""

    kind: str
    family: str
    facts: Facts

    def turn(self, ways: int) -> int:
        """Which of so many wordings tells it: by its facts, so one game always reads the same."""
        return crc32(f"{self.kind} {sorted(self.facts.items())}".encode()) % ways


class Meeting(NamedTuple):
    """A game that is over, as a reporter sees it.

    `begun` is everybody's purse before the first race, `purses` after each race, `scores` by seat
    what the game is decided by; `order` are the seats from first to last. A game without races
    counts what it has instead, after each of its rounds.
    """

    names: Sequence[str]
    bots: Mapping[int, str]
    events: Sequence[Event]
    winners: Sequence[int]
    order: Sequence[int]
    scores: Mapping[int, int]
    begun: Mapping[int, int]
    purses: Sequence[Mapping[int, int]]

    @property
    def winner(self) -> int | None:
        """The one who has won alone, else nobody."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def ends(self) -> Mapping[int, int]:
        """Everybody's purse when all was over."""
        return self.purses[-1] if self.purses else self.begun


Finder = Callable[[Meeting], Facts | None]
Pattern = tuple[str, str, Finder]
"""The kind of a story, its family, and what finds it in a game."""


Counted = tuple[int, Mapping[str, int]]
"""How many games of a title were played, and in how many of them each story was found."""


class Texts(NamedTuple):
    """The stories of a title in one language.

    `told` has for each kind its headlines, and then its reports, of which a game's facts choose one
    each; `score` says a score, a template of `points`; `owing` says that so many loans are unpaid,
    a template of `count`, and `debts` what that does to the order. `page` and `adverts` stand in
    place of what every front page says.
    """

    told: Mapping[str, tuple[Sequence[str], Sequence[str]]]
    score: str
    owing: str = ""
    debts: str = ""
    page: Mapping[str, str] = MappingProxyType({})
    adverts: Mapping[str, tuple[str, str]] = MappingProxyType({})


class Offer(NamedTuple):
    """What a title has for the Gazette.

    `patterns` are its stories; `score` names what its standings are ordered by, `money` how its box
    says an amount. `words` gives the texts by kind of story in the language of the page.
    `counted` says how rare they are, `steps` are those of its podium, with the horse that stands
    there; `likeness` is the face of a person who sits in a seat, where the title has one; `called`
    is the name alone of a horse, for headlines; `owed` the loans that stand before any score.
    `purses` counts what a game without money has in its place: before the first round, and after
    each. `pictured` stands beside the lead where no race was run: a picture of what these facts are
    about, and what is said below it. `film` plays below the sheet how it came about.
    """

    patterns: Sequence[Pattern]
    score: str
    words: Callable[[], Texts]
    steps: Callable[[Table], Sequence[Any]]
    counted: Counted
    money: str = "money"
    likeness: Callable[[Table, int], Any] = lambda _table, _seat: None
    called: Callable[[str], str] | None = None
    owed: Callable[[Any], int] = lambda _standing: 0
    purses: Callable[[Table], Sequence[Mapping[int, int]]] | None = None
    pictured: Callable[[Table, Facts], tuple[Any, Facts] | None] = lambda _table, _facts: None
    film: Callable[[Any], Any] = lambda _desk: None


def meeting(table: Table, opens: Iterable[str], offer: Offer) -> Meeting:
    """A game that is over; events of the kinds in `opens` begin a race."""
    result, seats = table.result, range(len(table.names))
    standings = sorted(result.standings, key=lambda one: one.place or len(seats) + 1)
    begun, *purses = (offer.purses or partial(money, opens))(table)
    return Meeting(
        table.names,
        table.bots,
        table.events,
        tuple(result.winners),
        tuple(one.seat for one in standings),
        {one.seat: int(getattr(one, offer.score)) for one in standings},
        begun,
        purses or [begun],
    )


def money(opens: Iterable[str], table: Table) -> list[Mapping[int, int]]:
    """Everybody’s purse before the first race and after each, by what the events say of money."""
    seats = range(len(table.names))
    ends = {one.seat: int(_money(one)) for one in table.result.standings}
    starts, purses = frozenset(opens), []
    now = dict.fromkeys(seats, 0)
    for event in table.events:
        if event.kind in starts:
            purses.append(dict(now))
        seat = event.facts.get("seat")
        if seat is not None and "money" in event.facts:
            now[seat] += event.facts["money"]
    told = {seat: ends[seat] - now[seat] for seat in seats}  # what was there before any event
    return [{seat: it[seat] + told[seat] for seat in seats} for it in (*purses, now)]


def _money(standing: object) -> int:
    return int(getattr(standing, "money" if hasattr(standing, "money") else "gold"))


def stories(found: Meeting, patterns: Iterable[Pattern]) -> list[Story]:
    """Every story that this game has, in the order of the patterns."""
    return [
        Story(kind, family, facts)
        for kind, family, find in patterns
        if (facts := find(found)) is not None
    ]
