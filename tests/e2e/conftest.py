"""Fixtures: the built site under a sub-path, and a page of it in any of the browsers."""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from selenium.webdriver.remote.webdriver import WebDriver
from xdist.scheduler import LoadScopeScheduling

from tests.e2e.publishing import Press, press, released
from tests.e2e.stills import written
from tools.build import ROOT, build
from tools.driving import browsers, tapping
from tools.driving import webkit as webkit_pages
from tools.driving.company import Company, company
from tools.serve import serving

tapping.everywhere()

expect.set_options(timeout=browsers.PATIENCE)

HERE = Path(__file__).parent
PATIENCE = 900
"""Seconds: several times what the slowest test takes on two busy cores."""
EMPTY = "localStorage.clear(); sessionStorage.clear(); indexedDB.deleteDatabase('horseburg')"
MARKS = {"chromium": "e2e", "firefox": "firefox", "webkit": "webkit"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what lies here, and run the quick first: rules, Chromium, Firefox, WebKit.

    In Chromium those come last that look at the written states: until then they are written beside.
    Of either kind the longest go first, so that no worker ends long after the others.
    """
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(MARKS[engine_of(item)])
    slowness = {"e2e": 1, "firefox": 2, "webkit": 3}

    def turn(item: pytest.Item) -> tuple[int, bool, bool]:
        slow = max((slowness.get(m.name, 0) for m in item.iter_markers()), default=0)
        return slow, needs_states(item), item.path.stem not in LONGEST

    items.sort(key=turn)


def pytest_collection_finish(session: pytest.Session) -> None:
    """One worker has the states written, if any test of this run looks at them."""
    is_first = os.environ.get("PYTEST_XDIST_WORKER") == "gw0"
    if is_first and any(map(needs_states, session.items)):
        WRITING.append(subprocess.Popen([sys.executable, "-m", "tests.e2e.stills"], cwd=ROOT))


def pytest_sessionfinish() -> None:
    """Whoever has been writing states is done by now."""
    for one in WRITING:
        one.wait()


WRITING: list[subprocess.Popen[bytes]] = []
LONGEST = {
    "test_finger",
    "test_golden_games",
    "test_update",
    "test_every_state",
    "test_large_letters",
}
"""Files whose tests take ten seconds and more each."""


def needs_states(item: pytest.Item) -> bool:
    """Whether a test looks at the storybook as it is written, without Python."""
    return item.path.is_relative_to(HERE) and reads_states(item.path)


@cache
def reads_states(path: Path) -> bool:
    """Whether a file of tests speaks of them."""
    return "stills" in path.read_text(encoding="utf-8").replace("stills import SIZES\n", "")


def engine_of(item: pytest.Item) -> str:
    """The browser that a test is played in."""
    if "webkit" in getattr(item, "fixturenames", ()):
        return "webkit"
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return str(params.get("engine", "chromium"))


class Sharing(LoadScopeScheduling):
    """Any worker takes any test, but a file that makes something once for its tests stays whole.

    (xdist has groups for this, which its version 3.8 does not see under pytest 9.)
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if makes_once(file) else nodeid


@cache
def makes_once(file: str) -> bool:
    """Whether a file of tests has a fixture for all of them."""
    return 'scope="module"' in (ROOT / file).read_text(encoding="utf-8")


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Sharing:
    """How the tests that lie here are shared out."""
    return Sharing(config, log)


@pytest.fixture(autouse=True)
def no_endless_wait() -> Iterator[None]:
    """A page that never answers fails its test; it must not hold up all the others."""

    def stop(*_: object) -> None:
        raise TimeoutError(f"{PATIENCE} seconds without an end")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A copy of the freshly built site, which no later build takes away; one for all workers."""
    ours = tmp_path_factory.getbasetemp()
    kept = (ours if worker_id == "master" else ours.parent) / "site"
    kept.mkdir(exist_ok=True)
    with (kept / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (kept / "dist").exists():
            shutil.copytree(build(), kept / "making")
            (kept / "making").rename(kept / "dist")
    return kept / "dist"


@pytest.fixture(scope="session")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it was released on 28 November 2026."""
    return released(tmp_path_factory.mktemp("release"))


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The site's address, under a sub-path as on GitHub Pages; ends with a slash."""
    with serving(dist, base="/horseburg/") as address:
        yield address


@pytest.fixture(scope="session")
def stills() -> Iterator[str]:
    """Every screen in every state as a page without Python: `{stills}{name}.html`."""
    with serving(written()) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives Chromium and Firefox."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests."""
    browser = browsers.launch_lean_chromium(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """One Firefox for all tests."""
    browser = playwright.firefox.launch(**browsers.firefox_options())
    yield browser
    browser.close()


@pytest.fixture
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """Chromium with all that its windows bring: it knows what it takes to install a page."""
    browser = browsers.launch_chromium(playwright)
    yield browser
    browser.close()


@pytest.fixture
def complaints(site: str) -> Iterator[browsers.Complaints]:
    """What the page did wrong; the test fails in the end if that is anything."""
    kept = browsers.Complaints(site)
    yield kept
    assert not kept.heard, "\n".join(kept.heard)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> str:
    """The browser of this test by name; `played_in` marks it for others than Chromium."""
    return str(getattr(request, "param", "chromium"))


@pytest.fixture
def context(engine: str, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A fresh profile on a landscape tablet; with a service worker where the test is about it."""
    if engine == "webkit":
        yield request.getfixturevalue("webkit_context")
        return
    browser: Browser = request.getfixturevalue(engine)
    needs = {"offline", "published"} & set(request.fixturenames)
    workers: Literal["allow", "block"] = "allow" if needs else "block"
    with browser.new_context(
        viewport=browsers.TABLET, has_touch=True, service_workers=workers
    ) as fresh:
        fresh.set_default_timeout(browsers.BOOT_SECONDS * 1000)
        if needs:
            browsers.quiet(fresh)
        yield fresh


@pytest.fixture
def room(chromium: Browser, site: str, complaints: browsers.Complaints) -> Iterator[Company]:
    """A tablet and phones, each in a profile of its own."""
    with company(chromium, site, complaints) as made:
        yield made


@pytest.fixture
def published(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Press]:
    """This build, or an earlier one, at an address where another may be published after it."""
    built: Path = request.getfixturevalue(getattr(request, "param", "dist"))
    with press(tmp_path, built) as made:
        yield made


@pytest.fixture
def unopened(context: BrowserContext, complaints: browsers.Complaints, site: str) -> Page:
    """A page beside the app: what is kept is put there first, and then the app starts once."""
    page = context.new_page()
    if isinstance(page, Page):
        complaints.listen(page)
    page.goto(f"{site}version.json")
    return page


@pytest.fixture
def page(
    context: BrowserContext,
    complaints: browsers.Complaints,
    site: str,
    request: pytest.FixtureRequest,
) -> Page:
    """The site, its app alive, every complaint noted where the browser tells.

    Where tests are marked as `unopened`, each starts the app with a game of its own.
    """
    if request.node.get_closest_marker("unopened"):
        return request.getfixturevalue("unopened")  # type: ignore[no-any-return]
    page = context.new_page()
    if isinstance(page, Page):
        complaints.listen(page)
    page.goto(site)
    browsers.wake(page)
    page.set_default_timeout(browsers.PATIENCE)
    return page


@pytest.fixture
def offline(engine: str, page: Page, context: BrowserContext) -> Callable[[], None]:
    """Call it to cut the page off; it first waits until the service worker holds everything."""
    assert engine == "chromium", "elsewhere the service worker goes on fetching: published.vanish"

    def cut_off() -> None:
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        context.set_offline(True)

    return cut_off


@pytest.fixture(scope="session")
def webkit_downloads(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where WebKitGTK puts what is downloaded: the folder's own settings say so."""
    folder = tmp_path_factory.mktemp("downloads")
    (folder / "user-dirs.dirs").write_text(f'XDG_DOWNLOAD_DIR="{folder}"\n')
    return folder


@pytest.fixture(scope="session")
def webkit_session(webkit_downloads: Path) -> Iterator[WebDriver]:
    """One WebKitGTK for all tests."""
    settings = {"XDG_CONFIG_HOME": str(webkit_downloads)}
    with browsers.webkit_browser(**settings, **browsers.LEAN_WEBKIT) as driver:
        yield driver


@pytest.fixture
def webkit_emptied(webkit_session: WebDriver, site: str) -> Iterator[WebDriver]:
    """WebKitGTK with nothing kept of the site; at rest after the test."""
    webkit_session.get(site + "version.json")
    webkit_session.execute_script(EMPTY)
    yield webkit_session
    webkit_session.get("about:blank")


@pytest.fixture
def webkit(webkit_emptied: WebDriver, site: str) -> WebDriver:
    """The site in WebKitGTK with an empty storage, its app alive."""
    webkit_emptied.get(site)
    browsers.wait_ready(webkit_emptied)
    return webkit_emptied


@pytest.fixture
def webkit_context(
    webkit_emptied: WebDriver, webkit_downloads: Path
) -> Iterator[webkit_pages.Context]:
    """The same for tests that every browser shares."""
    context = webkit_pages.Context(webkit_emptied, webkit_downloads)
    yield context
    context.close()
