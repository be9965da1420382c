"""Kept games in a real browser: killed in every write, without room, in two windows, evicted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

from game import saves
from tests.e2e import engines, killing
from tests.e2e.engines import played_in
from tools.driving import browsers, playing
from tools.driving.pages import expect
from tools.driving.ways_on import way_on
from web.desk.kept.about import unmarked

LEVEL = "html[data-vault=level][data-compared]"
ANSWER = "[data-answer]:not([aria-disabled=true])"


def answers(text: str) -> tuple[str, ...]:
    """The answers of a kept text, which must be whole."""
    opened = saves.salvage(unmarked(text))
    assert opened.note is None
    return opened.table.answers


def settled(page: Page) -> None:
    """Wait until the second copy is written as well."""
    page.locator(LEVEL).wait_for(state="attached")


def answer(page: Page) -> None:
    """Give any answer."""
    playing.come_to_question(page)
    page.locator(ANSWER).first.click()
    playing.look_twice(page)


def new_game(page: Page) -> str:
    """Start a game and give its id."""
    there = set(killing.tables(page))
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    (id,) = set(killing.tables(page)) - there
    return id


def evening(page: Page, told: dict[str, tuple[str, ...]]) -> Iterator[None]:
    """Begin, answer three times, go home, name it, throw it away twice; `told` is what was seen."""
    id = new_game(page)
    for _ in range(3):
        settled(page)
        told[id] = answers(killing.tables(page)[id])
        yield
        answer(page)
    settled(page)
    told[id] = answers(killing.tables(page)[id])
    yield
    way_on(page, "#to-home")
    page.locator(f"#kept-{id} summary").click()
    page.locator(f"#name-{id}").click()
    page.locator("#table-name").fill("Sunday")
    page.locator(f"#name-{id}").click()
    settled(page)
    told.pop(id)
    page.locator(f"#kept-{id} summary").click()
    page.locator(f"#delete-{id}").click()
    page.locator("#pick-up").click()
    page.locator(f"#kept-{id} summary").click()
    page.locator(f"#delete-{id}").click()
    page.locator("[data-do^=setup]").first.click()
    settled(page)
    yield


def reopened(context: BrowserContext, site: str) -> Page:
    """The page anew, both copies compared, at home."""
    page = killing.reborn_page(context, lambda page: (page.goto(site), browsers.wake(page)))
    settled(page)
    if page.locator("#to-home").count():
        page.locator("#to-home").first.click()
    return page


KINDS = {"setItem table", "setItem about", "put copy", "setItem gone", "delete copy"}
"""Kinds of writes that an evening needs at least. Others come with them."""


@pytest.mark.nightly
def test_a_page_killed_in_any_kind_of_write_stands_at_the_last_answer(
    chromium: Browser, context: BrowserContext, site: str
) -> None:
    """At the first write of each kind, right before it or right after in turn.

    `tests/web/test_two_copies.py` kills a page before and after every single write, in Python.
    """
    page = reopened(context, site)
    page.evaluate("dieAt(0, false)")
    for _ in evening(page, {}):
        pass
    kinds: list[str] = page.evaluate("writes")
    assert set(kinds) >= KINDS
    first = {kind: kinds.index(kind) + 1 for kind in dict.fromkeys(kinds)}
    page.close()
    kept: dict[str, tuple[str, ...]] = {}
    page = reopened(context, site)
    for number, (kind, n) in enumerate(first.items()):
        told: dict[str, tuple[str, ...]] = {}
        doomed = killing.dies_at(chromium, page, n, after=number % 2 == 1)
        with pytest.raises(Error):  # else the write never came
            for _ in evening(page, told):
                pass
        killing.bury(chromium, page, doomed)
        page = reopened(context, site)
        texts = killing.tables(page)
        for id, seen in (kept | told).items():
            assert answers(texts[id])[: len(seen)] == seen, kind
        settled(page)
        assert killing.copies(page) == texts, kind
        kept = {id: answers(text) for id, text in texts.items()}
        expect(page.locator(".damaged")).to_have_count(0)


BUSY = """() => new Promise((resolve) => {
  const asked = indexedDB.open("horseburg");
  asked.onsuccess = () => {
    const store = asked.result.transaction("tables", "readwrite").objectStore("tables");
    const again = () => {
      if (globalThis.isFree) return asked.result.close();
      store.get("nothing").onsuccess = again;
      resolve();
    };
    again();
  };
})"""
"""Somebody else writes, and goes on writing until the database is free."""


def test_the_second_copy_has_the_last_of_answers_that_came_while_it_was_written(page: Page) -> None:
    playing.for_experts(page)
    id = new_game(page)
    settled(page)
    page.evaluate(BUSY)
    for _ in range(3):
        answer(page)
    assert page.evaluate("document.documentElement.dataset.vault") == "writing"
    page.evaluate("isFree = true")
    settled(page)
    first, second = killing.tables(page)[id], page.evaluate(killing.COPIES)[id]
    assert answers(second) == answers(first)


def test_an_evicted_first_copy_comes_back(page: Page) -> None:
    id = new_game(page)
    answer(page)
    settled(page)
    before = killing.tables(page)[id]
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    page.reload()
    browsers.wake(page)
    expect(page.locator("#notice")).to_contain_text("brought back from its second copy")
    assert killing.tables(page) == {id: before}
    playing.come_to_question(page)


FILL = """() => {
  for (const spare of ["picture", "letters", "rest"]) delete localStorage[`horseburg/${spare}`];
  let number = 0;
  for (let size = 1e6; size >= 1; size = Math.floor(size / 2))
    try { for (;;) localStorage[`full/${number++}`] = "x".repeat(size); } catch { continue; }
}"""
"""Fill what room there is to some few letters; what could be done without makes none."""
EMPTY_AGAIN = """() => Object.keys(localStorage).filter((key) => key.startsWith("full/"))
  .forEach((key) => delete localStorage[key])"""


@played_in(*engines.ALL)
def test_without_room_the_game_goes_on_and_can_be_taken_away(page: Page) -> None:
    id = new_game(page)
    settled(page)
    page.evaluate(FILL)
    answer(page)
    expect(page.locator("#full")).to_contain_text("no room left")
    answer(page)
    settled(page)
    newest = taken_away(page)
    assert len(newest) > len(answers(killing.tables(page)[id]))
    page.reload()
    browsers.wake(page)
    settled(page)
    answer(page)
    assert taken_away(page)[: len(newest)] == newest, "the second copy has gone on"
    page.evaluate(EMPTY_AGAIN)
    answer(page)
    expect(page.locator("#full")).to_have_count(0)
    assert answers(killing.tables(page)[id])[: len(newest)] == newest


def taken_away(page: Page) -> tuple[str, ...]:
    """The answers of the game, downloaded because there is no room for it."""
    with page.expect_download() as download:
        page.locator("#full-download").click()
    return answers(download.value.path().read_text())


def second(context: BrowserContext, page: Page) -> Page:
    """Another window of the same profile, on the same table."""
    other = context.new_page()
    other.goto(page.url)
    browsers.wake(other)
    expect(other.locator("#follows")).to_be_visible()
    return other


def check_public(page: Page) -> None:
    """Nothing to answer with, no curtain to lift."""
    expect(page.locator("[data-answer], [data-do=unveil], #bar .hand")).to_have_count(0)


@played_in(*engines.ALL)
def test_a_second_window_follows_and_takes_over_when_asked(
    context: BrowserContext, site: str
) -> None:
    check_taking_over(context, site)


def test_a_second_window_follows_where_there_are_no_locks(
    context: BrowserContext, site: str
) -> None:
    context.add_init_script("Object.defineProperty(navigator, 'locks', { value: undefined })")
    check_taking_over(context, site)


def check_taking_over(context: BrowserContext, site: str) -> None:
    """Play in one window, watch in another, play there, and go back."""
    page = context.new_page()
    page.goto(site)
    browsers.wake(page)
    id = new_game(page)
    other = second(context, page)
    check_public(other)
    for _ in range(4):
        answer(page)
        steps = len(answers(killing.tables(page)[id]))
        playing.come_to_question(page)
        bets = page.locator(".seat").all_inner_texts()
        expect(other.locator(".seat")).to_have_text(bets, use_inner_text=True)
        check_public(other)
    other.locator("#play-here").click()
    expect(page.locator("#follows")).to_be_visible()
    expect(other.locator("#follows")).to_have_count(0)
    check_public(page)
    answer(other)
    assert len(answers(killing.tables(other)[id])) > steps
    page.locator("#play-here").click()
    expect(other.locator("#follows")).to_be_visible()
    answer(page)
    expect(page.locator("#follows")).to_have_count(0)


def test_a_window_that_sleeps_is_overruled_and_writes_no_more(
    context: BrowserContext, page: Page
) -> None:
    id = new_game(page)
    playing.come_to_question(page)
    other = second(context, page)
    page.evaluate("BroadcastChannel.prototype.postMessage = () => undefined")
    other.locator("#play-here").click()
    expect(other.locator("#follows")).to_have_count(0)
    expect(page.locator("#follows")).to_be_visible()
    answer(other)
    newest = killing.tables(other)[id]
    check_public(page)
    assert killing.tables(page)[id] == newest


def test_a_single_window_never_thinks_itself_second(page: Page) -> None:
    page.add_init_script(
        """new MutationObserver(() => {
          if (document.getElementById("follows")) sessionStorage.setItem("followed", "yes");
        }).observe(document, { childList: true, subtree: true })"""
    )
    new_game(page)
    for _ in range(4):
        page.reload()
        browsers.wake(page)
        answer(page)
        settled(page)
    assert page.evaluate("sessionStorage.getItem('followed')") is None


IPAD = (
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1"
)


def test_an_ipad_is_told_that_unused_pages_are_erased(chromium: Browser, site: str) -> None:
    with chromium.new_context(user_agent=IPAD, has_touch=True, service_workers="block") as context:
        page = context.new_page()
        page.add_init_script("Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })")
        page.goto(site)
        browsers.wake(page)
        new_game(page)
        way_on(page, "#to-home")
        expect(page.locator(".keeping")).to_contain_text("Add to Home Screen")


def test_the_browser_is_asked_once_to_keep_the_games(page: Page) -> None:
    page.evaluate(
        """() => {
          globalThis.askings = 0;
          navigator.storage.persist = async () => (globalThis.askings++, true);
        }"""
    )
    new_game(page)
    answer(page)
    way_on(page, "#to-home")
    expect(page.locator(".keeping")).to_contain_text("promised to keep your games")
    assert page.evaluate("askings") == 1
