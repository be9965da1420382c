"""The first race of each box and the racing words, for the photographs."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from web import taps
from web.acts import clock, lesson, playing
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import BOXES
from web.desk.script import Script
from web.desk.state import Desk
from web.page import drawn

HORSE_FEVER, CIRCLE, FAIR = "horse-fever", "winners-circle", "unicorn-fever"
NASTY, DERBY = "really-nasty", "dice-derby"
BOXES_LED = (HORSE_FEVER, CIRCLE, FAIR, NASTY, DERBY)
"""Boxes that have a first race."""

RINGED = re.compile(r"#bar #([\w-]+)(\[aria-pressed=false\])?(?:,|$)")
"""Buttons in the panel of the question, which the ring is around until they are pressed."""

ENOUGH = 800
"""No first race has so many steps."""


def script(box: str = HORSE_FEVER) -> Script:
    """The first race of this box."""
    found = lesson.script_of(BOXES[box])
    assert found is not None
    return found


def ridden(step: int, waits: bool = False, box: str = HORSE_FEVER) -> Desk:
    """The first race after so many answers, its captions read up to the last if not `waits`."""
    desk = Desk(Shelf(Drawer()), Random(1))
    taps.do(desk, f"first-race {box}")
    for _ in range(ENOUGH):
        is_there = desk.ask is not None and len(desk.at.table.answers) >= step
        if is_there and (waits or not lesson.waits(desk)):
            return desk
        move_on(desk)
    raise AssertionError("the first race never came there")


def seen_to(kind: str, box: str = HORSE_FEVER) -> Desk:
    """The first race at a moment of this kind, or at what holds it."""
    desk = ridden(max(script(box).told.questions), box=box)
    for _ in range(ENOUGH):
        if kind in (lesson.moment(desk), "done" if lesson.is_done(desk) else ""):
            return desk
        move_on(desk)
    raise AssertionError("that moment never came")


def seen_to_first(kind: str, box: str) -> Desk:
    """The first race at its first moment of this kind."""
    desk = ridden(0, box=box)
    for _ in range(ENOUGH):
        if lesson.moment(desk) == kind:
            return desk
        move_on(desk)
    raise AssertionError("that moment never came")


def move_on(desk: Desk) -> None:
    """What a good pupil does next."""
    led = lesson.led(desk)
    assert led is not None
    if lesson.waits(desk):
        taps.do(desk, "lesson-on")
    elif desk.held:
        taps.do(desk, desk.held)
    elif desk.ask is None:
        clock.tick(desk)
    elif does := before_an_answer(desk):
        taps.do(desk, does)
    else:
        playing.answer(desk, led.script.wanted(desk.at.table))


def before_an_answer(desk: Desk) -> str:
    """What a tap within the ring does where it gives no answer yet; "" where it gives one."""
    html = drawn(desk)
    for id, is_free in RINGED.findall(lesson.pointed(desk)):
        tag = re.search(rf'<button[^>]*id="{id}"[^>]*>', html)
        if tag and (not is_free or 'aria-pressed="false"' in tag[0]):
            does = re.search(r'data-do="([^"]*)"', tag[0])
            return does[1] if does else ""
    return ""


def worded(rule: str) -> Desk:
    """A racing word, or all of them, over the home screen."""
    desk = Desk(Shelf(Drawer()), Random(1))
    taps.do(desk, f"rule {rule}")
    return desk


GUIDE_STATES: dict[str, Callable[[], Desk]] = {
    "guide-welcome": lambda: ridden(0, True),
    "guide-first-bet": lambda: ridden(6),
    "guide-stake": lambda: ridden(7),
    "guide-fix": lambda: ridden(10),
    "guide-behind": lambda: ridden(11),
    "guide-card": lambda: seen_to("movement card"),
    "guide-photo": lambda: seen_to("photo finish"),
    "guide-payoffs": lambda: seen_to("payoffs"),
    "guide-end": lambda: seen_to("done"),
    "circle-guide-welcome": lambda: ridden(0, True, CIRCLE),
    "circle-guide-bet": lambda: ridden(12, box=CIRCLE),
    "circle-guide-horse": lambda: ridden(50, box=CIRCLE),
    "circle-guide-payoffs": lambda: seen_to("payoffs", CIRCLE),
    "circle-guide-end": lambda: seen_to("done", CIRCLE),
    "fair-guide-welcome": lambda: ridden(0, True, FAIR),
    "fair-guide-magic": lambda: ridden(9, box=FAIR),
    "fair-guide-payoffs": lambda: seen_to("payoffs", FAIR),
    "nasty-guide-welcome": lambda: ridden(0, True, NASTY),
    "nasty-guide-entries": lambda: ridden(7, box=NASTY),
    "nasty-guide-move": lambda: ridden(53, box=NASTY),
    "nasty-guide-throw": lambda: ridden(118, box=NASTY),
    "nasty-guide-card": lambda: seen_to_first("card played", NASTY),
    "nasty-guide-payoffs": lambda: seen_to("payoffs", NASTY),
    "word": lambda: worded("word-odds"),
    "words": lambda: worded("words"),
}
