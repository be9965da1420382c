"""The first turn of Risk: record and rules agree, and what the page offers leads through it."""

from __future__ import annotations

from random import Random

from game import saves
from tests.web.desks import seen
from tools.guide_states import move_on, script
from web import taps
from web.acts import lesson
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.page import drawn, page

BOX = "risk"


def begun() -> Desk:
    """The first turn, just begun."""
    desk = Desk(Shelf(Drawer()), Random(1))
    taps.do(desk, f"first-race {BOX}")
    return desk


def test_the_record_plays_under_these_rules_to_the_letter() -> None:
    its = script(BOX)
    opened = saves.salvage(its.told.save)
    assert opened.note is None and saves.dumps(opened.table).strip() == its.told.save.strip()
    kinds = [event.kind for event in opened.table.events]
    assert kinds.count("battle") == 3 and kinds.count("continent") == 1 and kinds[-2] != "battle"
    assert {"conquered", "moved in", "fortified", "card"} <= set(kinds)


def test_captions_and_questions_fit_one_to_one() -> None:
    its = script(BOX)
    asked = {
        step: then.ask.what
        for step in range(len(its.record.answers))
        if (then := its.record.at(step)).ask is not None and its.is_newcomers(then)
    }
    assert asked == {step: what for step, (what, _) in its.told.questions.items()}
    assert all(len(its.said(one.text)) < 200 for one in its.told.every)


def test_captions_tell_what_the_record_brings() -> None:
    events = script(BOX).record.events
    income = next(event.facts for event in events if event.kind == "income")
    assert (income["armies"], income["territories"]) == (4, 14)
    level = [event.facts for event in events if event.kind == "battle"][-1]
    assert level["goal"] == "north-africa" and (level["lost"], level["beaten"]) == (1, 1)


def test_a_pupil_comes_through_by_what_the_page_offers() -> None:
    desk, its = begun(), script(BOX)
    for _ in range(400):
        if lesson.is_done(desk):
            break
        answers = seen(desk).every("data-answer")
        if lesson.waits(desk):
            assert not answers and "lesson-on" in seen(desk).every("data-do")
        elif desk.ask is not None:
            assert answers == [its.wanted(desk.at.table)]
        move_on(desk)
    assert its.told.end.title in str(page(desk)) and desk.kept == []
    taps.do(desk, "lesson-over new")
    assert (desk.screen, desk.guide) == ("setup", None)


def test_what_is_touched_instead_is_refused_in_words() -> None:
    desk = begun()
    while lesson.waits(desk):
        taps.do(desk, "lesson-on")
    taps.do(desk, "touch land peru")
    assert "In this first turn, please tap what the ring is around." in drawn(desk)
    assert len(desk.at.table.answers) == 75


def test_the_set_up_says_turn_and_not_race() -> None:
    desk = Desk(Shelf(Drawer()), Random(3))
    taps.do(desk, f"setup {BOX}")
    assert "Play a first turn (3 minutes)" in drawn(desk)
    taps.do(desk, f"first-race {BOX}")
    assert 'aria-label="Your first turn"' in drawn(desk)
