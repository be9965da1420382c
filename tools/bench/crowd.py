"""What a crowd costs: from a tap on a horse to the changed and laid-out page, at four and forty."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from playwright.sync_api import Browser

from tools.bench.play import opened
from tools.bench.rows import Row, middle

WRITE = """([guests, taps]) => {
    const shown = (wanted) => document.querySelector(wanted), times = [];
    shown("[data-do^=setup]").click();
    shown("[data-do='title horse-fever/party']").click();
    const names = shown("#door-names");
    names.value = Array.from({length: guests}, (_, n) => `Guest ${n + 1}`).join("\\n");
    names.dispatchEvent(new Event("input", {bubbles: true}));
    shown("[data-do=door-start]").click();
    const horses = ["black", "blue", "green", "red", "yellow", "white"];
    for (let tap = 0; times.length < taps; tap++) {
        const kind = tap % 2 ? "show" : "win";
        const wanted = shown(`[data-do='slip-bet ${kind} ${horses[(tap >> 1) % 6]}']`);
        const start = performance.now();
        wanted.click();
        document.body.offsetHeight;
        times.push(performance.now() - start);
        if (tap % 2) shown("[data-do=slip-next]").click();
    }
    return times;
}"""


def crowded(browser: Browser, address: str) -> Iterator[Row]:
    """The same bets at a table of four and of forty: the second no worse than twice the first."""
    figures = []
    for guests in (4, 40):
        with opened(browser, address) as page:
            times: list[float] = page.evaluate(WRITE, [guests, 80])
        figures.append(statistics.median(times))
        yield f"bet to changed DOM, a party of {guests}, median", middle(times), ""
        late = f"{statistics.quantiles(times, n=20)[-1]:.1f} ms"
        yield "  95th percentile of 80", late, "50 ms"
    yield "  forty against four", f"{figures[1] / figures[0]:.2f}", "at most 2"
