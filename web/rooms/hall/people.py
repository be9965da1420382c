"""What the lines tell of each person, and the records of the house."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from typing import NamedTuple, TypeVar

from web.rooms.hall.book import Feat, Line, key

T = TypeVar("T", str, tuple[str, str])


class Seat(NamedTuple):
    """Somebody's seat in a game."""

    line: Line
    seat: int

    @property
    def name(self) -> str:
        """Whose it was."""
        return self.line.names[self.seat]

    @property
    def is_bot(self) -> bool:
        """Whether a computer sat there."""
        return self.seat in self.line.bots

    @property
    def place(self) -> int:
        """Where it came."""
        return self.line.ends[self.seat].place

    @property
    def margin(self) -> int:
        """How many were left behind, less those who were ahead."""
        mine = self.place or len(self.line.names) + 1
        others = [one.place or len(self.line.names) + 1 for one in self.line.ends]
        return sum((it > mine) - (it < mine) for it in others)


class Record(NamedTuple):
    """How much, and who has done it."""

    amount: int
    seat: Seat


@dataclass(slots=True)
class Person:
    """Somebody who plays, under the name as it was written last; games from the first on."""

    key: str
    games: list[Seat] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name as it was written last."""
        return self.games[-1].name

    @property
    def wins(self) -> list[Seat]:
        """The games that were won."""
        return [one for one in self.games if one.place == 1]

    def wins_by_title(self) -> list[tuple[str, int, int]]:
        """Title, games and wins, the most played first."""
        games = Counter(one.line.title for one in self.games)
        wins = Counter(one.line.title for one in self.wins)
        return [(title, games[title], wins[title]) for title in by_count(games)]

    def longest_run(self) -> int:
        """The most games won in a row."""
        runs = accumulate(self.games, lambda run, one: run + 1 if one.place == 1 else 0, initial=0)
        return max(runs)

    def fortune(self) -> list[int]:
        """The line of fortune: up for everybody left behind, down for everybody ahead."""
        return list(accumulate(one.margin for one in self.games))

    def nemesis(self) -> tuple[str, int, int] | None:
        """Which other person was ahead most often: the name, how often, in how many games."""
        ahead, met, names = Counter[str](), Counter[str](), {}
        for one in self.games:
            for other in people_in(one.line):
                if other.seat != one.seat and (who := key(other.name)) != self.key:
                    met[who] += 1
                    names[who] = other.name
                    ahead[who] += 0 < other.place < (one.place or len(one.line.names) + 1)
        worst = by_count(ahead)[:1]
        return next(((names[it], ahead[it], met[it]) for it in worst if ahead[it]), None)

    def horses(self) -> list[tuple[str, str, int]]:
        """Title, horse, and in how many games it was the one bet on most."""
        found = Counter((one.line.title, horse) for one in self.games if (horse := feat(one).horse))
        return [(*it, found[it]) for it in by_count(found)]


def by_count(counted: Counter[T]) -> list[T]:
    """What was counted, the most first; equals by name."""
    return sorted(counted, key=lambda it: (-counted[it], it))


def feat(one: Seat) -> Feat:
    """What is known of this seat's bets."""
    return one.line.feats[one.seat] if one.line.feats else Feat()


def people_in(line: Line) -> Iterator[Seat]:
    """The people of a game whose names are known; nobody twice, though two spell a name alike."""
    seen = set()
    for seat in sorted(range(len(line.names)), key=lambda seat: line.ends[seat].place or 99):
        who = key(line.names[seat])
        if seat not in line.bots and who and who not in seen:
            seen.add(who)
            yield Seat(line, seat)


def people(lines: Iterable[Line]) -> list[Person]:
    """Everybody in these games, who has played most first."""
    found: dict[str, Person] = {}
    for line in lines:
        for one in people_in(line):
            who = key(one.name)
            found.setdefault(who, Person(who)).games.append(one)
    return sorted(found.values(), key=lambda one: (-len(one.games), -len(one.wins), one.key))


# records


KINDS: dict[str, Callable[[Seat], int]] = {
    "purse": lambda one: one.line.ends[one.seat].money,
    "stroke": lambda one: feat(one).stroke,
    "shot": lambda one: feat(one).shot,
}
"""What a record is of: money at the end, gained by one stroke, times the stake that a bet paid."""


def best(seats: Iterable[Seat], kind: str) -> Record | None:
    """The best of these seats; of equals the first to do it. None where nobody has any."""
    found: Record | None = None
    for one in seats:
        amount = KINDS[kind](one)
        if amount > 0 and (found is None or amount > found.amount):
            found = Record(amount, one)
    return found


def records(lines: list[Line]) -> dict[str, dict[str, Record]]:
    """By title, the most played first, and by kind; computers hold records too."""
    found: dict[str, dict[str, Record]] = {}
    for title in by_count(Counter(line.title for line in lines)):
        seats = [
            Seat(it, seat) for it in lines if it.title == title for seat in range(len(it.names))
        ]
        named = [one for one in seats if one.name]
        held = {kind: it for kind in KINDS if (it := best(named, kind))}
        if held:
            found[title] = held
    return found
