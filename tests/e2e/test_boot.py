"""The built page wakes up, says what goes on until then, and tells browsers that are too old."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from selenium.webdriver.remote.webdriver import WebDriver

from tests.amount import some
from tools.driving import browsers


def test_page_wakes_shows_something_and_carries_its_version(page: Page, dist: Path) -> None:
    assert page.locator("#app").inner_text().strip()
    expect(page.locator("#waking")).to_have_count(0)
    version = json.loads((dist / "version.json").read_text())["version"]
    assert page.locator("html").get_attribute("data-version") == version


def test_shell_paints_before_any_script(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.route("**/*.js", lambda _: None)  # it never answers
    page.goto(site, wait_until="commit")
    expect(page.get_by_role("heading", name="Horseburg")).to_be_visible()
    expect(page.locator("#waking")).to_have_text("Waking the horses…")


def test_html_alone_says_what_goes_on_and_in_time_what_to_try(
    context: BrowserContext, site: str
) -> None:
    page = context.new_page()
    page.route("**/*.{js,mjs}", lambda route: route.abort())
    page.goto(site)
    expect(page.locator("#shell .first")).to_contain_text("The first visit brings")
    expect(page.locator("#shell .late")).to_be_hidden()
    page.evaluate("document.getAnimations().forEach(one => one.finish())")  # its half minute
    expect(page.locator("#shell .late a")).to_be_visible()


def test_first_visit_on_a_slow_line_tells_bytes_and_words(
    context: BrowserContext, site: str
) -> None:
    page = context.new_page()
    line = {"offline": False, "latency": 40, "downloadThroughput": 2e6, "uploadThroughput": 1e6}
    context.new_cdp_session(page).send("Network.emulateNetworkConditions", line)
    page.goto(site, wait_until="commit")
    told = re.compile(r"Fetching the horses: \d+\.\d of \d+\.\d MB")
    expect(page.locator("#waking")).to_have_text(told, timeout=30_000)
    expect(page.locator("#come")).to_be_visible()


EXTENSION = """
  const told = "\\n//# sourceURL=chrome-extension://abcdefgh/content.js";
  setTimeout(() => (0, eval)("throw new Error('an extension breaks')" + told));
  (0, eval)("Promise.reject(new Error('an extension breaks its word'))" + told);
  addEventListener("DOMContentLoaded", () => {
    const script = document.createElement("script");
    script.src = "chrome-extension://abcdefgh/missing.js";
    document.head.append(script);
  });
  globalThis.said = [];
  new MutationObserver(() => said.push(document.getElementById("waking")?.textContent ?? ""))
    .observe(document, { childList: true, subtree: true, characterData: true });
"""


def test_what_an_extension_gets_wrong_is_not_told(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.add_init_script(EXTENSION)
    again = """(text) => {
      setTimeout(() => (0, eval)(`throw new Error('later')${text}`));
      (0, eval)(`Promise.reject(new Error('later'))${text}`);
    }"""
    page.goto(site, wait_until="commit")
    page.locator("html[data-watched]").wait_for(state="attached")  # boot.js listens
    page.evaluate(again, "\n//# sourceURL=moz-extension://abcdefgh/content.js")
    browsers.wake(page)
    assert not [line for line in page.evaluate("said") if "would not" in line or "missing" in line]


def test_what_the_page_gets_wrong_is_told(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.route("**/js/engine.js", lambda route: route.fulfill(
        body="throw new Error('ours')", content_type="text/javascript"
    ))  # fmt: skip
    page.goto(site)
    expect(page.locator("#waking")).to_contain_text("ours")


ALL_THAT_IS_COUNTED = re.compile(r"/(memory\.bin|pyodide\.asm\.wasm)$")
"""What the line of progress counts: any byte of it begins the half minute anew."""


def test_half_a_minute_without_progress_says_what_to_try(
    context: BrowserContext, site: str
) -> None:
    page = context.new_page()
    held: list[Route] = []
    page.route(ALL_THAT_IS_COUNTED, lambda route: held.append(route))
    page.clock.install()
    with page.expect_request("**/memory.bin"):
        page.goto(site, wait_until="commit")
    page.locator("html[data-watched]").wait_for(state="attached")
    page.clock.fast_forward(10_000)
    expect(page.locator("#shell .late")).to_be_hidden()
    page.clock.fast_forward(25_000)
    expect(page.locator("#waking")).to_contain_text("half a minute")
    expect(page.locator("#shell .late a")).to_be_visible()
    page.route(ALL_THAT_IS_COUNTED, lambda route: route.continue_())
    for route in held:
        route.continue_()
    browsers.wake(page)


def test_what_has_stopped_coming_is_begun_anew(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.route(ALL_THAT_IS_COUNTED, lambda _: None)
    page.clock.install()
    with page.expect_request("**/memory.bin"):
        page.goto(site, wait_until="commit")
    page.locator("html[data-watched]").wait_for(state="attached")
    page.clock.fast_forward(35_000)
    expect(page.locator("#waking")).to_contain_text("half a minute")
    page.unroute(ALL_THAT_IS_COUNTED)
    page.clock.fast_forward(60_000)
    browsers.wake(page)


@pytest.mark.parametrize("first_lost", some(["shell.js", "memory.bin", "boot.js", "app.py"], 2))
def test_a_first_visit_that_was_cut_short_goes_on_when_the_line_is_back(
    context: BrowserContext, site: str, first_lost: str
) -> None:
    """The browser believes in its network all the while, as it does behind a router without one."""
    page = context.new_page()
    line = {"is_cut": False, "is_back": False}

    def pass_on(route: Route) -> None:
        line["is_cut"] |= route.request.url.endswith(first_lost)
        route.abort() if line["is_cut"] and not line["is_back"] else route.continue_()

    page.route("**/*", pass_on)
    page.goto(site, wait_until="commit")
    expect(page.locator("body")).to_contain_text(re.compile("there is no network", re.I))
    line["is_back"] = True
    browsers.wake(page)


OLD = {
    "no modules": "delete HTMLScriptElement.prototype.noModule",
    "no exceptions": "delete WebAssembly.Exception",
    "no unpacking": "delete window.DecompressionStream",
}


@pytest.mark.parametrize("lacking", OLD.values(), ids=OLD)
def test_browser_too_old_is_told_which_would_do(
    context: BrowserContext, site: str, lacking: str
) -> None:
    page = context.new_page()
    page.add_init_script(lacking)
    page.goto(site)
    expect(page.locator("#old")).to_contain_text("too old")
    expect(page.locator("#old")).to_contain_text("Safari 16.4")
    expect(page.locator("#waking")).to_be_hidden()
    page.wait_for_timeout(1000)  # the other scripts wait half a second at most
    assert page.locator("script[type=module]").count() == 0, "it is sent the game all the same"


def test_script_for_old_browsers_is_plain_and_old(dist: Path) -> None:
    html = (dist / "index.html").read_text()
    assert '<script defer crossorigin src="shell.js"></script>' in html
    script = (dist / "shell.js").read_text()
    script += Path("web/static/picture.js").read_text()
    assert not re.search(r"=>|`|\?\.|\?\?|^\s*(const|let|import|export) ", script, re.M)


@pytest.mark.parametrize("lost", ["app.py", "engine.js", "idiomorph.mjs"])
def test_shell_says_so_when_the_game_will_not_start(
    context: BrowserContext, site: str, lost: str
) -> None:
    page = context.new_page()
    page.route(f"**/{lost}", lambda route: route.fulfill(status=200, body="1 / 0 is lost"))
    page.goto(site)
    expect(page.locator("#waking")).to_contain_text("would not wake", timeout=30_000)


@pytest.mark.webkit
def test_page_wakes_in_webkit_and_again_after_a_reload(webkit: WebDriver) -> None:
    browsers.reload(webkit)
    browsers.wait_ready(webkit)
    assert webkit.execute_script("return app.innerText").strip()
