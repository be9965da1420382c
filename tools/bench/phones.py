"""What phones cost, four of them and forty: a bet to its picture there, a tap on the tablet."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from playwright.sync_api import Browser, Page

from tools import programs
from tools.bench.play import PARTY
from tools.bench.rows import Row, middle
from tools.driving import browsers
from tools.driving.company import company

WITH_CAMERA = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
SLOWED = 4
CROWDS = (4, 40)
BETS, TAPS = 24, 12

LAG = """async (wanted) => {
  const button = [...document.querySelectorAll(wanted)].find((one) => one.offsetParent);
  if (!button) return -1;
  const isNews = ({ attributeName }) => attributeName !== "data-given";
  return await new Promise((done) => {
    const began = performance.now();
    const took = () => done(performance.now() - began);
    const end = () => requestAnimationFrame(() => setTimeout(took));
    const watch = new MutationObserver((all) => all.some(isNews) && (watch.disconnect(), end()));
    const how = { subtree: true, childList: true, attributes: true, characterData: true };
    watch.observe(document.getElementById("app"), how);
    button.click();
    setTimeout(done, 9000, 9000);
  });
}"""
"""From a tap to the frame after the next picture, in milliseconds."""


def phones(browser: Browser, address: str) -> Iterator[Row]:
    """A party whose guests bet on phones, at a tablet that is slowed four times."""
    own = browser.browser_type.launch(
        executable_path=programs.chromium(), args=[*browsers.QUIET, *WITH_CAMERA]
    )
    for count in CROWDS:
        with company(own, address, browsers.Complaints(address)) as room:
            tablet = room.tablet(permissions=["camera"])
            names = [f"Guest {number}" for number in range(1, count + 1)]
            guests = list(room.seated(tablet, PARTY, *names).values())
            devtools = tablet.context.new_cdp_session(tablet)
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            bets = bet(guests, BETS)
            taps = [tap(tablet, 1 + number % count) for number in range(TAPS)]
        yield (
            f"bet to picture, {count} phones, tablet slowed {SLOWED} times, median",
            middle(bets),
            "300 ms",
        )
        late = statistics.quantiles(bets, n=20)[-1]
        yield f"  95th percentile of {len(bets)}", f"{late:.1f} ms", ""
        yield "  a tap on the tablet to its frame, median", middle(taps), "200 ms"
    own.close()


def tap(tablet: Page, number: int) -> float:
    """Milliseconds from a tap on a guest's tile, by number, to the frame that shows the slip."""
    tablet.wait_for_timeout(300)
    took: float = tablet.evaluate(LAG, f"[data-do='slip {number}']")
    return took


def bet(guests: list[Page], count: int) -> list[float]:
    """So many bets, one guest after the other, with time for the others' pages in between."""
    times: list[float] = []
    for number in range(count):
        guest = guests[number % len(guests)]
        kind, horse = ("win", "show")[number // len(guests) % 2], HORSES[number % len(HORSES)]
        took = guest.evaluate(LAG, f"[data-do='slip-bet {kind} {horse}']")
        if 0 <= took < 9000:
            times.append(took)
        guest.wait_for_timeout(300)
    return times


HORSES = ("black", "blue", "green", "red", "yellow", "white")
