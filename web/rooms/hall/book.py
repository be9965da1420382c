"""What the hall keeps: a line a finished game, the seasons, and what only this device knows."""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from web.words.plain import folded, without_marks

PRIME = 2**61 - 1
MOST = 2000
"""So many games are kept; older ones make room, so that the hall never takes much of a storage."""


class End(NamedTuple):
    """How one seat ended: `points` where the game counts any, place 0 where nobody was placed."""

    money: int
    points: int | None
    place: int


class Feat(NamedTuple):
    """The best of one seat's bets: most gained by one, most times its stake, the horse bet on most.

    0 and "" where there was none, or where the title tells nothing of it.
    """

    stroke: int = 0
    shot: int = 0
    horse: str = ""


class Line(NamedTuple):
    """One finished game. A name of "" is somebody who was forgotten; `bots` are levels by seat."""

    id: str
    when: int
    title: str
    names: tuple[str, ...]
    bots: Mapping[int, str]
    ends: tuple[End, ...]
    feats: tuple[Feat, ...]
    seasons: tuple[str, ...] = ()


class Season(NamedTuple):
    """A season, its name "" where nobody may know it; `closed` is 0 as long as it is open.

    Times are milliseconds since 1970.
    """

    id: str
    name: str
    begun: int
    closed: int = 0


@dataclass(slots=True)
class Book:
    """Everything in the hall.

    *Only here,* never in what is sent: the season that is `open` on this device, the hashes of
    `forgotten` names, and which kept table has which line (`kept`, "" for a table that has none).
    `bad` are the lines that could not be read: they stay as they are.
    """

    lines: dict[str, Line] = field(default_factory=dict)
    seasons: dict[str, Season] = field(default_factory=dict)
    open: str = ""
    forgotten: set[str] = field(default_factory=set)
    kept: dict[str, str] = field(default_factory=dict)
    bad: list[str] = field(default_factory=list)

    def in_order(self) -> list[Line]:
        """All games, the first one first."""
        return sorted(self.lines.values(), key=lambda line: (line.when, line.id))

    def of_season(self, id: str) -> list[Line]:
        """The games of one season, the first one first."""
        return [line for line in self.in_order() if id in line.seasons]

    def add(self, line: Line) -> None:
        """A game is over: whoever is forgotten goes in without a name; the oldest make room."""
        self.lines[line.id] = self.blanked(line)
        if len(self.lines) > MOST:
            self.lines = {one.id: one for one in self.in_order()[-MOST:]}

    def blanked(self, line: Line) -> Line:
        """The same without the names that are forgotten."""
        if not self.forgotten:
            return line
        return line._replace(
            names=tuple("" if marks_of(it) & self.forgotten else it for it in line.names)
        )

    def tidied(self, season: Season) -> Season:
        """A season without its name, where somebody who is forgotten is in it."""
        words = re.split(r"[\W_]+", key(season.name))
        parts = (words[a:b] for a in range(len(words)) for b in range(a + 1, a + 5))
        is_told = self.forgotten and any(marks_of(" ".join(it)) & self.forgotten for it in parts)
        return season._replace(name="") if is_told else season

    def forget(self, name: str) -> None:
        """Take a person out of every line, and never let that name in again.

        Nobody knows whom a damaged line names: none of them stays.
        """
        self.bad.clear()
        self.forgotten.add(hashed(name))
        self.tidy()

    def tidy(self) -> None:
        """Take every name that is forgotten out of all there is."""
        self.lines = {id: self.blanked(line) for id, line in self.lines.items()}
        self.seasons = {id: self.tidied(one) for id, one in self.seasons.items()}


key = lru_cache(4096)(folded)
"""Whom a name means."""


def hashed(name: str) -> str:
    """What is kept of a name that is forgotten."""
    return digest(["horseburg", "forgotten", key(name)])


def marks_of(name: str) -> set[str]:
    """By what a forgotten name is known: today's, and what earlier editions have kept of it."""
    return {hashed(name), digest(["horseburg", without_marks(name)])}


def digest(texts: Sequence[str]) -> str:
    """A short name for some texts: the same everywhere, and no other for any that people make."""
    plain = "\0".join(texts).encode("utf-8", "surrogatepass")
    return f"{int.from_bytes(plain, 'big') % PRIME:016x}{zlib.crc32(plain):08x}"


# merging


def merged(mine: Book, theirs: Book) -> Book:
    """Both in one, nothing doubled, the same whoever takes in whom; what only I know stays mine.

    Where two lines of one game tell it differently, mine stands: nobody rewrites what I have seen.
    """
    lines = dict(mine.lines)
    for id, line in theirs.lines.items():
        lines[id] = _one(lines[id], line) if id in lines else line
    seasons = dict(mine.seasons)
    for id, season in theirs.seasons.items():
        seasons[id] = _season(seasons[id], season) if id in seasons else season
    book = Book(lines, seasons, mine.open, set(mine.forgotten), dict(mine.kept), list(mine.bad))
    book.tidy()
    if book.open not in seasons or seasons[book.open].closed:
        going = [one for one in seasons.values() if not one.closed]
        book.open = max(going, key=lambda one: (one.begun, one.id)).id if going else ""
    return book


def _one(mine: Line, theirs: Line) -> Line:
    """One game told twice: first heard of, in the seasons of both, with the names that are left."""
    if not agree(mine, theirs):
        return mine
    return mine._replace(
        when=min(mine.when, theirs.when),
        names=tuple(map(max, mine.names, theirs.names)),
        seasons=tuple(sorted({*mine.seasons, *theirs.seasons})),
    )


def agree(mine: Line, theirs: Line) -> bool:
    """Whether two lines tell the same of a game, forgotten names apart."""
    same = mine.title == theirs.title and mine.bots == theirs.bots and mine.ends == theirs.ends
    names = zip(mine.names, theirs.names, strict=False)
    return same and mine.feats == theirs.feats and all(a == b or not (a and b) for a, b in names)


def _season(mine: Season, theirs: Season) -> Season:
    """A season that was closed anywhere is closed, when it was closed first."""
    closed = [one.closed for one in (mine, theirs) if one.closed]
    return mine._replace(closed=min(closed, default=0))


def season_id(name: str, begun: int) -> str:
    """The id of a season, which no other one has."""
    return f"{begun:x}-{zlib.crc32(name.encode('utf-8', 'surrogatepass')):08x}"
