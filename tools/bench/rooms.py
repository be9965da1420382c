"""How long one waits for what is worked out in a room: a card's strength, the best line."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from playwright.sync_api import Browser

from tools.bench.play import opened
from tools.bench.rows import Row, spread
from tools.driving import browsers, playing

BOXES = {"horse-fever": "start.set.4", "unicorn-fever": "pace.min.2"}
"""Boxes with own cards, and a symbol that such a card may bear."""
RUNS = 5
STRENGTH_GOAL = "2 s"
SUNDAYS = {"2027-09-05": 40, "2027-10-31": 48, "2027-12-19": 55, "2027-12-26": 56}
"""Of seventy Sundays, each played by the luck of its number, those whose search took longest."""

MAKE = """async (symbol) => {
    const shown = (wanted) => document.querySelector(wanted);
    const come = async (wanted) => {
        while (!shown(wanted)) await new Promise((then) => setTimeout(then));
        return shown(wanted);
    };
    (await come("#new-card")).click();
    const tap = await come(`[data-do='workshop symbol ${symbol}']`);
    const name = shown("#card-name");
    name.value = "Blue Bolt";
    name.dispatchEvent(new Event("input", { bubbles: true }));
    const start = performance.now();
    tap.click();
    const told = () => shown("#workshop-strength")?.textContent ?? "";
    while (!told().includes("±")) await new Promise((then) => setTimeout(then));
    const first = performance.now() - start;
    while (!told().includes("3,000")) await new Promise((then) => setTimeout(then));
    const all = performance.now() - start;
    shown("#workshop-back").click();
    return [first, all];
}"""


def strength(browser: Browser, address: str) -> Iterator[Row]:
    """From the tap on a symbol to the first figures, and to the last of 3,000 pairs of races."""
    for box, symbol in BOXES.items():
        first, whole = [], []
        for _ in range(RUNS):
            with opened(browser, address) as page:
                page.locator(f"[data-do='setup {box}']").first.click()
                page.locator("#to-workshop").click()
                page.locator("#new-deck").click()
                times = page.evaluate(MAKE, symbol)
            first.append(times[0])
            whole.append(times[1] / 1000)
        yield f"a card's strength, {box}, tap to figures", spread(first, " ms", 0), ""
        yield "  to the last of 3,000 pairs of races", spread(whole, " s", 1), STRENGTH_GOAL


RUN = """async () => {
    const shown = (wanted) => {
        const found = document.querySelector(wanted);
        return found?.checkVisibility({ visibilityProperty: true }) ? found : null;
    };
    const start = performance.now(), asked = "[data-answer]:not([aria-disabled=true])";
    let answers = 0;
    while (!shown("#how-good")) {
        await new Promise((then) => setTimeout(then, 20));
        const read = shown("[data-do=finish]") ?? shown("[data-do=payoffs]");
        const held = shown("[data-answer]") ? null : shown("[data-do^='held ']");
        const answer = shown(`#bar ${asked}`) ?? shown(`#table ${asked}`);
        if (answer) answers += 1;
        (read ?? held ?? answer)?.click();
    }
    return [(performance.now() - start) / 1000, answers];
}"""
"""Waits for computers and race as long as they take, and answers at once with what comes first."""
WEEKDAYS = {"a Monday": 1, "a Sunday": 0}


def day(browser: Browser, address: str) -> Iterator[Row]:
    """How long the race of the day lasts without the time in which the person thinks."""
    for name, weekday in WEEKDAYS.items():
        with opened(browser, address) as page:
            page.add_init_script(browsers.on_weekday(weekday))
            page.reload()
            browsers.wake(page)
            playing.for_experts(page)
            page.locator("#to-day").click()
            seconds, answers = page.evaluate(RUN)
        told = f"{seconds:.0f} s, and {answers} answers"
        yield f"the race of the day on {name}, all but thinking", told, ""


def search(on: str, luck: int) -> float:
    """Seconds to the best line of a Sunday's race; it stands alone, for the browser's Python."""
    import random
    import time

    from game.bots.hindsight import best_line
    from game.bots.runner import next_answer
    from game.table import Table
    from game.table.fate import Mood
    from web import titles as _titles  # noqa: F401
    from web.doors.day import SEED
    from web.rooms.daily.today import race_of

    its, bots, anything = race_of(on), dict.fromkeys(range(1, 4), "sharp"), random.Random(luck)
    names = ("Ann", "Ben", "Cat", "Dan")
    table = Table(its.title, names, dict(its.options), Mood(""), bots, seed=SEED + on)
    assert table.fate is not None
    while (ask := table.ask) is not None:
        said = next_answer(table, bots, table.fate.mood(len(table.answers)))
        table.answer(said or ask.options[anything.randrange(len(ask.options))])
    start = time.perf_counter()
    *_, line = best_line(table, 0) or (None,)
    assert line is not None
    return time.perf_counter() - start


def sundays_natively() -> Iterator[Row]:
    """With this machine's own Python."""
    times = [search(on, luck) for on, luck in SUNDAYS.items()]
    yield "best line of the longest Sundays, native", spread(times, " s", 1), ""


def sundays_in_pyodide(browser: Browser, address: str) -> Iterator[Row]:
    """The same in the browser's Python, where it is done in slices while the result is read."""
    code = f"from __future__ import annotations\n{inspect.getsource(search)}\nsearch"
    with opened(browser, address + "lab.html") as page:
        page.evaluate("code => { globalThis.search = py.runPython(code) }", code)
        ask = "([on, luck]) => search(on, luck)"
        times = [page.evaluate(ask, [on, luck]) for on, luck in SUNDAYS.items()]
    yield "best line of the longest Sundays, Pyodide", spread(times, " s", 1), ""
