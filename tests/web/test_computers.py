"""Computers at the table: one act after the other, told, kept, skipped, and noted for people."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from markupsafe import escape

from game import saves
from tests.web.desks import laid, offered, played, seen, tap
from tools.staging import drive, leads_on, new_desk, pick, waited
from web.acts import clock, keys, playing, stage
from web.desk import undoable
from web.desk.kept.shelf import Shelf
from web.desk.pace import DELAYS, SPEEDS
from web.desk.screen import Press, screen_of, words_of
from web.desk.state import Desk
from web.horse_fever.board import waiting
from web.horse_fever.moments import MOMENTS
from web.page import drawn


def answer_once(desk: Desk) -> Desk:
    """The person gives a whole answer, the stake with it."""
    who = desk.at.ask.who
    while desk.ask is not None and desk.at.ask.who == who and desk.curtain is None:
        playing.answer(desk, desk.at.ask.options[0])
    return desk


def after_my_bet(bots: int = 3, seed: str = "") -> Desk:
    """Where the first computer begins to think about its first bet."""
    desk = laid(bots + 1, bots, seed=7)
    if seed:
        playing.start(desk, seed=seed)
    while desk.ask is None:
        clock.tick(desk)
    answer_once(desk)
    assert desk.computer is not None
    return desk


def laid_bets(desk: Desk) -> int:
    """How many bets lie on the table."""
    return sum(event.kind == "bet laid" for event in desk.at.table.events)


def to_my_turn(desk: Desk) -> Desk:
    """Let time pass until the person is asked, as the page does."""
    for _ in range(200):
        if desk.ask is not None:
            return desk
        stage.go_on(desk) if desk.held else clock.tick(desk)
    raise AssertionError("the computers never end")


def test_computers_answer_one_at_a_time_and_each_is_told_before_the_next() -> None:
    desk = after_my_bet()
    told = []
    while desk.ask is None and len(told) < 3:
        before = len(desk.at.table.answers)
        clock.tick(desk)
        assert len(desk.at.table.answers) - before <= 1, "one answer between two frames"
        if desk.at.shown.moment is not None:
            told.append(desk.at.shown.moment.kind)
            assert laid_bets(desk) == len(told) + 1
            name = desk.at.table.names[desk.at.shown.news[-1].facts["seat"]]
            assert f"{name} bets" in seen(desk).text and "is thinking" not in seen(desk).text
            clock.tick(desk)
            assert desk.at.shown.moment is None
    assert told == ["bet laid"] * 3


def test_it_is_seen_who_thinks_and_how_long_each_act_stays() -> None:
    desk = after_my_bet()
    assert "Ben is thinking" in seen(desk).text
    waits = {}
    for speed in SPEEDS:
        tap(desk, f"speed {speed}")
        waits[speed] = clock.next_tick(desk) or 0
    assert 0 < waits["4x"] < waits["2x"] < waits["1x"] <= 600
    tap(desk, "speed 1x")
    while desk.shown is not None and desk.shown.moment is None:
        clock.tick(desk)
    assert clock.next_tick(desk) == int(DELAYS["1x"] * MOMENTS["bet laid"].pace)


def test_skipping_lets_them_all_answer_one_frame_after_the_other() -> None:
    desk = tap(after_my_bet(), "skip")
    assert laid_bets(desk) == 1 and desk.ask is None, "no answer yet: the page must not stand still"
    while desk.ask is None:
        assert clock.next_tick(desk) == 0
        clock.tick(desk)
    assert laid_bets(desk) == 4 and not desk.hurried
    answer_once(desk)
    assert clock.next_tick(desk), "the next time they take their time again"


def test_held_they_wait_and_a_step_is_one_act() -> None:
    desk = tap(after_my_bet(), "pause")
    assert clock.next_tick(desk) is None and desk.paused
    tap(desk, "step")
    while laid_bets(desk) < 2:
        tap(desk, "step")
    assert clock.next_tick(desk) is None, "a step holds"
    tap(desk, "pause")
    assert clock.next_tick(desk)


def test_nothing_goes_on_behind_the_log() -> None:
    desk = tap(after_my_bet(), "log")
    assert clock.next_tick(desk) is None
    tap(desk, "log")
    assert clock.next_tick(desk)


def test_a_reload_between_two_computers_goes_on_from_there() -> None:
    desk = after_my_bet()
    while laid_bets(desk) < 3:
        clock.tick(desk)
    again = Desk(Shelf(desk.shelf.storage), Random(99))
    playing.wake(again)
    assert again.table is not None
    assert again.table.answers == desk.at.table.answers, "every answer of a computer is kept"
    assert again.computer == 3 and again.curtain is None
    to_my_turn(again)
    assert laid_bets(again) == 4
    assert again.table.answers[: len(desk.at.table.answers)] == desk.at.table.answers
    kept = again.shelf.text(again.id)
    assert saves.loads(kept[kept.index("horseburg save") :]).answers == again.table.answers


def test_a_reload_in_the_middle_of_a_bet_goes_on_with_its_stake() -> None:
    desk = after_my_bet()
    clock.tick(desk)
    assert desk.at.table.ask is not None and desk.at.table.ask.what == "stake of the first bet"
    again = Desk(Shelf(desk.shelf.storage), Random(99))
    playing.wake(again)
    assert again.computer == 1
    to_my_turn(again)
    assert laid_bets(again) == 4


def test_opening_a_table_gives_no_answer_behind_the_shelf() -> None:
    """The picture of the next visit is drawn from a reader, which must not play on."""
    desk = after_my_bet()
    reader = Desk(desk.shelf.reader(), Random(1))
    playing.wake(reader)
    assert reader.table is not None and reader.table.answers == desk.at.table.answers


def test_what_they_did_is_noted_for_the_person_until_the_next_own_act() -> None:
    desk = to_my_turn(after_my_bet())
    told = seen(desk).text
    assert "While you waited" in told
    assert all(f"{name} bets" in told for name in ("Ben", "Cat", "Dan"))
    answer_once(desk)
    to_my_turn(desk)
    told = seen(desk).text
    assert "Ben bets" not in told and "Ben puts a card face down behind" in told


def test_a_note_tells_no_card_that_lies_face_down() -> None:
    desk = to_my_turn(answer_once(to_my_turn(after_my_bet())))
    mine = set(desk.at.table.view(0).hand)
    hidden = {
        card
        for seat in (1, 2, 3)
        for pile in desk.at.table.view(seat).placed.values()
        for owner, card in pile
        if owner == seat and card is not None
    }
    assert hidden - mine
    html = str(seen(desk).tags) + seen(desk).text
    assert not [card for card in hidden - mine if card in html]


def test_people_alone_have_no_note() -> None:
    desk = played(laid(3), 12)
    assert "While you waited" not in seen(desk).text


def test_undo_is_the_same_law_with_computers() -> None:
    desk = to_my_turn(after_my_bet())
    steps = len(desk.at.table.answers)
    playing.answer(desk, desk.at.ask.options[0])
    playing.undo(desk)
    assert len(desk.at.table.answers) == steps and desk.computer is None


def test_undo_reaches_over_what_computers_have_answered_since() -> None:
    """Back to the bet before theirs, while they are at it or after; they bet anew then."""
    desk = to_my_turn(after_my_bet())
    assert laid_bets(desk) == 4 and undoable.why_not(desk) is None
    playing.undo(desk)
    assert laid_bets(desk) == 0 and desk.at.ask.what == "first bet"
    answer_once(desk)
    while laid_bets(desk) < 2:
        clock.tick(desk)
    assert offered(desk, "undo"), "no need to wait until they are through"
    assert keys.meaning("u", desk) == Press("do", "undo")
    tap(desk, "undo")
    assert laid_bets(desk) == 0 and desk.at.ask.what == "first bet"


def test_at_a_seeded_table_the_answer_of_a_computer_stands() -> None:
    """A race of the day is the same for everybody: nobody tries out what the computers do."""
    desk = to_my_turn(after_my_bet(seed="a race for all"))
    assert desk.at.table.fate is not None and undoable.why_not(desk) is not None
    steps = desk.at.table.answers
    playing.undo(desk)
    assert desk.at.table.answers == steps


@pytest.mark.parametrize("title", ["family", "board"])
@pytest.mark.parametrize("bots", [1, 3])
def test_a_whole_game_alone_never_needs_a_curtain_and_always_goes_on(title: str, bots: int) -> None:
    desk = laid(bots + 1, bots, seed=3, title=title)
    rng, done = Random(1), Counter[str]()
    for _ in range(4000):
        assert desk.curtain is None
        if desk.at.table.ask is None and not desk.is_behind and not desk.held:
            break
        if desk.held:
            stage.go_on(desk)
        elif desk.ask is not None:
            done["asked"] += 1
            playing.answer(desk, desk.ask.options[rng.randrange(min(4, len(desk.ask.options)))])
        else:
            assert clock.next_tick(desk) is not None, "nobody is asked, and nothing goes on"
            done["told"] += waiting.is_on(desk)
            if done["told"] % 40 == 1:
                assert offered(desk, "skip")
            clock.tick(desk)
    else:
        raise AssertionError("never over")
    assert done["asked"] > 10 and done["told"] > 10


def test_a_table_of_computers_alone_plays_to_the_end() -> None:
    desk = laid(3, 3, seed=2)
    for _ in range(3000):
        if desk.held:
            stage.go_on(desk)
        elif (wait := clock.next_tick(desk)) is None:
            break
        else:
            assert wait >= 0
            clock.tick(desk)
    assert desk.at.table.ask is None


SLIPS = {
    "winners-circle": "chip",
    "unicorn-fever": "action",
    "really-nasty": "bet",
    "dice-derby": "bet",
    "risk": "place",
    "horse-fever/family": "second bet",
    "horse-fever/board": "second bet",
}
"""A question of each title at which somebody has waited for computers."""


@pytest.mark.parametrize("title", sorted(SLIPS))
def test_what_computers_did_meanwhile_is_told_on_a_slip(title: str) -> None:
    options = {"bets": "on"} if title == "dice-derby" else {}
    desk = drive(new_desk(4, 3, 7, title, **options), waited(SLIPS[title]))
    page = drawn(desk)
    assert page.count("While you waited") == 1
    words, names = words_of(desk.at.table.title), desk.at.table.names
    told = screen_of(desk.at.table).news(desk.at.shown.events, desk.at.ask.who)
    assert {event.facts.get("seat") for event in told} <= {0, *desk.at.table.bots}
    slip = page.partition('class="while-waiting"')[2].partition("</aside>")[0]
    assert slip.count("<li>") == min(6, len(told))
    assert str(escape(words.sentence(told[-1], names))) in slip


def test_the_face_in_the_bar_is_of_whoever_has_done_what_is_told() -> None:
    desk, rng, faces = new_desk(4, 3, 5), Random(5), set[bool]()
    for _ in range(200):
        if waiting.is_on(desk) and (done := waiting.acts(desk)):
            seat = done[-1].facts["seat"]
            assert f'class="caller mark-{seat}"' in str(waiting.bar(desk))
            faces.add(waiting.who(desk) == seat)
        if not leads_on(desk, watching=True):
            playing.answer(desk, pick(desk.at.ask, rng))
    assert faces == {True, False}, "one has played, and another one thinks"
