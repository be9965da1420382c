"""The end of a meeting: who stands where, and what the money came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h

from game import Table
from web.frame import podium as frame
from web.frame.parts import charm
from web.really_nasty import say
from web.really_nasty.payoffs import EARNED, signed
from web.really_nasty.silks import bust
from web.state import Desk


def podium(desk: Desk) -> h.Element:
    """The end of the day."""
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
    first = result.standings[0]
    rest = [one for one in result.standings if one.place > 1]
    if len(result.winners) > 1:
        return say("Level at {money:money}: the win is shared.", money=first.money)
    if rest and rest[0].money == first.money:
        return say("Level on money, but with more races won.")
    return say("{more:money} ahead of the next.", more=first.money - (rest[0].money if rest else 0))


def by_origin(earned: Mapping[str, int]) -> dict[str, int]:
    """Money by what it came from, stakes and bets won as one."""
    bets = sum(earned.get(kind, 0) for kind in ("bet laid", "bet won", "bet lost"))
    prizes = sum(earned.get(kind, 0) for kind in ("prize", "prize unclaimed"))
    stewards = sum(earned.get(kind, 0) for kind in ("deposit", "deposit back"))
    return {"prizes": prizes, "bets": bets, "stewards": stewards}


def why_won(result: Any, names: Sequence[str]) -> str:
    """What brought the winner more than the next, the larger part of it."""
    if len(result.winners) > 1 or len(result.standings) < 2:
        return ""
    first, second = (by_origin(one.earned) for one in result.standings[:2])
    more = {kind: first[kind] - second[kind] for kind in ("prizes", "bets")}
    most = max(more, key=lambda kind: more[kind])
    return say(
        "What made the difference to {name:player}: {more:money} more from "
        "{kind:which(prizes=prizes|bets)}.",
        names,
        name=result.standings[1].seat,
        kind=most,
        more=more[most],
    )


def on_steps(table: Table) -> list[frame.Step]:
    """The first three, each with the own rider."""
    silks = table.view(None).silks
    return [
        frame.Step(
            one.seat,
            one.place,
            table.names[one.seat],
            say("{money:money}", money=one.money),
            bust(silks[one.seat]),
        )
        for one in table.result.standings
    ][: frame.STEPS]


def breakdown(standings: Sequence[Any], names: Sequence[str]) -> h.Element:
    """Every player's money by what it came from."""
    kinds = [kind for kind in EARNED if any(one.earned.get(kind) for one in standings)]
    return h.div(
        ".sheet.scroll-x", role="region", tabindex="0", aria_label=say("Where the money came from")
    )[
        h.table(".breakdown.money-table")[
            h.caption(".unseen")[say("Where the money came from")],
            h.thead[
                h.tr[
                    h.th(scope="col")[say("Place")],
                    h.th(scope="col")[say("Player")],
                    (h.th(scope="col")[say(EARNED[kind])] for kind in kinds),
                    h.th(scope="col")[say("Wins")],
                    h.th(scope="col")[say("Money")],
                ]
            ],
            h.tbody[
                (
                    h.tr(id=f"standing-{one.seat}")[
                        h.td[say("{place:ordinal}", place=one.place)],
                        h.th(scope="row")[charm(one.seat), names[one.seat]],
                        (
                            h.td(data_of=say(EARNED[kind]))[earned(one.earned, kind)]
                            for kind in kinds
                        ),
                        h.td(data_of=say("Wins"))[str(one.wins)],
                        h.td(".total")[say("{money:money}", money=one.money)],
                    ]
                    for one in standings
                )
            ],
        ]
    ]


def earned(by: Mapping[str, int], kind: str) -> h.Node:
    """Money of one origin; a dot for none."""
    return signed(by[kind]) if by.get(kind) else "·"
