"""Windows' contrast themes put a few colours in place of ours: what is chosen can still be told."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.e2e.rulers import chosen
from tests.e2e.stills import measured, one_of_each, viewer, written
from tools.serve import serving


def test_what_is_chosen_is_seen_in_colours_of_the_system(chromium: Browser) -> None:
    with serving(written()) as address, viewer(chromium, "tablet") as page:
        page.emulate_media(forced_colors="active")
        wrong = measured(page, address, {"alike": chosen.ALIKE}, one_of_each())
    assert not wrong, wrong
