"""The posters of the first screen, on which the style of no box but the first is there."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from web.desk.screen import BOXES
from web.titles import WAKES_WITH

SHAPES = {"rect", "circle", "ellipse", "path", "polygon", "text"}


@pytest.mark.parametrize("box", sorted(set(BOXES) - set(WAKES_WITH)))
def test_a_poster_brings_its_own_colours(box: str) -> None:
    """A shape without any is black."""
    art = ElementTree.fromstring(str(BOXES[box].art()))
    above = {child: parent for parent in art.iter() for child in parent}
    shapes = [one for one in art.iter() if one.tag in SHAPES]
    assert shapes
    for shape in shapes:
        drawn, asked = False, shape
        while not drawn and asked is not art:
            drawn, asked = not {"fill", "stroke"}.isdisjoint(asked.attrib), above[asked]
        assert drawn, ElementTree.tostring(shape)
