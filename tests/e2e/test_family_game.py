"""A whole Family Game in the built page, in every browser: by clicks, over reloads, offline."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from game import saves
from tests.e2e import browsers, engines, playing
from tests.e2e.engines import expect, played_in
from tools.serve import serving

GAME = "horse-fever-family/three-players.txt"
SHORT = "horse-fever-family/two-players.txt"
PODIUM = "[data-do=again]"


@pytest.mark.parametrize(
    ("engine", "name"),
    [("chromium", GAME), ("firefox", SHORT), ("webkit", SHORT)],
    indirect=["engine"],
    ids=engines.ALL,
)
def test_golden_game_from_set_up_to_podium_with_reloads(page: Page, name: str) -> None:
    game = playing.recorded(name)

    def reload(number: int) -> None:
        if number % 10 == 9:
            asked = page.locator("#ask").inner_text()
            page.reload()
            browsers.wake(page)
            if "fix" in game.answers[number][0]:
                expect(page.locator("[data-do=unveil]")).to_be_visible()
                expect(page.locator("[data-answer]")).to_have_count(0)
                page.locator("[data-do=unveil]").click()
            expect(page.locator("#ask")).to_have_text(asked, use_inner_text=True)

    playing.set_up(page, game)
    playing.play(page, game, reload)
    expect(page.locator(PODIUM)).to_be_visible()
    (text,) = playing.kept(page)
    assert saves.loads(text).answers == game.table.answers
    assert saves.loads(text).result == game.table.result


def test_cable_pulled_half_way_tab_closed_and_game_finished(
    page: Page, context: BrowserContext, offline: Callable[[], None]
) -> None:
    game = playing.recorded(GAME)
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


def test_update_is_offered_and_the_game_goes_on_in_it(
    chromium: Browser, dist: Path, tmp_path: Path
) -> None:
    moving = Path(shutil.copytree(dist, tmp_path / "dist"))
    with serving(moving, base="/horseburg/") as address, chromium.new_context() as context:
        browsers.quiet(context)
        page = context.new_page()
        page.goto(address)
        browsers.wake(page)
        page.locator("[data-do^=setup]").first.click()
        page.locator("[data-do=start]").click()
        playing.come_to_question(page)
        page.locator("[data-answer^='win red']").click()
        asked = page.locator("#ask").inner_text()
        browsers.offer_newer_version(page, moving)
        expect(page.locator("[data-do=update]")).to_be_visible()
        expect(page.locator("#ask")).to_have_text(asked, use_inner_text=True)
        page.locator("[data-do=update]").click()
        page.locator("html[data-version=newer]").wait_for(state="attached")
        browsers.wake(page)
        expect(page.locator("#ask")).to_have_text(asked, use_inner_text=True)


def test_one_tap_on_start_is_enough(page: Page) -> None:
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    playing.come_to_question(page)
    expect(page.locator("[data-answer^='win red']")).to_be_visible()


def test_computer_plays_its_seats_to_the_end(page: Page) -> None:
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do='bot 1']").click()
    page.locator("[data-do='bot 2']").click()
    page.locator("[data-do=start]").click()
    for _ in range(200):
        playing.come_to_question(page)
        if page.locator(PODIUM).is_visible():
            break
        page.locator("[data-answer]:not([aria-disabled=true])").first.click()
    expect(page.locator(PODIUM)).to_be_visible()
    (text,) = playing.kept(page)
    assert saves.loads(text).result is not None


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


def test_hostile_names_stay_text(page: Page) -> None:
    page.locator("[data-do^=setup]").first.click()
    name = "<img src=x onerror=alert(1)>"
    page.locator("[data-field='name 0']").fill(name)
    page.locator("[data-do=start]").click()
    playing.come_to_question(page)
    expect(page.locator("#app")).to_contain_text(name)
    expect(page.locator("#app img[src=x]")).to_have_count(0)
