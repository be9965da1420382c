"""The breath that play takes where anybody may speak: fast fingers leave the others their time."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest

from tests.syntax import ROOT
from tests.web.desks import tap
from tools.really_nasty.states import a_floor, meeting
from tools.staging import NeverCame, drive
from web import taps
from web.acts import breath, clock, confirm
from web.desk.pace import DELAYS
from web.desk.state import Desk


class Ticking:
    """Milliseconds that only a test lets pass."""

    now = 1000

    def __call__(self) -> int:
        return self.now


def at_floor(players: int = 4, bots: int = 0, answers: int = 40) -> tuple[Desk, Ticking]:
    """A moment before a roll, on a clock that stands; people roll by a tap."""
    desk, ticking = drive(meeting(players, bots), a_floor(answers)), Ticking()
    taps.do(desk, "set by itself off")
    desk.shelf.now = ticking
    desk.own(breath.Breath).step = -1
    return desk, ticking


def steps(desk: Desk) -> int:
    return len(desk.at.table.answers)


def rolled(desk: Desk, before: int) -> bool:
    """Whether the die has been rolled since."""
    return "roll" in desk.at.table.answers[before:]


def test_a_tap_on_roll_waits_until_the_breath_is_over() -> None:
    desk, ticking = at_floor()
    before = steps(desk)
    assert clock.next_tick(desk) == breath.LENGTHS["short"]
    confirm.give(desk, "roll")
    assert steps(desk) == before and confirm.on_button(desk) is None
    ticking.now += 500
    assert clock.next_tick(desk) == breath.LENGTHS["short"] - 500
    clock.tick(desk)
    assert rolled(desk, before)


def test_more_taps_do_not_make_it_longer() -> None:
    desk, ticking = at_floor()
    for _ in range(5):
        ticking.now += 100
        confirm.give(desk, "roll")
    assert clock.next_tick(desk) == breath.LENGTHS["short"] - 400


def test_when_it_is_over_one_tap_rolls() -> None:
    desk, _ = at_floor()
    clock.next_tick(desk)
    clock.tick(desk)
    before = steps(desk)
    assert clock.next_tick(desk) is None, "nobody is hurried: the table waits for the tap"
    confirm.give(desk, "roll")
    assert rolled(desk, before)


def test_whoever_speaks_up_stops_it_and_the_roll_that_waited() -> None:
    desk, ticking = at_floor()
    before = steps(desk)
    confirm.give(desk, "roll")
    tap(desk, "speak 1")
    assert clock.next_tick(desk) is None
    ticking.now += 60_000
    taps.do(desk, "unveil")
    tap(desk, "hush")
    assert steps(desk) == before
    assert clock.next_tick(desk) == breath.LENGTHS["short"], "a new one begins"
    clock.tick(desk)
    assert not rolled(desk, before), "what waited before is forgotten"


@pytest.mark.parametrize("setting", ["short", "long", "off"])
def test_its_length_is_a_setting(setting: str) -> None:
    desk, _ = at_floor()
    taps.do(desk, f"set breath {setting}")
    assert clock.next_tick(desk) == max(breath.LEAST, breath.LENGTHS[setting])


def test_it_is_quicker_at_a_quicker_speed_and_stands_while_the_game_is_held() -> None:
    desk, _ = at_floor()
    desk.speed = "4x"
    assert clock.next_tick(desk) == breath.LENGTHS["short"] // 4
    taps.do(desk, "pause")
    assert clock.next_tick(desk) is None


def test_computers_are_asked_in_it_and_a_computer_rolls_by_itself() -> None:
    desk, _ = at_floor(4, 3)
    for _ in range(40):
        view = desk.at.table.view(None)
        if view.turn in desk.at.table.bots and desk.at.ask.what == "before the roll":
            break
        desk = drive(desk, a_floor(steps(desk) + 1))
        desk.own(breath.Breath).step = -1
    assert desk.hears_computers
    before = steps(desk)
    assert clock.next_tick(desk) is not None
    clock.tick(desk)
    assert steps(desk) == before, "who plays alone has the time to read what could be thrown"
    desk.own(breath.Breath).step, desk.own(breath.Breath).met = -1, desk.id
    clock.tick(desk)
    assert steps(desk) > before, "it has spoken, or rolled"


def test_the_first_time_waits_until_somebody_alone_lets_it_go_or_speaks() -> None:
    for what in ("roll", "speak"):
        desk, _ = at_floor(4, 3)
        assert desk.alone and breath.has_word(desk) and breath.is_first(desk)
        if what == "roll":
            breath.waits(desk, "roll")
        else:
            desk.speaking = desk.people[0]
            breath.left(desk)
        assert not breath.is_first(desk)


def test_one_person_alone_is_not_kept_waiting_where_nobody_else_could_speak() -> None:
    desk, _ = at_floor(4, 3)
    taps.do(desk, "set breath long")
    for _ in range(60):
        if desk.at.table.view(None).turn == 0 and desk.ask is not None:
            break
        desk = drive(desk, a_floor(steps(desk) + 1))
    desk.own(breath.Breath).step = -1
    assert breath.whole(desk) == breath.LEAST


def test_a_guided_race_takes_none() -> None:
    desk, _ = at_floor()
    desk.guide = object()  # type: ignore[assignment]
    assert breath.left(desk) is None


def test_one_person_alone_goes_on_at_once() -> None:
    desk, _ = at_floor(4, 3)
    before = steps(desk)
    assert clock.next_tick(desk) is not None
    confirm.give(desk, "roll")
    assert rolled(desk, before), "nobody else is there who could be left the time"


def in_the_stewards_room(desk: Desk) -> bool:
    """The stewards sit, a computer has won, and the only person holds what could be played."""
    ask = desk.ask
    if ask is None or desk.table is None or ask.what != "stewards" or desk.is_behind:
        return False
    return breath.keeper(desk) in desk.table.bots and breath.has_word(desk)


def an_objection_is_possible() -> Desk:
    for seed in range(60):
        with suppress(NeverCame):
            return drive(meeting(4, 3, seed), in_the_stewards_room, seed)
    raise AssertionError("no person ever held an objection")


def test_no_computer_closes_the_stewards_room_while_a_person_could_object() -> None:
    desk = an_objection_is_possible()
    before = steps(desk)
    desk.own(breath.Breath).step = -1
    assert clock.next_tick(desk) is not None
    clock.tick(desk)
    assert "weighed-in" not in desk.at.table.answers[before:]
    confirm.give(desk, "weighed-in")
    assert "weighed-in" in desk.at.table.answers[before:]


def test_skip_goes_to_the_next_decision_of_a_person() -> None:
    """One press, however many computers roll until then; the floors between are passed over."""
    desk, _ = at_floor(4, 3)
    for _ in range(60):
        if breath.keeper(desk) in desk.at.table.bots:
            break
        desk = drive(desk, a_floor(steps(desk) + 1))
        desk.own(breath.Breath).step = -1
    before = steps(desk)
    taps.do(desk, "skip")
    for _ in range(200):
        if clock.next_tick(desk) is None:
            break
        clock.tick(desk)
    assert steps(desk) > before + 1
    ask = desk.ask
    assert desk.held or (ask is not None and (ask.who == 0 or breath.keeper(desk) == 0))
    assert not desk.hurried or desk.held


def test_the_style_knows_every_length() -> None:
    """Otherwise the bar is empty before the time is over, or the other way round."""
    style = (ROOT / "web" / "static" / "css" / "table" / "40-bar.css").read_text()
    rule = r'\.breath\[data-tenths="(\d+)"\] \{\s+animation-duration: ([\d.]+)s'
    known = dict(re.findall(rule, style))
    desk, _ = at_floor()
    for setting in breath.LENGTHS:
        for speed in DELAYS:
            desk.settings.choose("breath", setting)
            desk.speed = speed
            tenths = breath.tenths(desk)
            assert tenths == "0" or float(known[tenths]) == int(tenths) / 10
