"""What needs no decision goes by itself: rolls after the breath, obvious moves, the last horse."""

from __future__ import annotations

import statistics

import pytest

from game.really_nasty.course import FENCE, OVER, SECTION
from tests.amount import many
from tests.web.desks import seen, tap
from tools.really_nasty.bench_taps import MOST_MINUTES, MOST_TAPS, TABLES, Race
from tools.really_nasty.states import a_floor, lone, meeting
from tools.staging import asks, drive, tapped
from web import taps
from web.acts import breath, clock, confirm
from web.desk import obvious
from web.desk.state import Desk
from web.really_nasty import asked, ways
from web.really_nasty.state import seen as view_of


def answers(desk: Desk) -> list[str]:
    return list(desk.at.table.answers)


def passing(desk: Desk, ticks: int = 1) -> Desk:
    """Time passes."""
    for _ in range(ticks):
        wait = clock.next_tick(desk)
        if wait is not None:
            clock.tick(desk)
    return desk


def with_time(desk: Desk) -> Desk:
    """A breath that has not begun, on a clock that stands."""
    desk.shelf.now = lambda: 1000
    desk.own(breath.Breath).step = -1
    return desk


@pytest.mark.parametrize("table", TABLES)
def test_a_race_takes_half_the_taps_and_ten_minutes(table: str) -> None:
    players, bots = TABLES[table]
    runs = [Race(players, bots, seed).run() for seed in range(many(5, 20))]
    assert statistics.median(run.taps for run in runs) <= MOST_TAPS
    assert max(run.seconds for run in runs) <= MOST_MINUTES * 60


def test_the_die_rolls_when_all_have_had_the_time_to_speak_up() -> None:
    desk = with_time(drive(meeting(4), a_floor(40)))
    before = answers(desk)
    assert clock.next_tick(desk) == breath.LENGTHS["short"]
    assert "roll" in answers(passing(desk))[len(before) :]


def test_held_it_waits_and_a_tap_rolls_and_lets_it_go_on() -> None:
    desk = with_time(drive(meeting(4), a_floor(40)))
    before = answers(desk)
    tap(desk, "pause")
    assert clock.next_tick(desk) is None and answers(desk) == before
    confirm.give(desk, "roll")
    assert "roll" in answers(desk)[len(before) :] and not desk.paused


def test_whoever_gives_no_time_to_speak_up_rolls_by_hand() -> None:
    desk = with_time(tapped(drive(meeting(4), a_floor(40)), "set breath off"))
    before = answers(desk)
    passing(desk, 3)
    assert answers(desk) == before and "roll" in seen(desk).every("data-answer")


def test_where_people_want_a_tap_nothing_goes_by_itself() -> None:
    desk = with_time(tapped(drive(meeting(4), a_floor(40)), "set by itself off"))
    before = answers(desk)
    passing(desk, 3)
    assert answers(desk) == before
    desk = tapped(at_plain_move(), "set by itself off")
    before = answers(desk)
    assert clock.next_tick(desk) is None and answers(passing(desk)) == before


def at_plain_move() -> Desk:
    """A move that needs no decision, of a horse that has several ends."""

    def plain(desk: Desk) -> bool:
        if not asks("move", 80)(desk) or desk.ask is None:
            return False
        return len(desk.ask.options) > 1 and bool(asked.obvious(desk, desk.ask))

    return drive(meeting(4), plain)


def test_an_obvious_move_is_made_and_can_be_taken_back_for_another() -> None:
    desk = at_plain_move()
    before, wanted = answers(desk), asked.obvious(desk, desk.at.ask)
    other = next(text for text in desk.at.ask.options if text != wanted)
    passing(desk)
    assert answers(desk)[len(before)] == wanted
    for _ in range(20):
        if desk.is_behind:
            passing(desk)
    taps.do(desk, "undo")
    assert answers(desk) == before
    assert clock.next_tick(desk) is None, "whoever takes it back is asked"
    confirm.give(desk, other)
    assert answers(desk)[len(before)] == other


def test_what_goes_by_itself_is_not_put_as_a_question_first() -> None:
    """A question that is gone before it can be read would be a riddle."""
    desk = at_plain_move()
    page = seen(desk)
    assert not set(desk.at.ask.options) & set(page.every("data-answer"))
    assert "best-way" not in page.every("id") and "skip" in page.every("id")
    assert "The others play." not in page.text, "the last line of the caller stands"


@pytest.mark.parametrize("seed", range(many(4, 30)))
def test_no_move_is_obvious_that_risks_a_fence_or_gives_up_a_double(seed: int) -> None:
    desk = meeting(4, 0, seed)
    for after in range(20, 120, 20):
        desk = drive(desk, asks("move", after), seed)
        found = asked.choosing(desk, view_of(desk.view))
        text = ways.obvious(desk.at.ask, found)
        mine = {one: end for one, end, _ in found.ends}.get(text)
        if mine is None or len(found.ends) < 2:
            continue
        others = [end for one, end, _ in found.ends if one != text]
        assert mine == OVER or not FENCE[mine]
        assert min(map(ways.left, others)) >= ways.left(mine) + ways.CLEAR
        if mine != OVER and SECTION[mine] not in found.doubles:
            assert not any(e != OVER and SECTION[e] in found.doubles for e in others)


def test_the_last_horse_runs_home_without_a_question() -> None:
    desk = drive(meeting(3), lone)
    tap(desk, "homeward")
    for _ in range(400):
        if desk.finish:
            break
        assert clock.next_tick(desk) is not None, desk.ask
        clock.tick(desk)
    assert desk.finish


def test_a_guided_race_leaves_it_to_the_newcomer() -> None:
    desk = at_plain_move()
    desk.guide = object()  # type: ignore[assignment]
    assert obvious.answer(desk) == ""
