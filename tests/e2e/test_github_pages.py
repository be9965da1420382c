"""The page under a sub-path of GitHub Pages, with GitHub's own headers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.e2e.github_pages import PagesHandler
from tests.e2e.publishing import Press, press, spoiled, version
from tools.driving import browsers, playing

OURS = ("cross-origin-opener-policy", "cross-origin-embedder-policy")
"""What a page would need for shared memory, and GitHub never sends."""


KEPT_IN_TIME = """Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise((resolve) => setTimeout(resolve, 60000, false)),
])"""
"""Whether the page is kept for use without a network; a worker that cannot come never says so."""


class Served(PagesHandler):
    """As served to these tests."""

    strays: list[str] = []  # noqa: RUF012  one list for all answers of a test


@pytest.fixture
def published(dist: Path, tmp_path: Path) -> Iterator[Press]:
    """The site as GitHub serves it; nothing may have been asked for outside of it."""
    Served.strays.clear()
    with press(tmp_path, dist, Served, compress=True) as made:
        yield made
    assert Served.strays == []


@pytest.fixture
def second(dist: Path, tmp_path: Path) -> Path:
    """The same site, published once more as a version of its own."""
    (app,) = dist.glob("horseburg-*/app.py")
    return spoiled(dist, tmp_path / "second", "app.py", app.read_text() + "\n# anew\n")


def tap(one: Locator) -> None:
    """Touch it with a finger."""
    one.first.tap()


def is_version(page: Page, built: Path) -> None:
    """The page is alive in this version."""
    awake = page.locator(f"html[data-version='{version(built)}'][data-ready=yes]")
    awake.wait_for(state="attached", timeout=browsers.BOOT_SECONDS * 1000)


def at_its_stake(page: Page) -> None:
    """The table is where it was left: a bet on red, and its stake is asked for."""
    expect(page.locator("[data-field=stake]")).to_be_visible()
    assert "win red" in "".join(playing.kept(page))


def test_a_table_outlives_the_network_and_the_version_on_github_pages(
    context: BrowserContext, published: Press, dist: Path, second: Path
) -> None:
    page = context.new_page()
    answer = page.goto(published.address.rstrip("/"))
    assert answer and answer.request.redirected_from and page.url == published.address
    told = answer.headers
    assert told["cache-control"] == "max-age=600" and told["content-encoding"] == "gzip"
    assert told["etag"] and told["last-modified"] and not set(OURS) & set(told)
    complaints = browsers.Complaints(published.address)
    complaints.listen(page)
    page.reload()
    browsers.wake(page)
    page.set_default_timeout(10_000)
    tap(page.locator("[data-do^=setup]"))
    tap(page.locator("[data-do=start]"))
    playing.come_to_question(page)
    tap(page.locator("[data-answer^='win red']"))
    at_its_stake(page)

    assert page.evaluate(KEPT_IN_TIME)
    assert complaints.heard == []
    context.set_offline(True)
    page.reload()
    is_version(page, dist)
    at_its_stake(page)
    tap(page.locator("[data-do=home]"))
    tap(page.locator("[data-do^=continue]"))
    at_its_stake(page)

    context.set_offline(False)
    published.publish(second)
    page.reload()
    tap(page.locator("[data-do=update]"))
    is_version(page, second)
    at_its_stake(page)
    wrong = [it for it in complaints.heard if not it.startswith("console: Failed to load")]
    assert wrong == []  # without a network, and of the old version, a list is not to be had


def test_what_is_not_there_is_githubs_own_page(context: BrowserContext, published: Press) -> None:
    answer = context.new_page().goto(f"{published.address}not-there.html")
    assert answer and answer.status == 404 and "GitHub Pages" in answer.text()


def addresses(told: object) -> Iterator[str]:
    """Every address in a manifest."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key in ("id", "start_url", "scope", "src", "url"):
                yield value
            yield from addresses(value)
    elif isinstance(told, list):
        for value in told:
            yield from addresses(value)


def test_no_address_begins_at_the_root_of_the_host(dist: Path) -> None:
    for page in ("index.html", "screen.html"):
        found = re.findall(
            r"""\b(?:src|href|content|config)=["']?(/[^"'\s>]*)""", (dist / page).read_text()
        )
        assert found == [], page
    worker = (dist / "sw.js").read_text()
    kept = re.findall(r"""\burl["']?:["']([^"']+)""", worker)
    assert len(kept) > 20 and not [url for url in kept if url.startswith(("/", "http"))]
    manifests = sorted(dist.glob("*.webmanifest"))
    assert len(manifests) > 1
    for manifest in manifests:
        found = list(addresses(json.loads(manifest.read_text())))
        assert len(found) > 5 and not [url for url in found if url.startswith(("/", "http"))]
