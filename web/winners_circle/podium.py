"""The end of a game: who stands where, and what the money came from."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.winners_circle.scoring import Result, Standing
from web import html as h
from web.frame import podium as frame
from web.frame import standings as ends
from web.frame.ending import Ending
from web.winners_circle import payoffs, say
from web.winners_circle.payoffs import PAID, money, signed
from web.winners_circle.portraits import portrait
from web.winners_circle.state import ended, seen


def origins() -> dict[str, str]:
    """What money comes from, as it is called."""
    return {kind: say(label) for kind, label in PAID.items()}


def margin(result: Result) -> str:
    """By how much."""
    return ends.margin([one.money for one in result.standings], len(result.winners), money)


def horses(table: Table, first: Sequence[Standing]) -> list[h.Node]:
    """For each the horse of the last race that has paid most."""
    runners = seen(table.view(None)).runners
    best = frame.best_horses(payoffs.paid(table.events), [one.seat for one in first], runners)
    return [portrait(runners[horse], horse) if horse else None for horse in best]


def has(one: Standing) -> str:
    """What a player has at the end."""
    return money(one.money)


def columns(table: Table) -> list[ends.Column[Standing]]:
    """Money by what it came from."""
    return [
        *ends.origins(ended(table).standings, origins(), signed),
        ends.told(say("Money"), has, "total"),
    ]


END = Ending(
    ended=ended,
    settled=lambda table: margin(ended(table)),
    why=lambda table: ends.why_won(ended(table), table.names, origins(), money),
    has=has,
    stands=horses,
    label=lambda: say("Where the money came from"),
    columns=columns,
)
