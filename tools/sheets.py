"""The style sheets: the house's, and those of the boxes, each in the box's own folder."""

import re
from collections.abc import Iterable
from pathlib import Path

from tools.layers import ORDER, layer_of, layered
from web.desk.screen import BOXES
from web.doors import rooms
from web.titles import WAKES_WITH

WEB = Path(__file__).resolve().parent.parent / "web"
RACING = WEB / "racing" / "style"
HOUSE = (
    WEB / "static" / "css",
    RACING,
    *(WEB / box.replace("-", "_") / "style" for box in WAKES_WITH),
)
"""Sheets that are there from the start; the number in a name says where one stands in its layer."""

ROOMS = tuple(sorted(rooms.BY_ID))
"""Rooms of the house whose code and sheets are fetched when somebody enters."""

OTHER_BOXES = tuple(WEB / box.replace("-", "_") / "style" for box in BOXES if box not in WAKES_WITH)
"""Sheets of the boxes that are read when they are opened, by the big screen from the start."""
OTHERS = (*OTHER_BOXES, *(WEB / "rooms" / room / "style" for room in ROOMS))
"""Sheets of the boxes, and of rooms, that are read when they are opened."""


def home(name: str) -> Path:
    """Where a box or a room lies, by its name."""
    return WEB / "rooms" / name if name in ROOMS else WEB / name


def joined(folders: Iterable[Path] = HOUSE, wanted: str = "*") -> str:
    """All sheets of these folders in the order of their names, each in its layer."""
    found = [path for folder in folders for path in folder.rglob(f"{wanted}.css")]
    return "\n".join(map(read, sorted(found, key=lambda path: path.name)))


PIXELS = re.compile(r"(?<![\w.])(\d*\.?\d+)px\b")
USUAL = 16
"""Pixels of a letter, where nobody has asked their browser for larger ones."""


def read(path: Path) -> str:
    """A sheet, its lengths and breakpoints in letters: whoever wants large ones has a smaller page.

    What is drawn has steps of its own: `--drawn` stays, and so do the ways by which things move.
    """
    text = "\n".join(map(_in_letters, repeated(path.read_text()).split("\n")))
    text = DRAWING.sub(rf'url("../{BEHIND}\1#\2")', text)
    return layered(text, layer_of(path))


FOR = re.compile(r"^@for \$n from (-?\d+) to (-?\d+) {\n(.*?)^}\n", re.MULTILINE | re.DOTALL)


def repeated(text: str) -> str:
    """A sheet with what stands in `@for $n from 1 to 3 { … }` once for each number.

    So a style learns the numbers of a page's attributes, which may not have styles of their own.
    """

    def each(found: re.Match[str]) -> str:
        numbers = range(int(found[1]), int(found[2]) + 1)
        return "".join(found[3].replace("$n", str(number)) for number in numbers)

    return FOR.sub(each, text)


DRAWING = re.compile(r'url\("drawing:([\w-]+\.svg)#([\w-]+)"\)')
"""A drawing of one of our own sheets as a background."""
BEHIND = "behind-"
"""How the files of these begin, beside the folders of the styles: one a sheet."""
SYMBOL = r'<symbol id="({names})" viewBox="0 0 ([\d.]+) ([\d.]+)">(.*?)</symbol>\n?'
GAP = 100
"""From one drawing to the next: what reaches beyond its own edges is not seen in another."""


def behind(folder: Path) -> list[tuple[str, str]]:
    """The drawings that the styles in a folder set behind things, each as its sheet and name."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.css"))]
    return DRAWING.findall("\n".join(texts))


def parted(sheet: str, drawn: str) -> tuple[str, str]:
    """A sheet without what the styles set behind things, and that as a picture with as many views.

    Chromium reads a picture into a document of its own and keeps it. Each view fills whatever size
    the style gives it.
    """
    names = {name for folder in (*HOUSE, *OTHERS) for its, name in behind(folder) if its == sheet}
    asked = re.compile(SYMBOL.format(names="|".join(names)), re.DOTALL)
    top, views = 0.0, []
    for name, wide, tall, inside in asked.findall(drawn):
        at = f'viewBox="0 {top:g} {wide} {tall}" preserveAspectRatio="none"'
        views.append(f'<view id="{name}" {at}/>')
        views.append(f'<g transform="translate(0 {top:g})">{inside}</g>')
        top += float(tall) + GAP
    assert len(views) == 2 * len(names), f"{sheet} has not all of {names}"
    picture = ['<svg xmlns="http://www.w3.org/2000/svg">', *views, "</svg>\n"]
    return asked.sub("", drawn), "\n".join(picture) if names else ""


def opening() -> str:
    """What every sheet that is built begins with: the order of the layers, and the named sizes."""
    return f"{ORDER}\n{read(WEB / 'static' / 'sizes.css')}"


def _in_letters(line: str) -> str:
    if "--drawn:" in line or "translate" in line:
        return line
    return PIXELS.sub(lambda found: f"{round(float(found[1]) / USUAL, 5):g}rem", line)


def named(names: Iterable[str]) -> str:
    """Some of the sheets that are there from the start, in this order."""
    return "\n".join(joined(wanted=name) for name in names)
