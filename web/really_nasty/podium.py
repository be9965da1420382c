"""The end of a meeting: who stands where, and what the money came from."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.really_nasty.scoring import Result, Standing
from web import html as h
from web.desk.state import Desk
from web.frame import podium as frame
from web.frame import standings as ends
from web.really_nasty import say
from web.really_nasty.payoffs import EARNED, money, signed
from web.really_nasty.silks import bust
from web.really_nasty.state import ended, seen


def podium(desk: Desk) -> h.Element:
    """The end of the day."""
    result, names = ended(desk.at.table), desk.at.table.names
    return frame.podium(
        desk,
        result,
        margin(result),
        why_won(result, names),
        on_steps(desk.at.table),
        breakdown(result.standings, names),
    )


def margin(result: Result) -> str:
    """By how much."""
    first = result.standings[0]
    rest = [one for one in result.standings if one.place > 1]
    if len(result.winners) > 1:
        return ends.level(money(first.money))
    if rest and rest[0].money == first.money:
        return say("Level on money, but with more races won.")
    return ends.ahead(money(first.money - (rest[0].money if rest else 0)))


def in_short(one: Standing) -> Standing:
    """Money from prizes and from bets, what was staked taken off."""
    bets = sum(one.earned.get(kind, 0) for kind in ("bet laid", "bet won"))
    prizes = sum(one.earned.get(kind, 0) for kind in ("prize", "prize unclaimed"))
    return one._replace(earned={"prizes": prizes, "bets": bets})


def why_won(result: Result, names: Sequence[str]) -> str:
    """What brought the winner more than the next, the larger part of it."""
    short = result._replace(standings=tuple(map(in_short, result.standings)))
    return ends.why_won(short, names, {"prizes": say("prizes"), "bets": say("bets")}, money)


def on_steps(table: Table) -> list[frame.Step]:
    """The first three, each with their rider."""
    silks = seen(table.view(None)).silks
    return [
        frame.Step(one.seat, one.place, table.names[one.seat], has(one), bust(silks[one.seat]))
        for one in ended(table).standings
    ][: frame.STEPS]


def has(one: Standing) -> str:
    """What a player has at the end."""
    return money(one.money)


def won(one: Standing) -> str:
    """How many races a player has won."""
    return say("{wins:number}", wins=one.wins)


def breakdown(standings: Sequence[Standing], names: Sequence[str]) -> h.Element:
    """Every player's money by what it came from."""
    heads = {kind: say(label) for kind, label in EARNED.items()}
    columns = [
        *ends.origins(standings, heads, signed),
        ends.told(say("Wins"), won),
        ends.told(say("Money"), has, "total"),
    ]
    return ends.breakdown(say("Where the money came from"), standings, names, columns)
