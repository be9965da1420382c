"""Whether a long sheet goes on below what is seen of it."""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import create_proxy, to_js


class Below:
    """Watches the last part of a sheet, `data-below`; the style knows while it is out of sight."""

    def __init__(self) -> None:
        self.seen = create_proxy(self.noticed)
        self.watched: Any = None
        self.observer: Any = None
        self.tall, self.sheet = 0, js.CSSStyleSheet.new()
        js.document.adoptedStyleSheets.push(self.sheet)

    def watch(self) -> None:
        """Look for the last part on the page as it is drawn now."""
        last, bar = js.document.querySelector("[data-below]"), js.document.getElementById("bar")
        tall = round(bar.getBoundingClientRect().height) if bar else 0
        if tall != self.tall:  # a sheet: the picture of the page keeps no style of the moment
            self.tall = tall
            self.sheet.replaceSync(f":root {{ --bar-tall: {tall}px }}")
        if last and self.watched and last.isSameNode(self.watched):
            return
        if self.observer:
            self.observer.disconnect()
        self.watched = self.observer = None
        js.document.documentElement.removeAttribute("data-more")
        if last:
            edge = to_js(
                {"rootMargin": f"0px 0px {-tall}px 0px"}, dict_converter=js.Object.fromEntries
            )
            self.watched = last
            self.observer = js.IntersectionObserver.new(self.seen, edge)
            self.observer.observe(last)

    def noticed(self, entries: Any, _observer: Any) -> None:
        """The last part has come into sight, or gone."""
        is_seen = entries[len(entries) - 1].isIntersecting
        js.document.documentElement.toggleAttribute("data-more", not is_seen)
