"""The territories of Risk from outlines of Natural Earth: joined, cut, spread out, made round.

`python -m tools.risk.atlas` writes web/risk/places.py: where counters and names stand. Shapes are
shapely's polygons, in units of the frame of 1000 x 640 unless it says degrees.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import shapely
from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon

from game.risk.board import BORDERS, SEA, TERRITORIES
from tools.risk import curve, recipe
from tools.risk.outlines import GRID, ROOT, Shapes, area, countries

PLACES = ROOT / "web" / "risk" / "places.py"

STRAIT = 3.2
"""The least water between territories that do not touch by land."""
CHANNEL = 2.6
"""The least water between islands of one territory."""
ISLET = 20.0
"""Islands with a smaller area, in square units, are left out."""
LAKE = 60.0
"""Holes with a smaller area, in square units, belong to the land around."""
NOTCH = 1.1
"""Half the width of an inlet or spit that is too narrow to be drawn."""
DETAIL = 2.3
"""How much of a coast is smoothed away: the root of the area of a bend that is cut off."""


class Atlas(NamedTuple):
    """Territories by name, as polygons with corners, and the points where borders meet."""

    cornered: Shapes
    junctions: frozenset[curve.Point]


def is_by_land(one: str, other: str) -> bool:
    """Whether two territories touch, and not over the sea."""
    return other in BORDERS[one] and not {(one, other), (other, one)} & set(SEA)


def polygons(shape: Any) -> list[Any]:
    """The polygons that a shape consists of."""
    return [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]


# Joined and cut


def shared_out(land: Shapes) -> Iterator[tuple[str, Any]]:
    """Territories with pieces of the countries that are cut."""
    for country, pieces in recipe.CUT.items():
        left = land[country]
        for name, corners in pieces:
            yield name, left.intersection(area(corners))
            left = left.difference(area(corners))


def joined() -> dict[str, Any]:
    """Territories of all their countries and pieces."""
    land = countries()
    parts: dict[str, list[Any]] = {name: [] for name in TERRITORIES}
    for name, told in recipe.WHOLE.items():
        parts[name] += [land[country] for country in told.split(", ")]
    for name, piece in shared_out(land):
        parts[name].append(piece)
    found = {name: shapely.union_all(some, grid_size=GRID) for name, some in parts.items()}
    for name, corners in recipe.ADDED.items():
        others = shapely.union_all([shape for other, shape in found.items() if other != name])
        found[name] = found[name].union(area(corners).difference(others))
    return found


# Made roomy, and kept apart


def fitted(found: Shapes) -> dict[str, Any]:
    """All territories drawn so large that the frame is full to its margins."""
    west, north, east, south = shapely.total_bounds(list(found.values()))
    wide, high = recipe.WIDE - 2 * recipe.MARGIN, recipe.HIGH - 2 * recipe.MARGIN
    across, down = wide / (east - west), high / (south - north)
    left, top = recipe.MARGIN - west * across, recipe.MARGIN - north * down
    return {
        name: affinity.affine_transform(shape, [across, 0, 0, down, left, top])
        for name, shape in found.items()
    }


def without_islets(shape: Any) -> Any:
    """A territory without its least islands and without holes."""
    parts = [Polygon(part.exterior) for part in polygons(shape) if part.area > ISLET]
    return shapely.union_all(parts)


def roomy(found: Shapes) -> dict[str, Any]:
    """Small islands enlarged, narrow lands pushed out to sea."""
    more = dict(found)
    for name, (times, right, down) in recipe.GROWN.items():
        grown = affinity.scale(more[name], times, times, origin="centroid")
        more[name] = affinity.translate(grown, right, down)
    for name, far in recipe.SWOLLEN.items():
        others = shapely.union_all([shape for other, shape in more.items() if other != name])
        more[name] = more[name].union(more[name].buffer(far).difference(others))
    return more


def grown(shape: Any, far: float) -> Any:
    """A shape with so much more around it, or less."""
    return shape.buffer(far, quad_segs=3)


def parted(shape: Any) -> Any:
    """A territory with water between its own islands: the smaller give way."""
    kept: list[Any] = []
    for part in sorted(polygons(shape), key=lambda part: -part.area):
        near = [grown(one, CHANNEL) for one in kept if one.distance(part) < CHANNEL]
        kept += polygons(part.difference(shapely.union_all(near)) if near else part)
    return shapely.union_all(kept)


def without_notches(found: Shapes) -> dict[str, Any]:
    """Territories without inlets and spits so narrow that only a dark line would be seen."""
    land = shapely.union_all(list(found.values())).buffer(-NOTCH).buffer(NOTCH * 1.1)
    more: dict[str, Any] = {}
    for name, shape in found.items():
        wide = grown(shape, NOTCH)
        near = [other for other in found if other != name and wide.intersects(found[other])]
        others = shapely.union_all([more.get(other, found[other]) for other in near])
        closed = [grown(grown(part, NOTCH), -NOTCH) for part in polygons(shape)]
        filled = shapely.union_all(closed).difference(others).union(shape)
        broad = filled.intersection(land.union(filled.difference(shape)))
        more[name] = parted(broad)
    return more


def apart(found: Shapes) -> dict[str, Any]:
    """Water between any two that do not touch by land: the smaller gives way."""
    more = dict(found)
    for pair in combinations(found, 2):
        large, small = sorted(pair, key=lambda name: -more[name].area)
        if not is_by_land(*pair) and more[large].distance(more[small]) < STRAIT:
            more[small] = more[small].difference(more[large].buffer(STRAIT))
    return more


# One net of lines for all


def owner(face: Any, found: Shapes) -> str:
    """Whose a face of the net is: who covers its inside, or has most of a small lake's shore."""
    inside = face.representative_point()
    for name, shape in found.items():
        if shape.contains(inside):
            return name
    if face.area > LAKE:
        return ""
    return max(found, key=lambda name: float(face.buffer(GRID).intersection(found[name]).area))


def netted(found: Shapes) -> dict[str, Any]:
    """The same shapes without gaps and overlaps: neighbours have every point in common."""
    lines = shapely.union_all([shape.boundary for shape in found.values()], grid_size=GRID)
    faces: dict[str, list[Any]] = {name: [] for name in ("", *found)}
    for face in shapely.get_parts(shapely.polygonize(shapely.get_parts(lines))):
        faces[owner(face, found)].append(face)
    return {name: shapely.coverage_union_all(faces[name]) for name in found}


def without_crumbs(found: Shapes) -> dict[str, Any]:
    """Islands that are too small to draw left out, and odd ends given to whom they touch."""
    kept = {name: [p for p in polygons(shape) if p.area > ISLET] for name, shape in found.items()}
    for name, shape in found.items():
        for crumb in (part for part in polygons(shape) if part.area <= ISLET):
            shores = {
                other: float(crumb.intersection(found[other]).length)
                for other in found
                if other != name
            }
            to = max(shores, key=lambda other: shores[other])
            if shores[to]:
                kept[to].append(crumb)
    return {name: shapely.coverage_union_all(parts) for name, parts in kept.items()}


def meeting_points(shapes: Iterable[Any]) -> frozenset[curve.Point]:
    """The points where borders meet each other or the sea."""
    lines = shapely.line_merge(shapely.union_all([shape.boundary for shape in shapes]))
    ends = [line.coords[end] for line in shapely.get_parts(lines) for end in (0, -1)]
    rings = {line.coords[0] for line in shapely.get_parts(lines) if line.is_ring}
    return frozenset(even(point) for point in ends if point not in rings)


def even(point: Sequence[float]) -> curve.Point:
    """A point without what a computer's fractions add to it."""
    return round(point[0], 1), round(point[1], 1)


@cache
def atlas() -> Atlas:
    """The whole map."""
    rough = {name: without_islets(shape) for name, shape in fitted(joined()).items()}
    net = without_crumbs(netted(fitted(apart(without_notches(roomy(rough))))))
    simple = shapely.coverage_simplify(list(net.values()), DETAIL)
    cornered = dict(zip(net, simple, strict=True))
    return Atlas(cornered, meeting_points(cornered.values()))


# What is made of it


def rings(shape: Any) -> Iterator[list[curve.Point]]:
    """The rings of a shape with corners, the larger islands first, each with its holes."""
    for part in sorted(polygons(shape), key=lambda part: -part.area):
        for line in (part.exterior, *part.interiors):
            yield [even(point) for point in line.coords[:-1]]


def rounded(shape: Any, junctions: frozenset[curve.Point]) -> Any:
    """A shape with corners as it is drawn, with round coasts."""
    parts = []
    for part in polygons(shape):
        lines = [curve.measured(line, junctions) for line in rings(part)]
        parts.append(Polygon(lines[0], lines[1:]))
    return MultiPolygon(parts)


@cache
def shapes() -> Shapes:
    """Each territory as it is drawn."""
    whole = atlas()
    return {name: rounded(shape, whole.junctions) for name, shape in whole.cornered.items()}


def room(shape: Any) -> tuple[tuple[int, int], int]:
    """The middle of the widest circle within the largest part of a shape, and its radius."""
    largest = max(polygons(shape), key=lambda part: float(part.area))
    x, y = shapely.maximum_inscribed_circle(largest).coords[0]
    at = round(x), round(y)
    return at, int(shapely.Point(at).distance(largest.exterior))


def places() -> str:
    """What web/risk/places.py says."""
    found = {name: room(shape) for name, shape in shapes().items()}
    at = "".join(f'    "{name}": {where},\n' for name, (where, _) in found.items())
    wide = "".join(f'    "{name}": {far},\n' for name, (_, far) in found.items())
    named = "".join(f'    "{name}": {where},\n' for name, where in recipe.NAMED.items())
    return TOLD.format(at=at, wide=wide, named=named)


TOLD = '''"""Where counters and names stand on the map, in its frame of 1000 x 640 units.

Written by `python -m tools.risk.atlas` from the shapes that it draws: change it there.
"""

from __future__ import annotations

from collections.abc import Mapping

AT: Mapping[str, tuple[int, int]] = {{
{at}}}
"""The middle of each territory's counter, across and down."""

ROOM: Mapping[str, int] = {{
{wide}}}
"""The radius of a circle around it that is all within the territory."""

NAMED: Mapping[str, tuple[int, int]] = {{
{named}}}
"""The middle of each continent's name, across and down."""
'''

if __name__ == "__main__":
    PLACES.write_text(places(), encoding="utf-8")
