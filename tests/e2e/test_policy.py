"""The content security policy, and names that try to be more than names."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver

from tools.driving import browsers, playing
from tools.driving.recorded import recorded
from tools.driving.ways_on import way_on

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'unsafe-eval' 'sha256-…'",
    "script-src-attr": "'none'",
    "connect-src": "'self'",
    "style-src": "'self' 'sha256-…'",
    "font-src": "'self' data:",
    "img-src": "'self' data:",  # drawings that stand in the style
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
"""All that the page may do. What is not named falls back to nothing at all.

The style of the shell and the one script in line are named by their digests, filled in here as `…`.
Fonts may come as data; a font can do nothing.

`frame-ancestors`, `sandbox` and reports cannot be asked for from within a page, only by the host.
`require-trusted-types-for` is left out: Pyodide compiles strings, Idiomorph parses them, and a
default policy that lets both pass would guard nothing.
"""

NAMES = [
    "<script>ran=1</script>",
    "\"'><img src=x onerror=ran=1>",
    "{{a.constructor('ran=1')()}}${ran=1}",
    "\u05e1\u05d5\u05e1 \U0001f40e\U0001f3c7' onclick=ran=1 " + "W" * 16,
]
"""Tags, quotes, braces of templates; a name written from the right, with emoji, very long."""


class Shell(HTMLParser):
    """The page's own tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inline: list[tuple[str, str]] = []
        self.inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.inside = tag

    def handle_data(self, data: str) -> None:
        if self.inside in ("script", "style") and data.strip():
            self.inline.append((self.inside, data))

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""


def test_the_policy_is_no_wider_than_written_here(dist: Path) -> None:
    shell = Shell((dist / "index.html").read_text())
    (policy,) = [
        attrs["content"] or ""
        for tag, attrs in shell.tags
        if tag == "meta" and attrs.get("http-equiv") == "Content-Security-Policy"
    ]
    asked = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert sorted(tag for tag, _ in shell.inline) == ["script", "style"]
    for tag, text in shell.inline:
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        asked[f"{tag}-src"] = asked[f"{tag}-src"].replace(digest, "…")
    assert asked == POLICY
    assert "unsafe-inline" not in policy


SCREEN_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "script-src-attr": "'none'",
    "style-src": "'self'",
    "font-src": "'self' data:",
    "img-src": "'self' data:",  # drawings that stand in the style
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
"""The big screen runs no Python, asks for its own drawings only, and has nothing in line."""


def test_the_big_screen_may_do_even_less(dist: Path) -> None:
    shell = Shell((dist / "screen.html").read_text())
    (policy,) = [
        attrs["content"] or ""
        for tag, attrs in shell.tags
        if tag == "meta" and attrs.get("http-equiv") == "Content-Security-Policy"
    ]
    assert dict(part.strip().split(" ", 1) for part in policy.split(";")) == SCREEN_POLICY
    assert not shell.inline
    for tag, attrs in shell.tags:
        assert not [key for key in attrs if key.startswith("on") or key == "style"], tag
        for key in ("src", "href"):
            assert not re.match(r"\w+:|//", attrs.get(key) or ""), "everything comes from here"


def test_the_shell_has_one_inline_script_and_no_handler(dist: Path) -> None:
    shell = Shell((dist / "index.html").read_text())
    for tag, attrs in shell.tags:
        assert not [key for key in attrs if key.startswith("on") or key == "style"], tag
        for key in ("src", "href"):
            assert not re.match(r"\w+:|//", attrs.get(key) or ""), "everything comes from here"


def test_markup_is_made_from_text_in_two_places_only(dist: Path) -> None:
    """Idiomorph puts the escaped page in place, picture.js what that page was last time."""
    sinks = re.compile(
        r"innerHTML|outerHTML\s*=|insertAdjacentHTML|document\.write|createContextual"
    )
    own = sorted((dist / "").glob("horseburg-*/js/*.js"))
    assert own
    morph = re.compile(r'morphStyle:\s*"innerHTML"')
    assert not [path.name for path in own if sinks.search(morph.sub("", path.read_text()))]
    root = Path(__file__).parents[2]
    assert sinks.findall((root / "web/static/picture.js").read_text()) == ["innerHTML"]
    writing = root / "web/html/writing.py"
    for path in (root / "web").rglob("*.py"):
        text = path.read_text()
        assert not re.search(sinks, text), path
        wrapped = re.findall(r"Markup\(([\w.]+)", text)
        assert wrapped == (["walk.joined"] if path == writing else []), (path, wrapped)


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["horse-fever-board/out-in-mid-payoff.txt"])
def test_a_whole_game_of_hostile_names(
    page: Page, complaints: browsers.Complaints, name: str
) -> None:
    """Nothing runs, nothing is made of a name, and the policy has had nothing to stop."""
    game = recorded(name)
    object.__setattr__(game.table, "names", tuple(NAMES[: len(game.table.names)]))
    page.evaluate(
        "document.addEventListener('securitypolicyviolation', () => (globalThis.broke = 1))"
    )

    def between(number: int) -> None:
        if number % 9 == 0:
            check(page)
        if number % 20 == 10:
            way_on(page, "#to-log")
            check(page)
            page.locator("#overlay-close").click()

    playing.set_up(page, game)
    playing.play(page, game, between)
    expect(page.locator("#podium")).to_be_visible()
    check(page)
    way_on(page, "#to-home")
    expect(page.locator("#home")).to_be_visible()
    check(page)
    page.reload()
    browsers.wake(page)
    check(page)
    assert not complaints.heard


def check(page: Page) -> None:
    """No element, attribute or handler that a name asked for."""
    bad = page.evaluate(
        """() => [...document.querySelectorAll("#app *")].filter((one) =>
            ["SCRIPT", "IMG", "STYLE", "IFRAME", "OBJECT", "B>"].includes(one.tagName.toUpperCase())
            || one.getAttributeNames().some((key) => key.startsWith("on") || key === "style")
        ).map((one) => one.outerHTML.slice(0, 200))"""
    )
    assert bad == []
    assert page.evaluate("[globalThis.ran ?? 0, globalThis.broke ?? 0]") == [0, 0]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_policy_is_in_force(page: Page, complaints: browsers.Complaints) -> None:
    """What escaping would let through does not run."""
    complaints.allowed = ("Content Security Policy",)
    page.evaluate(
        """() => {
            const handler = document.createElement("button");
            handler.setAttribute("onclick", "ran = 1");
            document.body.append(handler);
            handler.click();
            const script = document.createElement("script");
            script.textContent = "ran = 2";
            document.body.append(script);
            handler.remove();
            script.remove();
        }"""
    )
    assert page.evaluate("globalThis.ran ?? 0") == 0


def test_hostile_names_in_webkit(webkit: WebDriver) -> None:
    webkit.find_element(By.CSS_SELECTOR, "[data-do^=setup]").click()
    webkit.execute_script(
        """const fields = [...document.querySelectorAll("[data-field^='name ']")];
        fields.forEach((field, at) => {
          field.value = arguments[0][at];
          field.dispatchEvent(new Event("input", { bubbles: true }));
        });""",
        NAMES[:3],
    )
    webkit.find_element(By.CSS_SELECTOR, "[data-do=start]").click()
    script = """return [document.querySelector(".seat .name")?.textContent, globalThis.ran ?? 0,
        document.querySelectorAll("#app script, #app img, #app [style]").length]"""
    title, ran, made = webkit.execute_script(script)
    assert title in NAMES and (ran, made) == (0, 0)
    laid = "return getComputedStyle(document.querySelector('#table')).display"
    assert webkit.execute_script(laid) == "grid", "styles come from the sheet alone"
