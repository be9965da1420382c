"""The end of a meeting: who stands where, and what the money came from."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.really_nasty.scoring import Result, Standing
from web import html as h
from web.frame import standings as ends
from web.frame.ending import Ending
from web.really_nasty import say
from web.really_nasty.payoffs import EARNED, UNIT, money
from web.really_nasty.silks import bust
from web.really_nasty.state import ended, seen


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


def riders(table: Table, first: Sequence[Standing]) -> list[h.Node]:
    """For each their rider."""
    silks = seen(table.view(None)).silks
    return [bust(silks[one.seat]) for one in first]


def has(one: Standing) -> str:
    """What a player has at the end."""
    return money(one.money)


def won(one: Standing) -> str:
    """How many races a player has won."""
    return say("{wins:number}", wins=one.wins)


def races(table: Table) -> list[list[str]]:
    """The first three of every race, after the stewards."""
    placed: list[Sequence[int]] = []
    for event in table.events:
        if event.kind == "race over":
            placed.append(event.facts["placed"])
        elif event.kind == "disqualified":
            placed[-1] = event.facts["placed"]
    return [[table.names[seat] for seat in row] for row in placed]


def columns(table: Table) -> list[ends.Column[Standing]]:
    """Money by what it came from, and races won."""
    heads = {kind: say(label) for kind, label in EARNED.items()}
    return [
        *ends.origins(ended(table).standings, heads, UNIT.signed),
        ends.told(say("Wins"), won),
        ends.told(say("Money"), has, ends.TOTAL),
    ]


END = Ending(
    ended=ended,
    settled=lambda table: margin(ended(table)),
    why=lambda table: why_won(ended(table), table.names),
    has=has,
    stands=riders,
    label=lambda: say("Where the money came from"),
    columns=columns,
    races=races,
    judge=lambda: say("Clerk of the course"),
)
