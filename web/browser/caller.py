"""The caller's voice: fetched when somebody wants it, told what the screen shows for all."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import js
from pyodide.ffi import create_proxy
from pyscript.js_modules import big

from web.acts import caller
from web.browser.guarded import safely
from web.browser.late import fetch
from web.desk.state import Desk
from web.words import speaking


class Caller:
    """Who speaks, once the script has come, and what was said last."""

    def __init__(self, desk: Desk, draw: Callable[[], None]) -> None:
        self.desk, self.draw = desk, draw
        self.voice: Any = None
        self.is_asked = self.is_hushed = False
        self.key: tuple[str, int] = ("", 0)
        self.text = ""
        self.on_come = create_proxy(self.come)
        self.on_voices = safely(desk, draw, self.voices_known)

    def listen(self) -> None:
        """Hear of the script, and of the voices that the device has."""
        js.addEventListener("horseburg-caller", self.on_come)
        js.addEventListener("horseburg-voices", self.on_voices)

    def come(self, event: Any) -> None:
        """The script is here: what is over is not said any more."""
        self.voice = event.detail

    def voices_known(self, event: Any) -> None:
        """Which languages the device speaks by itself."""
        self.desk.settings.voices = frozenset(str(event.detail).split())
        if self.desk.settings.is_open:
            self.draw()

    def tell(self) -> None:
        """Let what is new be said; a page without a voice is still a page."""
        with suppress(Exception):
            self.follow()

    def follow(self) -> None:
        """Say what has come onto the screen since the last time, or be silent at once.

        A big screen that can speak does, and then the tablet does not.
        """
        is_wanted = self.desk.settings.is_open or caller.is_wanted(self.desk)
        if is_wanted and not self.is_asked:
            self.is_asked = True
            fetch("caller", lambda: None)
        call = caller.call(self.desk)
        if call is None:
            if not self.is_hushed:
                self.is_hushed = True
                self.hush()
            return
        self.is_hushed = False
        before, self.key = self.key, call.key
        was, self.text = self.text, call.text or self.text
        if self.text != was and before[0] == call.key[0] and before[1] <= call.key[1]:
            say = big.call if big.speaks(speaking.LANGUAGE) else self.voice and self.voice.say
            if say:
                say(call.text, speaking.LANGUAGE, *call[2:])

    def hush(self) -> None:
        """Silence, here and on the big screen."""
        if self.voice is not None:
            self.voice.hush()
        if big.isWatched():
            big.hush()
