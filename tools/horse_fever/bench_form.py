"""The form guide: how soon it tells something, how fast its races are run, how right it is."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from game import Table, saves
from game.horse_fever.form import Form
from tools.bench.play import opened
from tools.bench.rows import Row, middle, spread
from tools.driving import browsers, playing
from tools.horse_fever.party_states import opened as party
from tools.staging import Stop, asked, drive, new_desk
from web.horse_fever.odds.form_guide import gains

FIRST, HALF = 40, 0.005
"""Races of a first answer; the error of a half-point one."""

AT_ONCE = 50
FRAME = 16.7
PREPARED = 1500
"""Milliseconds after which the guide's first answer is there: nobody taps sooner."""
TRIES = 5
RATED = 4000
OPTION = {"form guide": "all"}


class Position(NamedTuple):
    """A table as text, and the seat that looks at it (None: all of them)."""

    save: str
    seat: int | None

    def view(self) -> Any:
        """What is seen."""
        return saves.loads(self.save).view(self.seat)


@cache
def positions() -> Mapping[str, Position]:
    """Several states of a race ahead or running, by what they are called."""
    family = at("family", asked("first bet", 1))
    fixed = at("family", asked("second bet", 1))
    board = at("board", asked("second bet", 1))
    seat = fixed.ask.who if fixed.ask else 0
    even = party(8, **{"card 92": "as printed"}).table
    assert even is not None
    return {
        "Family Game, first bet": Position(saves.dumps(family), None),
        "Family Game, second bet": Position(saves.dumps(fixed), None),
        "  as its player knows it": Position(saves.dumps(fixed), seat),
        "Board Game, second bet": Position(saves.dumps(board), None),
        "Family Game, unit 3 of the race": Position(saves.dumps(racing(fixed)), None),
        "Party Game, card 92 as printed": Position(saves.dumps(even), None),
    }


def at(title: str, stop: Stop) -> Table:
    """A table of four, played to a moment."""
    table = drive(new_desk(4, 0, 7, title, **OPTION), stop).table
    assert table is not None
    return table


def racing(before: Table) -> Table:
    """The same table where the third movement card of its next race is asked for."""
    rng = Random(1)
    table = before.at(len(before.answers))
    while (ask := table.ask) is not None:
        if ask.what == "movement card" and table.view(None).race.unit == 3:
            return table
        table.answer(ask.options[rng.randrange(len(ask.options))])
    raise SystemExit("horseburg: the race was over before its third unit")


def form_natively(races: int) -> Iterator[Row]:
    """Each position: first answer, half a point, races a second, and the largest error."""
    for name, position in positions().items():
        yield from told(f"form guide, {name}", measured(position.save, position.seat), "native")
    with ProcessPoolExecutor() as cores:
        for name, position in positions().items():
            what = f"form guide, {name}: largest error"
            points = 100 * largest_error(position, races, cores)
            yield what, f"{points:.2f} points", f"of {races:,} races, at most 0.5"


MEASURE = """
import time
from random import Random
from game import saves
from game.horse_fever.form import Form
def measured(save, seat, first, half, rated, tries):
    view = saves.loads(save).view(seat)
    found = [[], [], []]
    for seed in range(tries):
        start = time.perf_counter()
        form = Form(view, Random(seed).random)
        form.run(first)
        form.chances()
        found[0].append((time.perf_counter() - start) * 1000)
        while not form.is_exact and form.error > half:
            form.run(100)
        found[1].append((time.perf_counter() - start) * 1000)
        if not form.is_exact:
            start = time.perf_counter()
            form.run(rated)
            found[2].append(rated / (time.perf_counter() - start))
    return found
"""
"""Milliseconds to a first and to a half-point answer, races a second: natively and in Pyodide."""


def measured(save: str, seat: int | None) -> list[list[float]]:
    """The same here."""
    names: dict[str, Any] = {"__name__": "measure"}
    exec(MEASURE, names)
    found: list[list[float]] = names["measured"](save, seat, FIRST, HALF, RATED, TRIES)
    return found


def told(what: str, found: list[list[float]], where: str) -> Iterator[Row]:
    """The three rows of a position."""
    first, half, rates = found
    yield f"{what}, first answer, {where}", spread(first, " ms", 1), f"at most {AT_ONCE} ms"
    yield "  to half a point", spread(half, " ms", 0), ""
    yield "  races a second", spread(rates, "", 0) if rates else "exact, none needed", ""


def largest_error(position: Position, races: int, cores: ProcessPoolExecutor) -> float:
    """How far the guide, as sharp as the page makes it, is from very many races; 0 to 1."""
    form = Form(position.view(), Random(1928).random)
    while gains(form):
        form.run(500)
    workers = os.cpu_count() or 1
    parts = [(position, races // workers, seed) for seed in range(workers)]
    shares = list(cores.map(many, parts))
    truth = [sum(column) / len(shares) for column in zip(*shares, strict=True)]
    errors = [abs(one - other) for one, other in zip(shares_of(form), truth, strict=True)]
    return float(max(errors))


def many(task: tuple[Position, int, int]) -> list[float]:
    """The chances after so many races, run by one core."""
    position, races, seed = task
    form = Form(position.view(), Random(f"bench {seed}").random)
    form.run(races)
    return shares_of(form)


def shares_of(form: Form) -> list[float]:
    """All chances in a row."""
    return [share for chance in form.chances().values() for share in (chance.win, chance.show)]


OPEN = "texts => Object.entries(texts).forEach(([k, v]) => localStorage[`horseburg/${k}`] = v)"
TOLD = """(error) => new Promise((done) => {
  const start = performance.now(), cells = () => [...document.querySelectorAll(".percent")];
  const within = (one) => one.textContent.includes("%")
    && (error === null || Math.abs(parseFloat(one.textContent.split("±")[1] ?? "0")) <= error);
  const look = () => cells().length && cells().every(within)
    ? done(performance.now() - start) : requestAnimationFrame(look);
  if (error === null) document.querySelector("#to-form").click();
  look();
})"""


SLICES = """(() => {
  const later = globalThis.setTimeout, slices = (globalThis.slices = []);
  globalThis.setTimeout = (act, wait, ...rest) => later(() => {
    const start = performance.now();
    act(...rest);
    if (!wait) slices.push(performance.now() - start);
  }, wait);
})()"""
"""Times whatever is done behind what waits: the guide's slices, and nothing else on a table."""


def form_in_page(browser: Browser, address: str) -> Iterator[Row]:
    """The same sums in the browser's Python; then the page itself, from the tap to the numbers."""
    with opened(browser, address + "lab.html") as page:
        page.evaluate("code => py.runPython(code)", MEASURE)
        page.evaluate("() => { globalThis.measured = py.globals.get('measured') }")
        for name, (save, seat) in positions().items():
            call = "([save, seat, ...rest]) => measured(save, seat ?? undefined, ...rest).toJs()"
            found = page.evaluate(call, [save, seat, FIRST, HALF, RATED, TRIES])
            yield from told(f"form guide, {name}", found, "Pyodide")
    first, half, closed, open = [], [], [], []
    for _ in range(TRIES):
        with opened(browser, address) as page:
            save = positions()["Family Game, second bet"].save
            page.evaluate(OPEN, {"table/1": save, "order": "1", "open": "1", "read/1": "99"})
            page.add_init_script(SLICES)
            page.reload()
            browsers.wake(page)
            playing.come_to_question(page)
            page.wait_for_timeout(PREPARED)
            closed += page.evaluate("slices.splice(0)")
            first.append(page.evaluate(TOLD, None))
            start = time.perf_counter()
            page.evaluate(TOLD, 100 * HALF)
            half.append((time.perf_counter() - start) * 1000)
            open += page.evaluate("slices")
    yield "form guide in the page, tap to numbers", spread(first, " ms", 0), f"at most {AT_ONCE} ms"
    yield "  two readings to half a point each", middle(half), ""
    yield "  a slice of work before it is opened", ranged(closed), f"within {FRAME} ms"
    yield "  a slice of work while it lies open", ranged(open), f"within {FRAME} ms"


def ranged(times: list[float]) -> str:
    """The median, the 95th percentile and the longest."""
    high = statistics.quantiles(times, n=20)[-1]
    rest = f"95th percentile {high:.1f}, longest {max(times):.1f}; {len(times)} slices"
    return f"{statistics.median(times):.1f} ms ({rest})"
