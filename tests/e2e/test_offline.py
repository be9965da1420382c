"""What is kept for offline use, and what happens when it is not all there."""

from __future__ import annotations

import json
import re
import struct

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.amount import some
from tests.e2e import engines
from tests.e2e.engines import played_in
from tests.e2e.publishing import Press
from tools.driving import browsers, playing
from tools.driving.pages import expect
from tools.sheets import ROOMS

KEPT = """async () => {
    const paths = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
            paths.push(new URL(url).pathname);
    return paths.map(path => path.replace("/horseburg/", "")).sort();
}"""
LOSE = """async part => {
    const isOfRoom = (url) => ROOMS.some((room) => url.includes(`/${room}-`)); // come at its door
    let lost = 0;
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
            if (request.url.includes(part) && !isOfRoom(request.url))
                lost += await cache.delete(request);
    }
    return lost;
}""".replace("ROOMS", str(list(ROOMS)))


TAKE = """async paths => {
    globalThis.taken = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if (!paths.includes(new URL(request.url).pathname.replace("/horseburg/", ""))) continue;
            taken.push([cache, request, await cache.match(request)]);
            await cache.delete(request);
        }
    }
    return taken.length;
}"""
GIVE = "() => Promise.all(taken.map(([cache, request, answer]) => cache.put(request, answer)))"
TOLD = "p:text-matches('missing|thrown away|there is no network', 'i')"
AWAKE_OR_TOLD = f"html[data-ready=yes], {TOLD}"
PATIENCE = 8000
"""Milliseconds until the page is awake, or says what it lacks, though the processor is busy."""


@pytest.fixture
def page(context: BrowserContext, published: Press) -> Page:
    """The page, alive and kept for offline use, nothing left in the browser's own cache."""
    page = context.new_page()
    page.goto(published.address)
    browsers.wake(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    return page


def test_every_file_is_kept_and_is_all_the_page_needs(
    page: Page, context: BrowserContext, published: Press
) -> None:
    files = {str(path.relative_to(published.now)) for path in published.now.rglob("*.*")}
    files = {name for name in files if (published.now / name).is_file()}
    lists = {name for name in files if name.endswith("/kept.json")}
    assert page.evaluate(KEPT) == sorted(files - {"sw.js", "version.json"} - lists)
    context.set_offline(True)
    page.reload()
    browsers.wake(page)
    expect(page.locator("#home-title")).to_be_visible()
    page.goto(published.address + "#setup")
    page.reload()
    browsers.wake(page)
    expect(page.locator("[data-do=start]")).to_be_visible()


def test_each_part_that_is_asked_for_is_told_of_or_done_without(
    page: Page, context: BrowserContext, published: Press
) -> None:
    """(That the page comes back by itself with the network is another test.)"""
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(published.address)))
    page.reload()
    browsers.wake(page)
    page.wait_for_timeout(300)  # some parts come when the page is awake
    keeper = context.new_page()
    keeper.goto(published.address + "version.json")
    kept = set(page.evaluate(KEPT))
    keeper.evaluate(TAKE, sorted(kept - asked - {"index.html"}))
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    context.set_offline(True)
    parts = sorted(kept & asked)
    assert len(parts) > 20
    for part in some(parts, 6):
        assert keeper.evaluate(TAKE, [part]) == 1
        page.reload(wait_until="commit")
        expect(page.locator(AWAKE_OR_TOLD)).to_have_count(1, timeout=PATIENCE)
        keeper.evaluate(GIVE)


@played_in(*engines.ALL)
def test_page_starts_and_plays_where_its_server_is_gone(
    context: BrowserContext, published: Press
) -> None:
    page = context.new_page()
    page.goto(published.address)
    browsers.wake(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    published.vanish()
    asked = "fetch('version.json').then(() => 'there', () => 'gone')"
    assert page.evaluate(asked) == "gone"
    page.reload()
    browsers.wake(page)
    playing.begin(page)


LOSSES = ["index.html", "boot.js", "engine.js", "memory.bin", "shell.js", "pyodide.asm"]
LOSSES += ["style.css", "letters.json", "album.js"]


@pytest.mark.nightly
def test_what_the_browser_threw_away_is_fetched_and_kept_again(
    page: Page, context: BrowserContext
) -> None:
    browser, before = context.new_cdp_session(page), page.evaluate(KEPT)
    for part in LOSSES:
        browser.send("Network.clearBrowserCache")
        assert page.evaluate(LOSE, part), part
        page.reload()
        browsers.wake(page)
        expect(page.locator("#home-title")).to_be_visible()
        page.wait_for_timeout(300)  # some parts come when the page is awake
        assert page.evaluate(KEPT) == before, part


RARELY_USED = ["nothing.zip", "gazette.js", "zzfx.mjs", "fonts/", "/hall-", "/studio-", "/daily-"]


def test_what_few_visits_use_is_kept_again_at_the_next_one(
    page: Page, context: BrowserContext
) -> None:
    before = page.evaluate(KEPT)
    for part in RARELY_USED:
        assert page.evaluate(LOSE.replace("&& !isOfRoom(request.url)", ""), part), part
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    lost = set(before) - set(page.evaluate(KEPT))
    page.reload()
    browsers.wake(page)
    for _ in range(100):
        if page.evaluate(KEPT) == before:
            break
        page.wait_for_timeout(100)
    assert lost and page.evaluate(KEPT) == before


@pytest.mark.parametrize(
    "part", some(["pyodide.asm", "index.html", "app.py", "engine.js", "style.css"], 5, 3)
)
def test_what_was_thrown_away_is_told_offline_and_heals_online(
    page: Page, context: BrowserContext, part: str
) -> None:
    assert page.evaluate(LOSE, part)
    context.set_offline(True)
    page.reload()
    expect(page.locator("body")).to_contain_text(re.compile("there is no network", re.I))
    context.set_offline(False)
    browsers.wake(page)


def test_page_without_its_memory_still_wakes_offline(page: Page, context: BrowserContext) -> None:
    assert page.evaluate(LOSE, "memory.bin")
    context.set_offline(True)
    page.reload()
    browsers.wake(page)


def test_asking_anew_offline_loses_nothing(page: Page, context: BrowserContext) -> None:
    assert page.evaluate(LOSE, "app.py")
    context.set_offline(True)
    page.reload()
    before = page.evaluate(KEPT)
    page.get_by_role("button", name="Fetch the page anew").click()
    expect(page.locator("#waking")).to_contain_text("no network just now")
    assert page.evaluate(KEPT) == before


def test_fresh_address_is_not_kept_in_the_address_bar(page: Page, published: Press) -> None:
    page.goto(published.address + "?fresh")
    browsers.wake(page)
    expect(page).to_have_url(published.address)


TRIED = """async () => {
    const found = await navigator.serviceWorker.register("sw.js");
    const worker = found.installing ?? found.waiting ?? found.active;
    const settled = () => !worker || ["redundant", "activated"].includes(worker.state);
    if (!settled())
        await new Promise((done) =>
            worker.addEventListener("statechange", () => settled() && done()));
}"""
"""Wait until the browser has tried to keep the page, whatever came of it."""


def test_full_disk_leaves_the_page_as_it_is_online(
    context: BrowserContext, published: Press
) -> None:
    page = context.new_page()
    quota = {"origin": published.address.partition("/horseburg")[0], "quotaSize": 1_000_000}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    page.goto(published.address)
    browsers.wake(page)
    state = "navigator.serviceWorker.getRegistration().then(found => !found?.active)"
    page.evaluate(TRIED)
    assert page.evaluate(state)
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    expect(page.locator("[data-answer^='win red']")).to_be_visible()
    assert not page.locator("#notice").inner_text() and not page.locator("#shell").count()


def test_manifest_is_installable_with_icons_of_the_right_sizes(
    whole_chromium: Browser, published: Press
) -> None:
    page = whole_chromium.new_page()
    page.goto(published.address)
    browsers.wake(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors] == ["in-incognito"]  # as every test's profile is
    manifest = json.loads((published.now / "manifest.webmanifest").read_text())
    assert manifest["display"] == "fullscreen" and "standalone" in manifest["display_override"]
    assert [one["url"] for one in manifest["shortcuts"]] == ["./#setup"]
    purposes = set()
    for icon in manifest["icons"]:
        path = published.now / icon["src"]
        assert path.stat().st_size < 20_000
        purposes.add(icon["purpose"])
        if path.suffix == ".png":
            wide, tall = struct.unpack(">II", path.read_bytes()[16:24])
            assert icon["sizes"] == f"{wide}x{tall}"
    assert purposes == {"any", "maskable"}
