"""The table of the Family Game and the Board Game at an earlier moment."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.view import View
from game.play import Event
from web import html as h
from web.acts.past import history
from web.desk.state import Desk
from web.frame import looking_back as frame
from web.horse_fever.board import auction, payoffs
from web.horse_fever.board.at_work import scene
from web.horse_fever.board.blackboard import blackboard
from web.horse_fever.board.seats import seats
from web.horse_fever.board.show import race_stage
from web.horse_fever.board.track import track
from web.horse_fever.seen import seen
from web.racing.scene import NOTHING, Scene


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    stop, view, names = frame.stop(desk), seen(history.view(desk)), desk.at.table.names
    is_race = view.race is not None and view.race.number == view.round
    is_paid = stop.kind in ("new odds", "game over") and is_race
    phase = "payoffs" if is_paid else "race" if is_race else "past"
    live = scene(stop.news, stop.told, view) if is_race and not is_paid else NOTHING
    shifts = payoffs.shifts(stop.events) if is_paid else live.shifts
    paid = payoffs.paid(stop.events) if is_paid else None
    drawn = [
        seats(view, names, desk.at.table.bots, None),
        stage(view, names, paid, is_race, live),
        blackboard(view, names, is_race, shifts),
    ]
    return frame.table(desk, f"phase-{phase}", view.round, drawn)


def stage(
    view: View, names: Sequence[str], paid: Sequence[Event] | None, is_race: bool, live: Scene
) -> h.Node:
    """The course, the bills of a race, or the auctioneer."""
    if paid is not None:
        return payoffs.bills(view, names, paid)
    if view.board is not None and view.board.auction is not None:
        return auction.bidding(view, names, None)
    return race_stage(view, names, live) if is_race else track(view, names)
