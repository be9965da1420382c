"""Sound: fetched at the first touch, told what the desk shows, quiet when asked."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import js
from pyodide.ffi import create_proxy

from web.acts import sounds
from web.browser.guarded import safely
from web.browser.late import fetch
from web.desk.state import Desk

TOUCHES = ("pointerup", "keydown")


class Sound:
    """What makes the sounds, once it has come, and what it was told last."""

    def __init__(self, desk: Desk, draw: Callable[[], None]) -> None:
        self.desk = desk
        self.maker: Any = None
        self.is_touched = self.asked = False
        self.key: tuple[str, int] | None = None
        self.volume = ""
        self.lasting: tuple[float | str, ...] = ()
        self.on_touch = safely(desk, draw, self.touched)
        self.on_tap = safely(desk, draw, self.tapped)
        self.on_come = create_proxy(self.come)

    def listen(self) -> None:
        """Wait for the first touch; nothing is fetched, and nothing sounds, before."""
        for kind in TOUCHES:
            js.document.addEventListener(kind, self.on_touch)
        js.document.addEventListener("click", self.on_tap, True)
        js.addEventListener("horseburg-sound", self.on_come)

    def touched(self, _event: Any) -> None:
        """The first touch: from now on there may be sound."""
        self.is_touched = True
        for kind in TOUCHES:
            js.document.removeEventListener(kind, self.on_touch)
        self.tell()

    def fetch(self) -> None:
        """Have the sounds fetched, once, and not while nobody wants to hear them."""
        self.asked = True
        fetch("sound", lambda: None)  # a table without sounds is a table

    def come(self, event: Any) -> None:
        """The sounds are here: what goes on now is heard, what is over is not made up for."""
        self.maker = event.detail
        self.tell()

    def tapped(self, event: Any) -> None:
        """A soft tick under the finger."""
        button = event.target.closest("[data-answer], [data-do]")
        if self.maker is None or not button or button.getAttribute("aria-disabled") == "true":
            return
        if name := sounds.of_tap(button.getAttribute("data-do") or ""):
            self.maker.play(name)

    def tell(self) -> None:
        """Let be heard what the screen shows; a page that cannot sound is still a page."""
        with suppress(Exception):
            self.follow()

    def follow(self) -> None:
        """What has come onto the screen since the last time, and what goes on there."""
        score = sounds.score(self.desk)
        before, self.key = self.key, score.key
        if self.maker is None:
            if self.is_touched and not self.asked and score.volume != "off":
                self.fetch()
            return
        lasting = (score.hooves, score.tempo, score.crowd, score.horses, score.ground)
        if score.volume != self.volume:
            self.volume, self.lasting = score.volume, ()
            self.maker.setVolume(score.volume)
        if lasting != self.lasting:
            self.lasting = lasting
            self.maker.keepUp(*lasting)
        if before is not None and sounds.is_new(before, score.key):
            for name in score.short:
                self.maker.play(name)
