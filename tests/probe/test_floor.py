"""Where anybody may speak: who takes the tablet, what is seen, and what nobody learns."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.play import ANYBODY
from tests.probe.desks import at_floor, give, laid, seen, settled, tap, told
from tests.web.desks import Seen
from web import taps
from web.acts import clock, computers, confirm, keys, playing, stage
from web.desk.orientation import FAR, NEAR, turned
from web.desk.pace import DELAYS, SPEAKS
from web.desk.screen import Press
from web.frame import floor
from web.page import page

pytestmark = pytest.mark.usefixtures("probe")


def test_nobody_is_in_front_at_first():
    desk = at_floor(laid())
    does = seen(desk).every("data-do")
    assert {"speak 0", "speak 1"} <= set(does) and "hush" not in does
    assert seen(desk).every("data-answer") == ["toss"]
    assert desk.curtain is None and desk.view.pick == ""
    assert "Ann speaks up" in told(desk) and "You have picked" not in told(desk)


def test_who_speaks_up_takes_the_tablet_and_sees_the_own_hand_alone():
    desk = tap(at_floor(laid()), "speak 1")
    assert desk.curtain == 1 and "Pass it to" in told(desk)
    assert not seen(desk).every("data-answer") and "picked" not in told(desk)
    tap(desk, "unveil")
    assert seen(desk).every("data-answer") == ["2 double", "2 show tails"]
    assert "You have picked tails" in told(desk)
    give(desk, "2 double")
    assert desk.table.answers[-1] == "2 double" and desk.speaking is None
    assert seen(settled(desk)).every("data-answer") == ["toss"]


@pytest.mark.parametrize("behind", [True, False])
def test_whoever_thinks_better_of_it_leaves_no_trace(behind):
    desk = at_floor(laid())
    before, answers = str(page(desk)), desk.table.answers
    tap(desk, "speak 0")
    if not behind:
        tap(desk, "unveil")
    tap(desk, "hush")
    assert (str(page(desk)), desk.table.answers) == (before, answers)
    assert desk.unveiled is None and desk.speaking is None


def test_the_button_is_there_for_who_has_nothing_to_play():
    desk = give(tap(at_floor(laid()), "speak 0"), "1 double")
    tap(settled(desk), "speak 0")
    assert "nothing to play" not in told(desk)
    tap(desk, "unveil")
    assert "You have nothing to play here." in told(desk)
    assert not seen(desk).every("data-answer")


def test_what_another_seat_could_say_is_no_answer():
    desk = tap(at_floor(laid()), "speak 0", "unveil")
    answers = desk.table.answers
    for text in ("2 double", "2 show tails", "toss", "1 double toss"):
        playing.answer(desk, text)
        taps.do(desk, f"why {text}")
        assert desk.table.answers == answers and not desk.notice


def test_nobody_speaks_out_of_turn_or_twice():
    desk = laid()
    taps.do(desk, "speak 1")
    assert desk.speaking is None and desk.curtain == 0
    tap(at_floor(desk), "speak 0")
    taps.do(desk, "speak 1")
    assert desk.speaking == 0
    for rest in ("7", "x", ""):
        taps.do(stage_of(desk), f"speak {rest}".strip())
        assert desk.speaking is None


def stage_of(desk):
    stage.cover(desk)
    return desk


def test_out_of_sight_or_covered_it_is_everybodys_again():
    desk = tap(at_floor(laid()), "speak 0", "unveil")
    stage.cover(desk)
    assert (desk.curtain, desk.speaking, desk.ask.who) == (None, None, ANYBODY)


def test_undo_gives_the_word_back_before_it_takes_anything_back():
    desk = give(tap(at_floor(laid()), "speak 0"), "1 double")
    tap(settled(desk), "speak 1", "unveil")
    taps.do(desk, "undo")
    assert desk.speaking is None and desk.table.answers[-1] == "1 double"
    tap(desk, "undo")
    assert desk.table.answers == ("heads", "tails")


def test_the_second_look_tells_nobody_whether_others_could_speak():
    """The word to toss is the only answer on the screen, and is looked at twice all the same."""
    desk = at_floor(laid())
    for word in ("1 double", "2 double", None):
        confirm.give(desk, "toss")
        assert confirm.on_button(desk) and "The coin is tossed." in told(desk)
        taps.do(desk, "close")
        if word is not None:
            give(tap(desk, f"speak {word == '2 double':d}"), word)
            settled(desk)
    assert desk.table.ask.options == ("toss",)


def test_a_question_to_all_is_the_next_after_a_secret_one():
    desk = give(laid(), "heads")
    tap(desk, "unveil")
    confirm.give(desk, "tails")
    assert "anybody may speak up" in told(desk)


def test_the_page_turns_to_whoever_has_the_word():
    desk = at_floor(laid())
    desk.settings.choose("table", "on")
    assert turned(desk) == NEAR
    assert [turned(tap(desk, "speak 1")), turned(tap(desk, "unveil"))] == [FAR, FAR]


def test_keys_reach_the_answers_of_whoever_is_in_front():
    desk = at_floor(laid())
    assert keys.meaning("1", desk) == Press("answer", "toss")
    assert keys.meaning("2", desk) is None
    tap(desk, "speak 1", "unveil")
    assert keys.meaning("2", desk) == Press("answer", "2 show tails")


def test_a_hand_held_down_is_chosen_by_its_place():
    desk = at_floor(laid())
    desk.settings.choose("hold to peek", "on")
    tap(desk, "speak 1")
    assert desk.curtain is None
    assert "tails" not in str(page(desk)) and "hush" in seen(desk).every("data-do")
    assert keys.meaning("2", desk) == Press("do", "pick 1")
    tap(desk, "pick 1")
    assert "tails" not in str(page(desk)) and "number 2, face down" in told(desk)
    tap(desk, "pick 1")
    assert desk.table.answers[-1] == "2 show tails"


# with computers


def test_one_person_needs_no_curtain():
    desk = at_alone()
    tap(desk, "speak 0")
    assert desk.curtain is None and desk.holder == 0
    assert seen(desk).every("data-answer") == ["1 double", "1 show heads"]
    tap(desk, "hush")
    assert desk.alone and desk.ask.who == ANYBODY


def left_alone(desk):
    """Time passes until it changes nothing any more."""
    for _ in range(100):
        if clock.next_tick(desk) is None:
            return
        clock.tick(desk)
    raise AssertionError("the clock never stops")


def at_alone(seed: int = 5):
    """One person against a computer, at the question to anybody."""
    desk = give(laid(bots=(1,), seed=seed), "heads")
    while desk.is_behind or desk.computer is not None:
        clock.tick(desk)
    assert desk.ask.who == ANYBODY
    return desk


def test_computers_speak_up_one_by_one_and_then_leave_it_to_the_people():
    spoken = 0
    for seed in range(20):
        desk = at_alone(seed)
        assert "speak 1" not in seen(desk).every("data-do")
        for _ in range(100):
            if (wait := clock.next_tick(desk)) is None:
                break
            assert desk.is_behind or wait == int(DELAYS["1x"] * SPEAKS)
            before = len(desk.table.answers)
            clock.tick(desk)
            assert len(desk.table.answers) - before in (0, 1)
            spoken += len(desk.table.answers) - before
        assert desk.ask.who == ANYBODY and desk.table.answers[-1] != "toss"
    assert 5 < spoken <= 20


def test_no_computer_speaks_while_a_person_does():
    desk = tap(at_alone(), "speak 0")
    assert clock.next_tick(desk) is None
    tap(desk, "hush")
    assert clock.next_tick(desk) is not None
    confirm.give(desk, "toss")
    assert confirm.on_button(desk) and clock.next_tick(desk) is None


def test_after_going_back_computers_are_asked_anew():
    """The same number of answers is not the same moment."""
    desk = at_alone()
    left_alone(desk)
    desk.table.rewind(0, {0})
    stage.begin(desk)
    give(desk, "tails")
    while desk.is_behind or desk.computer is not None:
        clock.tick(desk)
    assert len(desk.table.answers) == 2 and desk.hears_computers


def test_after_an_undo_computers_are_asked_anew(monkeypatch):
    monkeypatch.setattr(computers, "next_entry", lambda *_: None)
    desk = at_alone()
    settled(give(tap(desk, "speak 0"), "1 double"))
    left_alone(desk)
    step = len(desk.table.answers)
    tap(desk, "undo")
    settled(give(tap(desk, "speak 0"), "1 show heads"))
    assert len(desk.table.answers) == step and desk.hears_computers


def test_computers_alone_let_play_go_on():
    desk = laid(bots=(0, 1))
    for _ in range(300):
        if clock.next_tick(desk) is None:
            break
        clock.tick(desk)
    assert desk.is_over and desk.table.answers.count("toss") == 4


def test_a_computer_of_a_name_from_elsewhere_plays_by_chance_too():
    desk = laid(bots=(0, 1))
    desk.table.bots = {0: "keen", 1: "sharp bluffer"}
    for _ in range(300):
        clock.tick(desk)
    assert desk.is_over


@pytest.mark.parametrize("seed", range(8))
def test_the_first_to_speak_is_not_always_the_same(seed):
    desk = at_alone(seed)
    desk.chance = Random(seed)
    left_alone(desk)
    assert desk.computers_silent_at == (desk.id, len(desk.table.answers))


def test_a_floor_without_secrets_shows_whose_each_answer_is():
    desk = at_floor(laid())
    desk.table.ask = replace(desk.table.ask, open=True)
    drawn = Seen(str(floor.answers(desk, desk.table.ask)))
    assert set(drawn.every("data-answer")) == set(desk.table.ask.options)
    assert "Ann: " in drawn.text and "Ben: " in drawn.text and not drawn.every("data-do")
    desk.table.bots = {1: "keen"}
    drawn = Seen(str(floor.answers(desk, desk.table.ask)))
    assert "Ann: " in drawn.text and "Ben: " not in drawn.text, "a computer answers by itself"
