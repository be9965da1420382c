"""Where the hall lies on this device, and how a finished game comes into it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from game import Table
from game.play import quoted
from game.saves import DamagedSave
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.doors.hall import KEY
from web.rooms.hall import lines
from web.rooms.hall.book import Book, End, Feat, Line, digest


def opened(desk: Desk) -> Book:
    """The hall as it lies here; DamagedSave where this page cannot read it, and must not write."""
    text = desk.shelf.storage.get(KEY)
    return lines.loads(text) if text else Book()


def keep(desk: Desk, book: Book) -> None:
    """Write the hall down; OSError where there is no room."""
    desk.shelf.storage.set(KEY, lines.dumps(book))


def add(desk: Desk, book: Book, id: str, table: Table, when: int) -> bool:
    """Put the finished game of a kept table in, for an earlier end of the same table if any.

    False where nothing changes. A "what if" game, and one of computers alone, is no game of people.
    """
    is_for_people = table.branched is None and len(table.bots) < len(table.names)
    line = line_of(table, when) if is_for_people and table.result is not None else None
    now, before = line.id if line else "", book.kept.get(id)
    if before == now and (line is None or now in book.lines):
        return False
    if before and before != now and list(book.kept.values()).count(before) == 1:
        book.lines.pop(before, None)
    book.kept[id] = now
    if line is not None:
        seasons = (book.open,) if book.open and when >= book.seasons[book.open].begun else ()
        known = book.lines.get(line.id)
        book.add(known or line._replace(seasons=seasons))
    return True


def line_of(table: Table, when: int) -> Line:
    """The line of a finished game."""
    core = [
        table.title.id, json.dumps(table.names), json.dumps(table.options, sort_keys=True),
        *table.answers,
    ]  # fmt: skip
    return Line(
        digest(core),
        max(when, lines.FIRST_DAY),  # by a clock that was never set
        table.title.id,
        tuple(table.names),
        {seat: quoted(level) for seat, level in sorted(table.bots.items())},
        ends(table),
        feats(table),
    )


def ends(table: Table) -> tuple[End, ...]:
    """Everybody's end, by seat, as the shelf tells it; of a game without that, by its standings."""
    found: dict[int, Any] = {one.seat: one for one in table.result.standings}
    told = SCREENS[table.title.id].summary(table).standing
    if not told:
        told = tuple((getattr(found[seat], "money", 0), None) for seat in sorted(found))
    return tuple(End(*told[seat], found[seat].place) for seat in range(len(table.names)))


def feats(table: Table) -> tuple[Feat, ...]:
    """The best of everybody’s wins and bets, by seat; nothing of a title that tells neither."""
    screen, seats = SCREENS[table.title.id], range(len(table.names))
    bets, found = screen.bets, screen.strokes(table.events)
    if bets is None:
        return tuple(Feat(found.get(seat, 0)) for seat in seats) if found else ()
    strokes, shots = Counter[int](found), Counter[int]()
    horses = [Counter[str]() for _ in seats]
    for event in table.events:
        facts = event.facts
        if event.kind == "bet laid" and bets.horse is not None:
            horses[facts["seat"]][str(facts[bets.named])] += 1
        elif event.kind in bets.won:
            seat, stake = facts["seat"], facts.get(bets.stake, 0)
            strokes[seat] = max(strokes[seat], facts["money"] - stake)
            shots[seat] = max(shots[seat], facts["money"] // stake if stake else 0)
    return tuple(
        Feat(strokes[seat], shots[seat], favourite(its)) for seat, its in enumerate(horses)
    )


def favourite(counted: Counter[str]) -> str:
    """What was counted most; of equals the first by name, so that every device says the same."""
    return min(counted, key=lambda it: (-counted[it], it), default="")


def missing(desk: Desk, book: Book) -> list[str]:
    """The finished games of the shelf that nobody has looked at for the hall."""
    finished = (it.id for it in desk.kept if it.about and it.about.over and not it.damage)
    return [id for id in finished if id not in book.kept]


def gather(desk: Desk, book: Book, ids: list[str]) -> int:
    """Put finished games of the shelf in; how many came."""
    before = len(book.lines)
    for id in ids:
        kept, about = desk.shelf.take(id), desk.shelf.noted(id)
        if kept.is_whole and kept.table is not None:
            add(desk, book, id, kept.table, about.used if about else desk.shelf.now())
        else:
            book.kept[id] = ""
    return len(book.lines) - before


def remember(desk: Desk) -> bool:
    """The game on the table is over: write its line; False where there was no room for it."""
    try:
        book = opened(desk)
        slip = next((it.about for it in desk.kept if it.id == desk.id), None)
        when = slip.used if slip is not None and slip.over else desk.shelf.now()
        there = desk.shelf.there()
        if add(desk, book, desk.id, desk.at.table, when):
            book.kept = {id: it for id, it in book.kept.items() if id in there}
            keep(desk, book)
    except (OSError, DamagedSave):
        return False
    return True
