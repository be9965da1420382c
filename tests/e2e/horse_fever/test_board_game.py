"""A whole Board Game in the built page, played by computers beside a person."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from game import saves
from tests.e2e.horse_fever.test_family_game import PODIUM
from tools.driving import playing
from tools.driving.pages import expect


@pytest.mark.nightly
def test_computers_play_the_board_game_to_the_end(page: Page) -> None:
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do='title horse-fever/board']").click()
    page.locator("[data-do='bot 1']").click()
    page.locator("[data-do='bot 2']").click()
    page.locator("[data-do=start]").click()
    for _ in range(400):
        playing.come_to_question(page)
        if page.locator(PODIUM).is_visible():
            break
        page.locator("[data-answer]:not([aria-disabled=true])").last.click()
    expect(page.locator(PODIUM)).to_be_visible()
    (text,) = playing.kept(page)
    assert saves.loads(text).result is not None
