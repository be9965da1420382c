"""The big screen beside the tablet: from the start of a draw to the picture in the other window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playwright.sync_api import Browser, Page

from tools.bench.rows import Row, middle
from tools.bench.steady import GAMES, PLAYER, RACE_SECONDS, ninety_five
from tools.driving import browsers

GOAL = 200
STAMP = """
  globalThis.began = 0;
  globalThis.sent = {};
  globalThis.stamp = () => performance.timeOrigin + performance.now();
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (act, ...rest) =>
    later((...told) => { began = stamp(); return act(...told); }, ...rest);
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message) {
    const told = message.html?.match(/data-told="(\\d+)"/)?.[1];
    if (told) sent[told] ??= [began, stamp()];
    return post.call(this, message);
  };
"""
"""When the timer of each moment of a race went off on the tablet, and when its picture was sent."""

SEE = """() => {
  globalThis.seen = {};
  const stamp = () => performance.timeOrigin + performance.now();
  const screen = document.querySelector("#screen");
  new MutationObserver(() => {
    const { told } = screen.firstElementChild.dataset, now = stamp();
    seen[told] ??= [now];
  }).observe(screen, { subtree: true, childList: true, attributes: true });
}"""


def screen(browser: Browser, address: str) -> Iterator[Row]:
    """A whole first race of each game, at the usual speed, both windows in sight."""
    for name, title in GAMES.items():
        drawn, whole = followed(browser, address, title)
        what = f"big screen, {name}: tablet's moment to the screen's change"
        yield f"{what}, 95th percentile", ninety_five(whole), f"at most {GOAL} ms"
        yield f"  median and worst of {len(whole)}", f"{middle(whole)}, {max(whole):.1f} ms", ""
        yield "  of it on the tablet, 95th percentile", ninety_five(drawn), ""


def followed(browser: Browser, address: str, title: str) -> tuple[Sequence[float], Sequence[float]]:
    """Milliseconds to the sending and to the showing of each moment."""
    with browser.new_context(viewport=browsers.TABLET, service_workers="block") as context:
        tablet, other = context.new_page(), context.new_page()
        tablet.add_init_script(STAMP)
        tablet.goto(address)
        browsers.wake(tablet)
        other.goto(f"{address}screen.html")
        tablet.bring_to_front()
        tablet.evaluate(PLAYER)
        tablet.evaluate("title => player.toRace(title)", title)
        other.evaluate(SEE)
        tablet.evaluate("sent = {}")
        tablet.set_default_timeout(RACE_SECONDS * 1000)
        tablet.evaluate("player.watch()")
        return paired(tablet, other)


def paired(tablet: Page, other: Page) -> tuple[Sequence[float], Sequence[float]]:
    """Both windows' stamps of the same moments, which must all have arrived."""
    other.wait_for_timeout(1000)
    sent: dict[str, list[float]] = tablet.evaluate("sent")
    seen: dict[str, list[float]] = other.evaluate("seen")
    if lost := set(sent) - set(seen):
        raise SystemExit(f"horseburg: {len(lost)} moments never came to the big screen")
    drawn = [at - began for began, at in sent.values()]
    return drawn, [seen[told][0] - began for told, (began, _) in sent.items()]
