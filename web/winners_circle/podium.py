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
from web.winners_circle.payoffs import PAID, UNIT, money
from web.winners_circle.portraits import portrait
from web.winners_circle.state import ended, seen
from web.winners_circle.words.names import NAMES


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


def races(table: Table) -> list[list[str]]:
    """The first three of every race."""
    told = [event.facts["cards"] for event in table.events if event.kind == "ranking"]
    return [[NAMES[card] for card in ranking] for ranking in told]


def columns(table: Table) -> list[ends.Column[Standing]]:
    """Money by what it came from."""
    return [
        *ends.origins(ended(table).standings, origins(), UNIT.signed),
        ends.told(say("Money"), has, ends.TOTAL),
    ]


END = Ending(
    ended=ended,
    settled=lambda table: margin(ended(table)),
    why=lambda table: ends.why_won(ended(table), table.names, origins(), money),
    has=has,
    stands=horses,
    label=lambda: say("Where the money came from"),
    columns=columns,
    races=races,
    judge=lambda: say("Clerk of the course"),
)
