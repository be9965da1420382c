"""The first race: record and rules agree, captions fit the questions, no real game is lost."""

from __future__ import annotations

import re
from random import Random

import pytest

from game import saves
from game.floor import speaker
from game.play import ANYBODY
from tests.web.desks import seen
from tools.guide_states import (
    BOXES_LED,
    CIRCLE,
    DERBY,
    FAIR,
    HORSE_FEVER,
    NASTY,
    before_an_answer,
    move_on,
    ridden,
    script,
    seen_to,
)
from web import taps
from web.acts import clock, lesson, playing
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.horse_fever.words import of_title
from web.page import drawn, page

FEVER = script(HORSE_FEVER)
BOXES = BOXES_LED
MOST_TAPS = 22
"""So many are enough to learn a game; in The Really Nasty 43 were tedious."""
EVERY = pytest.mark.parametrize("box", BOXES)


@EVERY
def test_the_record_plays_under_these_rules_to_the_letter(box: str) -> None:
    save = script(box).told.save
    opened = saves.salvage(save)
    assert opened.note is None
    assert saves.dumps(opened.table).strip() == save.strip()
    kinds = [event.kind for event in opened.table.events]
    assert kinds.count("race over" if box == NASTY else "ranking") == 1
    odds = "paid off" if box in (CIRCLE, NASTY, DERBY) else "new odds"
    assert kinds.count(odds) == 1


@EVERY
def test_captions_and_questions_fit_one_to_one(box: str) -> None:
    its = script(box)
    for step, (what, said) in its.told.questions.items():
        then = its.record.at(step)
        assert then.ask is not None and said
        who = speaker(its.wanted(then)) if then.ask.who == ANYBODY else then.ask.who
        assert (then.ask.what, who) == (what, its.newcomer)


@EVERY
def test_captions_are_short_and_fit_the_moments_of_the_record(box: str) -> None:
    its = script(box)
    kinds = {event.kind for event in its.record.events}
    assert (its.told.holds | its.told.moments.keys()) - {"payoffs"} <= kinds
    assert all(len(its.said(one.text)) < 200 for one in its.told.every)


def test_captions_tell_what_the_circle_pays() -> None:
    events = script(CIRCLE).record.events
    got = {
        (event.kind, event.facts["money"])
        for event in events
        if event.facts.get("seat") == 0 and "money" in event.facts and event.kind != "first bettor"
    }
    assert got == {("win", 700), ("place", 250), ("pace bonus", 200)}
    lost = next(event.facts for event in events if event.kind == "penalty")
    assert (lost["seat"], lost["horse"], lost["money"]) == (1, "black", -100)
    stopped = next(event for event in events if event.kind == "moved" and event.facts["end"] == 23)
    assert (stopped.facts["horse"], stopped.facts["start"], stopped.facts["spaces"]) == (
        "red-brown",
        11,
        13,
    )


def test_captions_tell_what_the_nasty_race_brings() -> None:
    record = script(NASTY).record
    told = [(e.kind, e.facts.get("seat"), e.facts.get("money")) for e in record.events]
    assert ("prize", 0, 30000) in told and ("bet won", 0, 20000) in told
    assert record.view(0).money[0] == 65000
    cards = [event.facts["seat"] for event in record.events if event.kind == "card played"]
    fell = [event.facts for event in record.events if event.kind == "fell"]
    assert cards == [1, 0] and [(one["seat"], one["fence"]) for one in fell] == [(2, "stand")]


def test_captions_tell_what_the_record_brings() -> None:
    won = [
        (event.facts["money"], event.facts["vp"])
        for event in FEVER.record.events
        if event.kind in ("win bet won", "show bet won") and event.facts["seat"] == 0
    ]
    assert won == [(800, 3), (400, 1)]
    assert FEVER.record.events[-2].kind != "photo finish"
    first = next(e for e in FEVER.record.events if e.kind == "photo finish")
    assert (first.facts["horse"], first.facts["by"]) == ("yellow", "cards")


def test_racing_words_of_the_captions_are_explained() -> None:
    met = {
        id
        for one in FEVER.told.every
        for _, id in of_title("horse-fever/family").marked(FEVER.said(one.text))
        if id
    }
    assert met >= {"odds", "points", "danari", "win", "show", "action-card", "sprint", "stable"}


@EVERY
def test_a_pupil_rides_the_whole_race_by_what_the_page_offers(box: str) -> None:
    desk, its = Desk(Shelf(Drawer()), Random(1)), script(box)
    taps.do(desk, f"first-race {box}")
    pointed = given = 0
    for _ in range(800):
        if lesson.is_done(desk):
            break
        given += lesson.waits(desk) or bool(desk.held) or desk.ask is not None
        answers = seen(desk).every("data-answer")
        if at := lesson.pointed(desk):
            assert is_there(drawn(desk), at), (at, lesson.caption(desk, its).title)
            pointed += 1
        if lesson.waits(desk):
            assert not answers
            assert "lesson-on" in seen(desk).every("data-do")
        elif desk.ask is not None:
            is_first = before_an_answer(desk)
            assert answers == ([] if is_first else [its.wanted(desk.at.table)])
        move_on(desk)
    assert pointed > len(its.told.questions)
    assert given <= MOST_TAPS
    assert its.told.end.title in str(page(desk))
    assert desk.at.table.answers == its.record.answers
    taps.do(desk, "lesson-over new")
    assert (desk.screen, desk.guide, desk.kept) == ("setup", None, [])


def is_there(html: str, at: str) -> bool:
    """Whether anything that a caption may point at is on the page: an answer, or by its id."""
    for part in at.split(", "):
        if answer := re.search(r'data-answer="[^"]*"', part):
            found = answer[0] in html
        else:
            found = f'id="{re.findall(r"#([-a-z0-9]+)", part)[-1]}"' in html
        if found:
            return True
    return False


def test_other_answers_are_refused_with_a_friendly_word() -> None:
    desk = ridden(6)
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
    assert len(desk.at.table.answers) == 7


def test_what_is_refused_is_said_in_the_caption_and_gone_with_the_right_answer() -> None:
    desk = ridden(6)
    playing.answer(desk, "win red")
    html = drawn(desk)
    assert 'id="lesson-not">In this first race, take' in html
    assert re.search(r'<div id="notice"[^>]*></div>', html)
    playing.answer(desk, "win yellow")
    assert 'id="lesson-not"' not in drawn(desk)


def test_nothing_is_answered_before_the_captions_are_read() -> None:
    desk = ridden(0, waits=True)
    playing.answer(desk, "win yellow")
    assert len(desk.at.table.answers) == 6
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
    assert desk.at.ask.what == "first bet"
    assert not lesson.waits(desk)


@pytest.mark.parametrize(
    ("box", "step"),
    [(box, step) for box in BOXES for step in script(box).told.questions],
)
def test_it_goes_on_where_it_was_left(box: str, step: int) -> None:
    desk = ridden(step, box=box)
    again = Desk(Shelf(desk.shelf.storage), Random(2))
    playing.wake(again)
    assert again.screen == "home"
    taps.do(again, f"first-race {box}")
    assert again.table is not None
    assert again.table.answers == desk.at.table.answers
    assert again.curtain is None


@pytest.mark.parametrize("kept", ["999", "-1", "x" * 50, "²", "07x", ""])
def test_an_odd_mark_begins_anew(kept: str) -> None:
    drawer = Drawer()
    drawer.set(FEVER.key, kept)
    desk = Desk(Shelf(drawer), Random(2))
    taps.do(desk, "first-race")
    assert len(desk.at.table.answers) == 6


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
    after = {key: text for key, text in desk.shelf.storage.texts.items() if key != FEVER.key}
    assert after == before
    taps.do(desk, "lesson-over")
    assert [slip.id for slip in desk.kept] == desk.shelf.ids()
    taps.do(desk, f"continue {desk.kept[0].id}")
    assert desk.guide is None
    assert "lesson" not in seen(desk).every("id")


def test_home_invites_whoever_is_new_and_only_reminds_others() -> None:
    desk = Desk(Shelf(Drawer()), Random(3))
    playing.wake(desk)
    assert "New here? Play a first race (4 minutes)" in str(page(desk))
    assert "invitation" in str(page(desk))
    playing.start(desk)
    playing.go_home(desk)
    assert "invitation" not in str(page(desk))
    assert f"first-race {HORSE_FEVER}" in seen(desk).every("data-do")


def test_whoever_skips_can_go_on_and_whoever_is_done_can_begin_again() -> None:
    desk = ridden(10)
    taps.do(desk, "lesson-over")
    html = str(page(desk))
    assert "Go on with your first race" in html and "invitation" in html
    desk = seen_to("done")
    taps.do(desk, "lesson-over")
    assert "Play the first race again" in str(page(desk))


def test_alone_there_is_no_curtain_and_nothing_to_cover() -> None:
    desk = ridden(10)
    assert desk.curtain is None and "cover" not in seen(desk).every("data-do")
    taps.do(desk, "cover")
    assert desk.curtain is None and "lesson" in seen(desk).every("id")


def test_the_set_up_of_a_box_leads_to_its_own_first_race() -> None:
    desk = Desk(Shelf(Drawer()), Random(3))
    taps.do(desk, f"setup {CIRCLE}")
    assert f"first-race {CIRCLE}" in seen(desk).every("data-do")
    taps.do(desk, f"first-race {CIRCLE}")
    assert desk.at.table.title.id == CIRCLE
    while not lesson.is_done(desk):
        move_on(desk)
    taps.do(desk, "lesson-over")
    taps.do(desk, f"setup {CIRCLE}")
    assert "Play the first race again" in str(page(desk))
    taps.do(desk, f"box {HORSE_FEVER}")
    assert "Play the first race again" not in str(page(desk))


def test_another_horse_than_the_recorded_one_is_refused_in_words() -> None:
    desk = ridden(20, box=CIRCLE)
    playing.answer(desk, "white")
    assert desk.notice.startswith("In this first race, please tap what the ring is around")
    assert len(desk.at.table.answers) == 20


@EVERY
def test_the_first_race_is_not_one_of_several(box: str) -> None:
    for desk in (ridden(max(script(box).told.questions), box=box), seen_to("payoffs", box)):
        (head,) = re.findall("<h1[^>]*>(.*?)</h1>", drawn(desk))
        assert re.sub("<[^>]*>", "", head).partition("·")[0].strip() == "Race 1"


def test_the_movement_card_is_shown_beside_what_is_said_of_it() -> None:
    for box, odds in ((HORSE_FEVER, "1:2"), (FAIR, "×2")):
        html = drawn(seen_to("movement card", box))
        card = re.search(r'class="movement-card">.*?</ul>', html)
        assert card is not None and odds in card[0] and card[0].count("<li>") == 6, box


@EVERY
def test_nothing_is_said_of_the_others_over_and_over(box: str) -> None:
    its = script(box)
    what = its.told.questions[max(its.told.questions)][0]
    asked = [step for step, it in sorted(its.told.questions.items()) if it[0] == what]
    said = [its.between(step).title for step in (0, *(it + 1 for it in asked))]
    assert list(dict.fromkeys(said)) == [one.title for one in its.told.running], (
        "each once, in order"
    )
