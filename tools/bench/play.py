"""How fast the games are: played and replayed natively and in the page."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from game import Table, saves
from tools.bench.rows import Row, spread
from tools.driving import browsers

NAMES = ("Ann", "Ben", "Cat", "Dan")
PARTY = "horse-fever/party"


class Goals(NamedTuple):
    """A title's name in the table, and what its figures should reach."""

    name: str
    games: str
    pyodide: str


TITLES = {
    "horse-fever/family": Goals("Family Game", "at least 500", "under 10 ms"),
    "horse-fever/board": Goals("Board Game", "at least 150", "under 60 ms"),
    "winners-circle": Goals("Winner's Circle", "at least 800", "under 10 ms"),
    "unicorn-fever": Goals("Unicorn Fever", "at least 200", "under 10 ms"),
    "really-nasty": Goals("The Really Nasty Game", "at least 25", "under 60 ms"),
}


def random_game(title: str, seed: int) -> Table:
    """A game of four, normal length, over uniformly random answers, each player looking first."""
    rng = Random(seed)
    table = Table(title, NAMES, dealer=rng)
    while (ask := table.ask) is not None:
        table.view(ask.who if ask.who >= 0 else None)
        table.answer(ask.options[rng.randrange(len(ask.options))])
    return table


def games_per_second() -> Iterator[Row]:
    """Random games natively, one core, events and views on."""
    for title, goals in TITLES.items():
        rates = []
        for run in range(5):
            start = time.perf_counter()
            for seed in range(100):
                random_game(title, run * 1000 + seed)
            rates.append(100 / (time.perf_counter() - start))
        yield f"random {goals.name}s a second, native", spread(rates, "", 0), goals.games


def longest_game(title: str) -> Table:
    """The longest of a hundred random games."""
    return max((random_game(title, seed) for seed in range(100)), key=lambda t: len(t.answers))


def replay_natively() -> Iterator[Row]:
    """From the text of a save to the finished table."""
    for title, goals in TITLES.items():
        text = saves.dumps(longest_game(title))
        times = []
        for _ in range(50):
            start = time.perf_counter()
            saves.loads(text)
            times.append((time.perf_counter() - start) * 1000)
        yield f"replay of a finished {goals.name}, native", spread(times, " ms", 2), ""


def party_natively() -> Iterator[Row]:
    """A party of forty, three races, two bets a guest: replayed, answered and looked at."""
    text = saves.dumps(party(40, 3))
    table, times, answers, looks = saves.loads(text), [], [], []
    for _ in range(50):
        start = time.perf_counter()
        saves.loads(text)
        times.append((time.perf_counter() - start) * 1000)
    count = len(table.answers)
    yield f"replay of a party of forty, {count} answers, native", spread(times, " ms", 2), ""
    for number in range(1, 200):
        start = time.perf_counter()
        table.answer(f"{3 + number % 30} win red 100")
        answers.append((time.perf_counter() - start) * 1e6)
        start = time.perf_counter()
        table.view(None)
        looks.append((time.perf_counter() - start) * 1e6)
    yield "an answer at a party of forty, native", spread(answers, " µs", 0), ""
    yield "a look at a party of forty, native", spread(looks, " µs", 0), ""


def party(guests: int, races: int) -> Table:
    """A party in whose last book nothing stands yet, after so many races with two bets a guest."""
    rng = Random(1928)
    names = [f"Guest {number}" for number in range(1, guests + 1)]
    table = Table(PARTY, names, {"broke": "loan", "bookmaker": "host"}, rng)
    horses = ("black", "blue", "green", "red", "yellow", "white")
    for _ in range(races):
        for number in range(2, guests + 1):
            for kind in ("win", "show"):
                table.answer(f"{number} {kind} {rng.choice(horses)} 100")
        table.answer("close")
        while (ask := table.ask) is not None and ask.what == "photo finish":
            table.answer(ask.options[rng.randrange(len(ask.options))])
        table.answer("race")
    return table


REPLAY = """
import time
from game import saves
def replay(text):
    times = []
    for _ in range(50):
        start = time.perf_counter()
        saves.loads(text)
        times.append((time.perf_counter() - start) * 1000)
    return ",".join(map(str, times))
replay
"""


def replay_in_pyodide(browser: Browser, address: str) -> Iterator[Row]:
    """The same texts inside the browser's Python."""
    with opened(browser, address + "lab.html") as page:
        page.evaluate("code => { globalThis.replay = py.runPython(code) }", REPLAY)
        for title, goals in TITLES.items():
            table = longest_game(title)
            said = page.evaluate("text => replay(text)", saves.dumps(table))
            times = [float(part) for part in said.split(",")]
            what = f"replay of a {goals.name}, Pyodide ({len(table.answers)} answers)"
            yield what, spread(times, " ms", 2), goals.pyodide


PLAY = """([title, most]) => {
    const ON = ["unveil", "skip", "finish", "payoffs", "hammer"].map((one) => `[data-do=${one}]`);
    const shown = (wanted) => document.querySelector(wanted);
    const tap = (one) => {
        one?.click();
        dispatchEvent(new Event("input")); // whatever comes next has what was tapped done first
    };
    const answer = "[data-answer]:not([aria-disabled=true])";
    tap(shown(`[data-do="setup ${title.split("/")[0]}"]`));
    tap(shown(`[data-do="title ${title}"]`));
    for (let seat = 3; seat < 4; seat++) tap(shown("[data-do='seat add']"));
    tap(shown("[data-do=start]"));
    let given = 0;
    for (let step = 0; given < most && step < 4000 && !shown("[data-do=again]"); step++) {
        const other = shown(ON.join());
        if (other) { tap(other); continue; }
        const sure = document.querySelectorAll("[data-do=do-it]");
        const all = sure.length ? sure : document.querySelectorAll(answer);
        tap(all[Math.floor(Math.random() * all.length)]);
        given += 1;
    }
}"""
"""Plays a game of four by random clicks, or its first `most` answers."""


@contextmanager
def opened(browser: Browser, address: str) -> Iterator[Page]:
    """A page that is alive, in a fresh profile."""
    with browser.new_context(viewport=browsers.TABLET, service_workers="block") as context:
        page = context.new_page()
        page.goto(address)
        page.locator(browsers.READY).wait_for(state="attached", timeout=60_000)
        yield page
