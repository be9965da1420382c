"""Games carried by file, link and code through the real page; what must not come in that way."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.ui import WebDriverWait

from game import Table, links, saves
from tests.amount import some
from tests.game.mutations import mutations
from tools import programs
from tools.build import ROOT
from tools.driving import browsers, playing
from tools.driving.recorded import recorded
from tools.driving.ways_on import way_on

GAME = "#game="
NO_HASH = re.compile("^[^#]*$")
DROP = """([name, text]) => {
  const brought = new DataTransfer();
  if (name) brought.items.add(new File([text], name, { type: "text/plain" }));
  else brought.setData("text/plain", text);
  const told = { bubbles: true, cancelable: true, dataTransfer: brought };
  document.querySelector("#home").dispatchEvent(new DragEvent("drop", told));
}"""
PASTE = """(text) => {
  const brought = new DataTransfer();
  brought.setData("text/plain", text);
  const told = { bubbles: true, cancelable: true, clipboardData: brought };
  document.body.dispatchEvent(new ClipboardEvent("paste", told));
}"""
SHARES = """
  navigator.canShare = (what) => !!what.files || !!what.url;
  navigator.share = async (what) => { window.shared = what.files[0]; };
"""
COPIES = "navigator.clipboard.writeText = async (text) => { window.copied = text; };"


def game(name: str = "horse-fever-family/card-92-as-printed.txt", steps: int = 40) -> str:
    """A golden game after so many answers."""
    return saves.dumps(recorded(name).table.at(steps))


def hostile() -> str:
    """A game whose players try to be scripts."""
    names = ["<img src=x onerror=window.__pwned=1>", "<script>window.__pwned=1</script>"]
    return saves.dumps(Table("horse-fever/family", names, dealer=Random(1)))


def pick(page: Page, text: str | bytes, name: str = "game.txt") -> None:
    """Bring a file in by the picker."""
    page.locator("#to-bring").click()
    content = text.encode() if isinstance(text, str) else text
    file: Any = {"name": name, "mimeType": "text/plain", "buffer": content}
    page.locator("#bring-file").set_input_files(files=[file])


def settled(page: Page) -> str:
    """Wait until something has come of it, and tell what: a sentence, or "" for a game."""
    expect(page.locator("#arrival, #notice p").first).to_be_visible()
    if page.locator("#arrival").count():
        return ""
    return page.locator("#notice p").inner_text()


def at_home(page: Page) -> None:
    """Put everything away again."""
    if page.locator("#arrival").count():
        page.locator("#leave-arrived").click()
    else:
        page.locator("#notice [data-do=close]").click()
    expect(page.locator("#home")).to_be_visible()
    expect(page.locator("#notice p")).to_have_count(0)


@pytest.fixture
def watched(page: Page) -> Iterator[Page]:
    """A page in which no script of others may run and no dialog may open."""
    opened: list[str] = []
    page.on("dialog", lambda dialog: (opened.append(dialog.message), dialog.dismiss()))
    yield page
    assert not opened
    assert page.evaluate("window.__pwned") is None


# there and back


def test_a_link_carries_a_game_to_another_device(
    unopened: Page, chromium: Browser, site: str, complaints: browsers.Complaints
) -> None:
    page = unopened
    page.add_init_script(COPIES)
    browsers.start(page)
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    page.locator("[data-answer]:not([aria-disabled=true])").first.click()
    way_on(page, "#to-share")
    expect(page.locator(".secret-warning")).to_contain_text("everybody’s secrets")
    page.locator("#share-link").click()
    expect(page.locator("#share-told")).to_contain_text("Copied")
    link = page.evaluate("window.copied")
    assert link.startswith(site + GAME + links.MARK)
    mine = page.evaluate(playing.KEPT)[0]
    with chromium.new_context(service_workers="block") as other_device:
        other = other_device.new_page()
        complaints.listen(other)
        other.goto(link)
        browsers.wake(other)
        expect(other.locator("#arrival-title")).to_have_text("A game has arrived")
        assert other.url == site
        assert playing.kept(other) == []
        other.locator("#keep-arrived").click()
        expect(other.locator("#ask")).to_be_visible()
        assert answers(playing.kept(other)[0]) == answers(mine)
        other.reload()
        browsers.wake(other)
        expect(other.locator("#arrival")).to_have_count(0)
        expect(other.locator("#ask")).to_be_visible()
        assert len(playing.kept(other)) == 1


def answers(text: str) -> tuple[str, ...]:
    return saves.loads(text).answers


def test_a_link_opens_in_a_page_that_is_open_already(page: Page) -> None:
    page.evaluate("(hash) => { location.hash = hash; }", GAME + links.pack(game()))
    expect(page.locator("#arrival-title")).to_be_visible()
    expect(page).to_have_url(NO_HASH)
    page.locator("#keep-arrived").click()
    expect(page.locator("#arrival")).to_have_count(0)
    page.evaluate("(hash) => { location.hash = hash; }", GAME + links.pack(game()))
    expect(page.locator("#arrival")).to_contain_text("on your shelf already")
    page.locator("#open-twin").click()
    expect(page.locator("#arrival")).to_have_count(0)
    assert len(playing.kept(page)) == 1


def test_a_file_is_taken_along_and_picked_again(page: Page) -> None:
    pick(page, game())
    assert settled(page) == ""
    page.locator("#keep-arrived").click()
    expect(page.locator("#arrival")).to_have_count(0)
    playing.raise_controls(page)
    way_on(page, "#to-home")
    page.locator(".shelf summary").first.click()
    page.locator("[data-do^='share ']").first.click()
    with page.expect_download() as told:
        page.locator("#share-file").click()
    assert told.value.suggested_filename.startswith("horseburg-")
    page.locator("#overlay-close").click()
    pick(page, told.value.path().read_text())
    assert settled(page) == ""
    expect(page.locator("#arrival")).to_contain_text("on your shelf already")


@pytest.mark.parametrize("code", some(["utf-16", "utf-16-le", "utf-16-be", "utf-8-sig"], 4, 2))
def test_a_file_is_read_however_its_letters_are_written(page: Page, code: str) -> None:
    text = game().replace("\n", "\r\n")
    pick(page, text.encode(code))
    expect(page.locator("#arrival")).to_be_visible()


def test_files_and_texts_are_dropped_and_pasted(page: Page) -> None:
    page.evaluate(DROP, ["game.txt", game()])
    assert settled(page) == ""
    at_home(page)
    page.evaluate(DROP, ["", "https://example.org/" + GAME + links.pack(game())])
    assert settled(page) == ""
    at_home(page)
    page.evaluate(PASTE, game())
    assert settled(page) == ""
    at_home(page)
    page.locator("#to-bring").click()
    page.locator("#bring-text").fill("look: " + GAME + links.pack(game()))
    page.locator("#bring-it").click()
    assert settled(page) == ""


def test_the_devices_own_share_sheet(page: Page) -> None:
    expect(page.locator("#share-device")).to_have_count(0)
    page.add_init_script(SHARES)
    page.reload()
    browsers.wake(page)
    pick(page, game())
    page.locator("#keep-arrived").click()
    playing.raise_controls(page)
    way_on(page, "#to-home")
    page.locator(".shelf summary").first.click()
    page.locator("[data-do^='share ']").first.click()
    page.locator("#share-device").click()
    kept = page.evaluate("async () => [window.shared.name, await window.shared.text()]")
    assert kept[0].startswith("horseburg-") and answers(kept[1])


READ = """
import { readFileSync } from "node:fs";
import read from "qr/decode.js";
const { path, size } = JSON.parse(readFileSync(0, "utf8"));
const scale = 6, side = size * scale, data = new Uint8Array(side * side * 4).fill(255);
for (const [, x, y, width] of path.matchAll(/M(\\d+) (\\d+)h(\\d+)/g))
  for (let v = y * scale; v < (+y + 1) * scale; v++)
    for (let u = x * scale; u < (+x + +width) * scale; u++)
      data.fill(0, (v * side + u) * 4, (v * side + u) * 4 + 3);
process.stdout.write(read({ width: side, height: side, data }));
"""


def test_the_code_reads_as_the_link_and_is_fetched_only_when_wanted(page: Page, site: str) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    pick(page, game(steps=60))
    page.locator("#keep-arrived").click()
    way_on(page, "#to-home")
    page.locator(".shelf summary").first.click()
    page.locator("[data-do^='share ']").first.click()
    assert not [url for url in fetched if "qr.mjs" in url]
    page.locator("#share-code").click()
    code = page.locator("#share-qr")
    expect(code).to_be_visible()
    assert [url for url in fetched if "qr.mjs" in url]
    drawn = {"path": code.locator("path").get_attribute("d")}
    size = int((code.get_attribute("viewBox") or "").split()[2])
    node = programs.node()
    assert node is not None
    read = subprocess.run(
        [node, "--input-type=module", "-e", READ],
        input=json.dumps(drawn | {"size": size}),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    ).stdout
    assert read.startswith(site + GAME)
    assert answers(links.unpack(read.removeprefix(site + GAME))) == answers(playing.kept(page)[0])


# what must not come in


def nasty(tmp: Path) -> Iterator[tuple[str, str | bytes]]:
    """Files and texts that have broken readers before."""
    text = game()
    yield "nothing", b""
    yield "binary", bytes(range(256)) * 400
    yield "surrogates", text.encode().replace(b"Ann", b"\xed\xa0\x80")
    yield "html", "<!doctype html><script>window.__pwned=1</script>"
    yield "svg", "<svg onload='window.__pwned=1'/>"
    yield "deep", 'horseburg save 1\ngame: "x"\nseats: ' + "[" * 19_000
    yield "cut", text[:200]
    yield "no answers", text.split("\n\n")[0]
    for number, spoilt in enumerate(mutations([text], 14, 3)):
        yield f"mutation {number}", spoilt.encode("utf-8", "replace")


def test_nasty_files_end_in_a_sentence_or_a_table(watched: Page, tmp_path: Path) -> None:
    pick(watched, game("horse-fever-board/first-edition-2.txt"))
    watched.locator("#keep-arrived").click()
    way_on(watched, "#to-home")
    before = playing.kept(watched)
    for name, text in nasty(tmp_path):
        pick(watched, text)
        told = settled(watched)
        assert told == "" or told.endswith("."), name
        assert playing.kept(watched) == before, name
        expect(watched.locator("#trouble")).to_have_count(0)
        at_home(watched)


@pytest.mark.nightly
def test_a_file_of_ten_megabytes_is_not_even_read(watched: Page) -> None:
    watched.evaluate("() => { File.prototype.text = async () => { window.read = 1; }; }")
    watched.evaluate(DROP, ["huge.txt", "x" * 10_000_000])
    assert "too large" in settled(watched)
    assert watched.evaluate("window.read") is None
    at_home(watched)
    watched.evaluate(PASTE, "x" * 10_000_000)
    assert "too large" in settled(watched)


def test_nasty_texts_and_links_end_in_a_sentence(watched: Page) -> None:
    packed = links.pack(game())
    for link in ("", "x", "%00", "horseburg1.", packed[:-9], packed[:40] + "A" + packed[41:],
                 packed[:-9] + "<script>window.__pwned=1</script>", "horseburg1." + "A" * 300_000,
                 "javascript:window.__pwned=1", "horseburg2." + packed[11:]):  # fmt: skip
        watched.evaluate("(hash) => { location.hash = hash; }", GAME + link)
        assert settled(watched).endswith("."), link
        assert watched.evaluate("location.hash") == ""
        at_home(watched)
    for text in ("\ud800", "horseburg save 1\n\udfff", "[" * 100_000, "\u202ehorseburg1.AAAA"):
        watched.evaluate(
            "(units) => { const told = String.fromCharCode(...units);"
            f" ({PASTE})(told.length > 1000 ? told.repeat(90) : told); }}",
            [ord(sign) for sign in text[:1200]],
        )
        assert settled(watched).endswith(".")
        at_home(watched)
    assert playing.kept(watched) == []


def test_scripts_in_names_stay_names(watched: Page) -> None:
    watched.evaluate("(hash) => { location.hash = hash; }", GAME + links.pack(hostile()))
    expect(watched.locator("#arrival")).to_contain_text("<script>window.__pwned=1</script>")
    watched.locator("#keep-arrived").click()
    expect(watched.locator("#ask, #curtain-title").first).to_contain_text("window.__pwned")
    way_on(watched, "#to-home")
    watched.locator(".shelf summary").first.click()
    watched.locator("[data-do^='share ']").first.click()
    expect(watched.locator(".parcel")).to_contain_text("<script>")
    assert watched.locator("main img, main script").count() == 0


# WebKit


@pytest.mark.webkit
def test_a_link_opens_in_webkit(webkit: WebDriver, site: str) -> None:
    webkit.get(site + "version.json")
    webkit.get(site + GAME + links.pack(game()))
    browsers.wait_ready(webkit)
    assert "A game has arrived" in webkit.find_element(By.ID, "arrival").text
    assert webkit.current_url == site
    webkit.find_element(By.ID, "keep-arrived").click()
    WebDriverWait(webkit, 20, 0.1).until(
        lambda one: one.find_elements(By.CSS_SELECTOR, "#curtain, #table")
    )
    assert not webkit.find_elements(By.ID, "arrival")
