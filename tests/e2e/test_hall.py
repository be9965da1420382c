"""The hall of fame in the real page: its code comes at the door, and two devices make one hall."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize

from game import links, saves
from tests.e2e.engines import played_in
from tests.e2e.test_paper import A4_POINTS, ROOM
from tests.e2e.test_race_of_the_day import FILL, SPARE
from tests.web.test_hall import finished as over
from tools.driving import browsers, playing
from tools.driving.pages import expect
from tools.driving.ways_on import way_on
from tools.hall_states import filled
from web.doors.hall import KEY, LINK
from web.rooms.hall import lines

pytestmark = pytest.mark.unopened

HALL = "() => localStorage.getItem('horseburg/hall')"
PUT = "([key, text]) => localStorage.setItem(key, text)"
GAME = over("horse-fever/family")


def finished(page: Page) -> None:
    """A finished game is on the shelf, and opened."""
    page.evaluate(PUT, ["horseburg/table/1", saves.dumps(GAME)])
    browsers.start(page)
    open_kept(page)


def open_kept(page: Page) -> None:
    """Open that game, and come to its podium."""
    page.locator("#continue-1").click()
    ways = ", ".join(f"[data-do={wish}]:visible" for wish in playing.ONWARD)
    for _ in range(50):
        page.locator(f"#podium:visible, {ways}").first.wait_for()
        if page.locator("#podium").count():
            return
        if wish := page.evaluate(playing.FIRST_SEEN, list(playing.ONWARD)):
            playing.hurry(page, wish)
    raise AssertionError("the game never comes to its podium")


def written(page: Page) -> Any:
    """The hall that lies in the storage, once it does."""
    for _ in range(100):
        if text := page.evaluate(HALL):
            return lines.loads(text)
        page.wait_for_timeout(50)
    raise AssertionError("no line was written")


@played_in("chromium", "webkit")
def test_a_finished_game_opens_the_hall_and_a_person_is_forgotten(page: Page) -> None:
    finished(page)
    page.locator("#to-hall").click()
    expect(page.locator("#hall-title")).to_have_text("The hall of fame")
    name = GAME.names[0]
    page.locator(f"#hall-people [data-do='hall person {name.casefold()}']").click()
    expect(page.locator("#hall-title")).to_have_text(name)
    expect(page.locator(".fortune polyline")).to_have_count(1)
    page.locator("#hall-forget").click()
    assert name in page.evaluate(HALL)
    page.locator("#hall-forget").click()
    expect(page.locator("#hall-title")).to_have_text("The hall of fame")
    assert f'"{name}"' not in page.evaluate(HALL)


def test_a_full_storage_takes_no_game_and_no_paper_away(page: Page) -> None:
    page.evaluate(PUT, ["horseburg/table/1", saves.dumps(GAME)])
    browsers.start(page)
    page.evaluate(FILL, list(SPARE))
    open_kept(page)
    way_on(page, "#to-gazette")
    expect(page.locator("#front h2")).to_be_visible()
    page.locator("#from-gazette").click()
    way_on(page, "#to-home")
    page.locator("#to-hall").click()
    expect(page.locator(".hall-notes")).to_contain_text("no room for the last game")
    page.locator("#hall-gather").click()
    expect(page.locator(".hall-told")).to_contain_text("nothing was changed")
    assert page.evaluate(HALL) is None
    kept = page.evaluate("() => localStorage.getItem('horseburg/table/1')")
    assert saves.loads(kept).result == GAME.result
    page.evaluate("() => localStorage.removeItem('filler 0')")
    page.locator("#hall-gather").click()
    assert len(written(page).lines) == 1


def test_it_prints_on_one_width_and_without_buttons(chromium: Browser, stills: str) -> None:
    names = ["hall", "hall-person", "hall-season", "hall-code"]
    size: ViewportSize = {"width": ROOM[0], "height": ROOM[1]}
    with chromium.new_context(viewport=size) as context:
        page = context.new_page()
        for name in names:
            assert_prints(page, f"{stills}{name}.html")


def assert_prints(page: Page, address: str) -> None:
    """Names, numbers and lines in ink on white, as wide as the sheet; nothing to tap."""
    page.goto(address)
    page.evaluate("document.documentElement.dataset.look = 'dark'")
    page.emulate_media(media="print")
    pdf = page.pdf(prefer_css_page_size=True)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", pdf)) <= 2, address
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert box is not None and (round(float(box[1])), round(float(box[2]))) == A4_POINTS
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
    for hidden in (".actions", ".hall-begin", "#hall-sending", ".small-print", ".rays"):
        assert page.locator(f"{hidden}:visible").count() == 0, (address, hidden)
    assert page.locator("#hall-title").is_visible()
    told = page.locator(".hall-sheets").inner_text()
    assert "Ann" in told and "Dan" in told and "From device to device" not in told, address
    for read in page.locator(".hall-face, .name, .hall-seasons .button").all():
        assert read.is_visible(), (address, read)
    for ink in ("#hall-title", ".hall-sheets .sheet h2", ".hall-table td, .hall-games b"):
        told = page.evaluate("(it) => getComputedStyle(document.querySelector(it)).color", ink)
        assert told == "rgb(0, 0, 0)", (address, ink)


def test_the_code_comes_at_the_door_and_by_keyboard_one_comes_back(
    page: Page, complaints: browsers.Complaints
) -> None:
    fetched: list[str] = []
    page.on("request", lambda asked: fetched.append(asked.url))
    browsers.start(page)
    assert not [it for it in fetched if "/hall-" in it], "a visit fetches it that does not enter"
    finished(page)
    (line,) = written(page).lines.values()
    assert line.names == GAME.names
    page.locator("#to-hall").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#hall-title")).to_be_focused()
    first = page.locator("#hall-people .hall-face").first
    name = first.locator("b").inner_text()
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#hall-title")).to_have_text(name)
    page.wait_for_function("history.state?.horseburg === 2")  # it is told after the frame
    page.go_back()
    expect(page.locator("#hall-title")).to_have_text("The hall of fame")
    page.go_back()
    expect(page.locator("#home")).to_be_visible()
    assert len([it for it in fetched if it.endswith("/code.bin") and "/hall-" in it]) >= 1


def test_without_a_network_the_game_goes_on_and_the_hall_says_so(
    page: Page, complaints: browsers.Complaints
) -> None:
    asked = []

    def missing(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    complaints.allowed = ("net::ERR_FAILED",)
    page.route("**/hall-*/**", missing)
    finished(page)
    page.wait_for_timeout(300)
    assert 1 <= len(asked) < 5, "it does not ask without end"
    page.locator("#to-hall").click()
    expect(page.locator("#notice")).to_contain_text("could not be opened")
    expect(page.locator("#home")).to_be_visible()
    page.route("**/hall-*/**", lambda route: route.continue_())
    page.locator("#to-hall").click()
    expect(page.locator(".hall-notes")).to_contain_text("1 finished game on your shelf")
    page.locator("#hall-gather").click()
    assert len(written(page).lines) == 1


def test_a_file_and_a_code_carry_a_hall_to_another_device(
    page: Page, chromium: Browser, site: str, tmp_path: Path
) -> None:
    mine = filled(60)
    page.evaluate(PUT, [KEY, lines.dumps(mine)])
    browsers.start(page)
    page.locator("#to-hall").click()
    page.locator("#hall-send").click()
    expect(page.locator("#share-qr")).to_be_visible()
    expect(page.locator(".hall-ways")).to_contain_text("of 60")
    with page.expect_download() as download:
        page.locator("#hall-file").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert download.value.suggested_filename == "horseburg-hall.txt"
    assert lines.loads(text).lines == mine.lines
    few = links.pack(lines.sendable(mine, mine.in_order()[:5]))
    with chromium.new_context(service_workers="block") as other_device:
        other_device.set_default_timeout(browsers.BOOT_SECONDS * 1000)
        other = other_device.new_page()
        other.goto(f"{site}{LINK}{few}")
        browsers.wake(other)
        expect(other.locator(".hall-arrived")).to_contain_text("5 games, 5 of them new here")
        assert other.url == site
        other.locator("#hall-take").click()
        other.locator("#to-bring").click()
        file: Any = {"name": "h.txt", "mimeType": "text/plain", "buffer": text.encode()}
        other.locator("#bring-file").set_input_files(files=[file])
        expect(other.locator(".hall-arrived")).to_contain_text("60 games, 55 of them new here")
        other.locator("#hall-take").click()
        expect(other.locator(".hall-told")).to_contain_text("55 new games taken in")
        assert lines.loads(other.evaluate(HALL)).lines == mine.lines
