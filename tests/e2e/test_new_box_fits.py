"""A box as it is laid for a newcomer, without a style of its own, fits all sizes of screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route

from tests.e2e.probing import probe_at_home
from tests.e2e.rulers import fit
from tests.e2e.stills import SIZES
from tools.driving import browsers, playing
from tools.driving.ways_on import way_on
from tools.serve import serving


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The site with the box in it."""
    with serving(probe_at_home(), base="/horseburg/") as address:
        yield address


def wrong(page: Page, what: str) -> list[tuple[str, ...]]:
    """What the rulers find at each size."""
    found = []
    for size, room in SIZES.items():
        page.set_viewport_size(room)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        for ruler, script in fit.at(size).items():
            found += [(what, size, ruler, told) for told in page.evaluate(script)]
        page.evaluate("scrollTo(0, 0)")
    return found


def test_a_new_box_fits_all_sizes_without_a_style(unopened: Page) -> None:
    page, bared = unopened, list[str]()

    def bare(route: Route) -> None:
        bared.append(route.request.url)
        route.fulfill(content_type="text/css", body="")

    page.route("**/probe-*/style.css", bare)
    browsers.start(page)
    page.locator("#box-probe").click()
    found = wrong(page, "set-up")
    page.locator("[data-do=start]").click()
    page.locator("#unveil").click()
    found += wrong(page, "question")
    for toss in range(4):
        if toss:
            page.locator("#unveil").click()
        page.locator("[data-answer=heads]").click()
        playing.look_twice(page)
        page.locator("#unveil").click()
        page.locator("[data-answer=tails]").click()
        playing.look_twice(page)
        if not toss:
            found += wrong(page, "open floor")
        page.locator("[data-answer=toss]").click()
        playing.look_twice(page)
    page.locator("#again").wait_for()
    found += wrong(page, "podium")
    way_on(page, "#watch")
    page.locator("#reel-on").click()
    found += wrong(page, "past")
    assert bared
    assert not found, "\n".join(map(str, found))
