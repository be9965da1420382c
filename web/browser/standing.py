"""What stands on the page, so that only what is new is put there."""

from __future__ import annotations

import js
from pyscript.js_modules.morph import put

from web.desk.settings import Settings
from web.html.parts import Parts, news, whole, without

DRESS = ("look", "motion")
"""Settings that the style sheets go by, as `data-` attributes of the root."""


class Standing:
    """The parts as they were left, and how the page is dressed."""

    def __init__(self) -> None:
        self.root = js.document.getElementById("app")
        self.parts: Parts = {}
        self.dress: tuple[str, ...] = ()

    def put(self, parts: Parts) -> None:
        """Put on the page what is new, or all where the page is not as it was left."""
        before, self.parts = self.parts, {}
        if not (before and put(self.root, news(parts, before))):
            put(self.root, whole(parts))
        self.parts = parts

    def changed(self, id: str) -> None:
        """Something else has changed this element."""
        self.parts = without(self.parts, id)

    def put_on(self, settings: Settings) -> None:
        """Let the style sheets know what was chosen."""
        dress = tuple(settings[name] for name in DRESS)
        if dress != self.dress:
            self.dress = dress
            for name, chosen in zip(DRESS, dress, strict=True):
                js.document.documentElement.setAttribute(f"data-{name}", chosen)
