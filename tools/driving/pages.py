"""What is said and done alike to a page of Chromium, of Firefox and of WebKitGTK."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import playwright.sync_api

from tools.driving import webkit


def expect(what: Any) -> Any:
    """Playwright's `expect`, for pages of WebKit too."""
    if isinstance(what, webkit.Locator):
        return webkit.Expected(what)
    return playwright.sync_api.expect(what)


@contextmanager
def dragged(page: Any, held: str, to: str) -> Iterator[None]:
    """Carry a thing from its middle to the middle of another; it is put down after the block."""
    start, end = (page.evaluate(MIDDLE, css) for css in (held, to))
    way = [[a + part * (b - a) for a, b in zip(start, end, strict=True)] for part in (0.3, 0.6, 1)]
    if isinstance(page, webkit.Page):
        with webkit.carried(page, start, way):
            yield
        return
    page.mouse.move(*start)
    page.mouse.down()
    for spot in way:
        page.mouse.move(*spot)
    yield
    page.mouse.up()


MIDDLE = """css => {
  const box = document.querySelector(css).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""
