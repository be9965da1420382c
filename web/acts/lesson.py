"""The first race: where the newcomer is in it, and what its taps do.

Its table has no id, and a table without an id is kept nowhere: the shelf never hears of it. Only
the number of answers is remembered, under a key of its own.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

from game import Event, Refusal
from web.acts import playing, stage
from web.acts.kept import keeping
from web.desk.box import Box
from web.desk.kept.stores import Storage
from web.desk.screen import BOXES, SCREENS, moment_of, screen_of, words_of
from web.desk.script import Caption, Script
from web.desk.state import Desk
from web.words.speaking import mark, say

DONE = "done"
PLEASE = mark("In this first race, please tap what the ring is around.")
PLEASE_TURN = mark("In this first turn, please tap what the ring is around.")
FIRST_READ = mark("Read this first, then tap “Go on”.")
NOT_NOW = mark("That is for a game of your own. Finish this first race, or skip the lesson.")
NOT_NOW_TURN = mark("That is for a game of your own. Finish this first turn, or skip the lesson.")
REAL_GAMES_ONLY = frozenset(
    {
        *("share", "history", "rewind", "branch", "again", "start", "alone", "setup", "continue"),
        *("download", "delete", "pick-up", "name", "play-here", "bring", "bring-text"),
    }
)

"""What a recorded table cannot do; whatever else is on the page may be tried."""


@dataclass(slots=True)
class Lesson:
    """How far the newcomer has read: captions `said` at each question, `heard` in this race."""

    script: Script
    said: dict[int, int] = field(default_factory=dict)
    heard: set[str] = field(default_factory=set)

    def waits(self, desk: Desk) -> bool:
        """Whether there is nothing to answer before “Go on” has been tapped."""
        return waits(desk)

    def why_not_answer(self, desk: Desk, text: str) -> Refusal | None:
        """Why an answer is not to be given in the first race, None for the recorded one."""
        return why_not_answer(desk, text)

    def why_not(self, desk: Desk, verb: str, rest: str) -> str:
        """Why a tap does nothing in the first race, "" where it does."""
        return why_not(desk, verb, rest)

    def answered(self, desk: Desk) -> None:
        """The newcomer has answered: the others follow, and the place is remembered."""
        self.script.play_others(desk.at.table)
        remember(desk.shelf.storage, self.script, str(len(desk.at.table.answers)))


# where we are


def script_of(box: Box) -> Script | None:
    """The first race of a box, None where it has none."""
    return next((its for id in box.titles if (its := SCREENS[id].lesson) is not None), None)


def place(storage: Storage, script: Script) -> str:
    """Where the first race was left: "" before it, a number of answers, or DONE."""
    kept = storage.get(script.key) or ""
    if kept == DONE:
        return DONE
    is_step = kept.isascii() and kept.isdigit() and len(kept) < 4
    return kept if is_step and 0 < int(kept) <= len(script.record.answers) else ""


def remember(storage: Storage, script: Script, where: str) -> None:
    """Remember the place; without room the race begins anew the next time."""
    with suppress(OSError):
        storage.set(script.key, where)


def led(desk: Desk) -> Lesson | None:
    """The lesson on the screen, None in a game of one's own."""
    return desk.guide if isinstance(desk.guide, Lesson) else None


def moment(desk: Desk) -> str:
    """The kind of moment on the screen that has a caption, "" at a question."""
    if desk.payoffs_open:
        return "payoffs"
    if desk.shown is None or desk.shown.moment is None or desk.shown.air is not None:
        return ""
    return desk.shown.moment.kind


def is_done(desk: Desk) -> bool:
    """Whether the whole race has been ridden and read."""
    lesson = led(desk)
    if lesson is None or desk.table is None or desk.is_behind or desk.held:
        return False
    return lesson.script.is_over(desk.table)


def talk(desk: Desk) -> tuple[Caption, ...]:
    """The captions of the open question; none in the race."""
    lesson = led(desk)
    if lesson is None or desk.table is None or desk.ask is None:
        return ()
    return lesson.script.told.questions.get(len(desk.table.answers), ("", ()))[1]


def read_here(desk: Desk) -> int:
    """How many captions of the open question have been read."""
    lesson = led(desk)
    if lesson is None or desk.table is None:
        return 0
    return lesson.said.get(len(desk.table.answers), 0)


def caption(desk: Desk, script: Script) -> Caption:
    """What is to be said now."""
    if is_done(desk):
        return script.told.end
    if said := talk(desk):
        return said[min(read_here(desk), len(said) - 1)]
    answers = 0 if desk.table is None else len(desk.table.answers)
    return script.told.moments.get(moment(desk)) or script.between(answers)


def pointed(desk: Desk) -> str:
    """What the caption speaks of, as the style names it; "" for nothing on the screen."""
    lesson = led(desk)
    if lesson is None or desk.table is None or is_done(desk):
        return ""
    if at := caption(desk, lesson.script).at:
        return at
    if desk.ask is None or waits(desk):
        return ""
    return f'#bar [data-answer="{lesson.script.wanted(desk.table)}"], ' + (
        f'[data-answer="{lesson.script.wanted(desk.table)}"]'
    )


def waits(desk: Desk) -> bool:
    """Whether there is nothing to answer before “Go on” has been tapped."""
    lesson = led(desk)
    if lesson is None or is_done(desk):
        return False
    if said := talk(desk):
        return read_here(desk) < len(said) - 1
    kind = moment(desk)
    return kind in lesson.script.told.holds and kind not in lesson.heard


def wanted(desk: Desk) -> str:
    """The one answer that the first race takes now, "" where there is none or none is played."""
    lesson = led(desk)
    if lesson is None or desk.table is None or is_done(desk):
        return ""
    return lesson.script.wanted(desk.table)


def reads(desk: Desk) -> bool:
    """Whether a caption is to be read before the open question is answered."""
    return waits(desk) and bool(talk(desk))


# what may be done


def why_not_answer(desk: Desk, text: str) -> Refusal | None:
    """Why an answer is not to be given in the first race, None for the recorded one."""
    lesson = led(desk)
    if lesson is None or desk.table is None or desk.ask is None:
        return None
    if waits(desk):
        return Refusal(say(FIRST_READ), "")
    if lesson.script.is_over(desk.table):
        return Refusal(not_now(desk), "")
    wanted = lesson.script.wanted(desk.table)
    if text == wanted:
        return None
    told = lesson.script.instead
    please = say(PLEASE_TURN if is_turn(desk) else PLEASE)
    return Refusal(told(desk.ask.what, wanted) if told else please, "")


def is_turn(desk: Desk) -> bool:
    """Whether a turn is learnt here, of a game that has no races."""
    return desk.table is not None and screen_of(desk.table).box.is_guest


def not_now(desk: Desk) -> str:
    """That what is wanted is for a game of one's own."""
    return say(NOT_NOW_TURN if is_turn(desk) else NOT_NOW)


def why_not(desk: Desk, verb: str, rest: str) -> str:
    """Why a tap does nothing in the first race, "" where it does."""
    if desk.guide is None:
        return ""
    if verb in REAL_GAMES_ONLY:
        return not_now(desk)
    if verb in ("why", "stake") and (refusal := why_not_answer(desk, rest)):
        return refusal.reason
    return ""


# what taps do


def begin(desk: Desk, box: str = "") -> None:
    """Lay the first race of a box where it was left; the curtain is not needed, one learns alone.

    Without a box it is that of the first one that has any.
    """
    known = [BOXES[box]] if box in BOXES else BOXES.values()
    script = next(filter(None, map(script_of, known)), None)
    if desk.screen not in ("home", "setup") or desk.post.arrival is not None or script is None:
        return
    keeping.forget_thrown(desk)
    where = place(desk.shelf.storage, script)
    desk.id, desk.screen = "", "table"
    desk.guide = Lesson(script)
    desk.table = script.laid(int(where) if where.isdigit() else 0)
    SCREENS[desk.table.title.id].opened(desk)
    desk.post.clear()
    stage.cover(desk)
    stage.begin(desk)


def go_on(desk: Desk, _rest: str) -> None:
    """A caption has been read: the next one, or the race goes on."""
    lesson = led(desk)
    if lesson is None or desk.table is None or not waits(desk):
        return
    desk.notice = ""
    if talk(desk):
        lesson.said[len(desk.table.answers)] = read_here(desk) + 1
    else:
        lesson.heard.add(moment(desk))
        desk.paused = False
        stage.follow(desk)


def leave(desk: Desk, rest: str) -> None:
    """Out of the lesson: home, to a table of one's own (`new`), or to another box's.

    One that was skipped can be gone on with: a slip of the finger ends nobody's first race.
    """
    lesson = led(desk)
    if lesson is None:
        return
    if rest in BOXES:
        script_of(BOXES[rest])  # a box that has not come is told of before anything is left
    if is_done(desk):
        remember(desk.shelf.storage, lesson.script, DONE)
    playing.go_home(desk)
    if rest == "new":
        playing.set_up(desk)
    elif rest in BOXES:
        begin(desk, rest)


def brought(desk: Desk, lesson: Lesson) -> list[str]:
    """What the race has brought the newcomer, in sentences."""
    mine, found = lesson.script.newcomer, list[Event]()
    for event in desk.at.table.events:
        is_mine = event.facts.get("seat") == mine
        is_end = moment_of(desk.at.table, event.kind).holds == "finish"
        found = [] if is_end else [*found, event] if is_mine and gains(event) else found
    return words_of(desk.at.table.title).lately(found, desk.at.table.names)


def gains(event: Event) -> bool:
    """Whether an event brings somebody money or points."""
    return any(event.facts.get(what, 0) > 0 for what in ("money", "vp"))
