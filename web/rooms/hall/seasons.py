"""Seasons: a name, the games that end while it is open, a table, and a cup when it is closed."""

from __future__ import annotations

from typing import NamedTuple

from web.rooms.hall.book import Book, Line, Season, key, season_id
from web.rooms.hall.people import Seat, people_in

POINTS = {1: 3, 2: 1}
"""What a place among the people of a game brings."""
LONGEST_NAME = 40


class Row(NamedTuple):
    """One person in the table of a season."""

    place: int
    name: str
    points: int
    wins: int
    games: int


def table(lines: list[Line]) -> list[Row]:
    """The table: three points a win, one a second place; then wins, then fewer games.

    A place is counted among people: no computer takes one away. Where nobody is placed, nobody gets
    points; whoever plays alone against computers wins only by coming first of all.
    """
    found: dict[str, list[tuple[int, str]]] = {}
    for line in lines:
        for place, one in placed(line):
            found.setdefault(key(one.name), []).append((place, one.name))
    sums = {who: sums_of([place for place, _ in its]) for who, its in found.items()}
    ranks = sorted(((-points, -wins, games) for points, wins, games in sums.values()))
    rows = [
        Row(1 + ranks.index((-points, -wins, games)), found[who][-1][1], points, wins, games)
        for who, (points, wins, games) in sums.items()
    ]
    return sorted(rows, key=lambda row: (row.place, key(row.name)))


def sums_of(places: list[int]) -> tuple[int, int, int]:
    """Points, wins and games."""
    return sum(POINTS.get(it, 0) for it in places), places.count(1), len(places)


def placed(line: Line) -> list[tuple[int, Seat]]:
    """The people of a game by their place among people; 0 where nobody was placed."""
    ends = [end.place for seat, end in enumerate(line.ends) if seat not in line.bots]
    if len(ends) == 1:
        return [(one.place, one) for one in people_in(line)]
    return [
        (one.place and 1 + sum(0 < place < one.place for place in ends), one)
        for one in people_in(line)
    ]


def winners(lines: list[Line]) -> list[str]:
    """Whose the cup is: all who are level in front, nobody where nobody has a point."""
    return [row.name for row in table(lines) if row.place == 1 and row.points]


def begin(book: Book, name: str, now: int) -> None:
    """Open a season; the one that was open is closed."""
    close(book, now)
    season = Season(season_id(name, now), name, now)
    book.seasons[season.id] = season
    book.open = season.id


def close(book: Book, now: int) -> None:
    """Close the open season, if there is one."""
    if book.open:
        season = book.seasons[book.open]
        book.seasons[book.open] = season._replace(closed=max(now, season.begun))
        book.open = ""


def in_order(book: Book) -> list[Season]:
    """All seasons, the newest first."""
    return sorted(book.seasons.values(), key=lambda one: (-one.begun, one.id))
