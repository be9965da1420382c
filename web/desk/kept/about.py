"""What the home screen says about a kept table, written down beside it as data, never as sentences.

So home is drawn without playing a single kept game again. `count` and `sum` name the text that a
summary is about; one that does not fit its text is made anew.
"""

from __future__ import annotations

import json
import re
import zlib
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from typing import Any

from game import TITLES, Table
from game.outside import parsed
from web.desk.kept.summary import summary

LONGEST_NAME = 60
LARGEST = 20_000
COUNT = "# kept "
MARKED = re.compile(r"# kept (\d{1,17})\n", re.ASCII)

Standing = tuple[tuple[int, int | None], ...]


def marked(text: str, count: int) -> str:
    """A save with a last line that gives the number of this write: a remark to any reader."""
    return f"{text}{COUNT}{count}\n"


def count_of(text: str) -> int | None:
    """The number of the write that made a kept text; None where it says none or lacks its end."""
    found = MARKED.fullmatch(text[text.rfind("\n", 0, -1) + 1 :])
    return int(found[1]) if found else None


def unmarked(text: str) -> str:
    """A kept text as the save that it is."""
    return text if count_of(text) is None else text[: text.rfind("\n", 0, -1) + 1]


def check_sum(text: str) -> int:
    """A small number that changes with the text."""
    return zlib.crc32(text.encode("utf-8", "surrogatepass"))


def tidy(name: str) -> str:
    """What was typed as a table's name, on one line and not too long."""
    plain = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(plain.split())[:LONGEST_NAME].strip()


@dataclass(frozen=True, slots=True)
class About:
    """One kept table: who plays what, how far it is, how everybody stands, when it was used.

    `name` is "" until somebody gives one; `rounds` is 0 where nobody knows how many; `standing` is
    (Danari, points) a seat, nothing where there are no points, None for those that do not count;
    `begun` and `used` are milliseconds since 1970; `count` is the number of the write, `sum` the
    text's check sum.
    `rules` are the newest that the title had when this was written, whatever the game's own are:
    code that knows newer ones sums it up anew.
    """

    name: str
    title: str
    rules: int
    names: tuple[str, ...]
    bots: tuple[int, ...]
    round: int
    rounds: int
    phase: str
    over: bool
    winners: tuple[int, ...]
    standing: Standing
    steps: int
    size: int
    begun: int
    used: int
    count: int
    sum: int

    def fits(self, text: str) -> bool:
        """Whether this is about that very text, played by code that knows no newer rules."""
        is_same = self.size == len(text) and self.sum == check_sum(text)
        return is_same and self.title in TITLES and self.rules == TITLES[self.title].rules

    def json(self) -> str:
        """As it is written down."""
        return json.dumps(asdict(self), separators=(",", ":"))

    def named(self, name: str) -> About:
        """The same under another name."""
        return replace(self, name=tidy(name))

    def at(self, used: int) -> About:
        """The same, used at another time."""
        return replace(self, used=used)


def describe(table: Table, text: str, old: About | None, used: int) -> About:
    """Sum up a table and its kept text; name and first day come from `old`."""
    result, at = table.result, summary(table)
    return About(
        name=old.name if old else "",
        title=table.title.id,
        rules=table.title.rules,
        names=table.names,
        bots=tuple(sorted(table.bots)),
        round=at.round,
        rounds=at.rounds,
        phase=at.phase,
        over=result is not None,
        winners=tuple(result.winners) if result is not None else (),
        standing=at.standing,
        steps=len(table.answers),
        size=len(text),
        begun=old.begun if old else used,
        used=used,
        count=count_of(text) or 0,
        sum=check_sum(text),
    )


@lru_cache(512)
def read(text: str | None) -> About | None:
    """A summary as it was written down; None where there is none, or none that can be trusted."""
    if text is None:
        return None
    try:
        return _checked(parsed(text, LARGEST))
    except (ValueError, TypeError, KeyError):
        return None


def _checked(found: dict[str, Any]) -> About:
    values: dict[str, Any] = {field.name: found[field.name] for field in fields(About)}
    for key in ("names", "bots", "winners"):
        values[key] = tuple(values[key])
    values["standing"] = tuple((money, vp) for money, vp in values["standing"])
    about = About(**values)
    numbers = (about.round, about.rounds, about.steps, about.size, about.begun, about.used)
    seats = range(len(about.names))
    standing = [money for money, _ in about.standing]
    standing += [points for _, points in about.standing if points is not None]
    whole = (*numbers, about.rules, about.count, about.sum, *about.bots, *about.winners, *standing)
    words = (about.name, about.title, about.phase, *about.names)
    if (
        not all(type(number) is int and abs(number) < 10**17 for number in whole)
        or not all(isinstance(word, str) for word in words)
        or type(about.over) is not bool
        or not all(seat in seats for seat in (*about.bots, *about.winners))
        or len(about.standing) not in (0, len(about.names))
    ):
        raise ValueError("no summary")
    return about
