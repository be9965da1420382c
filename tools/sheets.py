"""The style sheets: the house's, and those of the boxes, each in the box's own folder."""

from collections.abc import Iterable
from pathlib import Path

from web.screen import BOXES
from web.titles import WAKES_WITH

WEB = Path(__file__).resolve().parent.parent / "web"
HOUSE = (
    WEB / "static" / "css",
    WEB / "racing" / "style",
    *(WEB / box.replace("-", "_") / "style" for box in WAKES_WITH),
)
"""Sheets that are there from the start; the number in a name says where it stands among all."""

ROOMS = ("daily", "gazette", "hall", "studio", "workshop")
"""Rooms of the house whose code and sheets are fetched when somebody enters."""

OTHERS = (
    *(WEB / box.replace("-", "_") / "style" for box in BOXES if box not in WAKES_WITH),
    *(WEB / room / "style" for room in ROOMS),
)
"""Sheets of the boxes, and of rooms, that are read when they are opened."""


def joined(folders: Iterable[Path] = HOUSE, wanted: str = "*") -> str:
    """All sheets of these folders in the order of their names."""
    found = [path for folder in folders for path in folder.glob(f"{wanted}.css")]
    return "\n".join(path.read_text() for path in sorted(found, key=lambda path: path.name))


def named(names: Iterable[str]) -> str:
    """Some of the sheets that are there from the start, in this order."""
    return "\n".join(joined(wanted=name) for name in names)
