"""What a touch places is said for one turn, and shown on its button."""

from __future__ import annotations

from tools.risk.states import risk
from tools.staging import asks, drive, tapped
from web.page import drawn
from web.risk.state import amount, seen


def test_all_armies_at_a_touch_are_forgotten_in_the_next_turn() -> None:
    desk = drive(risk(3, placing="all by chance"), asks("place"))
    assert desk.ask is not None and amount(desk, desk.ask, 9, 1) == 1
    tapped(desk, "armies 0")
    assert amount(desk, desk.ask, 9, 1) == 9
    assert 'id="armies-all" class="button toggle" type="button" data-do="armies 0" ' in drawn(desk)
    assert drawn(desk).partition('id="armies-all"')[2].split(">")[0].endswith('pressed="true"')
    turn = seen(desk.view).turns
    drive(
        desk,
        lambda now: now.ask is not None and now.ask.what == "place" and seen(now.view).turns > turn,
    )
    assert desk.ask is not None and amount(desk, desk.ask, 9, 1) == 1
