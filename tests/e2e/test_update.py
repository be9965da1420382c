"""Real versions of the site follow one another; a table stays open, whatever goes wrong."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.amount import some
from tests.e2e.probing import probe_at_home
from tests.e2e.publishing import Press, spoiled, version
from tests.e2e.test_offline import KEPT
from tests.e2e.test_saves import answer, answers, settled
from tools.driving import browsers, playing

NEWS = "#box-probe"
"""What stands on the first screen of the second version only."""

LOOK = "navigator.serviceWorker.ready.then(found => found.update())"
ACTIVE = "navigator.serviceWorker.ready.then(() => true)"
FAILED = "html[data-ready=failed]"


@pytest.fixture
def second() -> Path:
    """A second real build, of other sources: a box has moved in."""
    return probe_at_home()


@pytest.fixture
def page(context: BrowserContext, published: Press) -> Page:
    """The first version, alive and kept, a game begun and its first bet laid."""
    page = context.new_page()
    page.goto(published.address)
    browsers.wake(page)
    page.evaluate(ACTIVE)
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    playing.come_to_question(page)
    page.locator("[data-answer^='win red']").click()
    return page


def runs(page: Page, built: Path) -> None:
    """The page is alive, and all of it is this version."""
    page.locator(f"html[data-version='{version(built)}'][data-ready=yes]").wait_for(
        state="attached"
    )
    parts = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    found = {name for part in parts for name in re.findall(r"/(horseburg-[\w-]+)/", part)}
    assert found == {f"horseburg-{version(built)}"}


def goes_on(page: Page) -> None:
    """The game is at the question where it was."""
    expect(page.locator("[data-field=stake]")).to_be_visible()
    assert "win red" in "".join(playing.kept(page))


def test_later_keeps_the_old_version_and_now_goes_on_in_the_new(
    page: Page, published: Press, second: Path, dist: Path
) -> None:
    published.publish(second)
    page.evaluate(LOOK)
    prompt = page.locator("#update")
    expect(prompt).to_be_visible()
    page.locator("[data-do=later]").click()
    expect(prompt).to_be_hidden()
    expect(page.locator("[data-field=stake]")).to_be_visible()
    runs(page, dist)
    page.locator("[data-do=home]").click()
    expect(prompt).to_be_visible()
    expect(page.locator("#home")).to_be_visible()
    expect(page.locator(NEWS)).to_have_count(0)
    page.locator("[data-do^=continue]").click()
    page.locator("[data-do=later]").click()
    page.reload()
    runs(page, dist)
    expect(prompt).to_be_visible()
    page.locator("[data-do=update]").click()
    runs(page, second)
    goes_on(page)
    page.locator("[data-do=home]").click()
    expect(page.locator(NEWS)).to_be_visible()
    kept = page.evaluate(KEPT)
    assert {name.partition("/")[0] for name in kept if name.startswith("horseburg-")} == {
        f"horseburg-{version(second)}"
    }
    assert len(kept) == len(set(kept))


@pytest.mark.nightly
@pytest.mark.parametrize("published", ["release"], indirect=True)
def test_a_game_of_the_release_before_goes_on_in_this_edition(
    page: Page, published: Press, release: Path, dist: Path
) -> None:
    """What was really published, with a game begun in it, is brought up to date in one tap."""
    runs(page, release)
    published.publish(dist)
    page.evaluate(LOOK)
    page.locator("[data-do=update]").click()
    runs(page, dist)
    goes_on(page)
    before = answers("".join(playing.kept(page)))
    answer(page)
    settled(page)
    after = answers("".join(playing.kept(page)))
    assert after[: len(before)] == before and len(after) > len(before)


@pytest.mark.parametrize("how", some(["cut short", "missing"], 2))
def test_interrupted_download_leaves_the_old_and_completes_next_time(
    page: Page, published: Press, second: Path, dist: Path, how: str
) -> None:
    published.publish(second)
    (memory,) = published.now.glob("*/memory.bin")
    whole = memory.read_bytes()
    memory.unlink() if how == "missing" else memory.write_bytes(whole[:1000])
    assert page.evaluate(GIVEN_UP) == "redundant"
    page.reload()
    runs(page, dist)
    memory.write_bytes(whole)
    page.evaluate(LOOK)
    page.locator("[data-do=update]").click()
    runs(page, second)
    goes_on(page)


GIVEN_UP = """() => navigator.serviceWorker.ready.then(async found => {
    const { promise, resolve } = Promise.withResolvers();
    found.addEventListener("updatefound", () => {
        const worker = found.installing;
        worker.addEventListener("statechange", () => resolve(worker.state));
    });
    await found.update().catch(() => resolve("redundant"));
    return promise;
})"""


@pytest.mark.parametrize("wish", ["#/studio", "setup risk"])
def test_an_old_window_beside_a_new_edition_says_that_it_is_old(
    chromium: Browser, published: Press, second: Path, wish: str
) -> None:
    """What it lacks is gone for good, and no network brings it; one tap opens the fresh edition."""
    with chromium.new_context(service_workers="block") as context:
        page = context.new_page()
        page.route("**/risk-*/code.bin", lambda route: route.abort())  # until it is asked for
        page.goto(published.address)
        browsers.wake(page)
        published.publish(second)
        for part in ("studio", "risk"):
            for gone in published.now.glob(f"{part}-*"):
                shutil.rmtree(gone)
        if wish.startswith("#"):
            page.evaluate("(hash) => void (location.hash = hash)", wish)
        else:
            page.locator(f"[data-do='{wish}']").first.click()
        expect(page.locator("#notice")).to_contain_text("This window shows an older edition")
        page.locator("[data-do=update]").click()
        runs(page, second)


def test_old_page_and_new_server_never_mix(
    chromium: Browser, published: Press, second: Path
) -> None:
    with chromium.new_context(service_workers="block") as context:
        page = context.new_page()
        page.goto(published.address)
        browsers.wake(page)
        published.publish(second)
        page.locator("[data-do^=setup]").first.click()
        page.reload()
        runs(page, second)


def test_stale_page_is_fetched_anew_by_itself(
    chromium: Browser, published: Press, second: Path, dist: Path
) -> None:
    published.publish(second)
    stale = (dist / "index.html").read_text()
    with chromium.new_context(service_workers="block") as context:
        page = context.new_page()
        page.route(published.address, lambda route: route.fulfill(body=stale, content_type=HTML))
        page.goto(published.address)
        runs(page, second)
        expect(page).to_have_url(published.address)


def test_page_that_stays_stale_says_so(chromium: Browser, published: Press, dist: Path) -> None:
    stale = (dist / "index.html").read_text()
    (published.now / f"horseburg-{version(dist)}").rename(published.now / "gone")
    with chromium.new_context(service_workers="block") as context:
        page = context.new_page()
        page.route("**/horseburg/?fresh*", lambda route: route.fulfill(body=stale))
        page.goto(published.address)
        expect(page.locator("#waking")).to_contain_text(
            "A part of the page is missing", timeout=browsers.BOOT_SECONDS * 1000
        )


HTML = "text/html"
SPOILED = {
    "app.py": "raise RuntimeError('spoiled')",
    "js/engine.js": None,
}


@pytest.mark.parametrize("name", some(list(SPOILED), 2))
def test_broken_version_offers_help_and_heals_with_the_next(
    page: Page, published: Press, second: Path, tmp_path: Path, name: str
) -> None:
    games = playing.kept(page)
    published.publish(spoiled(published.now, tmp_path / "spoiled", name, SPOILED[name]))
    page.evaluate(LOOK)
    page.locator("[data-do=update]").click()
    page.locator(FAILED).wait_for(state="attached")
    expect(page.get_by_role("button", name="Fetch the page anew")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my games").click()
    assert download.value.path().read_text() == "\n\n".join(games)
    published.publish(second)
    page.reload()
    runs(page, second)
    goes_on(page)
    assert playing.kept(page) == games


LOST = """() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (...sent) {
        const { type } = sent[0] ?? {};
        if (type !== "SKIP_WAITING" || sessionStorage.getItem("lost"))
            return postMessage.apply(this, sent);
        sessionStorage.setItem("lost", "yes");
    };
}"""
"""The first word to change over is lost, as where the window is loaded anew at that moment."""


def test_broken_version_that_is_loaded_anew_while_it_heals_heals_once_more(
    page: Page, published: Press, second: Path, tmp_path: Path
) -> None:
    published.publish(spoiled(published.now, tmp_path / "spoiled", "app.py", SPOILED["app.py"]))
    page.evaluate(LOOK)
    page.locator("[data-do=update]").click()
    page.locator(FAILED).wait_for(state="attached")
    page.add_init_script(f"({LOST})()")
    published.publish(second)
    page.reload()
    page.wait_for_function("sessionStorage.getItem('lost')")
    page.reload()
    runs(page, second)
    goes_on(page)


def test_version_whose_shell_script_is_broken_still_plays(
    chromium: Browser, published: Press, tmp_path: Path
) -> None:
    published.publish(spoiled(published.now, tmp_path / "spoiled", "js/boot.js", "what is this"))
    with chromium.new_context(service_workers="block") as context:
        page = context.new_page()
        page.goto(published.address)
        browsers.wake(page)
        expect(page.locator("#shell")).to_be_hidden()
        page.locator("[data-do^=setup]").first.click()


def throws(built: Path) -> None:
    """Let the service worker of a version throw when it is installed."""
    worker = built / "sw.js"
    newer = worker.stat().st_mtime + 30
    worker.write_text('addEventListener("install", () => { throw 1 }); throw 2;')
    os.utime(worker, (newer, newer))


def test_broken_service_worker_leaves_the_old_version_in_service(
    page: Page, published: Press, second: Path, dist: Path
) -> None:
    published.publish(dist)
    throws(published.now)
    assert page.evaluate(GIVEN_UP) == "redundant"
    page.reload()
    runs(page, dist)
    goes_on(page)
    published.publish(second)
    page.evaluate(LOOK)
    page.locator("[data-do=update]").click()
    runs(page, second)
    goes_on(page)


def test_first_visit_with_a_broken_service_worker_works_online(
    context: BrowserContext, published: Press, dist: Path
) -> None:
    throws(published.now)
    page = context.new_page()
    page.goto(published.address)
    runs(page, dist)


def test_fetching_anew_forgets_the_kept_version_and_no_game(
    page: Page, published: Press, second: Path, tmp_path: Path
) -> None:
    games = playing.kept(page)
    published.publish(spoiled(published.now, tmp_path / "spoiled", "app.py", SPOILED["app.py"]))
    page.evaluate(LOOK)
    page.locator("[data-do=update]").click()
    anew = page.get_by_role("button", name="Fetch the page anew")
    expect(anew).to_be_visible()
    published.publish(second)
    anew.click()
    runs(page, second)
    assert playing.kept(page) == games
