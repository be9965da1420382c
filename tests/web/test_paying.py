"""Payoffs and podium as moments: turns, stamps and tears, counters, the long shot, the entrance."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from game import TITLES
from game.horse_fever.lanes import HORSES
from game.play import Event
from tests.titles.cases import ends
from tools.sheets import repeated
from tools.staging import drive, new_desk, over
from web import taps
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.dice_derby.payoffs import chips
from web.horse_fever import podium
from web.horse_fever.board import payoffs
from web.horse_fever.odds import forecast
from web.horse_fever.words import odds_text
from web.page import drawn
from web.racing.bills import purse
from web.racing.paying import SPAN, Turns, counter

WITH_BILLS = sorted(
    title for title in TITLES if TITLES[title].comings is None and not SCREENS[title].box.is_guest
)
"""Where people come and go all stand in one book, without a bill each; a guest pays nothing."""
TURNS = Path(__file__).resolve().parents[2] / "web" / "racing" / "style" / "42-turns.css"


def paying(title: str = "family", seed: int = 7) -> Desk:
    """The payoffs of a race of five."""
    return drive(new_desk(5, seed=seed, title=title), lambda desk: desk.payoffs_open)


@pytest.mark.parametrize("title", WITH_BILLS)
def test_slips_are_shown_one_by_one_and_the_counters_after_them(title: str) -> None:
    told = drawn(paying(title))
    bills = re.split(r'id="bill-\d+"', told.partition('id="payoffs"')[2])[1:]
    assert len(bills) == 5
    turns: list[int] = []
    for bill in bills:
        slips, sums = bill.split('<p class="sum">')
        own = [int(at) for at in re.findall(r'<li[^>]*data-after="(\d+)"', slips)]
        runs = [int(at) for at in re.findall(r'class="running"[^>]*data-after="(\d+)"', sums)]
        assert runs and len(set(runs)) == 1 and runs[0] > max(own, default=0)
        turns += own
    assert turns == sorted(turns) and len(set(turns)) > len(turns) / 2
    known = {int(at) for at in re.findall(r'data-after="(\d+)"', repeated(TURNS.read_text()))}
    assert {int(at) for at in re.findall(r'data-after="(\d+)"', told)} <= known


def owned(view: Any) -> list[tuple[int, ...]]:
    """What everybody has, whatever the box calls it."""
    if not hasattr(view, "seats"):
        return [(money,) for money in view.money]
    return [(it.gold, it.glory) if hasattr(it, "gold") else (it.money, it.vp) for it in view.seats]


@pytest.mark.parametrize("title", WITH_BILLS)
def test_until_its_turn_a_purse_is_what_it_was_before_the_lines(title: str) -> None:
    before: list[list[tuple[int, ...]]] = []

    def is_paid(desk: Desk) -> bool:
        if not desk.payoffs_open:
            before.append(owned(desk.at.shown.view(None)))
        return desk.payoffs_open

    told = drawn(drive(new_desk(5, seed=7, title=title), is_paid))
    bills = re.split(r'id="bill-\d+"', told.partition('id="payoffs"')[2])[1:]
    olds = [re.findall(r'data-old="([^"]+)"', bill) for bill in bills]
    # the lines of a derby tell of all that was paid since it began
    had = before[0 if title == "dice-derby" else -1]
    assert [tuple(int(re.sub(r"\D", "", old)) for old in each) for each in olds] == had
    for bill in bills:
        now = bill.split('<p class="sum now">')[1].partition("</p>")[0]
        counted = re.sub(r'<span class="running".*?</span></span>', "", now)
        assert not re.search(r"\d", re.sub("<[^>]*>", "", counted))


def test_a_debt_is_paid_from_a_debt() -> None:
    assert 'data-old="owes 5 chips"' in str(purse(chips, 3, 8, 4))


@pytest.mark.parametrize("count", [1, 12, 80])
def test_all_slips_together_are_never_waited_for(count: int) -> None:
    turns = Turns(count)
    for _ in range(count):
        turns.take()
    assert turns.over() <= SPAN + 12 <= 60


def test_what_is_lost_is_torn_and_what_is_won_is_stamped() -> None:
    desk = paying()
    told, events = drawn(desk), payoffs.paid(desk.at.shown.events)
    lost = sum(event.kind == "bet lost" for event in events)
    won = sum(event.facts.get("money", 0) > 0 for event in events)
    assert lost and told.count("torn-off") == lost == told.count("torn up")
    assert won and len(re.findall(r'<li class="paid-[\w-]+ won"', told)) == won


def test_a_counter_says_its_number_once_and_runs_from_the_old_one() -> None:
    told = str(counter("3,400 D", 8, "900 D"))
    assert 'aria-label="3,400 D"' in told and re.sub("<[^>]*>", "", told) == "3,400 D"
    assert 'data-old="900 D"' in told and "data-old" not in str(counter("+3,400 D", 8))
    pairs = re.findall(r'data-digit="(\d)" data-was="(\d)"', told)
    assert pairs == [("3", "0"), ("4", "9"), ("0", "0"), ("0", "0")]


@pytest.mark.parametrize(("row", "is_told"), [(4, False), (5, True), (6, True)])
def test_a_long_shot_is_celebrated_with_those_who_had_it(row: int, is_told: bool) -> None:
    bet = Event("win bet won", "3.3", {"seat": 1, "horse": "red", "row": row, "stake": 200})
    told = str(payoffs.upset(["Ann", "Ben"], [bet]) or "")
    assert ("A long shot!" in told) == is_told
    assert not is_told or f"Carmine at {odds_text(row)}, and Ben had it." in told


def test_the_odds_of_the_race_are_on_the_board_until_it_is_wiped() -> None:
    desk = paying()
    before = next(e.facts["before"] for e in desk.at.shown.events if e.kind == "new odds")
    old = drawn(desk).partition('class="old-odds"')[2].partition("sponge")[0]
    rows = old.split("<p>")[1:]
    found = {
        colour: number
        for number, row in enumerate(rows, 1)
        for colour in re.findall(r"silk-(\w+)", row)
    }
    assert found == before and sorted(found) == sorted(HORSES)


@pytest.mark.parametrize("title", sorted(TITLES))
def test_three_horses_stand_on_the_podium_and_the_confetti_can_be_stilled(title: str) -> None:
    desk = drive(new_desk(5, title=title, **ends(title)), over)
    told = drawn(desk)
    placed = [
        one
        for one in desk.at.table.result.standings
        if one.place and not getattr(one, "bankrupt", False)
    ]
    assert told.count('class="victor"') == min(3, len(placed)) > 1
    trunks = re.findall(r'class="victor".*?(?:trunk-(\w+)|coat-(\w+))', told)
    assert title == "winners-circle" or len(set(trunks)) == len(trunks)
    assert 'class="confetti"' in told
    taps.do(desk, "confetti")
    assert 'class="confetti"' not in drawn(desk) and "Throw the confetti again" in drawn(desk)
    taps.do(desk, "confetti")
    assert 'class="confetti"' in drawn(desk)


def test_one_sentence_says_why_and_its_parts_add_up() -> None:
    desk = drive(new_desk(5), over)
    first, second = desk.at.table.result.standings[:2]
    lead = first.vp - second.vp
    assert lead > 0
    names = desk.at.table.names
    short = f"{names[first.seat]} finished {lead} VP ahead of {names[second.seat]}."
    assert podium.why_won(desk) == short
    while forecast.account(desk) is None:
        forecast.work(desk)
    long = podium.why_won(desk)
    assert long.startswith(short[:-1] + ": ")
    parts = [float(it.replace("−", "-")) for it in re.findall(r"[+−]?\d+\.\d", long)]
    assert len(parts) == 3 and parts == sorted(parts, reverse=True)
    assert abs(sum(parts) - lead) < 0.2


def test_bills_that_are_longer_than_their_paper_can_be_scrolled_to() -> None:
    told = (TURNS.parents[2] / "horse_fever" / "style" / "45-payoffs.css").read_text()
    [bills] = re.findall(r"^\.bills \{(.*?)^\}", told, re.S | re.M)
    [bill] = re.findall(r"^\.bill \{(.*?)^\}", told, re.S | re.M)
    assert "overflow" not in bills and "overflow: clip" in bill
    sizes = (TURNS.parent / "sizes" / "47-bills.css").read_text()
    [four] = re.findall(r'\.bills\[data-least~="4"\],[^{]*\{(.*?)\}', sizes, re.S)
    assert "--rows: 2" in four and "--fold: 2.6" in four, "two lines of words, framed"


def test_both_sums_of_a_bill_end_at_one_edge() -> None:
    """Columns are measured in the letters of the line: larger ones are those of its parts."""
    sizes = (TURNS.parent / "sizes" / "47-bills.css").read_text()
    assert ".sum.now > *" in sizes
    for rule in re.findall(r"\.sum\.now\)? \{(.*?)\}", sizes, re.S):
        assert "font-size" not in rule and "column-gap" not in rule
