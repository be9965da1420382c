"""What the caller says aloud: the newest lines on the screen, and how fast, how high, how urgently.

Only what stands on the screen for everybody is said, never before it stands there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from web.acts.sounds import TEMPO, is_moving
from web.desk import sheets
from web.desk.screen import moment_of, screen_of
from web.desk.state import Desk

LONGEST = 140
"""Letters of what is said of one moment: five seconds at a quiet pace."""

WEIGHTY = frozenset({"bell", "groan", "hammer"})
"""What makes one of these sounds is said at once, whatever is being said."""


BRACKETS = re.compile(r"\s*\([^)]*\)")
"""What is read beside a sentence, and not heard in it."""


class Call(NamedTuple):
    """What a moment has to be said.

    `key` is the table and how many events have been told; `rate` and `pitch` are of a voice's
    usual ones, `loudness` from 0 to 1; one that `cuts` waits for nothing.
    """

    key: tuple[str, int]
    text: str
    rate: float = 1.0
    pitch: float = 1.0
    loudness: float = 0.0
    cuts: bool = False


def is_wanted(desk: Desk) -> bool:
    """Whether there is to be a voice at all; muting the page mutes it too."""
    return desk.settings["caller"] == "on" and desk.settings["sound"] != "off"


def is_silent(desk: Desk) -> bool:
    """Whether nothing may be said now: nothing is shown, it is held, skipped, or looked back at."""
    if desk.table is None or desk.shown is None or desk.screen != "table":
        return True
    held = desk.paused and desk.is_behind
    away = desk.follows or desk.stands or desk.past.what or sheets.over(desk)
    return bool(held or away or desk.hurried or not is_wanted(desk))


def call(desk: Desk) -> Call | None:
    """What stands on the screen now, to be said; None where the caller has to be silent at once."""
    if is_silent(desk) or desk.table is None or desk.shown is None:
        return None
    key = desk.id, len(desk.shown.events)
    lines = screen_of(desk.table).showing.aloud(desk)
    excited = excitement(desk)
    sounds = {moment_of(desk.table, event.kind).sound for event in desk.shown.news}
    return Call(
        key,
        short(lines),
        round((0.95 + 0.35 * excited) * TEMPO[desk.speed], 2),
        round(0.95 + 0.35 * excited, 2),
        round(int(desk.settings["caller loudness"]) / 10 * (0.8 + 0.2 * excited), 2),
        desk.finish or bool(sounds & WEIGHTY),
    )


def short(lines: Sequence[str]) -> str:
    """The newest of these lines that can be said before the next moment, without their brackets."""
    kept = ""
    for line in reversed(lines):
        longer = f"{BRACKETS.sub('', line)} {kept}".strip()
        if len(longer) > LONGEST:
            break
        kept = longer
    return kept


def excitement(desk: Desk) -> float:
    """From 0, quiet over the bets, to 1, a shout at the line."""
    if desk.finish:
        return 1.0
    if desk.table is None or not is_moving(desk):
        return 0.0
    return screen_of(desk.table).crowd(desk).crowd
