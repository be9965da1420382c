"""The whole browser dies, in every engine: nothing is lost, and nobody has to look for the game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from tests.e2e import killing, lasting
from tests.e2e.engines import nightly
from tests.e2e.test_saves import answer, answers, settled
from tools.driving import browsers, playing
from tools.driving.pages import expect


@contextmanager
def opened(engine: str, playwright: Playwright, profile: Path, site: str) -> Iterator[Page]:
    """The page in a browser of this profile, awake, both copies compared."""
    with lasting.browser(engine, playwright, profile) as page:
        page.goto(site)
        browsers.wake(page)
        settled(page)
        yield page


KILLS = [
    *(nightly("chromium", write, after) for write in range(1, 11) for after in (True, False)),
    nightly("firefox", 1, True),
]
"""In which browser, at which of the writes to come, and whether that one is done before."""


@pytest.mark.parametrize(
    ("engine", "write", "after"),
    [("chromium", 1, True), ("webkit", 1, True), *KILLS],
    indirect=["engine"],
)
def test_a_browser_killed_in_the_middle_of_a_write_comes_back_where_it_was(
    engine: str, write: int, after: bool, playwright: Playwright, dist: Path, tmp_path: Path
) -> None:
    profile = tmp_path / "profile"
    with lasting.deadly(dist, profile) as site:
        with opened(engine, playwright, profile, site) as page:
            page.evaluate(killing.MORTAL)
            playing.begin(page)
            for _ in range(3):
                playing.come_to_question(page)
                answer(page)
            settled(page)
            ((id, before),) = killing.tables(page).items()
            page.evaluate("([n, after]) => dieAt(n, after)", [write, after])
            with pytest.raises(lasting.DEATHS):  # else the write never came
                for _ in range(write):
                    playing.come_to_question(page)
                    answer(page)
                    settled(page)
                    before = killing.tables(page)[id]
        with opened(engine, playwright, profile, site) as page:
            expect(page.locator("[data-do=unveil], [data-answer]").first).to_be_visible()
            expect(page.locator(".damaged")).to_have_count(0)
            texts = killing.tables(page)
            assert answers(texts[id])[: len(answers(before))] == answers(before)
            assert killing.copies(page) == texts
            answer(page)
            assert len(answers(killing.tables(page)[id])) > len(answers(before))
