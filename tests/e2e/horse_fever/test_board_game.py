"""A whole Board Game in the built page, in every browser: clicked from set-up to podium."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from game import saves
from tests.e2e.engines import nightly
from tests.e2e.horse_fever.test_family_game import PODIUM
from tools.driving import playing
from tools.driving.pages import expect
from tools.driving.recorded import recorded


@pytest.mark.parametrize(
    ("engine", "name"),
    [
        nightly("chromium", "own-cards"),
        nightly("firefox", "second-edition-2"),
        nightly("webkit", "second-edition-2"),
    ],
    indirect=["engine"],
)
def test_golden_board_game_from_set_up_to_podium(page: Page, name: str) -> None:
    game = recorded(f"horse-fever-board/{name}.txt")
    playing.set_up(page, game)
    playing.play(page, game)
    expect(page.locator(PODIUM)).to_be_visible()
    (text,) = playing.kept(page)
    assert saves.loads(text).answers == game.table.answers
    assert saves.loads(text).result == game.table.result


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
