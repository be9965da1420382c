"""The end of a game: who stands where, and by how much."""

from __future__ import annotations

from game import Table
from tools.new_box.sample.game.rules import Result, Standing
from tools.new_box.sample.web import coin, say
from web import html as h
from web.desk.state import Desk
from web.frame.podium import Step
from web.frame.podium import podium as frame
from web.frame.standings import breakdown, told


def podium(desk: Desk) -> h.Element:
    """The winner, or both of them, and everybody's points."""
    result, names = desk.at.table.result, desk.at.table.names
    columns = [told(say("Points"), all_points, "total")]
    standings = breakdown(say("Points"), result.standings, names, columns)
    return frame(desk, result, margin(result), "", on_steps(desk.at.table), standings)


def margin(result: Result) -> str:
    """By how much."""
    first, second = (one.vp for one in result.standings)
    if first == second:
        return say("Level: both have won.")
    return say("{more:plural(point|points)} ahead.", more=first - second)


def on_steps(table: Table) -> list[Step]:
    """Who stands on the steps, with a coin each."""
    return [
        Step(one.seat, one.place, table.names[one.seat], points(one), coin())
        for one in table.result.standings
    ]


def all_points(one: Standing) -> str:
    """A player's points."""
    return str(one.vp)


def points(one: Standing) -> str:
    """What a player has in the end."""
    return say("{count:plural(point|points)}", count=one.vp)
