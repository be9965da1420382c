"""The end of a game: who stands where, and what the money came from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

import htpy as h

from game import Table
from game.winners_circle.scoring import Result, Standing
from web.desk.state import Desk
from web.frame import podium as frame
from web.winners_circle import payoffs, say
from web.winners_circle.payoffs import PAID, signed
from web.winners_circle.portraits import portrait
from web.winners_circle.state import ended, seen


def podium(desk: Desk) -> h.Element:
    """The winner's circle."""
    assert desk.table is not None
    result, names = ended(desk.table), desk.table.names
    return frame.podium(
        desk,
        frame.verdict(result, names),
        margin(result),
        why_won(result, names),
        frame.steps(on_steps(desk.table)),
        breakdown(result.standings, names),
    )


def margin(result: Result) -> str:
    """By how much."""
    first = result.standings[0].money
    rest = [one.money for one in result.standings if one.place > 1]
    if len(result.winners) > 1:
        return say("Level at {money:number}: the win is shared.", money=first)
    return say("{more:number} ahead of the next.", more=first - max(rest, default=0))


def why_won(result: Result, names: Sequence[str]) -> str:
    """What brought the winner more than the next, the largest part of it."""
    if len(result.winners) > 1 or len(result.standings) < 2:
        return ""
    most, more = frame.difference(result, PAID)
    return say(
        "What made the difference to {name:player}: {kind}, {more:number} more.",
        names,
        name=result.standings[1].seat,
        kind=say(PAID[most]),
        more=more,
    )


def on_steps(table: Table) -> list[frame.Step]:
    """The first three, each with the horse that has paid most; no horse stands there twice."""
    taken: list[str] = []
    steps = []
    for one in ended(table).standings[: frame.STEPS]:
        horse = best_horse(table, one.seat, taken)
        taken.append(horse)
        drawn = portrait(seen(table.view(None)).runners[horse], horse) if horse else None
        steps.append(frame.Step(one.seat, one.place, table.names[one.seat], has(one), drawn))
    return steps


def best_horse(table: Table, seat: int, taken: Collection[str]) -> str:
    """The horse of the last race that brought this player most, "" where none of the others did."""
    brought = {horse: 0 for horse in seen(table.view(None)).runners if horse not in taken}
    for event in payoffs.paid(table.events):
        if event.facts["seat"] == seat and event.facts["horse"] in brought:
            brought[event.facts["horse"]] += event.facts["money"]
    best = max(brought, key=lambda horse: brought[horse])
    return best if brought[best] > 0 else ""


def has(one: Standing) -> str:
    """What a player has at the end."""
    return say("{money:number}", money=one.money)


def breakdown(standings: Sequence[Standing], names: Sequence[str]) -> h.Element:
    """Every player's money by what it came from."""
    kinds = [kind for kind in PAID if any(one.earned.get(kind) for one in standings)]
    columns = [
        *[frame.Column(say(PAID[kind]), partial(earned, kind)) for kind in kinds],
        frame.Column(say("Money"), has, is_total=True),
    ]
    return frame.breakdown(say("Where the money came from"), standings, names, columns)


def earned(kind: str, one: Standing) -> h.Node:
    """A player's money of one origin; a dot for none."""
    return signed(one.earned[kind]) if one.earned.get(kind) else "·"
