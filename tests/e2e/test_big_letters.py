"""The big screen in every state: its letters can be read from the far end of a room, and fit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import Browser, ViewportSize

from tools.screen_states import SCREEN_STATES, dress, framed
from tools.serve import serving
from tools.staging import speaking_in
from web.words.languages import NAMES


@pytest.fixture(scope="module")
def screens(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The big screen in every state as a page without Python, in a folder for each language."""
    site: Path = tmp_path_factory.mktemp("screens") / "site"
    dress(site / "en")
    for code in set(NAMES) - {"en"}:
        copytree(site / "en", site / code)
    for name, play in SCREEN_STATES.items():
        drawing = play()
        for code in NAMES:
            with speaking_in(code):
                (site / code / f"{name}.html").write_text(framed(drawing), encoding="utf-8")
    with serving(site) as address:
        yield address, site


LETTERS = """() => {
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden = ".unseen, #full, #waits";
  const drawn = (one) => one.ownerSVGElement?.getScreenCTM().a ?? 1;
  while (walk.nextNode()) {
    const text = walk.currentNode, one = text.parentElement;
    if (!text.data.trim() || one.closest(hidden) || !one.getBoundingClientRect().width) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * drawn(one) * 1080 / innerHeight;
    const isCrowd = one.closest(".big-standings.of-many .big-who");
    const kind = !isCrowd &&
      one.closest(".horse-name, .big-who, #big-caller .now, .big-head, .big-clock, .odds");
    found.push([text.data.trim().slice(0, 20), size, Boolean(kind && one.tagName !== "SMALL")]);
  }
  return found;
}"""
OUT = """() => [...document.querySelectorAll(
    ".big-head *, .big-line, .big-line *, .big-bill, .big-bar *, .steps li, .big-rest li," +
    ".big-book *, .big-paying *, #bookie, .big-interval *, .big-end > :not(.rays) *")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen, .die"))
  .filter((one) => {
    const { right, bottom, width } = one.getBoundingClientRect();
    const isCut = one.matches(".big-first li, .big-field li, .big-tally") &&
      one.scrollWidth > one.clientWidth + 1 ||
      one.matches("#bookie") && one.scrollHeight > one.clientHeight + 1;
    return width && (isCut || right > innerWidth + 1 || bottom > innerHeight + 1);
  }).map((one) => one.outerHTML.slice(0, 120))"""


WALK = f"""async pages => {{
  const letters = {LETTERS}, out = {OUT}, wrong = [];
  for (const [name, text] of pages) {{
    const still = new DOMParser().parseFromString(text, "text/html");
    const fresh = document.importNode(still.getElementById("screen"), true);
    document.getElementById("screen").replaceWith(fresh);
    document.body.offsetHeight; // laid out, it knows which letters it lacks
    await document.fonts.ready;
    const all = letters();
    const small = all.filter(([, size, isFromAfar]) => size < (isFromAfar ? 36 : 28));
    const found = [...small.map(String), ...out(), ...(all.length ? [] : ["nothing is written"])];
    if (found.length) wrong.push(`${{name}}: ${{found.join("; ")}}`);
  }}
  return wrong;
}}"""
"""Letters that are too small for three metres, and what does not fit, in all states."""

LARGE: ViewportSize = {"width": 1920, "height": 1080}
SMALL: ViewportSize = {"width": 1280, "height": 720}


@pytest.mark.parametrize(("code", "size"), [*((code, LARGE) for code in NAMES), ("en", SMALL)])
def test_letters_can_be_read_from_three_metres(
    chromium: Browser, screens: tuple[str, Path], code: str, size: ViewportSize
) -> None:
    address, site = screens[0], screens[1] / code
    pages = [(name, (site / f"{name}.html").read_text()) for name in SCREEN_STATES]
    with chromium.new_context(viewport=size, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(f"{address}{code}/poster.html")
        wrong = page.evaluate(WALK, pages)  # its policy lets it fetch nothing
    assert not wrong, "\n".join(wrong)
