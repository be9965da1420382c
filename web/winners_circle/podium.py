"""The end of a game: who stands where, and what the money came from."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.winners_circle.scoring import Result, Standing
from web import html as h
from web.desk.state import Desk
from web.frame import podium as frame
from web.frame import standings as ends
from web.winners_circle import payoffs, say
from web.winners_circle.payoffs import PAID, money, signed
from web.winners_circle.portraits import portrait
from web.winners_circle.state import ended, seen


def podium(desk: Desk) -> h.Element:
    """The winner's circle."""
    result, names = ended(desk.at.table), desk.at.table.names
    return frame.podium(
        desk,
        result,
        margin(result),
        ends.why_won(result, names, origins(), money),
        on_steps(desk.at.table),
        breakdown(result.standings, names),
    )


def origins() -> dict[str, str]:
    """What money comes from, as it is called."""
    return {kind: say(label) for kind, label in PAID.items()}


def margin(result: Result) -> str:
    """By how much."""
    return ends.margin([one.money for one in result.standings], len(result.winners), money)


def on_steps(table: Table) -> list[frame.Step]:
    """The first three, each with the horse of the last race that has paid most."""
    first, runners = ended(table).standings[: frame.STEPS], seen(table.view(None)).runners
    paid = payoffs.paid(table.events)
    return [
        frame.Step(
            one.seat,
            one.place,
            table.names[one.seat],
            has(one),
            portrait(runners[horse], horse) if horse else None,
        )
        for one, horse in zip(
            first, frame.best_horses(paid, [one.seat for one in first], runners), strict=True
        )
    ]


def has(one: Standing) -> str:
    """What a player has at the end."""
    return money(one.money)


def breakdown(standings: Sequence[Standing], names: Sequence[str]) -> h.Element:
    """Every player's money by what it came from."""
    columns = [
        *ends.origins(standings, origins(), signed),
        ends.told(say("Money"), has, "total"),
    ]
    return ends.breakdown(say("Where the money came from"), standings, names, columns)
