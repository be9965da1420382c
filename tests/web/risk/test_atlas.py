"""The drawn map has the borders of the rules, and room on each territory for a finger."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import dist
from pathlib import Path

import pytest
import shapely

from game.risk.board import BORDERS, SEA, TERRITORIES, WITHIN
from tools.risk import atlas, built, hatching, recipe
from web.risk import places

PAIRS = list(combinations(TERRITORIES, 2))
WATERS = {"water-1", "water-2", "water-3"}
NUMBER = re.compile(r"-?(?:\d+\.\d+|\d+|\.\d+)")


def by_land(one: str, other: str) -> bool:
    return other in BORDERS[one] and not {(one, other), (other, one)} & set(SEA)


@cache
def prepared():
    found = atlas.shapes()
    shapely.prepare(list(found.values()))
    return found


@pytest.fixture(scope="module")
def svg(tmp_path_factory) -> str:
    where: Path = tmp_path_factory.mktemp("dist")
    built.build(where)
    assert "Natural Earth" in (where / "licenses.txt").read_text(encoding="utf-8")
    return (where / "risk.svg").read_text(encoding="utf-8")


def test_every_territory_is_drawn_without_a_line_that_crosses_itself():
    assert tuple(prepared()) == TERRITORIES
    assert [name for name, shape in prepared().items() if not shape.is_valid] == []


def test_neighbours_by_land_have_a_line_in_common():
    lines = {name: shape.boundary for name, shape in prepared().items()}
    short = {
        pair: length
        for pair in PAIRS
        if by_land(*pair)
        if (length := lines[pair[0]].intersection(lines[pair[1]]).length) < 3
    }
    assert short == {}


def test_nobody_else_touches():
    near = {
        pair: far
        for pair in PAIRS
        if not by_land(*pair)
        if (far := prepared()[pair[0]].distance(prepared()[pair[1]])) < 1.5
    }
    assert near == {}


def test_no_two_lie_on_each_other_and_no_gap_is_between_them():
    """What rounding leaves is far less than a square unit."""
    whole = shapely.union_all(list(prepared().values()))
    assert abs(sum(shape.area for shape in prepared().values()) - whole.area) < 0.5
    holes = [shapely.Polygon(hole) for part in whole.geoms for hole in part.interiors]
    assert [hole.area for hole in holes if hole.area < 20] == []


def test_all_land_is_within_the_margins():
    west, north, east, south = shapely.total_bounds(list(prepared().values()))
    assert 8 <= west <= 14 and 8 <= north <= 14
    assert 8 <= recipe.WIDE - east <= 14 and 8 <= recipe.HIGH - south <= 14


def test_the_far_end_of_siberia_is_in_the_east():
    assert prepared()["kamchatka"].bounds[0] > 800


@pytest.mark.parametrize("name", TERRITORIES)
def test_a_territory_has_room_for_a_counter_that_lies_in_it(name):
    circle = shapely.Point(places.AT[name]).buffer(places.ROOM[name])
    assert places.ROOM[name] >= 9
    assert prepared()[name].contains(circle)


def test_counters_and_names_are_apart_and_in_the_frame():
    at, named = list(places.AT.values()), list(places.NAMED.values())
    assert tuple(places.AT) == tuple(places.ROOM) == TERRITORIES
    assert tuple(places.NAMED) == tuple(WITHIN)
    assert min(dist(one, other) for one, other in combinations([*at, *named], 2)) >= 25
    assert all(0 < x < recipe.WIDE and 0 < y < recipe.HIGH for x, y in [*at, *named])


def test_places_are_as_the_tool_writes_them():
    """`python -m tools.risk.atlas` writes them anew."""
    assert atlas.PLACES.read_text(encoding="utf-8") == atlas.places()


def test_the_file_is_small_and_has_every_outline(svg):
    assert len(svg.encode()) <= 80_000
    ids = re.findall(r'<path id="([^"]+)" d="M[^"]+Z"/>', svg)
    hatched = re.findall(r'<path id="hatch-([^"]+)" d="m[^"Z]+"/>', svg)
    assert len(ids) + len(hatched) == svg.count("<path")
    assert sorted(ids) == sorted([*TERRITORIES, *WITHIN, *WATERS, "land"])
    assert tuple(hatched) == tuple(WITHIN)
    assert not re.search(r"fill|stroke|style", svg)


@pytest.mark.parametrize("name", WITHIN)
def test_a_continent_is_hatched_all_over_and_nowhere_else(svg, name):
    lines = shapely.MultiLineString(list(pieces(re.search(rf'"hatch-{name}" d="([^"]+)"', svg)[1])))
    land = shapely.union_all([prepared()[one] for one in WITHIN[name]]).buffer(0.1)
    assert land.buffer(-1.5).covers(lines)
    assert min(line.length for line in lines.geoms) >= 3
    for one in WITHIN[name]:
        assert prepared()[one].intersection(lines).length > prepared()[one].area / 35


def test_no_two_continents_are_hatched_alike():
    assert set(hatching.HATCHED) == set(WITHIN)
    assert len(set(hatching.HATCHED.values())) == len(WITHIN)


def test_no_number_has_more_than_one_decimal(svg):
    told = " ".join(re.findall(r' d="([^"]+)"', svg))
    assert [number for number in NUMBER.findall(told) if len(number.partition(".")[2]) > 1] == []


def test_a_path_says_the_curve_that_is_measured(svg):
    """The points that the bends of a path end at are those of the shape."""
    told = re.search(r'id="madagascar" d="([^"]+)"', svg)[1]
    shape = prepared()["madagascar"].boundary
    assert told.count("M") == told.count("q") == 1
    for x, y in ends(told):
        assert shape.distance(shapely.Point(x, y)) < 0.01


def pieces(told: str) -> Iterator[list[tuple[float, float]]]:
    """The lines of an open path of m, h, v, and steps after an m."""
    x = y = 0.0
    for one in told.split("m")[1:]:
        right, down, *line = map(float, NUMBER.findall(one))
        x, y = x + right, y + down
        if len(line) == 1:
            line = [line[0], 0] if "h" in one else [0, line[0]]
        start, (x, y) = (x, y), (x + line[0], y + line[1])
        yield [start, (x, y)]


def ends(told: str) -> list[tuple[float, float]]:
    """Where each bend of a closed path of one q and many t ends."""
    (start, first), after = told.removeprefix("M").split("q"), []
    q, *more = first.removesuffix("Z").split("t")
    x, y = map(float, NUMBER.findall(start))
    steps = [float(number) for number in NUMBER.findall(q)[2:]]
    steps += [float(number) for part in more for number in NUMBER.findall(part)]
    for right, down in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + right, y + down
        after.append((x, y))
    return after
