"""Forty bets on one device: taps a person, corrections, the last slip once more, undo, reload."""

from __future__ import annotations

from random import Random

import pytest

from game import saves
from game.horse_fever.lanes import HORSES
from tests.web.desks import offered, seen, tap
from tools.horse_fever.party_states import asked, done, opened, raced, written
from web import taps
from web.acts import clock, playing
from web.acts.keys import meaning
from web.desk import sheets
from web.desk.kept.shelf import Shelf
from web.desk.state import Desk
from web.horse_fever import partying
from web.horse_fever.party import last_time
from web.horse_fever.partying import Countdown, Partying


def lay(desk: Desk, win: str, show: str) -> Desk:
    """Both bets at the stakes that are chosen."""
    return tap(desk, f"slip-bet win {win}", f"slip-bet show {show}")


def slip(desk: Desk, number: int) -> list[tuple[str, str, int]]:
    """What is on the slip of a guest."""
    bets = partying.bets(desk.view.guests[number - 1])
    return [(kind, bet.horse, bet.stake) for kind, bet in bets.items()]


def bettor(desk: Desk) -> int:
    """The number of the guest whose slip is open."""
    return int(partying.chosen(desk, desk.view).seat) + 1


def test_a_horse_lays_the_bet_at_once_and_the_preset_stays() -> None:
    desk = tap(opened(7), "slip-stake win 500")
    lay(desk, "red", "blue")
    first = bettor(desk)
    assert slip(desk, first) == [("win", "red", 500), ("show", "blue", 200)]
    lay(tap(desk, "slip-next"), "black", "black")
    assert slip(desk, bettor(desk)) == [("win", "black", 500), ("show", "black", 200)]
    assert bettor(desk) != first


def test_a_book_of_forty_takes_at_most_five_taps_a_guest() -> None:
    """Name, horse, horse, stake, stake; every tap is one that the page offers."""
    desk, rng, most = opened(40), Random(2), 0
    while partying.missing(desk, desk.view):
        guest = rng.choice(partying.missing(desk, desk.view)).seat + 1
        wished = {"win": rng.choice("125") + "00", "show": rng.choice("125") + "00"}
        wishes = [f"slip {guest}"]
        for kind, stake in wished.items():
            wishes.append(f"slip-bet {kind} {rng.choice(HORSES)}")
            wishes += [f"slip-stake {kind} {stake}"] * (desk.own(Partying).stakes[kind] != stake)
        tap(desk, *wishes)
        most = max(most, len(wishes))
        assert [stake for _, _, stake in slip(desk, guest)] == [int(s) for s in wished.values()]
    assert most == 5
    assert sum(bool(partying.bets(guest)) for guest in desk.view.guests) == 39


def test_mistakes_are_corrected_until_the_book_closes() -> None:
    desk = written(opened(7), 6)
    number = next(n for n in range(1, 8) if n - 1 != desk.view.bookmaker)
    tap(desk, f"slip {number}", "slip-stake win 500", "slip-bet win white")
    assert ("win", "white", 500) in slip(desk, number)
    tap(desk, "slip-off show")
    assert slip(desk, number) == [("win", "white", 500)]
    tap(desk, "slip-tear")
    assert slip(desk, number) == [] and desk.view.guests[number - 1].money == 2000
    tap(desk, "undo")
    assert slip(desk, number) == [("win", "white", 500)]


def test_the_same_horse_once_more_changes_nothing() -> None:
    desk = lay(opened(7), "red", "red")
    before = desk.at.table.answers
    lay(desk, "red", "red")
    assert desk.at.table.answers == before


def test_a_purse_that_is_too_small_greys_stakes_with_the_reason() -> None:
    desk = tap(opened(7, money="1000"), "slip-stake win 500", "slip-bet win red")
    grey = offered(desk, "stake-show-1000")
    assert grey["aria-disabled"] == "true" and "1,000 D, of which 500 D" in str(grey["title"])
    tap(desk, "slip-stake show 1000")
    assert desk.refused is not None and "of which 500 D is on red" in desk.notice
    tap(desk, "slip-stake show all", "slip-bet show blue")
    assert desk.view.guests[bettor(desk) - 1].money == 0
    tap(desk, "slip-off win", "slip-stake show all")
    assert slip(desk, bettor(desk)) == [("show", "blue", 1000)]
    assert offered(desk, "win-red")["aria-disabled"] == "true"


def test_any_other_stake_is_typed_or_stepped() -> None:
    desk = tap(opened(7), "slip-bet win red")
    for typed, stake in (("7", 200), ("70", 200), ("700", 700), ("750", 700), ("1200", 1200)):
        taps.fill(desk, "slip-win", typed)
        assert slip(desk, bettor(desk)) == [("win", "red", stake)]
    tap(desk, "slip-stake win 1300")
    assert slip(desk, bettor(desk)) == [("win", "red", 1300)]


def test_a_number_opens_the_slip_and_says_why_not() -> None:
    desk = opened(40)
    taps.fill(desk, "slip-number", "37")
    assert bettor(desk) == 37
    taps.fill(desk, "slip-number", str(desk.view.bookmaker + 1))
    assert "keeps the book" in desk.notice and bettor(desk) == 37
    for odd in ("", "0", "41", "999", "-1", "x"):
        taps.fill(desk, "slip-number", odd)
        assert bettor(desk) == 37


def test_who_sits_out_is_not_missing() -> None:
    desk = opened(7)
    first, left = bettor(desk), len(partying.missing(desk, desk.view))
    tap(desk, "slip-sit")
    assert bettor(desk) != first and len(partying.missing(desk, desk.view)) == left - 1
    assert "sits out" in seen(desk).text
    tap(desk, f"slip {first}")
    assert len(partying.missing(desk, desk.view)) == left
    tap(desk, "slip-sit")
    raced(desk, asked("book", 2))
    assert not any(partying.sits_out(desk, desk.view, seat) for seat in range(7))


def test_the_last_slip_is_laid_again_in_one_tap() -> None:
    desk = lay(opened(3), "red", "blue")
    first = bettor(desk)
    grey = offered(desk, "slip-last")
    assert grey["aria-disabled"] == "true" and "no slip from an earlier race" in str(grey["title"])
    lay(tap(desk, "slip-next"), "white", "white")
    playing.answer(desk, "close")
    raced(desk, asked("next race"))
    raced(tap(desk, "next-race"), asked("book", 2))
    if first - 1 == desk.view.bookmaker:
        return
    tap(desk, f"slip {first}", "slip-bet win black", "slip-last")
    assert slip(desk, first) == [("win", "red", 200), ("show", "blue", 200)]


def test_all_who_are_left_bet_as_the_last_time() -> None:
    desk = raced(opened(23), asked("book", 2))
    left = {guest.seat for guest in partying.missing(desk, desk.view)}
    last = {seat: slip for seat, slip in last_time.lasts(desk).items() if seat in left}
    poor = {
        seat
        for seat, slip in last.items()
        if sum(stake for _, stake in slip.values()) > desk.view.guests[seat].money
    }
    tap(desk, "slip-last-all")
    for seat in last.keys() - poor:
        bets = {
            kind: (bet.horse, bet.stake)
            for kind, bet in partying.bets(desk.view.guests[seat]).items()
        }
        assert bets == last[seat]
    assert {guest.seat for guest in partying.missing(desk, desk.view)} == left - (
        last.keys() - poor
    )


def test_a_reload_in_the_middle_of_the_book_loses_no_slip() -> None:
    desk = written(opened(40), 21)
    desk.own(Countdown).until = 10**15
    later = Desk(Shelf(desk.shelf.storage, tab=desk.shelf.tab), Random(9))
    playing.wake(later)
    assert later.table is not None and later.table.answers == desk.at.table.answers
    assert len(partying.missing(later, later.view)) == 18
    assert clock.next_tick(later) is None


def test_the_book_tells_slips_money_and_who_is_missing() -> None:
    desk = written(opened(40), 21)
    total = sum(bet.stake for guest in desk.view.guests for bet in partying.bets(guest).values())
    text = " ".join(seen(desk).text.split())
    assert "21 slips in the book" in text and f"{total:,} D laid" in text and "18 missing" in text


def test_an_empty_book_is_greyed_and_a_full_one_wants_a_second_look() -> None:
    desk = opened(7)
    grey = offered(desk, "answer-close")
    assert grey["aria-disabled"] == "true" and "Nobody has bet yet" in str(grey["title"])
    desk = written(desk, 7)
    assert offered(desk, "answer-close")["data-answer"] == "close"


def test_digits_close_no_book() -> None:
    desk = written(opened(7), 3)
    assert all(meaning(key, desk) is None for key in "123456")


def test_every_slip_stands_in_the_save() -> None:
    desk = written(raced(opened(23), asked("book", 2)), 23)
    assert saves.loads(saves.dumps(desk.at.table)).answers == desk.at.table.answers


@pytest.mark.parametrize(
    "wish",
    ["slip 3", "slip-next", "slip-bet win red", "slip-stake win 500", "slip-tear", "slip-sit",
     "slip-off win", "slip-last", "slip-last-all", "next-race", "guests", "guest 1", "team-up",
     "guest-does out 3", "welcome", "off-in 60", "off-later", "off-stop"],
)  # fmt: skip
def test_a_late_tap_does_nothing_once_the_horses_run(wish: str) -> None:
    desk = written(opened(7), 7)
    playing.answer(desk, "close")
    before = desk.at.table.answers
    done(desk, wish)
    assert desk.at.table.answers == before and sheets.over(desk) == "" and desk.trouble is None
