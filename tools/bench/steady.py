"""Long tasks of whole games, memory after ten of them, and the frames of a race on a slow tablet.

Chromium only: WebKit has neither the observers nor the slowing down. Headless Chromium paints
without a graphics card here, which makes frames dearer than on a tablet, never cheaper.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

from tools.bench.rows import Row, middle
from tools.driving import browsers

GAMES = {"Family Game": "horse-fever/family", "Board Game": "horse-fever/board"}
TASK_GOAL, FRAME_GOAL, MEMORY_GOAL = 50, 34, 10
SLOWED = 4
EARLY, LATE = 2, 10
RACE_SECONDS = 240

FIRST = "once a visit: code that runs for the first time, fonts that are shaped for it"
BOTS = "computers answer up to the next person's question, then the table is drawn once"
NAMED = {
    "tap on setup": FIRST,
    "tap on start": "the game is dealt and written down, computers answer; then " + FIRST,
    "tap on unveil": "the whole table comes at once; the first time it is " + FIRST,
    "tap on skip": "a race, its payoffs and the next round are told at once, and computers answer",
    "answer to purchase": BOTS,
    "answer to horse to keep": BOTS,
}
"""Long tasks that are allowed, each with the reason why it has to be one."""

PLAYER = """() => {
    const shown = (wanted) => document.querySelector(wanted);
    const READ = ["do-it", "unveil", "finish", "payoffs", "hammer"];
    const HELD = READ.map((one) => `[data-do=${one}]`).join();
    const ANSWER = "[data-answer]:not([aria-disabled=true])";
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const player = globalThis.player = { taps: [], tasks: [], frames: [] };
    new PerformanceObserver((list) => list.getEntries().forEach(
        (task) => player.tasks.push([task.startTime, task.duration]))
    ).observe({ type: "longtask" });

    player.note = (what) => player.taps.push([performance.now(), what]);
    player.tap = (button) => {
        const asked = shown("#bar[class^=ask-]")?.className.slice(4).replaceAll("-", " ");
        const verb = button.dataset.do?.split(" ")[0];
        const answers = button.dataset.answer || verb === "do-it";
        player.note(answers ? `answer to ${asked}` : `tap on ${verb}`);
        button.click();
    };
    player.start = async (title, computers) => {
        const taps = ["[data-do^=setup]", `[data-do="title ${title}"]`];
        for (const what of taps) { player.tap(shown(what)); await frame(); }
        const seats = () => document.querySelectorAll(".seat-lines li").length;
        while (seats() < 4) { player.tap(shown("#seat-add")); await frame(); }
        for (let seat = 4 - computers; seat < 4; seat++) player.tap(shown(`#bot-${seat}`));
        player.tap(shown("#start"));
        await frame();
    };
    player.next = (alsoSkip) => {
        const held = shown(alsoSkip ? `${HELD}, #skip` : HELD);
        const all = held || alsoSkip === null ? [] : document.querySelectorAll(ANSWER);
        const button = held ?? all[Math.floor(Math.random() * all.length)];
        if (button) player.tap(button);
        return Boolean(button);
    };
    player.photo = () => { // a photo finish that odds and cards leave level waits for somebody
        const ahead = "[data-answer^=ahead]:not([aria-disabled=true])";
        (shown("#do-it") ?? shown(ahead))?.click();
    };
    player.race = async () => {
        player.tap(shown("[data-do='speed 4x']"));
        await frame();
        player.note("moment of a race");
        while (shown("#skip")) await frame();
    };
    player.game = async (title, computers, watchesOne, step) => {
        await player.start(title, computers);
        let watched = !watchesOne;
        for (let taps = 0; taps < 6000 && !shown("[data-do=again]"); taps++) {
            if (!watched && shown("#race-stage") && shown("#skip")) {
                await player.race();
                watched = true;
            }
            player.next(true);
            if (taps % step === 0) await frame();
        }
        if (!shown("[data-do=again]")) throw new Error("the game never ends");
        if (!shown("#to-home")) player.tap(shown("#more-ways"));
        await frame();
        player.tap(shown("#to-home"));
        await frame();
    };
    player.toRace = async (title) => {
        await player.start(title, 0);
        const running = () => shown("#race-stage") && shown("#skip");
        for (let taps = 0; taps < 6000 && !running(); taps++) player.next(!shown("#race-stage"));
        if (!running()) throw new Error("the race never starts");
    };
    player.idle = () => new Promise((done) => {
        const times = [], look = (now) => {
            times.push(now);
            times.length < 181 ? requestAnimationFrame(look) : done(times);
        };
        requestAnimationFrame(look);
    });
    player.watch = () => new Promise((done) => {
        let last = 0;
        const look = (now) => {
            if (!shown("#race-stage") || shown("#to-payoffs")) return done(player.frames);
            if (last) player.frames.push(now - last);
            last = now;
            player.photo();
            requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    });
}"""
GAME = "(asked) => player.game(...asked)"
READ = """async () => {
    await new Promise((done) => setTimeout(done, 300));
    return [player.taps, player.tasks];
}"""
KEEP_MEMORIES = """
    globalThis.memories = new Set();
    const plain = Object.getOwnPropertyDescriptor(WebAssembly.Memory.prototype, "buffer");
    Object.defineProperty(WebAssembly.Memory.prototype, "buffer", {
        ...plain, get() { memories.add(this); return plain.get.call(this); },
    });
"""
TOTAL = "[...memories].reduce((sum, one) => sum + one.buffer.byteLength, 0)"


class Memory(NamedTuple):
    """What a page holds after its rubbish has been collected, in bytes; and how many nodes."""

    scripts: int
    wasm: int
    nodes: int
    listeners: int


def steady(browser: Browser, address: str) -> Iterator[Row]:
    """Everything that must not stutter, swell or stall after the page is alive."""
    yield from long_tasks(browser, address)
    yield from memory(browser, address)
    yield from races(browser, address)


@contextmanager
def player(browser: Browser, address: str) -> Iterator[Page]:
    """A page that is alive, in a fresh profile, with somebody to play in it."""
    with browser.new_context(viewport=browsers.TABLET, service_workers="block") as context:
        page = context.new_page()
        page.add_init_script(KEEP_MEMORIES)
        page.goto(address)
        browsers.wake(page)
        page.evaluate(PLAYER)
        yield page


def long_tasks(browser: Browser, address: str) -> Iterator[Row]:
    """Whole games of four, the first race watched, the others skipped."""
    for name, title in GAMES.items():
        for computers in (0, 3):
            with player(browser, address) as page:
                page.evaluate(GAME, [title, computers, True, 1])
                taps, tasks = page.evaluate(READ)
            who = f"{computers} computers" if computers else "four people"
            what = f"long tasks, {name}, {who}, {len(taps)} taps"
            yield from told(what, blamed(taps, tasks))


def blamed(
    taps: Sequence[tuple[float, str]], tasks: Sequence[tuple[float, float]]
) -> dict[str, list[float]]:
    """Long tasks under the last tap before their end."""
    by_tap: dict[str, list[float]] = defaultdict(list)
    for start, length in tasks:
        before = [what for time, what in taps if time < start + length]
        by_tap[before[-1] if before else "boot"].append(length)
    return by_tap


def told(what: str, by_tap: dict[str, list[float]]) -> Iterator[Row]:
    """How many, the longest, then every name with its reason."""
    found = [length for lengths in by_tap.values() for length in lengths]
    worst = f", longest {max(found):.0f} ms" if found else ""
    yield what, f"{len(found)}{worst}", f"none over {TASK_GOAL} ms but named"
    for name, lengths in sorted(by_tap.items(), key=lambda item: -max(item[1])):
        figure = f"{len(lengths)}, longest {max(lengths):.0f} ms"
        yield f"  {name}", figure, NAMED.get(name, "not justified")


def memory(browser: Browser, address: str) -> Iterator[Row]:
    """The page after two games against computers and after ten, both titles in turn, at home."""
    titles = list(GAMES.values())
    with player(browser, address) as page:
        devtools = page.context.new_cdp_session(page)
        seen = {}
        for number in range(1, LATE + 1):
            page.evaluate(GAME, [titles[number % 2], 3, False, 16])
            if number in (EARLY, LATE):
                page.evaluate("player.taps.length = player.tasks.length = 0")
                seen[number] = measured(page, devtools)
    early, late = seen[EARLY], seen[LATE]
    growth = 100 * ((late.scripts + late.wasm) / (early.scripts + early.wasm) - 1)
    what = f"memory after {LATE} games against after {EARLY}"
    yield what, f"{growth:+.1f} %", f"within {MEMORY_GOAL} %"
    yield "  WebAssembly memory", f"{mb(early.wasm)}, then {mb(late.wasm)}", ""
    yield "  JavaScript heap in use", f"{mb(early.scripts)}, then {mb(late.scripts)}", ""
    yield "  nodes, attached or not", f"{early.nodes}, then {late.nodes}", ""
    yield "  listeners", f"{early.listeners}, then {late.listeners}", ""


def measured(page: Page, devtools: CDPSession) -> Memory:
    """What is left after collecting; Python's own heap is the WebAssembly memory."""
    devtools.send("Performance.enable")
    for _ in range(2):
        devtools.send("HeapProfiler.collectGarbage")
    found = devtools.send("Performance.getMetrics")["metrics"]
    metrics = {metric["name"]: int(metric["value"]) for metric in found}
    wasm = page.evaluate(TOTAL)
    nodes, listeners = metrics["Nodes"], metrics["JSEventListeners"]
    return Memory(metrics["JSHeapUsedSize"], int(wasm), nodes, listeners)


def races(browser: Browser, address: str) -> Iterator[Row]:
    """A whole first race at the usual speed, the processor slowed."""
    for name, title in GAMES.items():
        with player(browser, address) as page:
            page.evaluate("title => player.toRace(title)", title)
            devtools = page.context.new_cdp_session(page)
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            page.set_default_timeout(RACE_SECONDS * 1000)
            times: list[float] = page.evaluate("() => player.watch()")
            page.locator("#to-home").click()
            stamps: list[float] = page.evaluate("() => player.idle()")
        what = f"frames of a race, {name}, {SLOWED} x slower"
        yield f"{what}, 95th percentile", ninety_five(times), f"at most {FRAME_GOAL} ms"
        figure = f"{middle(times)}, {max(times):.1f} ms"
        yield f"  median and worst of {len(times)}", figure, ""
        much = sum(time > FRAME_GOAL for time in times)
        yield f"  over {FRAME_GOAL} ms", f"{much} of {len(times)}", ""
        still = [after - before for before, after in pairwise(stamps)]
        yield "  the home screen beside it, 95th percentile", ninety_five(still), ""


def ninety_five(times: Sequence[float]) -> str:
    """The 95th percentile of some milliseconds."""
    return f"{sorted(times)[math.ceil(len(times) * 0.95) - 1]:.1f} ms"


def mb(size: int) -> str:
    """Bytes as megabytes."""
    return f"{size / 1e6:.2f} MB"
