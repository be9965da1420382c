"""A table to text and back: a header, then every answer on a line of its own.

```
horseburg save 1
game: "horse-fever/family"
rules: 1
seats: ["Ann", "Ben"]
options: {"length": "quick"}
bots: {}
told: {"2": "9f03"}

win red
300
```
A line that starts with `#` is a remark. The text holds the secrets of a game in progress.

`rules` counts the versions of a game's rules; without it, 1. A game goes on by the rules it was
begun under, where its title still knows them (`Title.versions`), and is saved under them again.

`rewound` lists how the whole table went back, `[[step, answers taken], ...]`, and `branch` says
that this is a "what if" table, and how many of its answers are the real game's; both are there only
where they say something. So is `began`, how many of the names sat down at the beginning, where
there are more by now.

`seed` is there where chance goes by one (`game.table.fate`), `deck` where the table plays with
cards of its own (`game.decks`).

`told` holds a checksum of all that was told after every so many answers. It is no seal, for a save
may be edited by hand: `loads` plays what is written and does not look at it. `salvage`, with which
a page should open what it has kept, does: where the same answers have come to tell another story,
it opens the last moment that is certainly as the players saw it, and says so. Nobody's game goes on
with sums that nobody has seen. Whoever has edited a save and means it takes out the line `told`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.header import HEADER, DamagedSave, read_header
from game.play import Dealer, IllegalAnswer, Refusal
from game.registry import NotHere
from game.story import AT_LINE, Opened, Stop, as_told, foreign_rules
from game.table import BadTable, Table
from game.table.digests import STRIDE
from game.table.names import of_save
from game.table.resting import resume
from game.telling import tell

__all__ = [
    "FIRST_LINE",
    "LARGEST",
    "DamagedSave",
    "Opened",
    "begins",
    "digests",
    "dumps",
    "loads",
    "salvage",
]

FIRST_LINE = "horseburg save 1"
BEGINNING = re.compile(r"horseburg save [1-9]\d{0,3}")
NEWER = (
    "A newer version of this page wrote this game. It opens here when this page is brought up to "
    "date: open it again with a network."
)
LARGEST = 1_000_000
BEFORE = "> \t"
"""What an editor or a mail puts in front of a line."""
LINE_END = re.compile("\r\n?|\n")
BYTE_ORDER_MARK = "\ufeff"  # some editors put it before the first letter
MOST_MARKS = 1000

NOT_HERE = "The box of this game is missing here. It comes when there is a network."


class Answers(NamedTuple):
    """The answers of a save, and the number of the line on which each stands."""

    texts: list[str]
    numbers: list[int]


def dumps(table: Table) -> str:
    """The table as text; `loads` makes an equal table of it."""
    values: dict[str, Any] = {
        "game": table.title.id,
        "rules": table.rules,
        "seats": list(table.names),
        **({"began": table.began} if table.began < len(table.names) else {}),
        "options": table.options,
        "bots": {str(seat): level for seat, level in table.bots.items()},
    }
    if table.seed:
        values["seed"] = table.seed
    if table.deck is not None:
        values["deck"] = table.deck.as_json()
    if table.rewound:
        values["rewound"] = [list(mark) for mark in table.rewound[-MOST_MARKS:]]
    if table.branched is not None:
        values["branch"] = table.branched
    if table.answers:
        values["told"] = digests(table)
    header = [f"{key}: {json.dumps(value)}" for key, value in values.items()]
    return "\n".join([FIRST_LINE, *header, "", *table.answers, ""])


def begins(line: str) -> bool:
    """Whether a line is the first of a save, of this format or of a later one."""
    return BEGINNING.fullmatch(line.strip().lstrip(BEFORE)) is not None


def digests(table: Table) -> dict[str, str]:
    """The checksums of a table at every STRIDE answers and at the last, by step."""
    last = len(table.answers)
    return {str(step): table.digest(step) for step in (*range(STRIDE, last, STRIDE), last)}


def begun(text: str) -> Table:
    """The table that `text` tells of before its first answer: its game, its people, its seed.

    Raises DamagedSave with one plain line.
    """
    header, _ = _read(text)
    table = _lay(header)
    _mark(table, header)
    return table


def loads(text: str, dealer: Dealer | None = None) -> Table:
    """The table that `text` tells of, all its answers played again; then `dealer` takes over.

    Raises DamagedSave with one plain line.
    """
    header, answers = _read(text)
    table = _lay(header)
    if stop := _play(table, answers):
        raise DamagedSave(AT_LINE, line=stop.line, why=tell(stop.refusal.reason))
    _mark(table, header)
    table.deal(dealer)
    return table


def salvage(text: str, dealer: Dealer | None = None, rest: bytes | None = None) -> Opened:
    """As much of a save as is sure to be the game that was played, and what is amiss with it.

    `rest` is what `game.table.rest_of` has given for this table, under this very code: what it
    holds is not played again. Raises DamagedSave with one plain line where not even the table can
    be laid.
    """
    header, answers = _read(text)
    table = _lay(header)
    spared = 0 if rest is None else resume(table, rest, answers.texts)
    stop = _play(table, answers, spared)
    _mark(table, header)
    told: dict[int, str] = header["told"]
    opened = as_told(table, told, foreign_rules(table, header["rules"]), stop)
    wanted = max(len(answers.texts), max(told, default=0))
    lost = max(0, wanted - len(opened.table.answers)) if opened.note else 0
    opened.table.deal(dealer)
    rules = None if header["rules"] == table.rules else header["rules"]
    return Opened(opened.table, opened.note, lost, rules)


def _read(text: str) -> tuple[dict[str, Any], Answers]:
    """The header and the answers of a save."""
    if not isinstance(text, str):
        raise DamagedSave("A save is a text.")
    if len(text) > LARGEST:
        raise DamagedSave("This is too large to be a saved game.")
    lines = [line.lstrip(BEFORE).rstrip(" \t") for line in lines_of(text)]
    if not begins(lines[0]):
        raise DamagedSave(
            "This is not a saved game: it does not begin with “{first}”.", first=FIRST_LINE
        )
    if lines[0].strip() != FIRST_LINE:
        raise DamagedSave(NEWER)
    end = _end_of_header(lines)
    numbers = [n for n, it in enumerate(lines[end:], end + 1) if it and not it.startswith("#")]
    return read_header(lines[1:end]), Answers([lines[n - 1].strip() for n in numbers], numbers)


def lines_of(text: str) -> list[str]:
    """The lines of a save, whatever ends them: editors and mails have their own ways."""
    return LINE_END.split(text.removeprefix(BYTE_ORDER_MARK))


def _end_of_header(lines: Sequence[str]) -> int:
    """How many lines stand before the answers: up to the first gap that no line of a key follows.

    (A mail may put a gap between any two lines.)
    """
    end = 1
    for number, line in enumerate(lines[1:], 1):
        if line and end < number and line.partition(":")[0] not in HEADER:
            break
        if line:
            end = number + 1
    return end


def _lay(header: Mapping[str, Any]) -> Table:
    try:
        return Table(
            header["game"],
            of_save(header["seats"]),
            header["options"],
            bots=header["bots"],
            began=header["began"],
            rules=header["rules"],
            seed=header["seed"],
            deck=header["deck"],
        )
    except NotHere:
        raise DamagedSave(NOT_HERE) from None
    except BadTable as bad:
        raise DamagedSave("The game in this save cannot be set up: {why}", why=bad.reason) from None


def _play(table: Table, answers: Answers, spared: int = 0) -> Stop | None:
    """Give the answers to the table, from the first not spared up to the first it does not take."""
    for line, text in zip(answers.numbers[spared:], answers.texts[spared:], strict=True):
        try:
            table.answer(text)
        except IllegalAnswer as refused:
            return Stop(line, Refusal(refused.reason, refused.rule))
    return None


def _mark(table: Table, header: Mapping[str, Any]) -> None:
    """What the header says about the table's past; a shortened save cannot point past its end."""
    last = len(table.answers)
    table.rewound = tuple(mark._replace(step=min(mark.step, last)) for mark in header["rewound"])
    if header["branch"] is not None:
        table.branched = min(header["branch"], last)
