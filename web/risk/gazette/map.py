"""The map beside the lead, as a newspaper prints it: the land, and whose each territory was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game import Table
from game.risk.board import WITHIN
from game.risk.state import NEUTRAL
from web import html as h
from web.parts.pieces import MARKS
from web.risk import SHEET
from web.risk.film import maps
from web.risk.places import AT
from web.risk.world import TALL, WIDE

SIGN = 46
"""How wide a charm is, in units of the map."""


def pictured(table: Table, facts: Mapping[str, Any]) -> tuple[h.Element, Mapping[str, int]]:
    """The world after the round that the lead speaks of, else when it was last in doubt."""
    stops = maps(table.events)
    last = max(0, len(stops) - 2)
    round = facts.get("round", last)
    return drawing(stops[min(round, last)]), {"round": min(round, last)}


def drawing(owner: Mapping[str, int]) -> h.Element:
    """All land in one ink, on it the charm of each owner in the colour that the chart has too."""
    return h.svg(".front-world", viewBox=f"0 0 {WIDE} {TALL}", aria_hidden="true")[
        (h.use(".front-land", href=f"{SHEET}#{one}") for parts in WITHIN.values() for one in parts),
        (h.use(".front-coast", href=f"{SHEET}#{name}") for name in WITHIN),
        (charm(one, seat) for one, seat in owner.items() if seat != NEUTRAL),
    ]


def charm(territory: str, seat: int) -> h.Element:
    """Whose a territory is."""
    x, y = AT[territory]
    return h.use(
        class_=f"mark-{seat % len(MARKS)}",
        href=f"icons.svg#i-{MARKS[seat % len(MARKS)]}",
        x=f"{x - SIGN // 2}",
        y=f"{y - SIGN // 2}",
        width=f"{SIGN}",
        height=f"{SIGN}",
    )
