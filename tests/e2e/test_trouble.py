"""What breaks in the real page: the trouble screen, or plain text that needs no Python."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tools.driving import browsers, playing

BREAK = """
def boom(*_args, **_kwargs):
    raise ValueError("Ann holds a secret")
"""


@pytest.fixture
def torn(context: BrowserContext, complaints: browsers.Complaints, site: str) -> Page:
    """The page with its Python within reach, so that a test can break it."""

    def with_python(route: Route) -> None:
        answer = route.fetch()
        script = answer.text() + "\nstarted.then((python) => (globalThis.horse = python));\n"
        route.fulfill(response=answer, body=script)

    page = context.new_page()
    page.route("**/js/engine.js", with_python)
    complaints.listen(page)
    page.goto(site)
    browsers.wake(page)
    page.set_default_timeout(10_000)
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    expect(page.locator("[data-answer^='win red']")).to_be_visible()
    return page


def run(page: Page, code: str) -> None:
    """Run Python in the page."""
    page.evaluate("(code) => { globalThis.horse.runPython(code); }", BREAK + code)


def answer(page: Page) -> None:
    """Tap the first answer that may be given."""
    page.locator("[data-answer]:not([aria-disabled=true])").first.click()


def test_an_answer_that_breaks_costs_nothing(torn: Page) -> None:
    before = playing.kept(torn)
    run(
        torn,
        """
from web.acts.kept import keeping
keep = keeping.keep
keeping.keep = boom
""",
    )
    answer(torn)
    expect(torn.locator("#trouble-title")).to_have_text("Something has broken")
    assert playing.kept(torn) == before
    torn.locator("#trouble-copy").click()
    report = torn.locator("#trouble-report").inner_text()
    assert "ValueError" in report and "step" in report and "Chrom" in report and "boom" in report
    assert "Ann" not in report and "secret" not in torn.locator("body").inner_text()
    with torn.expect_download() as told:
        torn.locator("#trouble-download").click()
    assert told.value.path().read_text().startswith("horseburg save 1")
    run(torn, "keeping.keep = keep")
    torn.locator("#trouble-back").click()
    answer(torn)
    expect(torn.locator("#trouble")).to_have_count(0)
    assert playing.kept(torn) != before


def test_a_view_that_breaks_is_no_blank_page(torn: Page) -> None:
    answer(torn)
    before = playing.kept(torn)
    run(torn, "import web.page; kept = web.page.screen; web.page.screen = boom")
    torn.locator("[data-do^=rule]").first.click()
    expect(torn.locator("#trouble-title")).to_be_visible()
    torn.locator("#trouble-home").click()
    expect(torn.locator("#trouble-title")).to_be_visible()
    run(torn, "web.page.screen = kept")
    torn.locator("#trouble-home").click()
    expect(torn.locator("#home-title")).to_be_visible()
    assert playing.kept(torn) == before


def test_undo_on_the_trouble_screen(torn: Page) -> None:
    answer(torn)
    before = playing.kept(torn)
    run(torn, "import web.horse_fever.board.table as b; kept = b.bar; b.bar = boom")
    torn.locator("[data-do^=rule]").first.click()
    run(torn, "b.bar = kept")
    torn.locator("#trouble-undo").click()
    expect(torn.locator("[data-answer^='win red']")).to_be_visible()
    assert len(playing.kept(torn)[0]) < len(before[0])


def test_a_trouble_screen_that_breaks_is_plain_text(torn: Page) -> None:
    before = playing.kept(torn)
    run(torn, "import web.page; web.page.screen = web.page.trouble = boom")
    torn.locator("[data-do^=rule]").first.click()
    expect(torn.locator("#last-resort h1")).to_have_text("Something has broken")
    with torn.expect_download() as told:
        torn.get_by_text("Save my games to a file").click()
    assert told.value.path().read_text() == before[0]
    assert playing.kept(torn) == before
    torn.get_by_text("Open it at home").click()
    browsers.wake(torn)
    expect(torn.locator("#home-title")).to_be_visible()
    assert playing.kept(torn) == before


def test_a_clock_that_breaks_stops(torn: Page) -> None:
    run(
        torn,
        """
from web.acts import clock
clock.tick = boom
clock.next_tick = lambda desk: None if desk.trouble else 1
""",
    )
    torn.locator("[data-do^=rule]").first.click()
    expect(torn.locator("#trouble-title")).to_be_visible()


def test_what_does_not_come_at_first_is_asked_for_again(
    context: BrowserContext, complaints: browsers.Complaints, site: str
) -> None:
    """The boxes and the computers' heads of a first visit; the network fails at first."""
    complaints.allowed = ("ERR_FAILED",)
    page, failed = context.new_page(), []

    def fail_once(route: Route) -> None:
        if route.request.url in failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    come: set[str] = set()
    page.route("**/code.bin", fail_once)
    page.on("requestfinished", lambda request: come.add(request.url))
    complaints.listen(page)
    page.goto(site)
    browsers.wake(page)
    for _ in range(600):
        if failed and come.issuperset(failed):
            break
        page.wait_for_timeout(100)
    page.locator("#play-alone").click()
    playing.come_to_question(page)
    page.locator("[data-answer^=win]:not([aria-disabled=true])").first.click()
    playing.look_twice(page)
    expect(page.locator(".waiting-bar")).to_be_visible()
    expect(page.locator("#trouble")).to_have_count(0)
