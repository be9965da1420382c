"""Photographs the big screen: `python -m tools.screen_states [name ...]`, into shots/screen-*."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Page

from tools import fonts, screen_style, serve, vendor
from tools.build import ROOT, copy_static
from tools.horse_fever.board_states import BOARD_STATES
from tools.horse_fever.party_screens import PARTY_SCREENS
from tools.own import of_boxes
from tools.staging import asked, drive, in_unit, new_desk, over, searched
from web import html as h
from web.big.screen import big
from web.desk.state import Desk
from web.frame import big_screen as frame
from web.html.shows import BIG, root_of
from web.html.writing import showing
from web.words import speaking

SITE = ROOT / "shots" / "screen"
SIZES = {"screen": (1920, 1080), "screen-small": (1280, 720), "screen-large": (3840, 2160)}
LOOKS = ("light", "dark")
SHELL = (ROOT / "web" / "screen.html").read_text()
SHELL = SHELL.replace("{app}/js/screen.js", "").replace("{app}/", "app/")


Drawing = Callable[[], h.Element]
"""The screen in some state, in the language that is spoken."""


def shown(make: Callable[[], Desk]) -> Drawing:
    """The screen beside a tablet in that state."""
    desk = make()
    return lambda: big(desk)


def still(desk: Desk) -> bool:
    """Stop at a photograph of the finish."""
    return bool(desk.shown and desk.is_behind and desk.shown.news) and any(
        event.kind == "photo finish"
        for event in desk.shown.news  # type: ignore[union-attr]
    )


SCREEN_STATES: dict[str, Callable[[], Drawing]] = {
    "poster": lambda: lambda: frame.poster(),
    "betting": partial(shown, lambda: drive(new_desk(5), asked("second bet", 1))),
    "betting-first": partial(shown, lambda: drive(new_desk(3), asked("first bet"))),
    "fixing": partial(shown, lambda: drive(new_desk(5), asked("horse to fix", 0, 6))),
    "race-start": partial(shown, lambda: drive(new_desk(5), in_unit(0, "off"))),
    "race-3": partial(shown, lambda: drive(new_desk(5), in_unit(3))),
    "race-5": partial(shown, lambda: drive(new_desk(5), in_unit(5))),
    "photo": partial(shown, lambda: searched(3, still, "normal")),
    "ranking": partial(shown, lambda: drive(new_desk(5), lambda desk: desk.finish)),
    "payoffs": partial(shown, lambda: drive(new_desk(5), lambda desk: desk.payoffs_open)),
    "podium": partial(shown, lambda: drive(new_desk(5), over)),
    "podium-2": partial(shown, lambda: drive(new_desk(2, 1), over)),
    **{name: partial(shown, make) for name, make in BOARD_STATES.items()},
    **{name: partial(shown, make) for name, make in PARTY_SCREENS.items()},
    **{
        name: partial(shown, its.STATES[name])
        for its in of_boxes("states")
        for name in getattr(its, "SCREENS", ())
    },
}


def write_site(names: list[str], site: Path = SITE) -> Path:
    """The style, the pictures, and one page a state."""
    dress(site)
    for name in names:
        (site / f"{name}.html").write_text(framed(SCREEN_STATES[name]()), encoding="utf-8")
    return site


def dress(site: Path) -> None:
    """A folder with the style, the fonts and the pictures, and nothing else."""
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    vendor.icons(site)
    copy_static(site, site / "app")
    screen_style.write(site / "app", fonts.fonts(site / "vendor" / "fonts").all)


def framed(drawing: Drawing) -> str:
    """One state as a page that needs no Python, in the language that is spoken."""
    before, _, rest = SHELL.partition('<main id="screen">')
    before = before.replace('lang="en"', f'lang="{speaking.LANGUAGE}"')
    after, html = rest.partition("</main>")[2], showing(drawing(), BIG)
    before = before.replace(root_of(before), root_of(html), 1)
    return f'{before}<main id="screen">{html}</main>{after}'


def photograph(tab: Page, address: str, names: list[str]) -> None:
    """One picture a state, size and look."""
    for name in names:
        tab.goto(f"{address}{name}.html")
        tab.evaluate("document.fonts.ready.then(() => true)")
        for size, (width, height) in SIZES.items():
            tab.set_viewport_size({"width": width, "height": height})
            for look in LOOKS:
                tab.evaluate("look => (document.documentElement.dataset.look = look)", look)
                path = ROOT / "shots" / f"{size}-{look}" / f"{name}.jpg"
                tab.screenshot(path=path, type="jpeg", quality=85, animations="disabled")


def main() -> None:
    """Photograph the named states, or all."""
    from tools.shots import at_camera  # it knows all states of the table, which take their time

    names = sys.argv[1:] or list(SCREEN_STATES)
    with serve.serving(write_site(names)) as address:
        at_camera(address, lambda tab, here: photograph(tab, here, names))


if __name__ == "__main__":
    main()
