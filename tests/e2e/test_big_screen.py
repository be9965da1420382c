"""The big screen in a real browser: it follows the tablet, and outlives what happens to either."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.ui import WebDriverWait

from tests.e2e.publishing import Press
from tools.driving import browsers, playing
from tools.driving.ways_on import way_on

NOTE_SENT = """
  globalThis.sent = [];
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message) {
    if (message.kind === "picture") sent.push(message.html);
    return post.call(this, message);
  };
"""
NOTE_SHOWN = """() => {
  const screen = document.querySelector("#screen");
  const now = () => [screen.firstElementChild.dataset.told, screen.innerText];
  globalThis.shown = [];
  new MutationObserver(() => shown.push(now())).observe(screen,
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""
SPOKEN = """() => {
  const lines = () => [...document.querySelectorAll("#caller p")].at(-1)?.textContent ?? "";
  globalThis.spoken = [lines()];
  new MutationObserver(() => spoken.at(-1) === lines() || spoken.push(lines()))
    .observe(document.querySelector("#app"),
      { subtree: true, childList: true, characterData: true });
}"""
LIKE = """html => {
  const wanted = document.createElement("main");
  wanted.innerHTML = html.replace(/href="(icons|silks|cast)[.]svg#/g, 'href="#drawing-');
  return wanted.innerHTML === document.querySelector("#screen").innerHTML;
}"""
DUMB = "BroadcastChannel.prototype.postMessage = () => {}"
"""No word of farewell, as when a page is killed."""
RACING = "#race-stage"


def open_screen(tablet: Page, site: str) -> Page:
    """The screen beside the tablet; the tablet stays in front."""
    screen = tablet.context.new_page()
    screen.goto(f"{site}screen.html")
    tablet.bring_to_front()
    return screen


def to_race(page: Page) -> None:
    """Play up to a running race."""
    playing.to_race(page)
    expect(page.locator(RACING)).to_be_visible()


@pytest.fixture
def tablet(unopened: Page) -> Page:
    """The page, every picture that it sends noted."""
    unopened.add_init_script(NOTE_SENT)
    browsers.start(unopened)
    return unopened


def test_it_asks_for_its_drawings_and_is_refused_nothing(
    context: BrowserContext, complaints: browsers.Complaints, site: str
) -> None:
    screen = context.new_page()
    complaints.listen(screen)
    screen.goto(f"{site}screen.html")
    expect(screen.locator("#drawings symbol").first).to_be_attached()


@pytest.mark.nightly
def test_every_moment_of_a_race_arrives_in_order(tablet: Page, site: str) -> None:
    screen = open_screen(tablet, site)
    expect(screen.locator("h1")).to_have_text("Horseburg")
    to_race(tablet)
    expect(screen.locator(RACING)).to_be_visible()
    screen.evaluate(NOTE_SHOWN)
    tablet.evaluate(SPOKEN)
    tablet.evaluate("sent.length = 0")
    playing.raise_controls(tablet)
    tablet.locator("[data-do='speed 4x']").click()
    playing.to_finish(tablet)
    sent = tablet.evaluate('sent.map(html => html.match(/data-told="(\\d+)"/)[1])')
    screen.wait_for_timeout(200)
    seen = screen.evaluate("shown.map(one => one[0])")
    once = list(dict.fromkeys(seen))
    assert once == list(dict.fromkeys(sent)) and len(once) > 12
    assert once == sorted(once, key=int)
    called = tablet.evaluate("spoken")
    assert len(called) > 12
    told = "\n".join(screen.evaluate("shown.map(one => one[1])"))
    assert [line for line in called[1:] if line not in told] == []
    assert screen.evaluate(LIKE, tablet.evaluate("sent.at(-1)"))


@pytest.mark.nightly
def test_a_screen_closed_and_opened_in_mid_race_shows_the_present(tablet: Page, site: str) -> None:
    screen = open_screen(tablet, site)
    to_race(tablet)
    playing.raise_controls(tablet)
    tablet.locator("#step").click()
    expect(screen.locator(RACING)).to_be_visible()
    screen.close()
    sent = tablet.evaluate("sent.length")
    for _ in range(3):
        playing.raise_controls(tablet)
        tablet.locator("#step").click()
    assert tablet.evaluate("sent.length") == sent, "nobody looks: nothing is drawn or sent"
    said = tablet.locator("#caller p").last.inner_text()
    again = open_screen(tablet, site)
    expect(again.locator("#big-caller .now")).to_have_text(said)
    assert again.evaluate(LIKE, tablet.evaluate("sent.at(-1)"))
    third = open_screen(tablet, site)
    expect(third.locator("#big-caller .now")).to_have_text(said)


def to_the_finish(tablet: Page) -> None:
    """Skip to the end of the race; a photo finish wants somebody to say who is ahead."""
    ahead = tablet.locator("[data-answer^=ahead]:not([aria-disabled=true])").first
    for _ in range(100):
        for button in (tablet.locator("#do-it"), ahead, tablet.locator("#skip")):
            if button.is_visible():
                if playing.look_twice(tablet):
                    break
                playing.raise_controls(tablet)
                button.click()
                break
        if tablet.locator("#to-payoffs").is_visible():
            return
        tablet.wait_for_timeout(50)
    raise AssertionError("the race never ends")


@pytest.mark.nightly
def test_the_screen_waits_for_a_tablet_that_reloads(tablet: Page, site: str) -> None:
    screen = open_screen(tablet, site)
    to_race(tablet)
    playing.raise_controls(tablet)
    tablet.locator("#step").click()
    expect(screen.locator(RACING)).to_be_visible()
    tablet.goto("about:blank")
    expect(screen.locator("#waits")).to_be_visible()
    expect(screen.locator(RACING)).to_be_visible()
    tablet.goto(site)
    browsers.wake(tablet)
    expect(screen.locator("#waits")).to_be_hidden()
    to_the_finish(tablet)
    tablet.locator("#to-payoffs").click()
    expect(screen.locator(".big-payoffs")).to_be_visible()


def test_a_tablet_that_crashes_is_missed(tablet: Page, site: str) -> None:
    screen = open_screen(tablet, site)
    to_race(tablet)
    expect(screen.locator(RACING)).to_be_visible()
    tablet.evaluate(DUMB)
    tablet.close()
    expect(screen.locator("#waits")).to_be_visible()
    expect(screen.locator(RACING)).to_be_visible()


def test_the_screen_follows_the_table_that_is_played(tablet: Page, site: str) -> None:
    screen = open_screen(tablet, site)
    to_race(tablet)
    playing.raise_controls(tablet)
    tablet.locator("#step").click()
    expect(screen.locator(RACING)).to_be_visible()
    other = tablet.context.new_page()
    other.goto(site)
    browsers.wake(other)
    playing.raise_controls(other)
    other.locator("[data-do=home]").first.click()
    other.wait_for_timeout(200)
    expect(screen.locator(RACING)).to_be_visible()
    other.locator("[data-do^=setup]").first.click()
    other.locator("[data-do=start]").click()
    expect(screen.locator(".big-phase")).to_have_text("First bet")
    tablet.bring_to_front()
    playing.raise_controls(tablet)
    tablet.locator("#step").click()
    expect(screen.locator(RACING)).to_be_visible()


def test_look_and_motion_of_the_tablet_are_the_screens(tablet: Page, site: str) -> None:
    screen = open_screen(tablet, site)
    tablet.locator("#to-settings").click()
    tablet.locator("[data-do='set look dark']").click()
    tablet.locator("[data-do='set motion still']").click()
    expect(screen.locator("html")).to_have_attribute("data-look", "dark")
    expect(screen.locator("html")).to_have_attribute("data-motion", "still")


def test_the_tablet_opens_the_screen_and_it_opens_offline(
    context: BrowserContext, published: Press
) -> None:
    page = context.new_page()
    page.goto(published.address)
    browsers.wake(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    way_on(page, "#to-share")
    with context.expect_page() as opened:
        page.locator("#big-screen").click()
    expect(opened.value.locator(".big-phase")).to_have_text("First bet")
    expect(opened.value.locator("#big-caller .now")).to_contain_text("lays a first bet")


def test_full_screen_and_back(tablet: Page, site: str) -> None:
    screen = open_screen(tablet, site)
    screen.bring_to_front()
    screen.locator("#full").click()
    expect(screen.locator("html")).to_have_attribute("data-full", "")
    expect(screen.locator("#full")).to_have_text("Leave full screen")
    screen.evaluate("document.exitFullscreen()")  # as Escape does
    expect(screen.locator("#full")).to_have_text("Full screen")


# letters


def test_the_screen_in_webkit(webkit: WebDriver, site: str) -> None:
    tablet = webkit.current_window_handle
    webkit.switch_to.new_window("window")
    webkit.get(f"{site}screen.html")
    screen = webkit.current_window_handle
    try:
        webkit.switch_to.window(tablet)
        for what in ("[data-do^=setup]", "[data-do=start]"):
            webkit.find_element(By.CSS_SELECTOR, what).click()
        webkit.switch_to.window(screen)
        said = "return document.querySelector('#big-caller .now')?.textContent ?? ''"
        wait = WebDriverWait(webkit, 20, 0.1)
        wait.until(lambda one: "lays a first bet" in one.execute_script(said))
    finally:
        webkit.close()
        webkit.switch_to.window(tablet)
