"""A party so far, stop by stop: the course and what lay on each horse; nothing was ever secret."""

from __future__ import annotations

from web import html as h
from web.acts.past import history
from web.desk.state import Desk
from web.frame import looking_back as frame
from web.horse_fever.board.at_work import scene
from web.horse_fever.party.race import course, field, on_course
from web.horse_fever.seen import party_seen
from web.racing.scene import NOTHING


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    stop, view = frame.stop(desk), party_seen(history.view(desk))
    is_race = view.race is not None and view.race.number == view.round
    shown = view if is_race else view._replace(race=None)
    live = scene(stop.news, stop.told, course(view)) if is_race else NOTHING
    drawn = [on_course(shown, desk.at.table.names, live), field(shown)]
    return frame.table(desk, "party phase-race", view.round, drawn, secrets=False)
