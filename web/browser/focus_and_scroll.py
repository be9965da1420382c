"""Leads the eye, the keyboard and the screen reader to what has come up."""

from __future__ import annotations

from typing import Any, NamedTuple

import js
from pyscript.js_modules.focus import isHeld, letGo
from pyscript.js_modules.frame import isScrolled

from web.browser.focus import lead_to_first
from web.desk import sheets
from web.desk.state import Desk
from web.doors import rooms
from web.html.parts import Parts, where

PLACES = (
    "trouble-title",
    "arrival-title",
    "overlay-close",
    "unveil",
    "past-title",
    "rewind-title",
    "account-title",
    *(room.heading for room in rooms.ROOMS),
    "to-payoffs",
    "ask",
    "setup-title",
    "caller",
)
CLOSED = ""
RUNS = '<div id="table" class="phase-race'


class At(NamedTuple):
    """What is on the screen, which sheet lies over it, what is asked."""

    screen: str = ""
    sheet: str = CLOSED
    question: str = ""


class FocusAndScroll:
    """Where eye and keyboard are, and where they are led once the frame is painted."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.at = At()
        self.leads: tuple[str, ...] = ()
        self.scrolls = self.asks = self.was_held = False
        self.opener = ""

    def touched(self, thing: Any) -> None:
        """Remember what may open a sheet: the focus goes back there when it is closed."""
        if self.at.sheet == CLOSED and thing:
            self.opener = thing.id

    def comes(self, parts: Parts) -> None:
        """These parts come on the page now: find out what is new to whoever looks at it."""
        self.was_held = bool(isHeld()) or self.was_held
        desk, ask, before = self.desk, self.desk.ask, self.at
        stands = (desk.id, desk.curtain, desk.past.asking, desk.stands)
        runs = where(parts, RUNS) is not None
        now = At(
            f"{rooms.where(desk)} {stands} {runs} {desk.payoffs_open} {desk.is_over}",
            sheets.over(desk),
            f"{ask and (ask.who, ask.what)} {desk.finish} {desk.payoffs_open}",
        )
        if now == before:
            return
        self.at = now
        self.scrolls = self.scrolls or now.screen != before.screen
        self.asks = self.asks or now.question != before.question
        closed = now.sheet == CLOSED and now == before._replace(sheet=CLOSED)
        self.leads = (*((self.opener,) if closed else ()), *PLACES)
        letGo()

    def scroll(self) -> None:
        """In the frame: a new screen begins at its top, a new question where it can be read."""
        bar = self.asks and isScrolled() and js.document.getElementById("bar")
        if self.scrolls or (bar and bar.getBoundingClientRect().top < 0):
            js.scrollTo(0, 0)
        self.scrolls = self.asks = False

    def lead(self) -> None:
        """After the frame: the focus goes to what has come up."""
        if self.leads:
            lead_to_first(*self.leads)
            self.leads = ()

    def keep(self) -> None:
        """After all else: where what had the focus is gone, a card thrown away, say, lead it on."""
        if self.was_held and not isHeld():
            lead_to_first(*PLACES)
        self.was_held = False
