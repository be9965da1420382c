"""Computers among the guests of a party: they hand in by themselves, and people keep the book."""

from __future__ import annotations

from random import Random

from tests.web.desks import seen, tap
from web import taps
from web.acts import clock, playing, stage
from web.desk.forms import SetupForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk


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
    assert len(desk.at.table.bots) == 3
    counts = []
    while (wait := clock.next_tick(desk)) is not None:
        assert wait > 0 and desk.at.ask.what == "book"
        before = sum(slips(desk).values())
        clock.tick(desk)
        counts.append(sum(slips(desk).values()) - before)
    assert set(counts) <= {0, 1} and sum(counts) >= 2
    laid_by = {seat for seat, count in slips(desk).items() if count}
    assert laid_by <= set(desk.at.table.bots)


def test_closing_the_book_waits_for_no_clock_but_for_every_slip() -> None:
    slow, quick = party(), party()
    while clock.next_tick(slow) is not None:
        clock.tick(slow)
    taps.do(quick, "slip-bet win red")
    playing.answer(quick, "close")
    assert quick.table is not None and slow.table is not None
    bets = {e.facts["seat"] for e in quick.table.events if e.kind == "bet laid"}
    assert bets & set(quick.table.bots)
    assert {e.facts["seat"] for e in slow.table.events if e.kind == "bet laid"} <= bets


def test_a_step_back_is_not_undone_by_a_computer() -> None:
    desk = party()
    while not sum(slips(desk).values()):
        clock.tick(desk)
    playing.undo(desk)
    assert sum(slips(desk).values()) == 0 and clock.next_tick(desk) is None
    taps.do(desk, "slip-bet win red")
    assert clock.next_tick(desk) is not None


def test_the_slip_in_front_is_a_persons() -> None:
    desk = party()
    pressed = [a for _, a in seen(desk).tags if a.get("aria-pressed") == "true" and "id" in a]
    (tile,) = [a for a in pressed if str(a["id"]).startswith("slip-")]
    assert int(str(tile["id"])[5:]) - 1 not in desk.at.table.bots


def test_whoever_holds_the_tablet_keeps_the_book_for_a_computer() -> None:
    desks = [party(seed) for seed in range(8)]
    kept = [desk for desk in desks if desk.table and desk.view.bookmaker in desk.table.bots]
    assert kept
    for desk in kept:
        assert desk.at.ask.what == "book" and desk.computer is None
        taps.do(desk, "slip-bet win red")
        playing.answer(desk, "close")
        while desk.is_behind or desk.held or desk.computer is not None:
            stage.go_on(desk) if desk.held else clock.tick(desk)
        assert desk.at.ask.what == "next race"
