"""Outlines of countries from Natural Earth, in the public domain, brought into the frame."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon

from tools.risk import recipe

ROOT = Path(__file__).resolve().parent.parent.parent
OUTLINES = ROOT / "node_modules" / "world-atlas" / "countries-110m.json"

GRID = 0.2
"""All points lie on multiples of this, so that the middle between two is a whole tenth."""

Shapes = Mapping[str, Any]
"""A polygon, or several, by the name of a country or territory."""


def arcs(told: Mapping[str, Any]) -> list[list[tuple[float, float]]]:
    """The lines that borders consist of, in degrees, from the steps of a TopoJSON."""
    (wide, high), (west, south) = told["transform"]["scale"], told["transform"]["translate"]
    return [
        [(x * wide + west, y * high + south) for x, y in np.cumsum(arc, axis=0).tolist()]
        for arc in told["arcs"]
    ]


def ring(numbers: Iterable[int], lines: Sequence[Any]) -> list[tuple[float, float]]:
    """The points of a ring of lines; a line with a negative number runs backwards."""
    points: list[tuple[float, float]] = []
    for number in numbers:
        line = lines[number] if number >= 0 else lines[~number][::-1]
        points += line[1:] if points else line
    return points


def outlined(country: Mapping[str, Any], lines: Sequence[Any]) -> Any:
    """A country's shape in the frame; what Russia has beyond the date line is east of it."""
    several = country["type"] == "MultiPolygon"
    parts = []
    for outer, *_ in country["arcs"] if several else [country["arcs"]]:
        points = np.array(ring(outer, lines))
        if not np.ptp(points, axis=0).any():
            continue  # an island shrunk to a point
        if country["properties"]["name"] == "Russia":
            points[:, 0] += np.where(points[:, 0] < -100, 360, 0)
        parts.append(shapely.make_valid(spread(Polygon(points))))
    return shapely.union_all(parts, grid_size=GRID)


def eased(at: Any, line: recipe.Line, reach: float) -> Any:
    """Places in the frame of places in degrees, without a kink where the measure changes."""
    degrees, units = zip(*sorted(line), strict=True)
    around = np.linspace(-reach, reach, 9)
    return np.mean([np.interp(at + by, degrees, units) for by in around], axis=0)


def spread(shape: Any) -> Any:
    """A shape in degrees brought into the frame."""

    def bring(points: Any) -> Any:
        across = eased(points[:, 0], recipe.ACROSS, 10)
        return np.column_stack([across, eased(points[:, 1], recipe.DOWN, 5)])

    return shapely.transform(shapely.segmentize(shape, 2.0), bring)


def area(line: recipe.Line) -> Any:
    """What lies within such corners, in degrees, brought into the frame."""
    return spread(Polygon(line))


def countries() -> Shapes:
    """All countries by name."""
    told = json.loads(OUTLINES.read_text(encoding="utf-8"))
    lines = arcs(told)
    found = told["objects"]["countries"]["geometries"]
    return {one["properties"]["name"]: outlined(one, lines) for one in found}
