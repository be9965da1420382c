"""The end of a game: who stands where, and what the money came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h

from web.frame import podium as frame
from web.frame.parts import charm
from web.state import Desk
from web.winners_circle import say
from web.winners_circle.payoffs import PAID, signed


def podium(desk: Desk) -> h.Element:
    """The winner's circle."""
    assert desk.table is not None
    result, names = desk.table.result, desk.table.names
    return frame.podium(
        desk,
        frame.verdict(result, names),
        margin(result),
        steps(result.standings, names),
        breakdown(result.standings, names),
    )


def margin(result: Any) -> str:
    """By how much."""
    first = result.standings[0].money
    rest = [one.money for one in result.standings if one.place > 1]
    if len(result.winners) > 1:
        return say("Level at {money:number}: the win is shared.", money=first)
    return say("{more:number} ahead of the next.", more=first - max(rest, default=0))


def steps(standings: Sequence[Any], names: Sequence[str]) -> h.Node:
    """The first three on their steps, the middle one the highest."""
    return h.ol(".steps")[
        (
            h.li(class_=f"step-{min(one.place, 3)}", id=f"step-{one.seat}")[
                charm(one.seat),
                h.b[names[one.seat]],
                h.span(".vp")[say("{money:number}", money=one.money)],
                h.span(".place")[str(one.place)],
            ]
            for one in standings[:3]
        )
    ]


def breakdown(standings: Sequence[Any], names: Sequence[str]) -> h.Element:
    """Every player's money by what it came from."""
    kinds = [kind for kind in PAID if any(one.earned.get(kind) for one in standings)]
    return h.div(
        ".sheet.scroll-x", role="region", tabindex="0", aria_label=say("Where the money came from")
    )[
        h.table(".breakdown.money-table")[
            h.caption(".unseen")[say("Where the money came from")],
            h.thead[
                h.tr[
                    h.th(scope="col")[say("Place")],
                    h.th(scope="col")[say("Player")],
                    (h.th(scope="col")[say(PAID[kind])] for kind in kinds),
                    h.th(scope="col")[say("Money")],
                ]
            ],
            h.tbody[
                (
                    h.tr(id=f"standing-{one.seat}")[
                        h.td[str(one.place)],
                        h.th(scope="row")[charm(one.seat), names[one.seat]],
                        (h.td(data_of=say(PAID[kind]))[earned(one.earned, kind)] for kind in kinds),
                        h.td(".total")[say("{money:number}", money=one.money)],
                    ]
                    for one in standings
                )
            ],
        ]
    ]


def earned(by: Mapping[str, int], kind: str) -> h.Node:
    """Money of one origin; a dot for none."""
    return signed(by[kind]) if by.get(kind) else "·"
