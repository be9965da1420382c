"""The end of a game: who stands where, and what the chips came from."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.dice_derby.scoring import Result, Standing
from game.dice_derby.state import PURSE
from web.dice_derby import NAMES, say
from web.dice_derby.payoffs import PAID, UNIT, chips
from web.dice_derby.state import ended, seen
from web.frame import standings as ends
from web.frame.ending import Ending
from web.parts.pieces import icon


def origins() -> dict[str, str]:
    """What chips come from, as it is called."""
    return {kind: say(label) for kind, label in PAID.items()}


def margin(result: Result, out: Sequence[int] = ()) -> str:
    """By how much; or that all others were `out`."""
    if len(result.standings) - len(out) == 1 and result.winners[0] not in out:
        return say("All others are out.")
    return ends.margin([one.money for one in result.standings], len(result.winners), chips)


def has(one: Standing) -> str:
    """What a player has at the end."""
    return chips(one.money)


def total(one: Standing) -> str:
    """The same under a head that says of what."""
    return say("{count:number}", count=one.money)


def began(_one: Standing) -> str:
    """What everybody has at the beginning."""
    return say("{count:number}", count=PURSE)


def races(table: Table) -> list[list[str]]:
    """How they came in, race by race."""
    told = [event.facts["horses"] for event in table.events if event.kind == "ranking"]
    return [[f"{horse} {NAMES[horse]}" for horse in horses] for horses in told]


def columns(table: Table) -> list[ends.Column[Standing]]:
    """Chips by what they came from."""
    return [
        ends.told(say("To begin with"), began),
        *ends.origins(ended(table).standings, origins(), UNIT.signed),
        ends.told(say("Chips"), total, ends.TOTAL),
    ]


END = Ending(
    ended=ended,
    settled=lambda table: margin(ended(table), seen(table.view(None)).out),
    why=lambda table: ends.why_won(ended(table), table.names, origins(), chips),
    has=has,
    stands=lambda _table, first: [icon("coins-pile") for _ in first],
    label=lambda: say("Where the chips came from"),
    columns=columns,
    races=races,
)
