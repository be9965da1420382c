"""The states of the hall of fame that are photographed, and made-up games to fill one with."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game import TITLES
from tools.house_states import HOUR, Clock
from tools.staging import NAMES, drive, new_desk, over, tapped
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.doors import hall
from web.rooms.hall import lines, seasons, store
from web.rooms.hall.book import Book, End, Feat, Line, digest
from web.sharing import arrivals

NOW = 1_730_000_000_000
DAYS = 24 * HOUR
COLOURS = ("red", "blue", "green")


def made_up(number: int, rng: Random, seasons: tuple[str, ...] = ()) -> Line:
    """A finished game that nobody has played: three days after the one before."""
    title = list(TITLES)[rng.choice((0, 0, 0, 1, 1, 2, 3, 4, 5))]
    names = tuple(rng.sample(NAMES[:5], rng.choice((3, 4, 4, 5))))
    bots = {len(names) - 1: "keen"} if rng.random() < 0.3 else {}
    money = sorted((rng.randrange(10, 190) * 100 for _ in names), reverse=True)
    places = rng.sample(range(1, len(names) + 1), len(names))
    ends = tuple(End(money[at - 1], None, at) for at in places)
    feats = tuple(feat(title, rng) for _ in names)
    id = digest([str(number), str(rng.random())])
    return Line(id, NOW + number * 3 * DAYS, title, names, bots, ends, feats, seasons)


def feat(title: str, rng: Random) -> Feat:
    """The best bets of a seat, on horses that the title knows."""
    bets, colour = SCREENS[title].bets, rng.choice(COLOURS)
    if bets is None:
        return Feat()
    try:
        is_known = bets.horse is not None and bool(bets.horse(colour))
    except KeyError:
        is_known = False
    shot = rng.randrange(2, 9) if bets.stake else 0
    return Feat(rng.randrange(1, 80) * 100, shot, colour if is_known else "")


def filled(count: int, seed: int = 5) -> Book:
    """A hall with so many games, a season that is over, and one that is open."""
    rng, book = Random(seed), Book()
    seasons.begin(book, "1928", NOW + count * DAYS)
    seasons.begin(book, "1929", NOW + 2 * count * DAYS)
    ids = list(book.seasons)
    for number in range(count):
        at = number * 3 // count
        book.add(made_up(number, rng, (ids[at - 1],) if at else ()))
    return book


def in_hall(book: Book | None, *wishes: str, **fields: Any) -> Desk:
    """The hall with these games, after some taps."""
    desk = Desk(Shelf(Drawer(), Clock()), Random(1))
    desk.post.address = "https://horseburg.example/"
    if book is not None:
        store.keep(desk, book)
    return tapped(desk, "hall", *wishes)


def from_elsewhere() -> Desk:
    """Another family's hall at the door, a line of it damaged."""
    desk = in_hall(filled(20))
    theirs = filled(30, 6)
    theirs.lines |= filled(20).lines
    arrivals.bring(desk, lines.sendable(theirs) + "[]\n")
    return desk


def uneasy() -> Desk:
    """A hall with much to tell: no room, damaged lines, games on the shelf, forgotten names."""
    desk = drive(new_desk(3, 1), over)
    book = filled(12)
    book.forget("Eve")
    book.bad.append("[torn]")
    store.keep(desk, book)
    desk.own(hall.Door).lost = True
    return tapped(desk, "hall")


def with_code() -> Desk:
    """The ways to take the hall along, the code drawn."""
    desk = in_hall(filled(60), "hall send")
    assert desk.post.parcel is not None
    rng = Random(1)
    desk.post.parcel.code = "\n".join(
        "".join(rng.choice("01") for _ in range(141)) for _ in range(141)
    )
    return desk


def season(at: int) -> Callable[[], Desk]:
    """A season's page, the first or the second."""
    book = filled(40)
    return lambda: in_hall(book, f"hall season {list(book.seasons)[at]}")


HALL_STATES: dict[str, Callable[[], Desk]] = {
    "hall-home": lambda: tapped(drive(new_desk(3), over), "home"),
    "hall": lambda: in_hall(filled(40)),
    "hall-empty": lambda: in_hall(None),
    "hall-notes": uneasy,
    "hall-person": lambda: in_hall(filled(40), "hall person ann"),
    "hall-forgetting": lambda: in_hall(filled(9), "hall person ben", "hall forget ben"),
    "hall-season-over": season(0),
    "hall-season": season(1),
    "hall-code": with_code,
    "hall-arrived": from_elsewhere,
}
