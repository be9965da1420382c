"""Contact sheets: all photographs of one size and look in a few pictures, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from web import html as h
from web.html.writing import flat

COLUMNS = {"tablet": 7, "portrait": 10, "phone": 14, "sideways": 7, "desktop": 7, "bars": 7}
WIDTH = 1680
MOST = 42
STYLE = """body { margin: 8px; font: 12px sans-serif; display: grid; gap: 8px 6px; background: #999;
align-items: start } figure { margin: 0 } img { width: 100%; display: block }
figcaption { background: #fff; overflow-wrap: anywhere }"""


def parts(names: Sequence[str]) -> list[Sequence[str]]:
    """As many names as one sheet shows, again and again."""
    return [names[start : start + MOST] for start in range(0, len(names), MOST)]


def write(shots: Path, sheets: Sequence[str], names: Sequence[str]) -> None:
    """One page a sheet."""
    for sheet in sheets:
        columns = COLUMNS[sheet.split("-")[0]]
        grid = f"body {{ grid-template-columns: repeat({columns}, minmax(0, 1fr)) }}"
        for number, some in enumerate(parts(names), 1):
            figures = (
                h.figure[h.img(src=f"{sheet}/{name}.jpg"), h.figcaption[name]] for name in some
            )
            html = flat(h.html[h.head[h.style[STYLE, grid]], h.body[figures]])
            (shots / f"contact-{sheet}-{number}.html").write_text(html, encoding="utf-8")


def photograph(tab: Page, address: str, shots: Path, sheets: Sequence[str]) -> None:
    """Photograph every contact sheet that was written."""
    tab.set_viewport_size({"width": WIDTH, "height": 900})
    for path in sorted(shots.glob("contact-*.html")):
        if any(path.name.startswith(f"contact-{sheet}-") for sheet in sheets):
            tab.goto(f"{address}{path.name}", wait_until="load")
            tab.screenshot(path=path.with_suffix(".png"), full_page=True)
