"""Photographs every screen in every state into shots/: `python -m tools.shots [name ...]`.

`--readme` takes the README's pictures instead, into docs/pictures/.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from tools import programs, serve, vendor
from tools.board_states import BOARD_STATES
from tools.build import copy_static, style
from tools.past_states import PAST_STATES
from tools.staging import (
    NAMES,
    asked,
    drive,
    greyed_out,
    in_unit,
    new_desk,
    one_out,
    over,
    photo,
    searched,
)
from web.desk import Desk
from web.forms import SeatForm
from web.frame import page
from web.kept.shelf import Drawer, Shelf

ROOT = Path(__file__).resolve().parent.parent
SHOTS = ROOT / "shots"
SIZES = {
    "tablet": (1180, 820),
    "phone": (390, 844),
    "desktop": (1440, 900),
    "portrait": (820, 1180),
}
PICTURES = ROOT / "docs" / "pictures"
README_STATES = ("home", "first-bet", "race-3", "board-purchase-later")
SHELL = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Horseburg</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
{styles}</head><body><main id="app">{page}</main><footer class="small-print">Unofficial and free.
No real money: nothing here can be won or lost but the race. <a href="#">Credits</a></footer>
</body></html>"""


def with_games(damaged: bool) -> Desk:
    """The home screen with kept games."""
    desk = drive(new_desk(4), asked("second bet", 1))
    drawer = desk.shelf.storage
    if damaged:
        drawer.set("horseburg/table/9", "what is this")
    desk.start()
    desk.go_home()
    return desk


def home() -> Desk:
    """The home screen of somebody new."""
    return Desk(Shelf(Drawer()), Random(1))


def setting_up(players: int, problem: bool = False) -> Desk:
    """The set-up screen."""
    desk = home()
    desk.set_up()
    desk.form.seats = [SeatForm(name, "casual" if n > 2 else "") for n, name in enumerate(NAMES)]
    del desk.form.seats[players:]
    if problem:
        desk.form.seats[1].name = "Ann"
        desk.form.problem = "Two players are called Ann; give each a name of their own."
    return desk


def rich_stake() -> Desk:
    """The stake question with the slider in the middle."""
    desk = drive(new_desk(4), asked("stake of the first bet"))
    desk.stake = 1200
    return desk


def showing(desk: Desk, **fields: object) -> Desk:
    """A desk with something open over it."""
    for name, value in fields.items():
        setattr(desk, name, value)
    return desk


STATES: dict[str, Callable[[], Desk]] = {
    "home": home,
    "home-games": lambda: with_games(False),
    "home-damaged": lambda: with_games(True),
    "setup-3": lambda: setting_up(3),
    "setup-5": lambda: setting_up(5),
    "setup-problem": lambda: setting_up(2, True),
    "curtain": lambda: new_desk(4),
    "first-bet": lambda: drive(new_desk(4), asked("first bet")),
    "first-bet-later": lambda: drive(new_desk(5, 2), asked("first bet", 2)),
    "stake": rich_stake,
    "fix-card": lambda: drive(new_desk(4), asked("card to fix the race", 0, 3)),
    "fix-horse": lambda: drive(new_desk(5), asked("horse to fix", 0, 6)),
    "second-bet": lambda: drive(new_desk(2), greyed_out),
    "race-start": lambda: drive(new_desk(5), in_unit(0, "off")),
    "race-1": lambda: drive(new_desk(5), in_unit(1, "movement card")),
    "race-3": lambda: drive(new_desk(5), in_unit(3)),
    "race-5": lambda: drive(new_desk(5), in_unit(5)),
    "photo-finish": lambda: searched(3, photo, "normal"),
    "payoffs": lambda: drive(new_desk(5), lambda desk: desk.payoffs_open),
    "payoffs-3": lambda: drive(new_desk(3), lambda desk: desk.payoffs_open),
    "podium": lambda: drive(new_desk(5), over),
    "podium-2": lambda: drive(new_desk(2, 1), over),
    "player-out": lambda: searched(4, one_out, "long"),
    "log": lambda: showing(drive(new_desk(3), asked("second bet", 1)), log_open=True),
    "rule": lambda: showing(drive(new_desk(3), asked("first bet")), rule="2.1.2"),
    "rules": lambda: showing(home(), rule="all"),
    "card": lambda: showing(drive(new_desk(5), in_unit(1)), card="herba-magica"),
    "notice": lambda: showing(
        drive(new_desk(3), asked("first bet")),
        notice="All betting tokens for red are taken in this race.",
        update_ready=True,
    ),
    **BOARD_STATES,
    **PAST_STATES,
}


def write_site(names: list[str]) -> Path:
    """The style, the fonts, the pictures, and one page a state."""
    site = SHOTS / "site"
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    vendor.icons(site)
    copy_static(site, site / "app")
    (site / "style.css").write_text(style(site))
    links = '<link rel="stylesheet" href="style.css">'
    for name in names:
        html = SHELL.format(styles=links, page=page(STATES[name]()))
        (site / f"{name}.html").write_text(html, encoding="utf-8")
    return site


def photograph(browser: Browser, address: str, names: list[str]) -> None:
    """One picture a state and size; a page that can be pushed sideways is told of."""
    for size, (width, height) in SIZES.items():
        tab = browser.new_page(viewport={"width": width, "height": height})
        for name in names:
            tab.goto(f"{address}{name}.html")
            tab.wait_for_timeout(450)
            tab.screenshot(path=SHOTS / f"{name}-{size}.png")
            wide, tall = tab.evaluate(
                "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            )
            if wide > width or (tall > height and size != "phone"):
                print(f"{name} at {size}: {wide} x {tall}")
        tab.close()


def illustrate(browser: Browser, address: str) -> None:
    """The README's pictures, always of the same game."""
    width, height = SIZES["tablet"]
    tab = browser.new_page(viewport={"width": width, "height": height})
    for name in README_STATES:
        tab.goto(f"{address}{name}.html")
        tab.wait_for_timeout(450)
        tab.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)


def main() -> None:
    """Photograph the named states, or all."""
    names = sys.argv[1:] or list(STATES)
    if readme := names == ["--readme"]:
        names = list(README_STATES)
    with serve.serving(write_site(names)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=programs.chromium(),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        if readme:
            illustrate(browser, address)
        else:
            photograph(browser, address, names)
        browser.close()


if __name__ == "__main__":
    main()
