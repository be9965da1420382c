"""The end of a game: who stands where, and what the money came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h

from game import Table
from web.frame import podium as frame
from web.frame.parts import charm
from web.state import Desk
from web.winners_circle import payoffs, say
from web.winners_circle.payoffs import PAID, signed
from web.winners_circle.portraits import portrait


def podium(desk: Desk) -> h.Element:
    """The winner's circle."""
    assert desk.table is not None
    result, names = desk.table.result, desk.table.names
    return frame.podium(
        desk,
        frame.verdict(result, names),
        margin(result),
        why_won(result, names),
        frame.steps(on_steps(desk.table)),
        breakdown(result.standings, names),
    )


def margin(result: Any) -> str:
    """By how much."""
    first = result.standings[0].money
    rest = [one.money for one in result.standings if one.place > 1]
    if len(result.winners) > 1:
        return say("Level at {money:number}: the win is shared.", money=first)
    return say("{more:number} ahead of the next.", more=first - max(rest, default=0))


def why_won(result: Any, names: Sequence[str]) -> str:
    """What brought the winner more than the next, the largest part of it."""
    if len(result.winners) > 1 or len(result.standings) < 2:
        return ""
    first, second = result.standings[:2]
    more = {kind: first.earned.get(kind, 0) - second.earned.get(kind, 0) for kind in PAID}
    most = max(PAID, key=lambda kind: more[kind])
    return say(
        "What made the difference to {name:player}: {kind}, {more:number} more.",
        names,
        name=second.seat,
        kind=say(PAID[most]),
        more=more[most],
    )


def on_steps(table: Table) -> list[frame.Step]:
    """The first three, each with the horse that has paid most."""
    return [
        frame.Step(
            one.seat,
            one.place,
            table.names[one.seat],
            say("{money:number}", money=one.money),
            bust(table, one.seat),
        )
        for one in table.result.standings
    ][: frame.STEPS]


def bust(table: Table, seat: int) -> h.Node:
    """The horse of the last race that brought this player most."""
    runners = table.view(None).runners
    brought = dict.fromkeys(runners, 0)
    for event in payoffs.paid(table.events):
        if event.facts["seat"] == seat:
            brought[event.facts["horse"]] += event.facts["money"]
    best = max(brought, key=lambda horse: brought[horse])
    return portrait(runners[best], best)


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
                        h.td[say("{place:ordinal}", place=one.place)],
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
