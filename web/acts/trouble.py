"""When something breaks: plain words instead of a blank page, and the table as it was before."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import NamedTuple

from game import Table, saves
from game.play import CHANCE
from game.registry import NotHere
from web.acts import awaited, playing, stage, undoing
from web.acts.kept import keeping
from web.desk.shown import Shown
from web.desk.state import Desk
from web.desk.trouble import Trouble

FILES = ("game", "web")
DEEPEST = 40


class Before(NamedTuple):
    """The table and the screen before a tap."""

    id: str
    screen: str
    table: Table | None
    answers: tuple[str, ...]


def attempt(desk: Desk, act: Callable[[], object]) -> None:
    """Do something to the desk; what breaks ends on the trouble screen, the table as before."""
    table = desk.table
    before = Before(desk.id, desk.screen, table, tuple(table.answers) if table else ())
    try:
        act()
    except NotHere as missing:  # it is asked for before anything is changed
        awaited.tell(desk, missing)
    except Exception as error:  # whatever it was, the evening must go on
        stumble(desk, error, before)


def stumble(desk: Desk, error: Exception, before: Before | None = None) -> None:
    """Put the table back as it was before the tap, and the trouble on the screen."""
    if before is not None:
        desk.id, desk.screen = before.id, before.screen
        desk.table = desk.shown = None
        with suppress(Exception):  # a game that cannot be replayed lies on the shelf all the same
            desk.table = rebuilt(desk, before)
        if desk.table is not None:
            with suppress(Exception):
                desk.shown = Shown(desk.table)
    desk.trouble = Trouble(report(desk, error), has_table=desk.table is not None)
    with suppress(Exception):
        desk.trouble.can_step_back = last_step(desk.table) is not None
    with suppress(Exception):
        calm(desk)


def calm(desk: Desk) -> None:
    """Close all that lies open, and put the curtain down."""
    desk.post.clear()
    stage.cover(desk)
    desk.rule = desk.card = desk.notice = ""
    desk.log_open = desk.finish = desk.payoffs_open = False
    desk.hammer = ()
    desk.offered = None


def rebuilt(desk: Desk, before: Before) -> Table | None:
    """A new table with the answers there were before the tap; what broke may be half done."""
    if before.table is None:
        return None
    fresh = before.table.at(0)
    for text in before.answers:
        fresh.answer(text)
    fresh.rewound, fresh.branched = before.table.rewound, before.table.branched
    fresh.deal(desk.chance)
    return fresh


def last_step(table: Table | None) -> int | None:
    """The step before the last answer that a person gave, None where nobody has given any."""
    if table is None:
        return None
    nobody = {CHANCE, *table.bots}
    askers = table.askers
    return next((step for step in reversed(range(len(askers))) if askers[step] not in nobody), None)


# the report


def report(desk: Desk, error: BaseException) -> str:
    """What broke and where: no names, no secrets, not even the error's own words."""
    lines = [desk.build, f"error {type(error).__name__}"]
    with suppress(Exception):
        lines += standing(desk)
    lines += [f"at {place}" for place in places(error.__traceback__)][-DEEPEST:]
    if error.__cause__ is not None:
        lines.append(f"after {type(error.__cause__).__name__}")
    return "\n".join(line for line in lines if line)


def standing(desk: Desk) -> list[str]:
    """Where in which game it happened: the title, its options, the step and the question."""
    table = desk.table
    if table is None:
        return [f"screen {desk.screen}"]
    options = ", ".join(f"{key} {value}" for key, value in table.options.items())
    asked = "none" if table.ask is None else f"{table.ask.what}, rule {table.ask.rule}"
    return [
        f"screen {desk.screen}",
        f"game {table.title.id}, rules {table.rules}, {options}",
        f"seats {len(table.names)}, computers {len(table.bots)}",
        f"step {len(table.answers)}",
        f"question {asked}",
    ]


def places(trace: TracebackType | None) -> list[str]:
    """The functions that were running, outermost first: `web/acts/playing.py 143 answer`."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        parts = code.co_filename.replace("\\", "/").split("/")
        start = max((n for n, part in enumerate(parts[:-1]) if part in FILES), default=-1)
        file = "/".join(parts[start:]) if start >= 0 else parts[-1]
        found.append(f"{file} {trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found


# what the screen's buttons do


def back(desk: Desk, _rest: str) -> None:
    """Back to the table as it was before; home where there is none."""
    desk.trouble = None
    if desk.table is None:
        playing.go_home(desk)
    else:
        desk.screen = "table"
        stage.begin(desk)


def home(desk: Desk, _rest: str) -> None:
    """Home, whatever the table is like."""
    desk.trouble = None
    playing.go_home(desk)


def step_back(desk: Desk, _rest: str) -> None:
    """Take back the last answer of a person, with the whole table's consent where it needs that.

    The trouble is on the screen in front of everybody; the clerk's book tells of the way back.
    """
    table, step = desk.table, last_step(desk.table)
    if table is None or step is None:
        return
    start = undoing.whole(table, step)
    while start < len(table.answers) == step + 1 and table.undo_would() is not None:
        table.undo()
        step -= 1
    if start < len(table.answers):
        table.rewind(start, desk.people)
    desk.trouble = None
    desk.screen = "table"
    stage.begin(desk)
    keeping.keep(desk)


def download(desk: Desk, _rest: str) -> None:
    """Offer the game as a file: as it is kept, or as the page has it."""
    ids = [desk.id] if desk.id else desk.shelf.ids()
    text = "\n\n".join(filter(None, (desk.shelf.text(id) for id in ids)))
    if not text and desk.table is not None:
        text = saves.dumps(keeping.to_keep(desk))
    desk.offered = ("horseburg-rescued.txt", text)


def copy(desk: Desk, _rest: str) -> None:
    """Copy the report, and show what it says."""
    if desk.trouble is not None:
        desk.trouble.report_open = True
        desk.post.wish = "copy-report"


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "trouble-back": back,
    "trouble-home": home,
    "trouble-undo": step_back,
    "trouble-download": download,
    "trouble-copy": copy,
}
