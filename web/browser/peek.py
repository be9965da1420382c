"""Hold to peek, and out of sight is covered: what the page's hands and windows tell it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyscript.js_modules.hear import hearOn, hearWhile

from web import taps
from web.acts import stage
from web.browser.guarded import safely
from web.desk.state import Desk

HELD = "[data-hold]"
"""The button that shows secrets while it is held."""

TYPED_INTO = "button:not([data-hold]), input, textarea, select, a, summary"
"""Where the Space bar has a meaning of its own."""


class Eye:
    """The button that shows secrets while it is held, and everything that lets go of it."""

    def __init__(self, desk: Desk, draw: Callable[[], None]) -> None:
        self.desk = desk
        self.draw = draw

    def listen(self) -> None:
        """Hear of fingers, keys, and of the page going out of sight."""
        document, let_go = js.document, safely(self.desk, self.draw, self.let_go)
        hearOn("pointerdown", HELD, safely(self.desk, self.draw, self.touched))
        hearOn("contextmenu", HELD, safely(self.desk, self.draw, self.kept_down))
        document.addEventListener("keydown", safely(self.desk, self.draw, self.pressed))
        document.addEventListener("keyup", safely(self.desk, self.draw, self.released))
        for kind in ("pointerup", "pointercancel"):
            hearWhile(kind, f"{HELD}, [data-peeks]", let_go)
        js.addEventListener("blur", let_go)
        out_of_sight = safely(self.desk, self.draw, self.out_of_sight)
        document.addEventListener("visibilitychange", out_of_sight)
        js.addEventListener("pagehide", out_of_sight)

    def touched(self, event: Any) -> None:
        """A finger or the mouse on the eye."""
        if event.isPrimary and event.button == 0:
            self.look("on")

    def kept_down(self, event: Any) -> None:
        """A long touch is no wish for a menu here."""
        event.preventDefault()

    def pressed(self, event: Any) -> None:
        """The Space bar, where it has no other meaning."""
        if event.key != " " or event.target.closest(TYPED_INTO):
            return
        if js.document.getElementById("eye"):
            event.preventDefault()
            if not event.repeat:
                self.look("on")

    def released(self, event: Any) -> None:
        """The Space bar is up again."""
        if event.key == " ":
            self.let_go(event)

    def let_go(self, _event: Any) -> None:
        """Cover at once."""
        if self.desk.settings.peeking:
            self.look("off")

    def out_of_sight(self, event: Any) -> None:
        """Nobody knows who looks next: the curtain comes down before the page is shown again."""
        hidden = event.type == "pagehide" or js.document.visibilityState == "hidden"
        if hidden and (self.desk.unveiled is not None or self.desk.settings.peeking):
            stage.cover(self.desk)
            self.draw()

    def look(self, wanted: str) -> None:
        """Show, or cover."""
        taps.do(self.desk, f"peek {wanted}")
        self.draw()
