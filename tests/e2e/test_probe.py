"""A title that the house does not know, in real browsers: it goes through all that is offered."""

from __future__ import annotations

from collections.abc import Iterator
from time import sleep

import pytest
from playwright.sync_api import Page, expect
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver

from tests.e2e.probing import probe_at_home
from tests.e2e.rulers.axe import judge
from tests.e2e.stills import SIZES
from tools.driving import browsers, playing
from tools.driving.ways_on import way_on
from tools.serve import serving
from web.acts.confirm import TOO_SOON

REACH = """(wanted) => {
  const wrong = [], root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  const one = document.querySelector(wanted), box = one.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight + 1) wrong.push(`${wanted} ends at ${box.bottom}`);
  return wrong;
}"""
TOSS = "[data-answer=toss]"
pytestmark = pytest.mark.nightly


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The site with the probe in it."""
    with serving(probe_at_home(), base="/horseburg/") as address:
        yield address


def fits(page: Page, main: str) -> None:
    """At all sizes the main action is in view, and axe has nothing to blame."""
    before, wrong = page.viewport_size, {}
    expect(page.locator(main).first).to_be_visible()
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        if found := page.evaluate(REACH, main):
            wrong[name] = found
    assert before is not None
    page.set_viewport_size(before)
    assert not wrong, (main, wrong)
    judge(page)


def give(page: Page, answer: str) -> None:
    """One answer, with its second look."""
    page.locator(f"[data-answer='{answer}']").click()
    playing.look_twice(page)


def pick(page: Page, *sides: str) -> None:
    """Everybody takes the tablet and picks."""
    for side in sides:
        page.locator("#unveil").click()
        give(page, side)
    expect(page.locator(TOSS)).to_be_visible()


def on(page: Page) -> None:
    """Let the coin fly, and look at how it falls."""
    give(page, "toss")
    expect(page.locator("#unveil, #podium-title").first).to_be_visible()


def set_up(page: Page) -> None:
    """From home to the first curtain; the poster of a second box may begin below a small screen."""
    fits(page, "[data-do^=setup]")
    page.locator("#box-probe").click()
    expect(page.locator("#bot-1")).to_be_visible()
    fits(page, "[data-do=start]")
    page.locator("[data-do=start]").click()
    fits(page, "#unveil")


def test_a_whole_game_by_clicks(page: Page, site: str) -> None:
    set_up(page)
    page.locator("#unveil").click()
    fits(page, "[data-answer=heads]")
    give(page, "heads")
    pick(page, "tails")
    fits(page, TOSS)
    speak_up(page)
    on(page)
    look_around(page)
    pick(page, "heads", "heads")
    page.reload()
    browsers.wake(page)
    expect(page.locator(TOSS)).to_be_visible()
    assert "picked heads" not in page.content()
    on(page)
    watch_on_the_big_screen(page, site)
    for _ in range(2):
        pick(page, "tails", "heads")
        on(page)
    fits(page, "#again")
    look_back(page)


def speak_up(page: Page) -> None:
    """Ann thinks better of it, Ben doubles and takes it back, Ann shows her pick."""
    page.locator("#speak-0").click()
    fits(page, "#unveil")
    assert "show heads" not in page.content()
    page.locator("#unveil").click()
    fits(page, "[data-answer='1 double']")
    expect(page.locator("[data-answer^='2 ']")).to_have_count(0)
    page.locator("#hush").click()
    expect(page.locator("#own-pick")).to_have_count(0)
    page.locator("#speak-1").click()
    page.locator("#unveil").click()
    give(page, "2 double")
    expect(page.locator("#player-1")).to_contain_text("doubles")
    page.locator("#undo").click()
    expect(page.locator("#player-1")).not_to_contain_text("doubles")
    page.locator("#speak-0").click()
    page.locator("#unveil").click()
    give(page, "1 show heads")
    expect(page.locator("#player-0")).to_contain_text("shows heads")
    page.keyboard.press("u")
    expect(page.locator(".why-stuck .reason")).to_contain_text("turned up")
    page.keyboard.press("Escape")


def look_around(page: Page) -> None:
    """Settings, rules, the log, and a way to take the game along."""
    page.locator("#unveil").click()
    page.locator("#to-settings").click()
    page.locator("[data-do='set motion still']").click()
    judge(page)
    page.locator("#overlay-close").click()
    expect(page.locator("html")).to_have_attribute("data-motion", "still")
    page.locator("#to-rules").click()
    expect(page.locator("#overlay")).to_contain_text("Anybody may double the toss")
    judge(page)
    page.locator("#overlay-close").click()
    way_on(page, "#to-log")
    expect(page.locator("#overlay")).to_contain_text("The coin shows")
    judge(page)
    page.locator("#overlay-close").click()
    way_on(page, "#to-share")
    page.locator("#share-code").click()
    expect(page.locator("#share-qr")).to_be_visible()
    expect(page.locator("#share-link")).to_be_visible()
    page.locator("#overlay-close").click()
    page.locator("#cover").click()


def watch_on_the_big_screen(page: Page, site: str) -> None:
    """A second window shows what all may know."""
    screen = page.context.new_page()
    screen.goto(site + "screen.html")
    expect(screen.locator("h1")).to_have_text("Toss 3 of 4")
    page.locator("#unveil").click()
    expect(page.locator("[data-answer=heads]")).to_be_visible()
    assert "You have picked" not in screen.content()
    screen.close()
    page.locator("#cover").click()


def look_back(page: Page) -> None:
    """The game once more, stop by stop."""
    way_on(page, "#watch")
    fits(page, "#reel-play")
    page.locator("#reel-on").click()
    expect(page.locator("#caller")).to_contain_text("Ann has picked a side.")
    page.locator("#reel-last").click()
    expect(page.locator("#past-title")).to_contain_text("After toss 4")
    page.locator("#to-now").click()
    expect(page.locator("#podium-title")).to_be_visible()


def test_the_first_answer_is_given_by_keyboard_alone(page: Page) -> None:
    for wanted in ("#box-probe", "[data-do=start]"):
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                break
        page.keyboard.press("Enter")
    expect(page.locator("#unveil")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_be_focused()
    page.keyboard.press("2")
    expect(page.locator("#curtain-title")).to_have_text("Ben")


def test_a_computer_picks_and_speaks_up_by_itself(page: Page) -> None:
    """One person, so no curtain; where anybody may speak the computer comes after a while."""
    page.locator("#box-probe").click()
    page.locator("#bot-1").click()
    page.locator("[data-do=start]").click()
    for _ in range(2):
        give(page, "heads")
        expect(page.locator(TOSS)).to_be_visible()
        expect(page.locator("#speak-1")).to_have_count(0)
        page.locator("#speak-0").click()
        expect(page.locator("#own-pick")).to_have_text("You have picked heads.")
        page.locator("#hush").click()
        page.wait_for_timeout(1500)
        expect(page.locator(TOSS)).to_be_visible()
        give(page, "toss")
        expect(page.locator("[data-answer=heads]")).to_be_visible()
    assert len([text for text in playing.kept(page)[0].splitlines() if text == "toss"]) == 2


def test_webkit_plays_a_round(webkit: WebDriver) -> None:
    def click(*wanted: str) -> None:
        for one in wanted:
            webkit.find_element(By.CSS_SELECTOR, one).click()

    def surely() -> None:
        webkit.find_element(By.ID, "do-it")
        sleep((TOO_SOON + 100) / 1000)
        click("#do-it")

    webkit.implicitly_wait(20)
    try:
        click("#box-probe", "[data-do=start]")
        for side in ("heads", "tails"):
            click("#unveil", f"[data-answer={side}]")
        surely()
        click("#speak-1", "#unveil", "[data-answer='2 double']", TOSS)
        surely()
        click("#unveil")
        click("#to-log", "#fold-0")
        assert "Ben doubles the toss." in webkit.find_element(By.ID, "overlay").text
    finally:
        webkit.implicitly_wait(0)
