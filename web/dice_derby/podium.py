"""The end of a game: who stands where, and what the chips came from."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.dice_derby.scoring import Result, Standing
from game.dice_derby.state import PURSE
from web import html as h
from web.desk.state import Desk
from web.dice_derby import say
from web.dice_derby.payoffs import PAID, chips, signed
from web.dice_derby.state import ended, seen
from web.frame import podium as frame
from web.frame import standings as ends
from web.parts.pieces import icon


def podium(desk: Desk) -> h.Element:
    """The winner of the derby."""
    result, names = ended(desk.at.table), desk.at.table.names
    return frame.podium(
        desk,
        result,
        margin(result, seen(desk.at.table.view(None)).out),
        ends.why_won(result, names, origins(), chips),
        on_steps(desk.at.table),
        breakdown(result.standings, names),
    )


def origins() -> dict[str, str]:
    """What chips come from, as it is called."""
    return {kind: say(label) for kind, label in PAID.items()}


def margin(result: Result, out: Sequence[int] = ()) -> str:
    """By how much; or that all others were `out`."""
    if len(result.standings) - len(out) == 1 and result.winners[0] not in out:
        return say("All others are out.")
    return ends.margin([one.money for one in result.standings], len(result.winners), chips)


def on_steps(table: Table) -> list[frame.Step]:
    """The first three."""
    return [
        frame.Step(one.seat, one.place, table.names[one.seat], has(one), icon("coins-pile"))
        for one in ended(table).standings[: frame.STEPS]
    ]


def has(one: Standing) -> str:
    """What a player has at the end."""
    return chips(one.money)


def total(one: Standing) -> str:
    """The same under a head that says of what."""
    return say("{count:number}", count=one.money)


def began(_one: Standing) -> str:
    """What everybody has at the beginning."""
    return say("{count:number}", count=PURSE)


def breakdown(standings: Sequence[Standing], names: Sequence[str]) -> h.Element:
    """Every player's chips by what they came from."""
    columns = [
        ends.told(say("To begin with"), began),
        *ends.origins(standings, origins(), signed),
        ends.told(say("Chips"), total, "total"),
    ]
    return ends.breakdown(say("Where the chips came from"), standings, names, columns)
