"""The end of a meeting: who stands where, and what the money came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import htpy as h
from markupsafe import Markup

from game import Table
from game.really_nasty.scoring import Result, Standing
from web.desk.state import Desk
from web.frame import podium as frame
from web.really_nasty import say
from web.really_nasty.payoffs import EARNED, signed
from web.really_nasty.silks import bust
from web.really_nasty.state import ended, seen


def podium(desk: Desk) -> h.Element:
    """The end of the day."""
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
    first = result.standings[0]
    rest = [one for one in result.standings if one.place > 1]
    if len(result.winners) > 1:
        return say("Level at {money:money}: the win is shared.", money=first.money)
    if rest and rest[0].money == first.money:
        return say("Level on money, but with more races won.")
    return say("{more:money} ahead of the next.", more=first.money - (rest[0].money if rest else 0))


def by_origin(earned: Mapping[str, int]) -> dict[str, int]:
    """Money from prizes and from bets, what was staked taken off."""
    bets = sum(earned.get(kind, 0) for kind in ("bet laid", "bet won"))
    prizes = sum(earned.get(kind, 0) for kind in ("prize", "prize unclaimed"))
    return {"prizes": prizes, "bets": bets}


def why_won(result: Result, names: Sequence[str]) -> str:
    """What brought the winner more than the next, the larger part of it."""
    if len(result.winners) > 1 or len(result.standings) < 2:
        return ""
    first, second = (by_origin(one.earned) for one in result.standings[:2])
    more = {kind: first[kind] - second[kind] for kind in first}
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
    """The first three, each with their rider."""
    silks = seen(table.view(None)).silks
    return [
        frame.Step(one.seat, one.place, table.names[one.seat], has(one), bust(silks[one.seat]))
        for one in ended(table).standings
    ][: frame.STEPS]


def rider(table: Table, seat: int) -> Markup:
    """The face of a player here: the rider in the silks of the stable."""
    return bust(seen(table.view(None)).silks[seat])


def has(one: Standing) -> str:
    """What a player has at the end."""
    return say("{money:money}", money=one.money)


def won(one: Standing) -> str:
    """How many races a player has won."""
    return say("{wins:number}", wins=one.wins)


def breakdown(standings: Sequence[Standing], names: Sequence[str]) -> h.Element:
    """Every player's money by what it came from."""
    kinds = [kind for kind in EARNED if any(one.earned.get(kind) for one in standings)]
    columns = [
        *[frame.Column(say(EARNED[kind]), partial(earned, kind)) for kind in kinds],
        frame.Column(say("Wins"), won),
        frame.Column(say("Money"), has, is_total=True),
    ]
    return frame.breakdown(say("Where the money came from"), standings, names, columns)


def earned(kind: str, one: Standing) -> h.Node:
    """A player's money of one origin; a dot for none."""
    return signed(one.earned[kind]) if one.earned.get(kind) else "·"
