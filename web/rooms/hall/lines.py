"""The hall to text and back: a header as a save has one, then a line of JSON for each thing.

```
horseburg hall 1
["season","197e0c2a400-5d1f0a3c","Summer",1751500000000,0]
["game","<id>",1751500000000,"<title>",["Ann","Ben"],{"1":"keen"},[[900,12,1],…],[[300,4,"red"],…],["…"]]
["here",{"open":"…","forgotten":["…"],"kept":{"…":"…"}}]
```
Each line stands alone: one that is damaged is left out and counted, all others are read. What lies
in the storage has a last line that only this device knows; what is sent has none.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

from game.outside import parsed
from game.saves import BYTE_ORDER_MARK, DamagedSave
from game.table import LONGEST_NAME
from game.table.names import is_sound
from web.rooms.hall.book import MOST, Book, End, Feat, Line, Season
from web.words.speaking import mark

FIRST_LINE = "horseburg hall 1"
BEGINNING = re.compile(r"horseburg hall [1-9]\d{0,3}")
LARGEST = 2_000_000
LONGEST_LINE = 8_000
MOST_SEATS = 40
MOST_SEASONS = 200
LONGEST_WORD = 60
DAY = 86_400_000
LAST_DAY = 10**14
FIRST_DAY = 1_577_836_800_000  # 2020: no game of this page is older
ID = re.compile(r"[0-9a-f]{24}")
SEASON_ID = re.compile(r"[0-9a-f]{1,12}-[0-9a-f]{8}")
NUMBER = re.compile(r"\d{1,17}", re.ASCII)


def dumps(book: Book) -> str:
    """Everything, as it is kept on this device."""
    here = {"open": book.open, "forgotten": sorted(book.forgotten), "kept": book.kept}
    bad = "".join(f"{row}\n" for row in book.bad[:MOST])
    return f"{sendable(book)}{bad}{_spelt(['here', here])}\n"


def sendable(book: Book, lines: Iterable[Line] | None = None) -> str:
    """What is sent: these games, else all, and the seasons that they are in."""
    found = book.in_order() if lines is None else list(lines)
    wanted = {id for line in found for id in line.seasons}
    seasons = [one for one in sorted(book.seasons.values()) if lines is None or one.id in wanted]
    rows = [_spelt(["season", *one]) for one in seasons]
    rows += [_spelt(["game", *_flat(line)]) for line in found]
    return "".join(f"{row}\n" for row in (FIRST_LINE, *rows))


def _flat(line: Line) -> list[Any]:
    bots = {str(seat): level for seat, level in sorted(line.bots.items())}
    return [*line[:4], bots, *line[5:]]


def _spelt(values: Any) -> str:
    return json.dumps(values, separators=(",", ":"), ensure_ascii=False)


def loads(text: str, now: int = 0) -> Book:
    """What a text tells; its damaged lines are counted. DamagedSave where it is no hall at all.

    Nothing that comes from elsewhere at `now` can have happened later than tomorrow; without it,
    for what was written here, the clock is not asked, for it may have been wrong.
    """
    if len(text) > LARGEST:
        raise DamagedSave(mark("This is too large to be a hall of fame."))
    head, *rows = text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").split("\n")
    if not BEGINNING.fullmatch(head.strip()):
        raise DamagedSave(
            mark("This is no hall of fame: it does not begin with “{first}”."), first=FIRST_LINE
        )
    if head.strip() != FIRST_LINE:
        raise DamagedSave(
            mark(
                "A newer version of this page wrote this hall of fame. It opens when this page is "
                "brought up to date: open it again with a network."
            )
        )
    book = Book()
    for row in rows:
        if row.strip() and not row.startswith("#"):
            try:
                _take(book, row, now + DAY if now else LAST_DAY)
            except (ValueError, TypeError, KeyError, OverflowError):
                book.bad.append(row[:LONGEST_LINE])
    return book


def _take(book: Book, row: str, latest: int) -> None:
    """Put one line into the book; ValueError and its like where it is none."""
    longest = LARGEST if row.startswith('["here"') else LONGEST_LINE
    kind, *values = parsed(row, longest)
    if kind == "game":
        line = _line(*values, latest=latest)
        need(len(book.lines) < MOST and line.id not in book.lines)
        book.lines[line.id] = line
    elif kind == "season":
        season = _season(*values, latest=latest)
        need(len(book.seasons) < MOST_SEASONS and season.id not in book.seasons)
        book.seasons[season.id] = season
    elif kind == "here":
        _here(book, *values)
    else:
        raise ValueError


def need(is_so: bool) -> None:
    """ValueError where something is not as it must be."""
    if not is_so:
        raise ValueError


def whole(number: Any, least: int = -(10**12), most: int = 10**12) -> int:
    """A number that is one."""
    need(type(number) is int and least <= number <= most)
    return int(number)


def word(text: Any, longest: int = LONGEST_WORD) -> str:
    """A text that can be shown on one line."""
    need(isinstance(text, str) and len(text) <= longest)
    need(is_sound(text))
    return str(text)


def like(pattern: re.Pattern[str]) -> Callable[[Any], str]:
    """A text of this shape."""

    def checked(text: Any) -> str:
        need(isinstance(text, str) and pattern.fullmatch(text) is not None)
        return str(text)

    return checked


game_id, season_id, number = like(ID), like(SEASON_ID), like(NUMBER)


def _line(
    id: Any, when: Any, title: Any, names: Any, bots: Any, ends: Any, feats: Any, seasons: Any,
    *, latest: int,
) -> Line:  # fmt: skip
    need(all(isinstance(it, list) for it in (names, ends, feats, seasons)))
    need(1 <= len(names) <= MOST_SEATS and len(ends) == len(names) and len(seasons) <= 20)
    need(len(feats) in (0, len(names)) and isinstance(bots, dict))
    seats = {int(number(seat)): word(level) for seat, level in bots.items()}
    need(all(seat < len(names) for seat in seats))
    return Line(
        game_id(id),
        whole(when, FIRST_DAY, latest),
        word(title),
        tuple(word(name, LONGEST_NAME) for name in names),
        seats,
        tuple(_end(*it) for it in ends),
        tuple(Feat(whole(stroke, 0), whole(shot, 0), word(horse)) for stroke, shot, horse in feats),
        tuple(sorted(map(season_id, seasons))),
    )


def _end(money: Any, points: Any, place: Any) -> End:
    return End(whole(money), None if points is None else whole(points), whole(place, 0, MOST_SEATS))


def _season(id: Any, name: Any, begun: Any, closed: Any, *, latest: int) -> Season:
    need(closed == 0 or closed >= begun)
    return Season(
        season_id(id), word(name), whole(begun, FIRST_DAY, latest), whole(closed, 0, latest)
    )


def _here(book: Book, here: Any) -> None:
    book.open = "" if here["open"] == "" else season_id(here["open"])
    book.forgotten = set(map(game_id, here["forgotten"]))
    book.kept = {number(id): it and game_id(it) for id, it in here["kept"].items()}
