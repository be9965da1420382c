"""A whole Board Game in the built page: clicked from set-up to podium, and in WebKit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from selenium.webdriver.remote.webdriver import WebDriver

from game import saves
from tests.e2e import playing
from tests.e2e.test_family_game import ANSWER, PODIUM, click


@pytest.mark.parametrize("name", ["first-edition-3", "six-players"])
def test_golden_board_game_from_set_up_to_podium(page: Page, name: str) -> None:
    game = playing.recorded(f"horse-fever-board/{name}.txt")
    playing.set_up(page, game)
    playing.play(page, game)
    expect(page.locator(PODIUM)).to_be_visible()
    (text,) = playing.kept(page)
    assert saves.loads(text).answers == game.table.answers
    assert saves.loads(text).result == game.table.result


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


@pytest.mark.webkit
def test_webkit_goes_shopping(webkit: WebDriver) -> None:
    click(webkit, "[data-do^=setup]")
    click(webkit, "[data-do='title horse-fever/board']")
    click(webkit, "[data-do=start]")
    click(webkit, "[data-do=unveil]")
    assert click(webkit, "[data-answer='buy assistant']")
    assert click(webkit, "#do-it")
    kept = webkit.find_elements("css selector", "[data-answer^='keep ']")
    assert len(kept) == 4
    assert click(webkit, ANSWER)
    assert click(webkit, "#do-it")
    assert click(webkit, "[data-do=unveil]")
