"""Several windows of the page: one plays a table, the others follow it."""

from __future__ import annotations

from collections.abc import Callable

from pyscript.js_modules.windows import enter, takeOver

from web.acts import handing_over
from web.acts.kept import keeping
from web.browser.guarded import safely
from web.desk.state import Desk


class Windows:
    """What the other windows tell this one, and this one them."""

    def __init__(self, desk: Desk, draw: Callable[[], None]) -> None:
        self.desk = desk
        self.draw = draw
        self.on_heard = safely(desk, draw, self.heard)

    def watch(self) -> None:
        """Say which table is on the screen, and ask for it if somebody wants to play here."""
        desk = self.desk
        enter(desk.id if desk.screen == "table" and desk.table else "", self.on_heard)
        if desk.wants_table:
            desk.wants_table = False
            takeOver()

    def heard(self, kind: str, text: str) -> None:
        """Another window plays, has gone on, or has handed the table over."""
        if kind == "follows":
            keeping.follow_along(self.desk, text)
        elif kind == "kept":
            keeping.hear(self.desk, text)
        elif self.desk.follows:
            handing_over.play_here(self.desk, text)
        self.draw()
