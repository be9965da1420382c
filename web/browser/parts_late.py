"""What comes late, is missing, or is newer than this page: the scripts tell, the page says so."""

from __future__ import annotations

from collections.abc import Callable
from importlib import invalidate_caches
from typing import Any

import js
from pyscript.js_modules.update import updateIsReady

from web.acts import awaited
from web.browser.guarded import safely
from web.desk.state import Desk


class PartsLate:
    """Hears of parts of the page; `come` is called when a box that was missing is here."""

    def __init__(self, desk: Desk, draw: Callable[[], None], come: Callable[[], object]) -> None:
        self.desk, self.draw, self.come = desk, draw, come

    def listen(self) -> None:
        """Hear of what comes, and of a newer version that has come before."""
        heard = {"update": self.newer, "box": self.box, "undressed": self.undressed}
        for name, act in heard.items():
            js.addEventListener(f"horseburg-{name}", safely(self.desk, self.draw, act))
        if updateIsReady():
            self.newer(None)

    def newer(self, _event: Any) -> None:
        """A newer version has been fetched and waits, or has taken the place of this one."""
        self.desk.update_ready = True
        if js.document.documentElement.dataset.update == "older":
            awaited.tell_older(self.desk)
        self.draw()

    def box(self, _event: Any) -> None:
        """What could not be fetched before is here."""
        invalidate_caches()
        awaited.come(self.desk)
        self.draw()
        self.come()

    def undressed(self, event: Any) -> None:
        """What boxes lack a style or a drawing, by their folders, with spaces between."""
        lacking = event.detail.replace("_", "-").split()
        if frozenset(lacking) != self.desk.lacking:
            self.desk.lacking = frozenset(lacking)
            self.draw()
