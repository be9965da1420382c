"""The hall of fame in the real page: its code comes at the door, and two devices make one hall."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

from game import links, saves
from tests.e2e import browsers, playing
from tests.e2e.engines import expect, played_in
from tests.web.test_hall import finished as over
from tools.hall_states import filled
from web.doors.hall import KEY, LINK
from web.hall import lines

HALL = "() => localStorage.getItem('horseburg/hall')"
PUT = "([key, text]) => localStorage.setItem(key, text)"
GAME = over("horse-fever/family")


def finished(page: Page) -> None:
    """A finished game is on the shelf, and opened."""
    page.evaluate(PUT, ["horseburg/table/1", saves.dumps(GAME)])
    page.reload()
    browsers.wake(page)
    page.locator("#continue-1").click()
    for _ in range(200):
        if page.locator("#podium").count():
            break
        if wish := page.evaluate(playing.FIRST_SEEN, list(playing.ONWARD)):
            page.evaluate(playing.TAP, wish)
    expect(page.locator("#podium")).to_be_visible()


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


def test_the_code_comes_at_the_door_and_by_keyboard_one_comes_back(
    page: Page, complaints: browsers.Complaints
) -> None:
    fetched: list[str] = []
    page.on("request", lambda asked: fetched.append(asked.url))
    page.reload()
    browsers.wake(page)
    assert not [it for it in fetched if "/hall-" in it], "a visit fetches it that does not enter"
    finished(page)
    (line,) = written(page).lines.values()
    assert line.names == GAME.names
    page.locator("#to-hall").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#hall-title")).to_be_focused()
    first = page.locator("#hall-people .name").first
    name = first.inner_text()
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#hall-title")).to_have_text(name)
    page.go_back()
    expect(page.locator("#hall-title")).to_have_text("The hall of fame")
    page.go_back()
    expect(page.locator("#home")).to_be_visible()
    assert len([it for it in fetched if it.endswith("/code.zip.gz") and "/hall-" in it]) >= 1


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
    page.unroute("**/hall-*/**")
    page.locator("#to-hall").click()
    expect(page.locator(".hall-notes")).to_contain_text("1 finished game on your shelf")
    page.locator("#hall-gather").click()
    assert len(written(page).lines) == 1


def test_a_file_and_a_code_carry_a_hall_to_another_device(
    page: Page, chromium: Browser, site: str, tmp_path: Path
) -> None:
    mine = filled(60)
    page.evaluate(PUT, [KEY, lines.dumps(mine)])
    page.reload()
    browsers.wake(page)
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
