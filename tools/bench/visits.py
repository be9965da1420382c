"""One visit to a page, and the moments in it by the page's own clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from tools.bench.play import PLAY
from tools.driving import browsers

ANSWERS = 10
"""How far a game has come when it is left to be resumed."""

# Moments come from observers, not from asking again and again, which would be coarse and would
# take the processor from the page. A frame counts as shown when the task after it runs.
WATCH = """(() => {
    const root = () => document.documentElement, patience = 120000;
    const moment = (seen) => new Promise((done, fail) => {
        const look = () => {
            if (root()?.dataset.ready === "failed") fail(new Error("the page would not wake"));
            if (!seen()) return;
            watch.disconnect();
            done(performance.now());
        };
        const watch = new MutationObserver(look);
        watch.observe(document, {
            subtree: true, childList: true, attributes: true, attributeFilter: ["data-ready"],
        });
        look();
        setTimeout(() => fail(new Error("nothing came up")), patience);
    });
    const frame = () => new Promise((done) => requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(0);
    }));
    const paint = () => new Promise((done) => new PerformanceObserver((list) => {
        for (const one of list.getEntriesByName("first-contentful-paint")) done(one.startTime);
    }).observe({type: "paint", buffered: true}));
    const laid = () => document.querySelector("#app :is(#table, #curtain)");
    const known = {
        paint: paint(),
        ready: moment(() => root()?.dataset.ready === "yes"),
        table: (async () => {
            await moment(laid).catch(() => 0);
            const [picture] = performance.getEntriesByName("horseburg-picture");
            return picture?.startTime <= (await known.paint) ? known.paint : frame();
        })(),
    };
    known.ready.catch(() => 0); // told to whoever asks; the page's own listener need not hear it
    globalThis.benchVisit = (wanted) => Promise.all(wanted.map((name) => known[name]));
})();"""
"""Notes the first paint, the paint of the table or its picture, and the moment of being playable.

Where the picture is on the page by the first paint (it leaves a mark), that paint is the picture's.
"""

ASK = "(wanted) => benchVisit(wanted)"
SETTLE = "() => navigator.serviceWorker.ready.then(() => true)"
LEAVE = 500
"""Milliseconds that a page is left in peace before it is left, to keep what it keeps."""


class Condition(NamedTuple):
    """What is made worse about the machine."""

    name: str
    slow_network: bool = False
    slow_processor: bool = False


PLAIN = Condition("plain")
CONDITIONS = (
    PLAIN,
    Condition("network 10 Mbit/s, 40 ms", slow_network=True),
    Condition("the same, processor four times slower", True, True),
)


def hamper(wire: CDPSession, condition: Condition) -> None:
    """Slow a page's network and processor down, or let them run free again."""
    speed = 10_000_000 / 8 if condition.slow_network else -1
    wire.send("Network.enable")
    wire.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": 40 if condition.slow_network else 0,
            "downloadThroughput": speed,
            "uploadThroughput": speed,
        },
    )
    rate = 4 if condition.slow_processor else 1
    wire.send("Emulation.setCPUThrottlingRate", {"rate": rate})


@contextmanager
def fresh(browser: Browser) -> Iterator[BrowserContext]:
    """A profile that has never been anywhere, on a tablet."""
    with browser.new_context(viewport=browsers.TABLET) as context:
        yield context


@contextmanager
def visiting(
    context: BrowserContext, address: str, wanted: Sequence[str], condition: Condition
) -> Iterator[tuple[Page, dict[str, float]]]:
    """A page that is open, and the wanted moments of its coming up in milliseconds."""
    page = context.new_page()
    page.add_init_script(WATCH)
    wire = context.new_cdp_session(page)
    hamper(wire, condition)
    page.goto(address, wait_until="commit")
    moments = dict(zip(wanted, page.evaluate(ASK, list(wanted)), strict=True))
    hamper(wire, PLAIN)
    yield page, moments
    page.close()


def visit(
    context: BrowserContext, address: str, wanted: Sequence[str], condition: Condition
) -> dict[str, float]:
    """The wanted moments of one visit."""
    with visiting(context, address, wanted, condition) as (_, moments):
        return moments


def settle(page: Page) -> None:
    """Wait until the service worker keeps the whole page and nothing goes on behind it."""
    page.evaluate(SETTLE)
    page.wait_for_timeout(LEAVE)


def put_to_sleep(context: BrowserContext) -> None:
    """Stop the service worker, which otherwise is still up from the visit before."""
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("ServiceWorker.enable")
    wire.send("ServiceWorker.stopAllWorkers")
    page.close()


def leave_a_game(context: BrowserContext, address: str) -> None:
    """Play the beginning of a game, and go."""
    with visiting(context, address, ("ready",), PLAIN) as (page, _):
        if not page.evaluate("Boolean(navigator.serviceWorker.controller)"):
            raise RuntimeError("no service worker is in control of a second visit")
        page.evaluate(PLAY, ["horse-fever/family", ANSWERS])
        page.wait_for_timeout(LEAVE)
        page.goto("about:blank")  # a page may keep its last picture when it is left


def one_round(browser: Browser, address: str, condition: Condition) -> dict[str, float]:
    """Every page once, one after the other, the bare ones each in a fresh profile."""
    found: dict[str, float] = {}
    for name, wanted in (("static", "paint"), ("bare-pyodide", "ready"), ("bare", "ready")):
        with fresh(browser) as context:
            moments = visit(context, f"{address}{name}.html", (wanted,), condition)
            found[name] = moments[wanted]
    with fresh(browser) as context:
        with visiting(context, address, ("paint", "ready"), condition) as (page, moments):
            found["first paint"], found["cold"] = moments["paint"], moments["ready"]
            settle(page)
        found["warm"] = visit(context, address, ("ready",), condition)["ready"]
        context.set_offline(True)
        # Two sessions that both shape the network would undo each other; here there is none.
        cut_off = condition._replace(slow_network=False)
        found["offline"] = visit(context, address, ("ready",), cut_off)["ready"]
        context.set_offline(False)
        leave_a_game(context, address)
        moments = visit(context, address, ("table", "ready"), condition)
        found["table"], found["resumed"] = moments["table"], moments["ready"]
        put_to_sleep(context)
        found["asleep"] = visit(context, address, ("table",), condition)["table"]
    return found
