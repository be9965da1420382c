"""Photographs every screen in every state into shots/: `python -m tools.shots [name ...]`.

Six sizes, by day and by night, and contact sheets to look at all of it in a few pictures.
`--language fr` has them all said in French, `--sizes tablet,portrait` (after that) takes only
those; `--readme` takes the README's pictures instead, into docs/pictures/.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools import contact, fonts, programs, serve, sheets, vendor
from tools.build import copy_static, style
from tools.house_states import SHELLS, touched_up
from tools.staging import speaking_in
from tools.states import STATES
from web.desk.state import Desk
from web.html.shows import root_of
from web.page import drawn
from web.words import speaking

ROOT = Path(__file__).resolve().parent.parent
SHOTS = ROOT / "shots"
SIZES = {
    "tablet": (1180, 820),
    "portrait": (820, 1180),
    "phone": (390, 844),
    "sideways": (844, 390),
    "desktop": (1440, 900),
    "bars": (1080, 710),
}
"""What a window is in CSS pixels; "bars" is a small tablet that keeps the bars of its browser."""
LOOKS = ("light", "dark")
PICTURES = ROOT / "docs" / "pictures"
README_STATES = ("race-3", "first-bet", "home")
SHELL = """<!doctype html><html lang="{lang}" {root}><head>
<meta charset="utf-8"><title>Horseburg</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
{styles}</head><body><main id="app">{page}</main>{shell}
<footer class="small-print">Unofficial and free.
No real money: nothing here can be won or lost but the race.
<br>Horse Fever is a game by Lorenzo Silva and Lorenzo Tucci Sorrentino (Cranio Creations),
Unicorn Fever one by the same (Horrible Guild), Winner’s Circle one by Reiner Knizia,
The Really Nasty Horse Racing Game one by Simon Knock, Dice Derby a folk game,
Risk one by Albert Lamorisse; icons from game-icons.net, fonts from Fontsource.
<a href="#">Credits</a></footer>
</body></html>"""


def write_site(names: list[str], site: Path = SHOTS / "site") -> Path:
    """The style, the fonts, the pictures, and one page a state."""
    dress(site)
    for name in names:
        (site / f"{name}.html").write_text(written(name), encoding="utf-8")
    return site


def dress(site: Path) -> None:
    """A folder with the style, the fonts and the pictures, and nothing else."""
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    vendor.icons(site)
    copy_static(site, site / "app")
    faces = fonts.fonts(site / "vendor" / "fonts")
    told = style(site, faces.all, boxes=sheets.OTHERS)
    (site / "style.css").write_text(told.replace("url(../", "url("))  # it lies beside the pages


def written(name: str) -> str:
    """One state as a page that needs no Python."""
    return still(name, STATES[name]() if name in STATES else None)


def still(name: str, desk: Desk | None) -> str:
    """A desk as such a page, in the language that is spoken; what cannot be drawn is an error."""
    root, shell = SHELLS.get(name, ("", ""))
    html = touched_up(name, drawn(desk)) if desk else ""
    root = f"{root} {root_of(html)}"
    links = '<link rel="stylesheet" href="style.css">'
    return SHELL.format(lang=speaking.LANGUAGE, styles=links, page=html, root=root, shell=shell)


def photograph(tab: Page, address: str, names: list[str], sizes: list[str]) -> None:
    """One picture a state, size and look; a page that can be pushed sideways is told of."""
    for name in names:
        tab.goto(f"{address}{name}.html")
        tab.evaluate("document.fonts.ready.then(() => true)")
        for size in sizes:
            width, height = SIZES[size]
            tab.set_viewport_size({"width": width, "height": height})
            for look in LOOKS:
                tab.evaluate("look => (document.documentElement.dataset.look = look)", look)
                path = SHOTS / f"{size}-{look}" / f"{name}.jpg"
                tab.screenshot(path=path, type="jpeg", quality=85, animations="disabled")
            wide, tall = tab.evaluate(
                "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            )
            if wide > width or (tall > height and size in ("tablet", "portrait", "desktop")):
                print(f"{name} at {size}: {wide} x {tall}", flush=True)


def illustrate(tab: Page, address: str) -> None:
    """The README's pictures, always of the same game."""
    width, height = SIZES["tablet"]
    tab.set_viewport_size({"width": width, "height": height})
    for name in README_STATES:
        tab.goto(f"{address}{name}.html")
        tab.wait_for_timeout(450)
        tab.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=38)


def at_camera(address: str, act: Callable[[Page, str], None]) -> None:
    """Do something with a page of a browser of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=programs.chromium(),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        act(browser.new_page(), address)
        browser.close()


def shared_out(address: str, names: list[str], sizes: list[str]) -> None:
    """Two cameras at a time: each waits half of its time."""
    chosen = ["--sizes", ",".join(sizes)]
    command = [sys.executable, "-m", "tools.shots", *chosen, "--camera", address]
    helpers = [subprocess.Popen([*command, *names[half::2]], cwd=ROOT) for half in (0, 1)]
    ended = [helper.wait() for helper in helpers]
    if any(ended):
        raise SystemExit("horseburg: a camera broke down")


def starting_with(name: str, known: list[str]) -> list[str]:
    """The state of this name, else all whose names begin so: those of a box, or of a title."""
    return [name] if name in known else [it for it in known if it.startswith(name)] or [name]


def refuse_unknown(kind: str, wanted: list[str], known: list[str]) -> None:
    """End here if something is asked for that there is not, and name what there is."""
    if unknown := [name for name in wanted if name not in known]:
        raise SystemExit(f"horseburg: no {kind} {', '.join(unknown)}; there are {', '.join(known)}")


def main() -> None:
    """Photograph the named states, or all."""
    names, sizes, code = sys.argv[1:], list(SIZES), "en"
    if names[:1] == ["--language"]:
        code, names = names[1], names[2:]
    if names[:1] == ["--sizes"]:
        sizes, names = names[1].split(","), names[2:]
    if names[:1] == ["--camera"]:
        address, *names = names[1:]
        at_camera(address, lambda tab, here: photograph(tab, here, names, sizes))
        return
    if names == ["--readme"]:
        with serve.serving(write_site(list(README_STATES))) as address:
            at_camera(address, illustrate)
        return
    known = [*STATES, *(name for name in SHELLS if name not in STATES)]
    names = [one for name in names for one in starting_with(name, known)]
    refuse_unknown("state", names, known)
    refuse_unknown("size", sizes, list(SIZES))
    names = names or known
    with speaking_in(code):
        site = write_site(names)
    with serve.serving(site) as address:
        shared_out(address, names, sizes)
    walls = [f"{size}-{look}" for size in sizes for look in LOOKS]
    contact.write(SHOTS, walls, names)
    with serve.serving(SHOTS) as address:
        at_camera(address, lambda tab, here: contact.photograph(tab, here, SHOTS, walls))


if __name__ == "__main__":
    main()
