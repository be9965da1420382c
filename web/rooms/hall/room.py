"""What the hall keeps while somebody is in it, and what has come to its door."""

from __future__ import annotations

from dataclasses import dataclass

from game import links
from game.saves import DamagedSave
from web.desk.post import LONGEST_CODE, Parcel
from web.desk.screen import refused
from web.desk.state import Desk
from web.doors.hall import FIRST, LINK, Door
from web.rooms.hall import lines, store
from web.rooms.hall.book import Book, Line, agree
from web.rooms.hall.saying import say
from web.words.speaking import say as of_house

LONGEST_LINK = 64_000
"""Letters that every browser takes in an address."""


@dataclass(slots=True)
class Incoming:
    """A hall from elsewhere: what of it is new, and how many games tell it otherwise than here."""

    book: Book
    new: int
    seasons: int
    others: int


@dataclass(slots=True)
class Room:
    """The open hall.

    `problem` says why the hall that lies here cannot be read: then nothing is written. `asking` is
    what waits for its second tap, `typed` the name of a new season, `before` what there was before
    the last hall was taken in, `told` what the last tap has brought.
    """

    book: Book
    problem: str = ""
    asking: str = ""
    typed: str = ""
    before: str | None = None
    told: str = ""
    incoming: Incoming | None = None
    left_out: int = 0


def reason(damaged: DamagedSave) -> str:
    """Why something is no hall, in the language of the page."""
    return say.refused(damaged.reason) or refused(damaged.reason)


def of(desk: Desk) -> Room:
    """The open hall of this page, and what waits at its door let in."""
    door = desk.own(Door)
    if door.room is None:
        try:
            door.room = Room(store.opened(desk))
        except DamagedSave as damaged:
            door.room = Room(Book(), reason(damaged))
    room: Room = door.room
    if door.waits:
        text, door.waits = door.waits, ""
        let_in(desk, room, text)
    return room


def let_in(desk: Desk, room: Room, text: str) -> None:
    """Look at a hall from elsewhere; nothing of it is taken yet."""
    try:
        if not text.startswith(FIRST):
            text = links.found(text)
        theirs = lines.loads(text, max(desk.shelf.now(), lines.FIRST_DAY))
    except DamagedSave as damaged:
        room.told = of_house("{problem} Nothing was taken in.", problem=reason(damaged))
        return
    mine = room.book
    room.incoming = Incoming(
        theirs,
        len(theirs.lines.keys() - mine.lines.keys()),
        len(theirs.seasons.keys() - mine.seasons.keys()),
        sum(not agree(mine.lines[id], it) for id, it in theirs.lines.items() if id in mine.lines),
    )


# taking along


def parcel(desk: Desk, room: Room) -> Parcel:
    """The hall as a text, as a link, and as many of its newest games as a code can hold."""
    book, head = room.book, desk.post.address + LINK
    games = book.in_order()[::-1]
    link = linked(book, games, head)
    fit = games
    if len(link) > LONGEST_LINK:
        link, _ = fitting(book, games, head, LONGEST_LINK)
    short, fit = fitting(book, games, head, LONGEST_CODE)
    room.left_out = len(games) - len(fit)
    return Parcel(text=lines.sendable(book), link=link, scanned=short)


def linked(book: Book, games: list[Line], head: str) -> str:
    """Some games as a link."""
    return head + links.pack(lines.sendable(book, games))


def fitting(book: Book, games: list[Line], head: str, most: int) -> tuple[str, list[Line]]:
    """As many of these games, from the first on, as fit into a link of this length."""
    fits, beyond = 0, len(games) + 1
    while beyond - fits > 1:
        half = (fits + beyond) // 2
        if len(linked(book, games[:half], head)) <= most:
            fits = half
        else:
            beyond = half
    return linked(book, games[:fits], head), games[:fits]
