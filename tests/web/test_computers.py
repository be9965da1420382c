"""Computers at the table: one act after the other, told, kept, skipped, and noted for people."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import saves
from game.bots import LEVELS, TEMPERS
from tests.web.desks import laid, offered, played, seen, tap
from tools.staging import leads_on
from web import computers, taps
from web.boards import waiting
from web.desk import Desk
from web.forms import COMPUTER_NAMES, SeatForm, SetupForm
from web.kept.shelf import Drawer, Shelf
from web.showing import ACTS, DELAYS, SPEEDS


def answer_once(desk: Desk) -> Desk:
    """The person gives a whole answer, the stake with it."""
    assert desk.ask is not None
    who = desk.ask.who
    while desk.ask is not None and desk.ask.who == who and desk.curtain is None:
        desk.answer(desk.ask.options[0])
    return desk


def after_my_bet(bots: int = 3) -> Desk:
    """Where the first computer begins to think about its first bet."""
    desk = laid(bots + 1, bots, seed=7)
    while desk.ask is None:
        desk.tick()
    answer_once(desk)
    assert desk.computer is not None
    return desk


def laid_bets(desk: Desk) -> int:
    """How many bets lie on the table."""
    assert desk.table is not None
    return sum(event.kind == "bet laid" for event in desk.table.events)


def to_my_turn(desk: Desk) -> Desk:
    """Let time pass until the person is asked, as the page does."""
    for _ in range(200):
        if desk.ask is not None:
            return desk
        desk.go_on() if desk.held else desk.tick()
    raise AssertionError("the computers never end")


def test_computers_answer_one_at_a_time_and_each_is_told_before_the_next() -> None:
    desk = after_my_bet()
    assert desk.table is not None and desk.shown is not None
    told = []
    while desk.ask is None and len(told) < 3:
        before = len(desk.table.answers)
        desk.tick()
        assert len(desk.table.answers) - before <= 1, "one answer between two frames"
        if desk.shown.moment is not None:
            told.append(desk.shown.moment.kind)
            assert laid_bets(desk) == len(told) + 1
            name = desk.table.names[desk.shown.news[-1].facts["seat"]]
            assert f"{name} bets" in seen(desk).text and "is thinking" not in seen(desk).text
            desk.tick()
            assert desk.shown.moment is None
    assert told == ["bet laid"] * 3


def test_it_is_seen_who_thinks_and_how_long_each_act_stays() -> None:
    desk = after_my_bet()
    assert "Ben is thinking" in seen(desk).text
    waits = {}
    for speed in SPEEDS:
        tap(desk, f"speed {speed}")
        waits[speed] = desk.next_tick or 0
    assert 0 < waits["4x"] < waits["2x"] < waits["1x"] <= 600
    tap(desk, "speed 1x")
    while desk.shown is not None and desk.shown.moment is None:
        desk.tick()
    assert desk.next_tick == int(DELAYS["1x"] * ACTS["bet laid"])


def test_skipping_lets_them_all_answer_one_frame_after_the_other() -> None:
    desk = tap(after_my_bet(), "skip")
    assert laid_bets(desk) == 1 and desk.ask is None, "no answer yet: the page must not stand still"
    while desk.ask is None:
        assert desk.next_tick == 0
        desk.tick()
    assert laid_bets(desk) == 4 and not desk.hurried
    answer_once(desk)
    assert desk.next_tick, "the next time they take their time again"


def test_held_they_wait_and_a_step_is_one_act() -> None:
    desk = tap(after_my_bet(), "pause")
    assert desk.next_tick is None and desk.paused
    tap(desk, "step")
    while laid_bets(desk) < 2:
        tap(desk, "step")
    assert desk.next_tick is None, "a step holds"
    tap(desk, "pause")
    assert desk.next_tick


def test_nothing_goes_on_behind_the_log() -> None:
    desk = tap(after_my_bet(), "log")
    assert desk.next_tick is None
    tap(desk, "log")
    assert desk.next_tick


def test_a_reload_between_two_computers_goes_on_from_there() -> None:
    desk = after_my_bet()
    while laid_bets(desk) < 3:
        desk.tick()
    again = Desk(Shelf(desk.shelf.storage), Random(99))
    again.wake()
    assert again.table is not None and desk.table is not None
    assert again.table.answers == desk.table.answers, "every answer of a computer is kept"
    assert again.computer == 3 and again.curtain is None
    to_my_turn(again)
    assert laid_bets(again) == 4
    assert again.table.answers[: len(desk.table.answers)] == desk.table.answers
    kept = again.shelf.text(again.id)
    assert saves.loads(kept[kept.index("horseburg save") :]).answers == again.table.answers


def test_a_reload_in_the_middle_of_a_bet_goes_on_with_its_stake() -> None:
    desk = after_my_bet()
    assert desk.table is not None
    desk.tick()
    assert desk.table.ask is not None and desk.table.ask.what == "stake of the first bet"
    again = Desk(Shelf(desk.shelf.storage), Random(99))
    again.wake()
    assert again.computer == 1
    to_my_turn(again)
    assert laid_bets(again) == 4


def test_opening_a_table_gives_no_answer_behind_the_shelf() -> None:
    """The picture of the next visit is drawn from a reader, which must not play on."""
    desk = after_my_bet()
    assert desk.table is not None
    reader = Desk(desk.shelf.reader(), Random(1))
    reader.wake()
    assert reader.table is not None and reader.table.answers == desk.table.answers


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
    assert desk.table is not None
    mine = set(desk.table.view(0).hand)
    hidden = {
        card
        for seat in (1, 2, 3)
        for pile in desk.table.view(seat).placed.values()
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
    assert desk.table is not None and desk.ask is not None
    assert desk.table.why_no_undo() is not None
    steps = len(desk.table.answers)
    desk.answer(desk.ask.options[0])
    desk.undo()
    assert len(desk.table.answers) == steps and desk.computer is None


@pytest.mark.parametrize("title", ["family", "board"])
@pytest.mark.parametrize("bots", [1, 3])
def test_a_whole_game_alone_never_needs_a_curtain_and_always_goes_on(title: str, bots: int) -> None:
    desk = laid(bots + 1, bots, seed=3, title=title)
    rng, done = Random(1), Counter[str]()
    for _ in range(4000):
        assert desk.curtain is None
        assert desk.table is not None
        if desk.table.ask is None and not desk.is_behind and not desk.held:
            break
        if desk.held:
            desk.go_on()
        elif desk.ask is not None:
            done["asked"] += 1
            desk.answer(desk.ask.options[rng.randrange(min(4, len(desk.ask.options)))])
        else:
            assert desk.next_tick is not None, "nobody is asked, and nothing goes on"
            done["told"] += waiting.is_on(desk)
            if done["told"] % 40 == 1:
                assert offered(desk, "skip")
            desk.tick()
    else:
        raise AssertionError("never over")
    assert done["asked"] > 10 and done["told"] > 10


def test_a_table_of_computers_alone_plays_to_the_end() -> None:
    desk = laid(3, 3, seed=2)
    for _ in range(3000):
        if desk.held:
            desk.go_on()
        elif (wait := desk.next_tick) is None:
            break
        else:
            assert wait >= 0
            desk.tick()
    assert desk.table is not None and desk.table.ask is None


# set-up


def home() -> Desk:
    """The home screen of somebody new."""
    desk = Desk(Shelf(Drawer()), Random(4))
    desk.wake()
    return desk


def test_one_tap_at_home_is_a_game_alone() -> None:
    desk = tap(home(), "alone")
    assert desk.table is not None and desk.table.title.id == "horse-fever/family"
    assert [name.split()[0] for name in desk.table.bots.values()] == ["keen"] * 3
    assert desk.people == [0] and desk.curtain is None
    assert set(desk.table.names[1:]) <= set(COMPUTER_NAMES)
    assert desk.table.answers == saves.loads(text_of(desk)).answers


def text_of(desk: Desk) -> str:
    """The table as it lies on the shelf."""
    kept = desk.shelf.text(desk.id)
    return kept[kept.index("horseburg save") :]


def test_whoever_played_alone_before_is_known_by_name() -> None:
    desk = tap(home(), "setup", "seat alone")
    taps.fill(desk, "name 0", "Grandmother")
    tap(desk, "start")
    desk.go_home()
    tap(desk, "alone")
    assert desk.table is not None and desk.table.names[0] == "Grandmother"


def test_a_seat_goes_to_a_computer_and_back_with_a_name_that_fits() -> None:
    desk = tap(home(), "setup", "bot 1")
    line = desk.form.seats[1]
    assert (line.bot, line.temper) == ("keen", "surprise") and line.name in COMPUTER_NAMES
    tap(desk, "bot 1")
    assert (line.bot, line.name) == ("", "Ben")
    taps.fill(desk, "name 1", "Robo")
    tap(desk, "bot 1")
    assert line.name == "Robo", "a name of one's own stays"


def test_level_and_temper_are_chosen_on_a_sheet_for_one_or_for_all() -> None:
    desk = tap(home(), "setup", "seat alone", "mind 2")
    assert desk.over == "mind"
    tap(desk, "mind-level sharp", "mind-temper banker")
    assert [(line.bot, line.temper) for line in desk.form.seats[1:]] == [
        ("keen", "surprise"), ("sharp", "banker"), ("keen", "surprise"),
    ]  # fmt: skip
    tap(desk, "mind-all", "close", "start")
    assert desk.table is not None and desk.table.bots == dict.fromkeys((1, 2, 3), "sharp banker")


def test_a_surprise_is_drawn_among_all_tempers_and_told_only_at_the_end() -> None:
    lines = [SeatForm("A", "keen", "surprise")] * 400
    drawn = Counter(computers.seated(lines, Random(1)).values())
    assert set(drawn) == {f"keen {temper}".strip() for temper in ("", *TEMPERS)}
    assert min(drawn.values()) > 60
    desk = laid(3, 2)
    assert desk.table is not None
    desk.table.bots.update({1: "keen bluffer", 2: "sharp banker"})
    for turn in range(2000):
        if desk.table.ask is None and not desk.is_behind and not desk.held:
            break
        if turn % 9 == 0:
            page = f"{seen(desk).tags} {seen(desk).text}".lower()
            assert "bluffer" not in page and "banker" not in page
        if not leads_on(desk) and desk.ask is not None:
            desk.answer(desk.ask.options[0])
    assert "was keen, a bluffer" in seen(desk).text and "was sharp, a banker" in seen(desk).text


def test_again_draws_surprises_anew_and_keeps_what_was_chosen() -> None:
    desk = tap(home(), "setup", "seat alone", "mind 1", "mind-temper cautious", "close", "start")
    assert desk.table is not None
    first = dict(desk.table.bots)
    drawn = set()
    for _ in range(12):
        taps.do(desk, "again")
        assert desk.table.bots[1] == first[1] == "keen cautious"
        drawn.add(desk.table.bots[2])
    assert len(drawn) > 1


def test_an_old_save_and_a_level_of_a_later_version_play_on() -> None:
    desk = laid(3, 2)
    assert desk.table is not None and set(desk.table.bots.values()) == {"casual"}
    desk.table.bots.update({1: "wise oracle"})
    played(desk, 20)
    assert len(desk.table.answers) >= 20
    assert set(LEVELS) == {"casual", "keen", "sharp"}


# the party


def party(seed: int = 6) -> Desk:
    """Two people and three computer guests, the book open."""
    desk = Desk(Shelf(Drawer()), Random(seed))
    desk.form = SetupForm.fresh("horse-fever/party")
    desk.screen = "setup"
    for _ in range(3):
        tap(desk, "door-computer")
    taps.fill(desk, "door-names", "Ann, Ben")
    tap(desk, "door-start")
    assert desk.table is not None, desk.form.problem
    return desk


def slips(desk: Desk) -> dict[int, int]:
    """How many bets every guest has in the book."""
    return {guest.seat: bool(guest.win) + bool(guest.show) for guest in desk.view.guests}


def test_computer_guests_hand_in_by_themselves_line_by_line() -> None:
    desk = party()
    assert desk.table is not None and len(desk.table.bots) == 3
    counts = []
    while (wait := desk.next_tick) is not None:
        assert wait > 0 and desk.ask is not None and desk.ask.what == "book"
        before = sum(slips(desk).values())
        desk.tick()
        counts.append(sum(slips(desk).values()) - before)
    assert set(counts) <= {0, 1} and sum(counts) >= 2
    laid_by = {seat for seat, count in slips(desk).items() if count}
    assert laid_by <= set(desk.table.bots)


def test_closing_the_book_waits_for_no_clock_but_for_every_slip() -> None:
    slow, quick = party(), party()
    while slow.next_tick is not None:
        slow.tick()
    taps.do(quick, "slip-bet win red")
    quick.answer("close")
    assert quick.table is not None and slow.table is not None
    bets = {e.facts["seat"] for e in quick.table.events if e.kind == "bet laid"}
    assert bets & set(quick.table.bots)
    assert {e.facts["seat"] for e in slow.table.events if e.kind == "bet laid"} <= bets


def test_a_step_back_is_not_undone_by_a_computer() -> None:
    desk = party()
    while not sum(slips(desk).values()):
        desk.tick()
    desk.undo()
    assert sum(slips(desk).values()) == 0 and desk.next_tick is None
    taps.do(desk, "slip-bet win red")
    assert desk.next_tick is not None


def test_the_slip_in_front_is_a_persons() -> None:
    desk = party()
    assert desk.table is not None
    pressed = [a for _, a in seen(desk).tags if a.get("aria-pressed") == "true" and "id" in a]
    (tile,) = [a for a in pressed if str(a["id"]).startswith("slip-")]
    assert int(str(tile["id"])[5:]) - 1 not in desk.table.bots


def test_whoever_holds_the_tablet_keeps_the_book_for_a_computer() -> None:
    desks = [party(seed) for seed in range(8)]
    kept = [desk for desk in desks if desk.table and desk.view.bookmaker in desk.table.bots]
    assert kept
    for desk in kept:
        assert desk.ask is not None and desk.ask.what == "book" and desk.computer is None
        taps.do(desk, "slip-bet win red")
        desk.answer("close")
        while desk.is_behind or desk.held or desk.computer is not None:
            desk.go_on() if desk.held else desk.tick()
        assert desk.ask is not None and desk.ask.what == "next race"
