"""A Family Game in the built page: offline to its end, and a damaged one kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from game import saves
from tests.e2e import engines
from tests.e2e.engines import played_in
from tools.driving import browsers, playing
from tools.driving.pages import expect
from tools.driving.recorded import recorded

SHORT = "horse-fever-family/two-players.txt"
PODIUM = "[data-do=again]"


@pytest.mark.nightly
def test_cable_pulled_half_way_tab_closed_and_game_finished(
    page: Page, context: BrowserContext, offline: Callable[[], None]
) -> None:
    game = recorded(SHORT)
    half = len(game.answers) // 2
    playing.set_up(page, game)
    for what, text in game.answers[:half]:
        playing.come_to_question(page)
        playing.give(page, what, text)
    offline()
    outcomes = page.evaluate("key => sessionStorage.getItem(key)", playing.OUTCOMES)
    page.close()
    again = context.new_page()
    again.add_init_script(
        f"sessionStorage.getItem('{playing.OUTCOMES}') ?? "
        f"sessionStorage.setItem('{playing.OUTCOMES}', '{outcomes}')"
    )
    again.goto(page.url)
    browsers.wake(again)
    for what, text in game.answers[half:]:
        playing.come_to_question(again)
        playing.give(again, what, text)
    playing.come_to_question(again)
    expect(again.locator(PODIUM)).to_be_visible()
    (text,) = playing.kept(again)
    assert saves.loads(text).result == game.table.result


@played_in(*engines.ALL)
def test_damaged_save_is_kept_told_and_downloaded(page: Page) -> None:
    broken = 'horseburg save 1\ngame: "horse-fever/family"\nseats: ["A", "B"]\n\nwin rde\n'
    page.evaluate("text => localStorage.setItem('horseburg/table/7', text)", broken)
    page.reload()
    browsers.wake(page)
    expect(page.locator("#app")).to_contain_text("Line 5")
    with page.expect_download() as download:
        page.locator("[data-do='download 7']").click()
    assert download.value.path().read_text() == broken
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    assert broken in playing.kept(page)
    assert len(playing.kept(page)) == 2
