"""What the page's build makes for Risk: risk.svg, the map as bare outlines and hatching."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import shapely

from game.risk.board import WITHIN
from tools.risk import curve, hatching
from tools.risk.atlas import atlas, polygons, rings, shapes
from tools.risk.outlines import GRID

CREDIT = "Outlines: Natural Earth, naturalearthdata.com, public domain."
RULE = "=" * 78
WATER = (3.5, 7.5, 12.5)
"""How far from the coast each water line runs, in units of the frame."""
BAY = 4.0
"""Bays and straits are rounded off to twice this width, in units, before a line follows them."""
POND = 250.0
"""A water line makes no ring within the land that is smaller than so many square units."""
DETAIL = 4.0
"""How much of a water line is smoothed away: the root of the area of a bend that is cut off."""


def path(name: str, shape: Any, junctions: frozenset[curve.Point] = frozenset()) -> str:
    """One shape with corners as a path."""
    told = "".join(curve.drawn(ring, junctions) for ring in rings(shape))
    return f'<path id="{name}" d="{told}"/>'


def coast_line(land: Any, far: float) -> Any:
    """The land with so much water around it, smooth and without small holes."""
    wide = land.buffer(far + BAY).buffer(-BAY)
    parts = [
        shapely.Polygon(part.exterior, [hole for hole in part.interiors if is_wide(hole)])
        for part in polygons(wide)
    ]
    even = shapely.set_precision(shapely.MultiPolygon(parts), GRID)
    return shapely.coverage_simplify([even], DETAIL)[0]


def is_wide(hole: Any) -> bool:
    """Whether a hole is large enough to be drawn."""
    return bool(shapely.Polygon(hole).area > POND)


def paths() -> Iterator[str]:
    """All paths of the map, those that lie below first."""
    whole = atlas()
    land = shapely.union_all(list(shapes().values()))
    for at, far in reversed(list(enumerate(WATER, 1))):
        yield path(f"water-{at}", coast_line(land, far))
    groups = {"land": tuple(whole.cornered), **{name: (name,) for name in whole.cornered}, **WITHIN}
    for name, members in groups.items():
        shape = shapely.coverage_union_all([whole.cornered[one] for one in members])
        yield path(name, shape, whole.junctions)
    for name in WITHIN:
        yield f'<path id="hatch-{name}" d="{hatching.drawn(name)}"/>'


def build(dist: Path) -> None:
    """Write risk.svg, and add to licenses.txt whose outlines it has."""
    told = "\n".join(paths())
    svg = f'<svg xmlns="http://www.w3.org/2000/svg"><!-- {CREDIT} -->\n{told}\n</svg>\n'
    (dist / "risk.svg").write_text(svg, encoding="utf-8")
    with open(dist / "licenses.txt", "a", encoding="utf-8") as licences:
        licences.write(f"\n{RULE}\nThe map in risk.svg\n{RULE}\n{CREDIT}\n")
