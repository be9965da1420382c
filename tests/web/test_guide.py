"""The first race: record and rules agree, captions fit the questions, no real game is lost."""

from __future__ import annotations

from random import Random

import pytest

from game import saves
from tests.web.desks import seen
from tools.horse_fever.guide_states import move_on, ridden, seen_to
from web import clock, playing, taps
from web.frame.page import page
from web.horse_fever.lesson import lesson, recorded
from web.horse_fever.lesson.captions import END, HOLDS, MOMENTS, QUESTIONS, RUNNING, Caption, said
from web.horse_fever.words.en.glossary import GLOSSARY
from web.horse_fever.words.glossary import Glossary
from web.kept.shelf import Drawer, Shelf
from web.state import Desk

ALL: tuple[Caption, ...] = (
    *(one for _, said in QUESTIONS.values() for one in said),
    *MOMENTS.values(),
    RUNNING,
    END,
)


def test_the_record_plays_under_these_rules_to_the_letter() -> None:
    opened = saves.salvage(recorded.SAVE)
    assert opened.note is None
    assert saves.dumps(opened.table).strip() == recorded.SAVE.strip()
    kinds = [event.kind for event in opened.table.events]
    assert kinds.count("ranking") == kinds.count("new odds") == 1


def test_captions_and_questions_fit_one_to_one() -> None:
    answers = recorded.RECORD.answers
    asked = {
        step: then.ask.what
        for step in range(len(answers))
        if (then := recorded.RECORD.at(step)).ask is not None and then.ask.who == recorded.NEWCOMER
    }
    assert asked == {step: what for step, (what, _) in QUESTIONS.items()}
    assert all(said for _, said in QUESTIONS.values())


def test_captions_tell_what_the_record_brings() -> None:
    kinds = {event.kind for event in recorded.RECORD.events}
    assert (HOLDS | MOMENTS.keys()) - {"payoffs"} <= kinds
    won = [
        (event.facts["money"], event.facts["vp"])
        for event in recorded.RECORD.events
        if event.kind in ("win bet won", "show bet won") and event.facts["seat"] == 0
    ]
    assert won == [(800, 3), (400, 1)]
    assert recorded.RECORD.events[-2].kind != "photo finish"
    first = next(e for e in recorded.RECORD.events if e.kind == "photo finish")
    assert (first.facts["horse"], first.facts["by"]) == ("yellow", "cards")


def test_racing_words_of_the_captions_are_explained() -> None:
    met = {id for one in ALL for _, id in Glossary(GLOSSARY).marked(said(one)) if id}
    assert met >= {"odds", "points", "danari", "win", "show", "action-card", "sprint", "stable"}
    assert all(len(said(one)) < 200 for one in ALL)


def test_a_pupil_rides_the_whole_race_by_what_the_page_offers() -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    taps.do(desk, "first-race")
    for _ in range(200):
        if lesson.is_done(desk):
            break
        answers = seen(desk).every("data-answer")
        if lesson.waits(desk):
            assert not answers
            assert "lesson-on" in seen(desk).every("data-do")
        elif desk.ask is not None:
            assert desk.table is not None
            assert answers == [recorded.wanted(desk.table)]
        move_on(desk)
    assert END.title in str(page(desk))
    assert desk.table is not None
    assert desk.table.answers == recorded.RECORD.answers
    taps.do(desk, "lesson-over new")
    assert (desk.screen, desk.guide, desk.kept) == ("setup", None, [])


def test_other_answers_are_refused_with_a_friendly_word() -> None:
    desk = ridden(6)
    assert desk.table is not None
    for wish in ("win red", "show yellow"):
        playing.answer(desk, wish)
        assert desk.notice.startswith("In this first race, take")
        desk.notice = ""
        taps.do(desk, f"why {wish}")
        assert desk.notice.startswith("In this first race, take")
    playing.answer(desk, "win yellow")
    taps.do(desk, "stake 500")
    taps.fill(desk, "stake", "900")
    assert desk.stake == 200
    playing.answer(desk, "500")
    assert len(desk.table.answers) == 7


def test_nothing_is_answered_before_the_captions_are_read() -> None:
    desk = ridden(0, waits=True)
    playing.answer(desk, "win yellow")
    assert desk.table is not None
    assert len(desk.table.answers) == 6
    assert desk.notice == lesson.FIRST_READ


def test_the_race_waits_for_the_reader_once_a_caption() -> None:
    desk = seen_to("movement card")
    assert not clock.is_running(desk)
    taps.do(desk, "lesson-on")
    while lesson.moment(desk) != "movement card":
        move_on(desk)
    assert clock.is_running(desk)


def test_undo_comes_back_to_the_last_caption() -> None:
    desk = ridden(7)
    taps.do(desk, "undo")
    assert desk.ask is not None
    assert desk.ask.what == "first bet"
    assert not lesson.waits(desk)


@pytest.mark.parametrize("step", QUESTIONS)
def test_it_goes_on_where_it_was_left(step: int) -> None:
    desk = ridden(step)
    again = Desk(Shelf(desk.shelf.storage), Random(2))
    playing.wake(again)
    assert again.screen == "home"
    taps.do(again, "first-race")
    assert desk.table is not None
    assert again.table is not None
    assert again.table.answers == desk.table.answers
    assert again.curtain is None


@pytest.mark.parametrize("kept", ["999", "-1", "x" * 50, "²", "07x", ""])
def test_an_odd_mark_begins_anew(kept: str) -> None:
    drawer = Drawer()
    drawer.set(lesson.KEY, kept)
    desk = Desk(Shelf(drawer), Random(2))
    taps.do(desk, "first-race")
    assert desk.table is not None
    assert len(desk.table.answers) == 6


def test_real_games_are_left_alone() -> None:
    desk = Desk(Shelf(Drawer()), Random(3))
    playing.start(desk)
    taps.do(desk, "home")
    before = dict(desk.shelf.storage.texts) if isinstance(desk.shelf.storage, Drawer) else {}
    taps.do(desk, "first-race")
    for _ in range(200):
        if lesson.is_done(desk):
            break
        for verb in sorted(lesson.REAL_GAMES_ONLY):
            taps.do(desk, f"{verb} {desk.shelf.ids()[0]}")
        move_on(desk)
    assert isinstance(desk.shelf.storage, Drawer)
    after = {key: text for key, text in desk.shelf.storage.texts.items() if key != lesson.KEY}
    assert after == before
    taps.do(desk, "lesson-over")
    assert [slip.id for slip in desk.kept] == desk.shelf.ids()
    taps.do(desk, f"continue {desk.kept[0].id}")
    assert desk.guide is None
    assert "lesson" not in seen(desk).every("id")


def test_home_invites_whoever_is_new_and_only_reminds_others() -> None:
    desk = Desk(Shelf(Drawer()), Random(3))
    playing.wake(desk)
    assert "New here? Ride a first race (4 minutes)" in str(page(desk))
    assert "invitation" in str(page(desk))
    playing.start(desk)
    playing.go_home(desk)
    assert "invitation" not in str(page(desk))
    assert "first-race" in seen(desk).every("data-do")
    taps.do(desk, "first-race")
    taps.do(desk, "lesson-over")
    assert "Ride the first race again" in str(page(desk))


def test_curtain_hides_the_caption_and_what_it_speaks_of() -> None:
    desk = ridden(10)
    taps.do(desk, "cover")
    assert "lesson" not in seen(desk).every("id")
    taps.do(desk, "unveil")
    assert "lesson" in seen(desk).every("id")
