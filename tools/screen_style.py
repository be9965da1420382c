"""The styles of the pages beside the table: the big screen's and a guest's phone's."""

from collections.abc import Iterable
from pathlib import Path

from tools import fonts, programs, sheets

STATIC = Path(__file__).resolve().parent.parent / "web" / "static"
SHARED = (
    *(
        "10-tokens",
        "11-base",
        "12-parts",
        "20-posters",
        "24-podium",
        "31-course",
        "33-gate",
        "34-gallop",
        "37-stage",
        "38-field",
        "39-camera",
        "41-paying",
        "42-turns",
        "43-many",
    ),
    *("35-turned", "36-photo", "41-cards", "51-people", "54-auction", "80-settings"),
)
"""Sheets of the table that the screen needs as well, in cascade order."""
SCREENS = (STATIC / "screen", STATIC.parent / "horse_fever" / "big" / "screen")
"""What only the screen shows: the house's, and Horse Fever's, which is there from the start."""


def write(folder: Path, faces: Iterable[str]) -> None:
    """Write `screen.css`; the fonts are the page's own, seen from a folder."""
    found = [path for home in SCREENS for path in home.glob("*.css")]
    own = map(sheets.read, sorted(found, key=lambda path: path.name))
    target = folder / "screen.css"
    boxes = sheets.joined(sheets.OTHER_BOXES)
    whole = [sheets.opening(), *fonts.from_folder(faces), sheets.named(SHARED), boxes, *own]
    target.write_text("\n".join(whole))
    programs.run("style.mjs", target)


def write_guest(folder: Path, core: Iterable[str]) -> None:
    """Write `guest.css`: what a phone shows before the table, whose style it reads beside this.

    The letters that the tablet's page has as data come here with the style, which has no picture.
    """
    own = map(sheets.read, sorted((STATIC / "guest").glob("*.css")))
    target = folder / "guest.css"
    target.write_text("\n".join([sheets.opening(), sheets.named(("10-tokens",)), *own]))
    programs.run("style.mjs", target)
    letters = folder / "letters.css"
    letters.write_text("\n".join(core))
    programs.run("style.mjs", letters)
