"""Guests come, leave, come back and share purses, on one sheet; and the countdown to the off."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.desks import offered, seen, tap
from tools.horse_fever.party_states import asked, done, opened, raced, written
from web import taps
from web.acts import clock, playing
from web.desk import sheets
from web.desk.kept.shelf import Shelf
from web.desk.state import Desk
from web.horse_fever.party import countdown
from web.horse_fever.partying import Partying
from web.parties.state import Door, GuestSheet


class Clock:
    """A clock that stands until somebody moves it on."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


def timed(guests: int = 7) -> tuple[Desk, Clock]:
    """A party with a clock in the test's hand."""
    desk, watch = opened(guests), Clock()
    watch.time += desk.shelf.now()
    desk.shelf.now = watch
    return desk, watch


def let_in(desk: Desk, name: str) -> Desk:
    """Somebody new through the sheet of guests."""
    tap(desk, "guests")
    taps.fill(desk, "newcomer", name)
    return tap(desk, "welcome")


def two_bettors(desk: Desk) -> tuple[int, int]:
    """The numbers of two who do not keep the book."""
    one, other, *_ = (n for n in range(1, 8) if n - 1 != desk.view.bookmaker)
    return one, other


def test_somebody_comes_while_bets_are_taken_and_is_shown_at_once() -> None:
    desk = let_in(written(opened(7), 3), "Zoe")
    assert desk.notice == "Zoe comes in, with number 8." and sheets.over(desk) == "guests"
    assert desk.at.table.names[7] == "Zoe"
    tap(desk, "close", "slip 8", "slip-bet win red")
    assert "Zoe" in seen(desk).text and desk.view.guests[7].win is not None


def test_a_newcomer_is_there_after_a_reload_and_remembered_for_the_next_party() -> None:
    desk = let_in(opened(7), "Zoe")
    later = Desk(Shelf(desk.shelf.storage, tab=desk.shelf.tab), Random(9))
    playing.wake(later)
    assert later.table is not None and later.table.names[7] == "Zoe"
    playing.go_home(later)
    playing.set_up(later)
    assert later.own(Door).known is not None and "Zoe" in later.own(Door).known


def test_a_second_newcomer_after_undo_writes_over_the_first() -> None:
    desk = tap(let_in(opened(7), "Zoe"), "close", "undo")
    desk = let_in(desk, "Yul")
    assert desk.at.table.names[7:] == ("Yul",)
    tap(desk, "close", "slip 8", "slip-bet win red")
    assert "Zoe" not in seen(desk).text


@pytest.mark.parametrize(
    ("name", "said"),
    [("", "name first"), ("ann", "on the list twice"), ("x" * 41, "longer than 40")],
)
def test_a_newcomer_needs_a_name_of_his_own(name: str, said: str) -> None:
    desk = let_in(opened(7), name)
    assert said in desk.notice and len(desk.view.guests) == 7


def test_the_house_is_full_at_forty() -> None:
    desk = let_in(opened(40), "Zacharias")
    assert "40" in desk.notice and len(desk.view.guests) == 40


def test_a_guest_leaves_and_comes_back_to_the_old_purse() -> None:
    desk = written(opened(7), 7)
    number, _ = two_bettors(desk)
    tap(desk, "guests", f"guest {number}", f"guest-does out {number}")
    guest = desk.view.guests[number - 1]
    assert not guest.here and guest.win is None and guest.money == 2000
    tap(desk, f"guest-does in {number}", "close")
    assert desk.view.guests[number - 1].here
    assert sheets.over(desk) == ""


def test_the_bookmaker_leaves_and_the_next_one_takes_over_without_a_curtain() -> None:
    desk = opened(7)
    number = desk.view.bookmaker + 1
    tap(desk, "guests", f"guest {number}", f"guest-does out {number}", "close")
    assert desk.view.bookmaker + 1 != number and desk.curtain is None
    assert "takes it over" in seen(desk).text


def test_two_share_a_purse_and_part_again() -> None:
    desk = opened(7)
    one, other = two_bettors(desk)
    tap(desk, "guests", f"guest {one}", "team-up", f"guest {other}")
    assert desk.view.guests[one - 1].team == other - 1
    assert desk.view.guests[other - 1].money == 4000
    tap(desk, f"guest {one}", f"guest-does alone {one}", "close")
    assert [desk.view.guests[n - 1].money for n in (one, other)] == [2000, 2000]


def test_looking_for_a_partner_can_be_left_off_and_a_wrong_one_says_why() -> None:
    desk = opened(7)
    one, other = two_bettors(desk)
    tap(desk, "guests", f"guest {one}", "team-up", f"guest {desk.view.bookmaker + 1}")
    assert "make the team after this race" in desk.notice and desk.own(Partying).teaming
    tap(desk, "team-up", f"guest {other}")
    assert desk.own(GuestSheet).whom == other - 1 and desk.view.guests[one - 1].team is None


def test_who_must_stay_is_greyed_with_the_reason() -> None:
    desk = tap(opened(2), "guests", "guest 1")
    assert "Two guests with a purse must stay" in str(offered(desk, "does-out")["title"])
    assert offered(desk, "team-up")["aria-disabled"] == "true"
    tap(desk, "why out 1")
    assert "Two guests with a purse must stay" in desk.notice


def test_guests_come_and_go_between_races_too_and_no_sheet_stays_open() -> None:
    desk = let_in(raced(opened(7), asked("next race")), "Zoe")
    assert len(desk.view.guests) == 8
    tap(desk, "close", "next-race")
    assert desk.view.round == 2 and sheets.over(desk) == ""


# the countdown


def test_the_book_closes_by_itself_at_zero() -> None:
    desk, watch = timed()
    tap(written(desk, 2), "off-in 60")
    assert clock.next_tick(desk) == 1000 and "1:00" in seen(desk).text
    watch.time += 59_500
    clock.tick(desk)
    assert clock.next_tick(desk) == 500 and "0:01" in seen(desk).text
    watch.time += 500
    clock.tick(desk)
    assert desk.is_behind and desk.ask is None


def test_it_closes_behind_an_open_sheet_too() -> None:
    desk, watch = timed()
    tap(written(desk, 2), "off-in 60", "guests")
    watch.time += 60_000
    clock.tick(desk)
    assert clock.is_running(desk) and sheets.over(desk) == ""


def test_an_empty_book_stays_open_with_a_word() -> None:
    desk, watch = timed()
    tap(desk, "off-in 60")
    watch.time += 60_000
    clock.tick(desk)
    assert "nobody has bet" in desk.notice and clock.next_tick(desk) is None
    assert desk.at.ask.what == "book"


def test_it_is_stretched_and_stopped() -> None:
    desk, watch = timed()
    tap(written(desk, 2), "off-in 120", "off-later")
    assert countdown.left(desk) == 150
    tap(desk, "off-stop")
    watch.time += 10**6
    clock.tick(desk)
    assert clock.next_tick(desk) is None and desk.at.ask.what == "book"


def test_a_tablet_that_slept_closes_no_book() -> None:
    desk, watch = timed()
    tap(written(desk, 2), "off-in 60")
    watch.time += 60_000 + countdown.ASLEEP + 1
    clock.tick(desk)
    assert "slept" in desk.notice and desk.at.ask.what == "book"


def test_a_countdown_of_one_table_closes_no_other() -> None:
    desk, watch = timed()
    tap(written(desk, 2), "off-in 60")
    playing.go_home(desk)
    assert clock.next_tick(desk) is None
    taps.fill(done(desk, "setup"), "door-names", "Xenia, Yul, Zoe")
    written(tap(desk, "door-start"), 1)
    watch.time += 60_000
    assert clock.next_tick(desk) is None
    clock.tick(desk)
    assert desk.at.ask.what == "book"


def test_a_screen_reader_hears_it_four_times_and_not_every_second() -> None:
    desk, watch = timed()
    tap(written(desk, 2), "off-in 180")
    heard = set()
    for _ in range(179):
        watch.time += 1000
        clock.tick(desk)
        heard.add(countdown.said(countdown.left(desk)))
    assert heard == {0, 120, 60, 30, 10}
