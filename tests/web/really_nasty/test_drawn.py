"""The horses, riders and obstacles that are drawn for the race from the rail."""

from __future__ import annotations

import re

import pytest

from tests.syntax import ROOT
from tools.drawings import sheet, symbols
from web.really_nasty import SILKS as STABLES

STYLE = ROOT / "web" / "really_nasty" / "style" / "80-nasty-tokens.css"
DRAWN = sheet("nasty.svg")
POSES = 7
KINDS = ("trunk", "rider", "legs", "flung", "sat", "fist", "arm", "cap")


def test_the_silks_of_the_drawings_are_those_of_the_style() -> None:
    """A horse from the rail has the colours of the same horse from above."""
    token = r"\.rn-silk-(\w+) \{\s*--cloth: (\S+);\s*--trim: (\S+);\s*--coat: (\S+);"
    shapes = symbols("nasty.svg")
    styled = {silk: inks for silk, *inks in re.findall(token, STYLE.read_text(encoding="utf-8"))}
    assert styled.keys() == set(STABLES)
    for silk, (cloth, trim, coat) in styled.items():
        assert cloth in shapes[f"rider-{silk}"] and trim in shapes[f"rider-{silk}"]
        assert coat in shapes[f"trunk-{silk}"]


def test_each_silk_has_every_drawing() -> None:
    drawn = re.findall(r'<symbol id="([\w-]+)"', DRAWN)
    assert len(drawn) == len(set(drawn))
    assert {f"{kind}-{silk}" for kind in KINDS for silk in STABLES} <= set(drawn)


def test_horses_can_be_told_without_their_colours() -> None:
    """With every ink taken away no two of them are alike."""
    bare = re.sub(r"#[0-9a-f]{3,6}|(trunk|rider|cap)-\w+", "", DRAWN)
    horses = re.findall(r'<symbol id="" viewBox="-2 -2 124 72">.*', bare)
    assert len(horses) == 2 * len(STABLES) == len(set(horses))


def test_the_strip_of_legs_has_a_picture_for_each_pose() -> None:
    frame = f'viewBox="-2 -2 {124 * POSES} 72"'
    assert all(f'id="legs-{silk}" {frame}' in DRAWN for silk in STABLES)


@pytest.mark.parametrize("name", ["hedge", "drop", "rails", "water"])
def test_what_leaves_an_obstacle_at_the_top_comes_in_at_the_bottom(name: str) -> None:
    """It stands in every lane: an edge goes on in the next where it ends in this one."""
    edges = [line for line in re.findall(r'd="([^"]+)"', symbols("nasty.svg")[name]) if "L" in line]
    ends = [
        {x for x, y in re.findall(r"[ML]([\d.]+) (\d+)(?![\d.])", line) if y == end}
        for line in edges
        for end in ("0", "60")
    ]
    tops, bottoms = ends[::2], ends[1::2]
    assert tops == bottoms
    assert name == "rails" or any(tops)


@pytest.mark.parametrize(
    "name", ["hedge", "drop", "rails", "water", "umbrellas", "splash", "mud", "puff"]
)
def test_the_style_can_take_what_stands_and_flies_as_a_background(name: str) -> None:
    assert symbols("nasty.svg")[name]
