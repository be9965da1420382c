"""What a touch costs: Interaction to Next Paint, as the field measures it, and what it sets going.

A whole first race of every title at the size of a tablet and of a phone, two people beside two
computers, by real touches, the processor slowed four times: Event Timing gives the time from the
touch to the next frame. A second race, not slowed, is counted: a count does not depend on the hour.
Chromium only: nothing else can be slowed.
"""

from __future__ import annotations

import json
import math
import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from game import TITLES
from tools.bench.rows import Row
from tools.driving import browsers, playing, tapping
from web.acts.double_tap import BLINK, SOON

SLOWED = 4
SIZES = {"tablet": browsers.TABLET, "phone": {"width": 390, "height": 844}}
MOST, LEAST = 90, 25
"""Touches of a race; so many at least are made, going on into the next race."""
TASK = 100
MEDIAN, WORST = "at most 80 ms", "at most 200 ms"

WATCH = """() => {
  const heard = globalThis.heard = {touches: new Map(), tasks: [], answers: []};
  const touched = ({interactionId, duration, startTime}) => {
    if (!interactionId) return;
    const [longest, first] = heard.touches.get(interactionId) ?? [0, startTime];
    heard.touches.set(interactionId, [Math.max(longest, duration), Math.min(first, startTime)]);
  };
  const observe = (told, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(told)).observe(options);
  observe(touched, {type: "event", durationThreshold: 16});
  observe(({startTime, duration}) => heard.tasks.push([startTime, duration]), {type: "longtask"});
  let since = null;
  addEventListener("click", ({timeStamp}) => (since = timeStamp), true);
  new MutationObserver(() => {
    if (since === null) return;
    const [channel, from] = [new MessageChannel(), since];
    since = null;
    channel.port1.onmessage = () => heard.answers.push(performance.now() - from);
    requestAnimationFrame(() => channel.port2.postMessage(""));
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
"""The duration of an interaction is that of its longest event; under 16 ms it is not told.

An answer is the first change of what stands on the page, there when its frame has been painted.
"""

SPOT = """(chance) => {
  const seen = {visibilityProperty: true, opacityProperty: true};
  const on = ["do-it", "unveil", "finish", "payoffs", "hammer", "skip"];
  const shown = (wanted) => [...document.querySelectorAll(wanted)].filter((one) =>
    one.checkVisibility(seen) && one.getClientRects().length && one.ariaDisabled !== "true");
  const ways = [
    ...on.map((it) => `[data-do=${it}]`),
    "[data-answer]",
    "[data-do^=pick], [data-do^=slip-bet], [data-do=slip-next]",
  ];
  const found = ways.map(shown).find((all) => all.length);
  if (!found) return null;
  const one = found[Math.floor(chance * found.length)];
  one.scrollIntoView({block: "nearest", inline: "nearest"});
  const box = [...one.getClientRects()].find((it) => it.width && it.height);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(one.contains(hit) || hit.contains(one))) return null;
  const asked = document.querySelector("#bar[class^=ask-]")?.className.split(" ")[0].slice(4);
  const {answer, do: wish} = one.dataset;
  return [x, y, answer === undefined ? wish.split(" ")[0] : `answer to ${asked}`];
}"""
"""Where the next touch goes, as somebody plays who bets at random: the way on, else an answer."""

COUNT = """() => {
  const counts = globalThis.counts = {nodes: 0, bytes: 0, calls: 0};
  const tally = (text, node) => {
    counts.bytes += text.length;
    counts.nodes += node.querySelectorAll("*").length;
  };
  const parse = DOMParser.prototype.parseFromString;
  DOMParser.prototype.parseFromString = function (text, kind) {
    const made = parse.call(this, text, kind);
    if (kind === "text/html") tally(text, made.querySelector("template")?.content ?? made);
    return made;
  };
  const isCall = /^(Jsv|JsProxy|JsObj|JsMap|JsArray|JsString|Js_|hiwire)/;
  const wrapped = (imports) => {
    for (const group of Object.values(imports ?? {}))
      for (const [name, act] of Object.entries(group))
        if (typeof act === "function" && isCall.test(name))
          group[name] = (...told) => { counts.calls += 1; return act(...told); };
    return imports;
  };
  for (const way of ["instantiate", "instantiateStreaming"]) {
    const plain = WebAssembly[way];
    WebAssembly[way] = (code, imports) => plain.call(WebAssembly, code, wrapped(imports));
  }
}"""
"""What the page makes the browser do: elements parsed, from how many letters; calls from Python."""

FORCED = ("devtools.timeline", "disabled-by-default-devtools.timeline.stack")
"""Work on style and layout that a script has waited for comes with the stack of the script."""


class Touches(NamedTuple):
    """A race in milliseconds: touches and long tasks with what was touched, and answers."""

    touches: list[tuple[float, str]]
    tasks: list[tuple[float, str]]
    answers: list[float]


def inp(browser: Browser, address: str) -> Iterator[Row]:
    """A static page's touch, then every title at both sizes, timed and counted."""
    yield "touch to next frame, a static page", told(static(browser, address)), ""
    for title in TITLES:
        for size in SIZES:
            with alive(browser, address, title, size) as page:
                yield from timed(f"{TITLES[title].name}, {size}", race(page, slowed=True))
    for title in TITLES:
        with alive(browser, address, title, "tablet", COUNT) as page:
            yield from counted(browser, page, TITLES[title].name)


def timed(what: str, found: Touches) -> Iterator[Row]:
    """Median, 75 and 98 %, the longest by name; and tasks that are long."""
    times = [time for time, _ in found.touches]
    yield f"touch to next frame, {what}, 98 %", f"{part(times, 0.98):.0f} ms", WORST
    yield f"  median of {len(times)}", f"{statistics.median(times):.0f} ms", MEDIAN
    longest, name = max(found.touches)
    yield "  75 %, longest", f"{part(times, 0.75):.0f}, {longest:.0f} ms ({name})", ""
    yield "  to the answer of the game on the screen", told(found.answers), ""
    many = Counter(name for length, name in found.tasks if length > TASK)
    figure = ", ".join(f"{count} {name}" for name, count in many.most_common(4)) or "none"
    yield f"  tasks over {TASK} ms", figure, "none"


def told(times: Sequence[float]) -> str:
    """Median and 98 %."""
    return f"{statistics.median(times):.0f} ms, {part(times, 0.98):.0f} ms at 98 %"


def part(times: Sequence[float], share: float) -> float:
    """So many of the times are no longer."""
    return sorted(times)[math.ceil(len(times) * share) - 1]


@contextmanager
def alive(
    browser: Browser, address: str, title: str, size: str, before: str = ""
) -> Iterator[Page]:
    """A table of two people and two computers at its first question, one touch an answer."""
    held = {"viewport": SIZES[size], "has_touch": True, "is_mobile": True}
    with browser.new_context(**held, service_workers="block") as context:  # type: ignore[arg-type]
        page = context.new_page()
        if before:
            page.add_init_script(f"({before})()")
        page.goto(address)
        browsers.wake(page)
        page.set_default_timeout(60_000)
        playing.for_experts(page)
        box = title.partition("/")[0]
        page.locator(f"[data-do='setup {box}']").first.click()
        tapping.settle(page)
        if page.locator(f"[data-do='title {title}']").count():
            page.locator(f"[data-do='title {title}']").click()
            tapping.settle(page)
        if page.locator("#door-names").count():
            page.locator("#door-names").fill("Ann, Ben, Cat, Dan, Eve, Fay")
            page.locator("[data-do=door-add]").click()
            page.locator("[data-do=door-start]").click()
        else:
            away = page.locator("[data-do^='seat remove']")
            while away.count() < 4:
                page.locator("[data-do='seat add']").click()
            for seat in (2, 3):
                page.locator(f"#bot-{seat}").click()
            page.locator("[data-do=start]").click()
        yield page


def race(page: Page, slowed: bool = False) -> Touches:
    """Touch until the first race has been paid out."""
    page.evaluate(WATCH)
    if slowed:
        devtools = page.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    names: list[tuple[float, str]] = []
    state, seen, idle, ended = 12345, "", 0, False
    while len(names) < MOST and idle < 200 and not (ended and len(names) >= LEAST):
        tapping.settle(page)
        spot = page.evaluate(SPOT, state / 2**31)
        if spot is None:
            idle, state = idle + 1, following(state)
            page.wait_for_timeout(100)
            continue
        if spot[2] != seen:  # it has just come up, and nobody is quicker than that
            seen = spot[2]
            page.wait_for_timeout(BLINK)
            continue
        x, y, name = spot
        state, seen = following(state), ""
        names.append((page.evaluate("performance.now()"), name))
        page.touchscreen.tap(x, y)
        page.wait_for_timeout(SOON + 100)
        idle, ended = 0, ended or name == "payoffs"
    page.wait_for_timeout(1000)
    touches, tasks, answers = page.evaluate(
        "[[...heard.touches.values()], heard.tasks, heard.answers]"
    )
    quick = [(8.0, name) for _, name in names[len(touches) :]]
    return Touches(
        [(time, last(names, start)) for time, start in touches] + quick,
        [(length, last(names, start)) for start, length in tasks],
        answers,
    )


def following(state: int) -> int:
    """The next of numbers that look like chance, and are the same every time."""
    return (state * 1103515245 + 12345) % 2**31


def last(names: Sequence[tuple[float, str]], when: float) -> str:
    """What had been touched last by then."""
    return next((name for time, name in reversed(names) if time <= when), "the start")


def static(browser: Browser, address: str) -> list[float]:
    """The same touches on a page that only changes a word."""
    with browser.new_context(viewport=browsers.TABLET, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        page.goto(f"{address}static.html")
        page.evaluate("""() => {
          const button = document.createElement("button");
          button.textContent = "0";
          button.style.cssText = "position: fixed; inset: auto 40% 10px; height: 60px";
          button.onclick = () => { button.textContent = 1 + Number(button.textContent); };
          document.body.append(button);
        }""")
        page.evaluate(WATCH)
        devtools = context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        box = page.locator("button").bounding_box()
        assert box is not None
        for _ in range(LEAST):
            page.touchscreen.tap(box["x"] + 10, box["y"] + 10)
            page.wait_for_timeout(SOON)
        found: list[tuple[float, float]] = page.evaluate("[...heard.touches.values()]")
    return [time for time, _ in found] + [8.0] * (LEAST - len(found))


def counted(browser: Browser, page: Page, name: str) -> Iterator[Row]:
    """What one touch sets going, on the average of a race."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    before = metrics(devtools)
    page.evaluate("Object.assign(counts, {nodes: 0, bytes: 0, calls: 0})")
    browser.start_tracing(page=page, categories=list(FORCED))
    found = len(race(page).touches)
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    after, made = metrics(devtools), page.evaluate("counts")
    forced = Counter(one["name"] for one in traced if is_forced(one))
    styles = after["RecalcStyleCount"] - before["RecalcStyleCount"]
    layouts = after["LayoutCount"] - before["LayoutCount"]
    of_script = (forced["UpdateLayoutTree"] / found, forced["Layout"] / found)
    figure = f"{of_script[0]:.1f} and {of_script[1]:.1f}"
    yield f"styles and layouts by script a touch, {name}", figure, "at most 2 and 1"
    every = f"{styles / found:.1f} and {layouts / found:.1f}"
    yield f"  all of them, in {found} touches", every, ""
    parsed = f"{made['nodes'] / found:,.0f} from {made['bytes'] / 1000 / found:.1f} kB"
    yield "  elements parsed a touch", parsed, ""
    yield "  calls from Python to the browser a touch", f"{made['calls'] / found:,.0f}", ""


def metrics(devtools: Any) -> dict[str, float]:
    """Chromium's own counters."""
    found = devtools.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in found}


def is_forced(event: dict[str, Any]) -> bool:
    """Whether a script of the page has asked for this work on style or layout and waited for it."""
    told = event.get("args", {})
    stacks = [(told.get(key) or {}).get("stackTrace") or [] for key in ("beginData", "data")]
    return any(frame["url"] for stack in stacks for frame in stack)  # else it is our own driving
