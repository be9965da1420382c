"""How late sounds are: a tick after the touch, all others after what they belong to is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Browser, Page

from tools.bench.rows import Row, middle
from tools.driving import browsers, playing, tapping
from tools.driving.recorded import recorded

GAME = "horse-fever-family/three-players.txt"
MOST = "300 ms"
LISTEN = """
globalThis.late = { tick: [], moment: [] };
let touched = 0, drawn = 0;
addEventListener("click", ({ timeStamp }) => (touched = timeStamp), true);
addEventListener("DOMContentLoaded", () =>
  new MutationObserver(() => (drawn = performance.now())).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true }));
const begin = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...told) {
  const now = performance.now(), out = 1000 * (this.context.baseLatency ?? 0);
  const is_tick = touched > drawn;
  late[is_tick ? "tick" : "moment"].push(now - (is_tick ? touched : drawn) + out);
  return begin.apply(this, told);
};
"""
"""The browser's own delay up to the loudspeaker is counted as well, as far as it tells it."""


def sound(browser: Browser, address: str) -> Iterator[Row]:
    """A game up to the end of its first race."""
    context = browser.new_context(viewport=browsers.TABLET)
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto(address)
    browsers.wake(page)
    to_the_payoffs(page)
    late: dict[str, list[float]] = page.evaluate("late")
    context.close()
    for kind, told in (("tick", "tick after the touch"), ("moment", "sound after its moment")):
        yield f"{told}, median of {len(late[kind])}", middle(late[kind]), ""
        yield "  worst", f"{max(late[kind]):.1f} ms", MOST


def to_the_payoffs(page: Page) -> None:
    """Play the recorded game until its first race has been run."""
    game = recorded(GAME)
    playing.set_up(page, game)
    for what, text in game.answers:
        for _ in range(3):
            if (unveil := page.locator("[data-do=unveil]")).is_visible():
                tapping.patiently(unveil)
        if page.locator("#skip").is_visible():
            break
        playing.give(page, what, text)
    page.locator("#to-payoffs").wait_for(timeout=120_000)
