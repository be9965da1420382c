"""Back, Forward, reload and going out of sight: no game is lost, and the curtain is down."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.ui import WebDriverWait

from game import saves
from tests.game.horse_fever.hunter import leaks, secret_words
from tools.driving import browsers
from tools.driving.ways_on import way_on

SAVE = """Object.entries(localStorage).find(([key]) => key.startsWith("horseburg/table/"))[1]"""
HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  delete document.visibilityState;
}"""


def lay(page: Page) -> None:
    """A table of three, the first player in front of it."""
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    for _ in range(3):
        page.locator("[data-answer^=win]:not([aria-disabled=true])").first.click()
    page.locator("#unveil").click()
    expect(page.locator("#held-0")).to_be_visible()


def check_covered(page: Page) -> None:
    """The curtain is down and no card is in the page."""
    expect(page.locator("#curtain")).to_be_visible()
    table = saves.loads(page.evaluate(SAVE))
    assert not leaks(page.content(), secret_words(table, None))


def test_back_closes_the_sheet_then_goes_home_and_forward_is_behind_the_curtain(page: Page) -> None:
    lay(page)
    for opener in ("#to-rules", "#to-log", "#to-settings"):
        page.locator(opener).click()
        expect(page.locator("#overlay")).to_be_visible()
        page.go_back()
        expect(page.locator("#overlay")).to_have_count(0)
        expect(page.locator("#held-0")).to_be_visible()
    page.go_back()
    expect(page.locator("#home")).to_be_visible()
    page.go_forward()
    check_covered(page)
    page.go_back()
    page.locator("[data-do^='continue ']").first.click()
    check_covered(page)
    page.locator("#unveil").click()
    page.locator("[data-answer$='behind red']").click()
    page.reload()
    browsers.wake(page)
    check_covered(page)
    page.go_back()
    expect(page.locator("#home")).to_be_visible()
    assert "behind red" in page.evaluate(SAVE)


def test_closing_by_hand_leaves_no_step_of_back_and_no_secret_behind(page: Page) -> None:
    lay(page)
    for _ in range(3):
        way_on(page, "#to-log")
        expect(page.locator("#overlay")).to_be_visible()
        assert set(page.evaluate("history.state")) == {"horseburg", "table"}
        assert page.evaluate("location.hash") == ""
        page.locator("#overlay-close").click()
        expect(page.locator("#overlay")).to_have_count(0)
    way_on(page, "#to-home")
    expect(page.locator("#home")).to_be_visible()
    page.locator("[data-do^=setup]").first.click()
    page.go_back()
    expect(page.locator("#home")).to_be_visible()


def test_a_page_opened_at_a_table_goes_home_first(page: Page, site: str) -> None:
    lay(page)
    page.goto("about:blank")
    page.go_back()
    browsers.wake(page)
    check_covered(page)
    page.goto(site + "?again")
    browsers.wake(page)
    if page.locator("#home").count():
        page.locator("[data-do^='continue ']").first.click()
    check_covered(page)
    page.locator("#unveil").click()
    page.go_back()
    expect(page.locator("#home")).to_be_visible()


def hold_on(page: Page) -> None:
    page.locator("#to-settings").click()
    page.locator("[data-do='set hold to peek on']").click()
    page.locator("#overlay-close").click()


def test_held_open_and_let_go(page: Page) -> None:
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    hand = page.locator("#hand button")
    expect(hand).to_have_count(0)
    eye = page.locator("#eye")
    eye.hover()
    page.mouse.down()
    expect(hand.first).to_be_visible()
    page.mouse.move(5, 5)
    page.mouse.up()
    expect(hand).to_have_count(0)
    page.keyboard.down("Space")
    expect(hand.first).to_be_visible()
    page.keyboard.up("Space")
    expect(hand).to_have_count(0)
    for kind in ("blur", "pagehide"):
        eye = page.locator("#eye")
        eye.hover()
        page.mouse.down()
        expect(hand.first).to_be_visible()
        page.evaluate("(kind) => window.dispatchEvent(new Event(kind))", kind)
        assert hand.count() == 0, kind
        page.mouse.up()
    page.reload()
    browsers.wake(page)
    expect(page.locator("#eye")).to_be_visible()
    expect(hand).to_have_count(0)


def test_what_is_held_open_is_seen_whole_and_moves_nothing(page: Page) -> None:
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    for size in ((360, 640), (390, 844), (844, 390), (1180, 820)):
        seen_whole(page, size)


def seen_whole(page: Page, size: tuple[int, int]) -> None:
    """A hand held open lies within a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    eye, bet = page.locator("#eye"), page.locator("#bar [data-answer]").first
    eye.scroll_into_view_if_needed()
    stood = bet.bounding_box()
    eye.hover()
    page.mouse.down()
    expect(page.locator("#hand button").first).to_be_visible()
    box = page.locator("#hand").bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    assert box["y"] >= 0 and box["y"] + box["height"] <= size[1]
    assert bet.bounding_box() == stood
    page.mouse.up()


def test_out_of_sight_is_covered_and_with_hold_to_peek_no_curtain_comes(page: Page) -> None:
    lay(page)
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(page.locator("#held-0")).to_be_visible()
    page.evaluate(HIDE)
    assert page.locator("#curtain").count() == 1, "the curtain falls in the very same moment"
    check_covered(page)
    page.locator("#unveil").click()
    hold_on(page)
    touched_and_cancelled(page)
    page.reload()
    browsers.wake(page)
    expect(page.locator("#eye")).to_be_visible()
    assert page.locator("#curtain, #cover").count() == 0
    assert not leaks(page.content(), secret_words(saves.loads(page.evaluate(SAVE)), None))


def touched_and_cancelled(page: Page) -> None:
    """What a finger holds open is covered when the touch is cancelled."""
    box = page.locator("#eye").bounding_box()
    assert box is not None
    finger, spot = page.context.new_cdp_session(page), {"x": box["x"] + 20, "y": box["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator("#held-0")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    expect(page.locator("#held-0")).to_have_count(0)


# WebKit


def there(driver: WebDriver, css: str, count: int | None = None) -> None:
    """Wait until this is on the page, or so often."""
    script = "return document.querySelectorAll(arguments[0]).length"

    def met(one: Any) -> bool:
        found = one.execute_script(script, css)
        return bool(found) if count is None else found == count

    WebDriverWait(driver, 10, 0.05).until(met)


def tap(driver: WebDriver, css: str) -> None:
    there(driver, css)
    driver.find_element(By.CSS_SELECTOR, css).click()  # a real one: Back leaps over what is none


def test_back_and_forward_in_webkit(webkit: WebDriver) -> None:
    tap(webkit, "[data-do^=setup]")
    tap(webkit, "[data-do=start]")
    for colour in ("red", "blue", "green"):
        tap(webkit, f"[data-answer^='win {colour}']")
    tap(webkit, "#unveil")
    tap(webkit, "#to-rules")
    there(webkit, "#overlay")
    webkit.back()
    there(webkit, "#overlay", 0)
    there(webkit, "#held-0")
    webkit.back()
    there(webkit, "#home")
    webkit.forward()
    there(webkit, "#curtain")
    table = saves.loads(webkit.execute_script(f"return {SAVE}"))
    assert not leaks(webkit.page_source, secret_words(table, None))
    tap(webkit, "#unveil")
    browsers.reload(webkit)
    browsers.wait_ready(webkit)
    there(webkit, "#curtain")
    webkit.back()
    there(webkit, "#home")
    assert webkit.execute_script(f"return {SAVE}")


def test_out_of_sight_is_covered_in_webkit(webkit: WebDriver) -> None:
    tap(webkit, "[data-do^=setup]")
    tap(webkit, "[data-do=start]")
    for colour in ("red", "blue", "green"):
        tap(webkit, f"[data-answer^='win {colour}']")
    tap(webkit, "#unveil")
    there(webkit, "#held-0")
    webkit.execute_script(f"({HIDE})()")
    there(webkit, "#curtain")
    there(webkit, "#held-0", 0)
