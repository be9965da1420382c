"""Prints one table of measurements: `python -m tools.bench [--runs N] [--site DIST] [part …]`.

The pace of the machine comes first (`pace.py`), and every time and rate is told in laps of it, too:
a goal is met or missed by laps, so that a slow hour is no slow program.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.bench import play
from tools.bench.boot import boot
from tools.bench.bots import bots_in_pyodide, bots_natively
from tools.bench.crowd import crowded
from tools.bench.draw import draw_natively
from tools.bench.hall import hall_in_page, hall_natively
from tools.bench.inp import inp
from tools.bench.long import long_in_pyodide, long_natively
from tools.bench.pace import pace_in_pyodide, pace_natively
from tools.bench.phones import phones
from tools.bench.rooms import day, strength, sundays_in_pyodide, sundays_natively
from tools.bench.rows import NATIVE, PAGE, Row, show
from tools.bench.screen import screen
from tools.bench.shelf import shelf
from tools.bench.sound import sound
from tools.bench.spoken import spoken
from tools.bench.steady import steady
from tools.bench.waiting import waiting
from tools.bench.weight import weight
from tools.build import build
from tools.driving import browsers, tapping
from tools.horse_fever.bench_form import form_in_page, form_natively
from tools.horse_fever.bench_lanes import lanes
from tools.lab import add_lab_pages
from tools.really_nasty.bench_taps import taps_a_race
from tools.serve import serving


def native_parts(races: int) -> dict[str, Callable[[], Iterator[Row]]]:
    """What is measured without a browser; the form guide is held to so many `races`."""
    return {
        "games": play.games_per_second,
        "replay": play.replay_natively,
        "party": play.party_natively,
        "long": long_natively,
        "nasty-taps": taps_a_race,
        "waiting": waiting,
        "lanes": lanes,
        "draw": draw_natively,
        "hall": hall_natively,
        "sundays": sundays_natively,
        "form": partial(form_natively, races),
        "bots": bots_natively,
    }


def parts_in_browser(
    dist: Path, lab: Path, runs: int
) -> dict[str, Callable[[Browser, str], Iterator[Row]]]:
    """What is measured in a browser, by its name; `lab` is the site with bare pages added."""
    return {
        "weight": partial(weight, dist=dist),
        "languages": partial(spoken, dist=dist),
        "pyodide": play.replay_in_pyodide,
        "long-page": long_in_pyodide,
        "bots-page": bots_in_pyodide,
        "inp": inp,
        "hall-page": hall_in_page,
        "strength-page": strength,
        "day-page": day,
        "sundays-page": sundays_in_pyodide,
        "form-page": form_in_page,
        "crowd": crowded,
        "phones": phones,
        "shelf": shelf,
        "screen": screen,
        "sound": sound,
        "steady": steady,
        "boot": partial(boot, lab=lab, runs=runs),
    }


def chosen(known: list[str]) -> argparse.Namespace:
    """What the command line asks for."""
    reader = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    reader.add_argument("parts", nargs="*", help=f"of {', '.join(known)}; without any, all")
    reader.add_argument("--runs", type=int, default=5, help="rounds of the boot's table")
    reader.add_argument(
        "--races", type=int, default=10_000_000, help="races that the form guide is held against"
    )
    reader.add_argument("--site", type=Path, help="a built site to measure, instead of building")
    asked = reader.parse_args()
    if unknown := set(asked.parts) - set(known):
        reader.error(f"no part {', '.join(unknown)}; there are {', '.join(known)}")
    asked.parts = asked.parts or known
    return asked


def main() -> None:
    """Measure the parts that are wanted, or all."""
    tapping.everywhere()
    asked = chosen([*native_parts(0), *parts_in_browser(Path(), Path(), 0)])
    print(f"{'what':<52} {'median (least to most)':<34} {'laps':<9} goal")
    show(pace_natively())
    for name, rows in native_parts(asked.races).items():
        if name in asked.parts:
            show(rows(), NATIVE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        dist = Path(shutil.copytree(asked.site or build(), Path(folder) / "dist"))
        lab = Path(shutil.copytree(dist, Path(folder) / "lab"))
        add_lab_pages(lab)
        browser = browsers.launch_chromium(playwright)
        with serving(lab, compress=True) as address:
            show(pace_in_pyodide(browser, address))
            for name, measure in parts_in_browser(dist, lab, asked.runs).items():
                if name in asked.parts:
                    show(measure(browser, address), PAGE)
        browser.close()


if __name__ == "__main__":
    main()
