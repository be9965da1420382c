"""The sheets of drawings under web/static/svg, as an editor of drawings writes them.

A shape that several drawings have stands once, under `<defs>`, and each says `<use href="#name"/>`,
with inks of its own if it likes. A page takes single symbols out of a sheet, and references do not
cross from one file into a page in every browser: so the site is built with every shape spelt out.
"""

import re
from functools import cache
from pathlib import Path

SVG = Path(__file__).resolve().parent.parent / "web" / "static" / "svg"
SHAPES = re.compile(r"<defs>\n(.*?)</defs>\n", re.DOTALL)
NAMED = re.compile(r'<(\w+) id="([\w-]+)"(.*)')
USE = re.compile(r'<use href="#([\w-]+)"([^>]*)/>')


def composed(source: str) -> str:
    """A sheet in which every symbol has its own shapes.

    KeyError: a shape that is not there. ValueError: one that is drawn by itself.
    """
    found = SHAPES.search(source)
    if found is None:
        return source
    shapes = {name: f"<{tag}{rest}" for tag, name, rest in NAMED.findall(found[1])}
    drawn = SHAPES.sub("", source)
    for _ in range(len(shapes) + 1):
        if not USE.search(drawn):
            return drawn
        drawn = USE.sub(lambda use: shapes[use[1]].replace("/>", f"{use[2]}/>", 1), drawn)
    raise ValueError("a shape is drawn by itself")


@cache
def sheet(name: str) -> str:
    """What the site has of a sheet, like `silks.svg`."""
    return composed((SVG / name).read_text(encoding="utf-8"))


def symbols(name: str) -> dict[str, str]:
    """The shapes of each drawing of a sheet."""
    return dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', sheet(name)))
