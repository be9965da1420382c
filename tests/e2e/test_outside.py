"""Lists within lists by every door: Python lives on in the browser, and a tap is answered.

Natively such a text is an error like any other; in WebAssembly it was the end of the page.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, TimeoutError, expect

from tools.driving import browsers, playing

DEEP = "[" * 40_000
KEYS = (
    *("settings", "decks", "days", "days/row", "hall", "unfinished", "guests", "phones", "rest"),
    *("table/7", "about/7", "picture", "read", "camera"),
)
"""What another edition, another window or a stranger may have written."""

PASTE = """(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
}"""
DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "game.txt"));
  const how = { dataTransfer, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent("drop", how));
}"""
SAVE = "horseburg save 1\ngame: {}\nseats: {}\noptions: {}\nbots: {}\n\nwin red\n"
BROUGHT = {
    "a save": SAVE.replace("{}", DEEP[:15_000], 1),
    "a hall": f'horseburg hall 1\n["game",{DEEP[:7000]}\n["here",{{"open":{DEEP}\n',
    "decks": f"horseburg decks 1\n1 horse-fever {DEEP[:7000]}\n",
    "anything": DEEP,
    "five megabytes": "horseburg save 1\n" + "[" * 5_000_000,
}


def answers(page: Page) -> None:
    """A tap leads to the set-up and back."""
    box = page.locator("[data-do='setup horse-fever']").first
    try:
        box.tap(timeout=3000)
    except TimeoutError:  # a file is read in its own time: what was said of it came only now
        come_home(page)
        box.tap()
    expect(page.locator("#setup-title")).to_be_visible()
    page.locator("#to-home").tap()
    expect(page.locator("#home-title")).to_be_visible()
    expect(page.locator("#trouble, #last-resort")).to_have_count(0)


def test_whatever_lies_in_the_store_the_page_wakes(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.goto(f"{site}version.json")
    first = {"decks": "horseburg decks 1\n1 horse-fever ", "hall": 'horseburg hall 1\n["game",'}
    for key in KEYS:
        text = f"{first.get(key, '')}{DEEP}"
        page.evaluate(
            "([key, text]) => localStorage.setItem(key, text)", [f"horseburg/{key}", text]
        )
    page.goto(site)
    browsers.wake(page)
    answers(page)
    for room in ("#/hall", "#/studio"):  # (#day begins a race)
        page.evaluate("(hash) => void (location.hash = hash)", room)
        page.wait_for_timeout(300)
    page.evaluate("() => void (location.hash = '')")
    page.goto(site)
    browsers.wake(page)
    answers(page)


def come_home(page: Page) -> None:
    """Past whatever was said of what came."""
    page.wait_for_timeout(300)
    close = page.locator("#overlay-close, [data-do=leave-arrived]")
    if close.count():
        close.first.tap()
    if page.locator("#home-title").count() == 0:
        page.locator("[data-do=home]").first.tap()


@pytest.mark.parametrize("how", [PASTE, DROP], ids=["paste", "drop"])
def test_whatever_is_brought_the_page_answers(page: Page, how: str) -> None:
    before = playing.kept(page)
    for text in BROUGHT.values():
        page.evaluate(how, text)
        come_home(page)
        answers(page)
    assert playing.kept(page) == before


def test_whatever_an_address_holds_the_page_answers(page: Page) -> None:
    for door in ("game", "hall", "deck"):
        for text in (DEEP[:5000], "horseburg1." + "A" * 20_000, "%5B" * 4000):
            page.evaluate("(hash) => void (location.hash = hash)", f"#{door}={text}")
            come_home(page)
            answers(page)


def test_whatever_another_window_says_the_page_answers(page: Page) -> None:
    page.locator("[data-do='setup horse-fever']").first.tap()
    page.locator("#start").tap()
    expect(page.locator("#table, #curtain").first).to_be_visible()
    before = playing.kept(page)
    page.evaluate(
        """(deep) => {
          const table = localStorage["horseburg/open"];
          const channel = new BroadcastChannel("horseburg");
          const words = [null, 7, [], {}, { table }, { table, kind: "toString" }];
          for (const kind of ["mine", "kept", "given", "give", "hello"])
            for (const text of [deep, 7, null, [], { deep }, `horseburg save 1\\ngame: ${deep}`])
              words.push({ kind, table, text, since: 0, from: "stranger" });
          for (const word of words) channel.postMessage(word);
        }""",
        DEEP,
    )
    page.wait_for_timeout(1500)
    expect(page.locator("#trouble, #last-resort")).to_have_count(0)
    assert playing.kept(page) == before
    if page.locator("#play-here").count():  # one said that it plays this table
        page.locator("#play-here").tap()
        expect(page.locator("#follows")).to_have_count(0)
    page.locator("[data-do=home]").first.tap()
    answers(page)
