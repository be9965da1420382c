"""The race of a party on the page: the field, the bookmaker's photo, payoffs, and what is next."""

from __future__ import annotations

from random import Random

from game.horse_fever.lanes import HORSES
from tests.web.desks import offered, seen, tap
from tools.horse_fever.party_states import asked, at_the_door, done, opened, photo, raced, written
from tools.staging import over
from web import taps
from web.acts import clock, confirm, playing
from web.desk import sheets
from web.desk.kept.shelf import Shelf
from web.desk.state import Desk
from web.horse_fever import say
from web.horse_fever.party.race import laid_on
from web.page import page


def off(desk: Desk) -> Desk:
    """The book closed, the race about to be shown."""
    playing.answer(desk, "close")
    return desk


def test_closing_the_book_wants_a_second_look() -> None:
    desk = written(opened(7), 3)
    keeper = desk.at.table.names[desk.view.bookmaker]
    assert f"{keeper} keeps the book" in seen(desk).text
    confirm.give(desk, "close")
    assert confirm.on_button(desk) and f"{keeper} closes the book" in seen(desk).text
    confirm.give(desk, "close")
    assert desk.is_behind


def test_the_field_shows_what_lies_on_every_horse_until_it_is_paid() -> None:
    desk = off(written(opened(40), 40))
    on = laid_on(desk.view)
    assert sum(laid.win + laid.show for laid in on.values()) == sum(
        bet.stake for guest in desk.view.guests for bet in (guest.win, guest.show) if bet
    )
    for _ in range(200):
        if desk.finish:
            return
        assert laid_on(desk.view) == on and set(on) == set(HORSES)
        seen(desk)
        if desk.ask is None:
            clock.tick(desk)
        else:
            playing.answer(desk, desk.ask.options[0])
    raise AssertionError("the race never ended")


def test_a_race_is_watched_then_paid_then_followed_by_another() -> None:
    desk = off(written(opened(7), 7))
    moments = 0
    while not desk.finish and moments < 200:
        if desk.ask is not None:
            assert desk.ask.what == "photo finish"
            playing.answer(desk, desk.ask.options[0])
        else:
            assert clock.is_running(desk) and clock.delay(desk) > 0
            clock.tick(desk)
        moments += 1
    assert moments > 6
    tap(desk, "finish")
    assert desk.held == "payoffs"
    tap(desk, "payoffs")
    assert desk.at.ask.what == "next race"
    tap(desk, "next-race")
    assert desk.at.ask.what == "book" and sheets.over(desk) == ""


def test_the_bookmaker_is_told_not_to_be_bribed() -> None:
    desk = photo(23)
    assert "bribed" in seen(desk).text and desk.curtain is None
    placed = len(desk.view.race.ranking)
    assert f"who comes {say('{place:ordinal}', place=placed + 1)} in the photo?" in seen(desk).text
    for text in desk.at.ask.options:
        assert offered(desk, "answer-" + text.replace(" ", "-"))["data-answer"] == text


def test_a_race_that_nobody_saw_to_the_end_is_shown_again_after_a_reload() -> None:
    desk = raced(opened(7), lambda desk: desk.finish)
    later = Desk(Shelf(desk.shelf.storage, tab=desk.shelf.tab), Random(9))
    playing.wake(later)
    assert later.is_behind and later.ask is None
    raced(later, asked("next race"))


def test_who_keeps_the_book_next_is_said_with_the_reason() -> None:
    desk = opened(7)
    assert "was drawn by lot" in seen(desk).text
    raced(desk, asked("book", 2))
    text = seen(desk).text
    assert "gained most in the last race" in text or "turn" in text
    assert "keeps the book all evening" in seen(opened(7, bookmaker="host")).text


def test_the_end_is_quiet_and_wants_a_second_look() -> None:
    desk = raced(opened(7), asked("next race"))
    confirm.give(desk, "end")
    assert confirm.on_button(desk)
    confirm.give(desk, "end")
    assert desk.at.table.ask is None
    raced(desk, over)
    assert 'id="podium"' in str(page(desk))
    tap(desk, "again")
    assert desk.at.ask.what == "book"


def test_a_party_ends_from_the_open_book_by_the_sheet_of_guests() -> None:
    desk = tap(opened(7), "guests")
    assert "End the party" not in seen(desk).text
    desk = tap(raced(desk, asked("book", 2)), "guests")
    assert offered(desk, "answer-end")["data-answer"] == "end"


def test_standings_hold_forty_with_their_teams() -> None:
    desk = raced(opened(40), asked("next race"))
    done(desk, "guests", "guest 3", "team-up", "guest 5", "close")
    text = seen(desk).text
    assert "Eve with Cat" in " ".join(text.split())


def test_a_party_waits_on_the_shelf_and_opens_where_it_was() -> None:
    desk = written(raced(opened(40), asked("book", 2)), 4)
    id, names = desk.id, desk.table.names if desk.table else ()
    playing.go_home(desk)
    text = " ".join(seen(desk).text.split())
    assert "and 34 more" in text and "Race 2 · Book" in text
    playing.resume(desk, id)
    assert desk.at.table.names == names
    assert desk.at.ask.what == "book"


def test_every_step_of_a_party_can_be_looked_back_at() -> None:
    desk = done(raced(opened(7), asked("book", 2)), "history start")
    for _ in range(60):
        assert "Looking back" in seen(desk).text
        taps.do(desk, "reel on")


def test_the_set_up_shows_no_computers() -> None:
    assert not [do for do in seen(at_the_door(coming=5)).every("data-do") if do.startswith("bot ")]


def test_slips_on_paper_are_entered_once_the_race_is_run() -> None:
    desk = opened(7, slips="after")
    assert desk.at.ask.what == "collect"
    assert offered(desk, "answer-race")["data-answer"] == "race"
    playing.answer(desk, "race")
    raced(desk, asked("book"))
    assert "off-in 60" not in seen(desk).every("data-do")
    done(desk, "off-in 60")
    assert clock.next_tick(desk) is None
    written(desk, 7)
    raced(desk, lambda desk: desk.payoffs_open)
    seen(desk)
    raced(desk, asked("collect", 2))
    tap(desk, "guests", "guest 1")


def test_a_race_before_a_whole_room_takes_15_to_30_seconds() -> None:
    for seed in range(60):
        desk = opened(3)
        desk.chance = Random(seed)
        taken = 0
        off(written(desk, 2))
        while not desk.finish:
            if desk.ask is not None:
                playing.answer(desk, desk.ask.options[0])
                continue
            taken += clock.delay(desk)
            clock.tick(desk)
        assert 15_000 <= taken <= 30_000, (seed, taken)
