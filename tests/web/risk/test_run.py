"""An attack that goes on runs by quickly, each roll seen; a counter says what it has cost."""

from __future__ import annotations

from tests.web.risk.test_halting import attacked
from tools.risk.states import risk
from tools.staging import asks, drive
from web.acts import playing, stage
from web.desk.beat import delay
from web.desk.state import Desk
from web.page import drawn
from web.risk.state import seen
from web.risk.table import fight


def rolls(desk: Desk) -> list[tuple[bool, int]]:
    """How long the dice roll, and how long they lie, as long as dice are shown."""
    times = list[tuple[bool, int]]()
    while desk.is_behind:
        moment = desk.at.shown.moment
        if moment is not None and moment.kind == "battle":
            times.append((moment.air is not None, delay(desk)))
        stage.follow(desk)
    return times


def test_a_roll_of_an_attack_that_goes_on_takes_350_milliseconds() -> None:
    times = rolls(attacked())
    assert len(times) > 5
    assert [is_air for is_air, _ in times] == [True, False] * (len(times) // 2)
    assert {time for _, time in times} == {175}


def test_a_roll_by_itself_takes_its_time() -> None:
    desk = drive(risk(3, placing="all by chance"), asks("attack"))
    playing.answer(desk, next(one for one in desk.at.ask.options if one.endswith(" 1")))
    assert rolls(desk) == [(True, 560), (False, 560)]


def test_a_roll_that_somebody_is_asked_about_takes_its_time() -> None:
    desk = drive(risk(3, placing="all by chance", defence="asked"), asks("defend"))
    assert " until " in desk.at.table.answers[-1]
    playing.answer(desk, "1")
    assert set(rolls(desk)) == {(True, 560), (False, 560)}


def test_the_counter_counts_a_roll_in_the_air_and_its_losses_once_it_lies() -> None:
    desk = attacked()
    before = seen(desk.view).armies
    at, number = None, 0
    while desk.is_behind:
        shown, now = desk.at.shown, fight(desk)
        moment = shown.moment
        if moment is not None and moment.kind == "battle":
            event = shown.air or shown.news[-1]
            armies, (start, goal) = (
                seen(desk.view).armies,
                (event.facts["start"], event.facts["goal"]),
            )
            number += shown.air is not None
            assert (now.rolls, now.lost, now.beaten) == (
                number,
                before[start] - armies[start],
                before[goal] - armies[goal],
            )
            page = drawn(desk)
            assert f">Roll {number}<" in page and f">−{now.lost}<" in page
            at = start, goal
        stage.follow(desk)
    assert at is not None and number > 2


def test_a_fight_for_another_territory_is_counted_anew() -> None:
    desk = attacked()
    while desk.is_behind:
        stage.follow(desk)
    assert fight(desk).rolls > 1
    again = drive(desk, lambda now: now.is_behind and now.at.shown.air is not None)
    assert fight(again).rolls == 1 and (fight(again).lost, fight(again).beaten) == (0, 0)
