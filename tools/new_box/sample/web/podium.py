"""The end of a game: who stands where, and by how much."""

from __future__ import annotations

from game import Table
from tools.new_box.sample.game.rules import Result, Standing
from tools.new_box.sample.web import coin, say
from web.frame.ending import Ending
from web.frame.standings import told


def ended(table: Table) -> Result:
    """How the game on this table has ended."""
    result: Result = table.result
    return result


def margin(table: Table) -> str:
    """By how much."""
    first, second = (one.vp for one in ended(table).standings)
    if first == second:
        return say("Level: both have won.")
    return say("{more:plural(point|points)} ahead.", more=first - second)


def all_points(one: Standing) -> str:
    """A player's points."""
    return str(one.vp)


def points(one: Standing) -> str:
    """What a player has in the end."""
    return say("{count:plural(point|points)}", count=one.vp)


END = Ending(
    ended=ended,
    settled=margin,
    has=points,
    stands=lambda _table, first: [coin() for _ in first],
    label=lambda: say("Points"),
    columns=lambda _table: [told(say("Points"), all_points, "total")],
)
