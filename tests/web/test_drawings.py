"""The sheets of drawings: what is drawn once, and what a page takes out of them."""

from __future__ import annotations

import re

import pytest

from tools import drawings
from tools.drawings import SVG, composed

SHEETS = sorted(path.name for path in SVG.glob("*.svg"))


@pytest.mark.parametrize("name", SHEETS)
def test_every_drawing_of_the_site_has_its_own_shapes(name: str) -> None:
    """Chromium takes a symbol out of a file without what it refers to."""
    drawn = drawings.sheet(name)
    assert "<use" not in drawn and "<defs" not in drawn and "%" not in drawn
    assert len(drawings.symbols(name)) == len(set(re.findall(r'<symbol id="([^"]+)"', drawn)))


@pytest.mark.parametrize("name", SHEETS)
def test_every_shared_shape_is_drawn_somewhere(name: str) -> None:
    source = (SVG / name).read_text(encoding="utf-8")
    shared = re.findall(r'<(?!symbol)\w+ id="([^"]+)"', source)
    assert set(shared) == set(re.findall(r'href="#([^"]+)"', source))


def test_a_shape_takes_the_inks_of_whoever_uses_it() -> None:
    source = (
        '<svg>\n<defs>\n<path id="tail" d="M0 0H9"/>\n'
        '<g id="both"><use href="#tail"/></g>\n</defs>\n'
        '<symbol id="a"><use href="#tail" fill="red"/><use href="#both"/></symbol>\n</svg>\n'
    )
    own = '<path d="M0 0H9" fill="red"/><g><path d="M0 0H9"/></g>'
    assert composed(source) == f'<svg>\n<symbol id="a">{own}</symbol>\n</svg>\n'
    with pytest.raises(KeyError, match="tail"):
        composed(source.replace('id="tail"', 'id="mane"'))
    with pytest.raises(ValueError, match="by itself"):
        composed(source.replace('href="#tail"/></g>', 'href="#both"/></g>'))
