"""A Derby party on the page: the door, guests by number, who comes and goes, what is printed."""

from __future__ import annotations

import re
from random import Random

from game.dice_derby.board import DECK
from tests.web.desks import seen, tap
from tools.dice_derby.states import PARTY, comings, party
from tools.staging import GUESTS, asks, drive, leads_on, over
from web import taps
from web.acts import confirm
from web.desk import sheets
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.dice_derby.state import seen as table_of


def at_interval(guests: int, races: int = 1) -> Desk:
    """A party between two races, the payoffs read."""
    desk = drive(party(guests), asks("another race", races))
    while leads_on(desk):
        pass
    return desk


def test_forty_names_are_pasted_and_a_race_is_run_by_what_the_page_offers() -> None:
    desk = Desk(Shelf(Drawer()), Random(3))
    tap(desk, "setup dice-derby", f"title {PARTY}")
    taps.fill(desk, "door-names", "\n".join(GUESTS))
    tap(desk, "door-add", "door-start")
    assert len(desk.at.table.names) == len(GUESTS)
    for _ in range(400):
        if desk.ask is not None and desk.ask.what == "another race" and not desk.payoffs_open:
            break
        if not leads_on(desk):
            assert seen(desk).every("data-answer") == ["throw"]
            confirm.give(desk, "throw")
    page = seen(desk)
    assert "After race 1" in page.text and all(name in page.text for name in GUESTS)
    assert "next-race" in page.every("data-do") and "end" in page.every("data-answer")


def test_whoever_goes_holds_no_cards_and_whoever_comes_has_chips_and_some_cards() -> None:
    desk = comings()
    assert sheets.over(desk) == "guests" and desk.notice == ""
    assert "Zoe" in seen(desk).text
    tap(desk, "close", "next-race")
    while leads_on(desk):
        pass
    view = table_of(desk.view)
    assert view.race == 2 and view.cards[6] == () and 6 in view.out
    newcomer = desk.at.table.names.index("Zoe", len(view.money) - 1)
    assert view.cards[newcomer] and view.money[newcomer] >= 90
    shown = re.findall(r'id="player-(\d+)"', str(SCREENS[PARTY].table(desk)))
    assert str(newcomer) in shown and "6" not in shown


def test_a_guest_comes_back_to_the_chips_left_behind_and_a_name_is_not_given_twice() -> None:
    desk = at_interval(5)
    before = table_of(desk.view).money[2]
    tap(desk, "guests", "guest 3", "guest-does out 3")
    assert "gone" in seen(desk).text
    tap(desk, "guest-does in 3")
    assert table_of(desk.view).money[2] == before and not table_of(desk.view).out
    taps.fill(desk, "newcomer", GUESTS[0])
    tap(desk, "welcome")
    assert GUESTS[0] in desk.notice and len(table_of(desk.view).money) == 5


def test_the_board_tells_holders_by_number_and_the_big_screen_by_name() -> None:
    desk = drive(party(40), asks("throw", 40))
    view, page = table_of(desk.view), str(SCREENS[PARTY].table(desk))
    runs = next(iter(view.at))
    row = page.partition(f'id="stand-{runs}"')[2].partition("</tr>")[0]
    holders = [seat for seat, cards in enumerate(view.cards)
               for card in cards if int(card[:-1]) == runs]  # fmt: skip
    assert re.findall(r'class="no">(\d+)<', row) == [str(seat + 1) for seat in holders]
    assert 'class="mark' not in row
    big = str(SCREENS[PARTY].showing.big(desk))
    assert all(f">{GUESTS[seat]}<" in big for seat in holders)


def test_bills_are_for_those_who_won_and_the_standings_for_all() -> None:
    desk = drive(party(40), lambda desk: desk.payoffs_open)
    page = str(SCREENS[PARTY].table(desk))
    won = {event.facts["seat"] for event in desk.at.table.events if event.kind == "share"}
    assert {int(it) for it in re.findall(r'id="bill-(\d+)"', page)} == won
    while leads_on(desk):
        pass
    assert str(SCREENS[PARTY].table(desk)).count('id="stands-') == 40


def test_paper_has_every_card_then_who_holds_what_then_the_result() -> None:
    its = SCREENS[PARTY]
    desk = tap(Desk(Shelf(Drawer()), Random(3)), "setup dice-derby", f"title {PARTY}")
    printed = str(its.paper(desk))
    assert printed.count("dd-paper-card") == len(DECK) and printed.count("slip-page ") == 3
    desk = drive(party(23), asks("throw", 5))
    listed = str(its.paper(desk))
    assert all(f">{name}<" in listed for name in GUESTS[:23])
    assert "Who holds the cards" in listed
    between = str(its.paper(at_interval(23)))
    assert "After race 1" in between and "Who holds" not in between
    told = re.findall(r"<b>(\d+) chips?</b>", between)
    assert len(told) == 23 and told == sorted(told, key=int, reverse=True)
    desk = drive(at_interval(23), over)
    assert str(its.paper(desk)).count("<li>") == 23


def test_a_race_of_a_party_says_no_number_of_races() -> None:
    desk = drive(party(7), asks("throw", 3))
    head = str(SCREENS[PARTY].table(desk)).partition("<h1")[2].partition("</h1>")[0]
    assert "Race 1" in head and " of " not in head


def test_who_has_the_tablet_lets_the_dice_be_thrown_for_everybody() -> None:
    desk = drive(party(9), asks("throw"))
    assert "throw-for-all" in seen(desk).every("data-do")
    tap(desk, "throw-for-all")
    for _ in range(400):
        if not leads_on(desk):
            if desk.ask is None or SCREENS[PARTY].obvious(desk, desk.ask) != "throw":
                break
            confirm.give(desk, "throw")
    assert desk.at.ask.what == "another race"


def test_playing_again_is_with_those_who_are_still_there() -> None:
    desk = at_interval(5)
    tap(desk, "guests", "guest 3", "guest-does out 3", "close")
    confirm.give(desk, "end")
    while desk.ask is not None:
        confirm.give(desk, "end")
    tap(desk, "again")
    assert desk.at.table.names == (*GUESTS[:2], *GUESTS[3:5])
