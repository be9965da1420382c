"""What a party is told on the page: payoffs, who keeps the book, standings, awards, and paper."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from tests.web.desks import Seen
from tools.horse_fever.hosting import host
from tools.horse_fever.party_told_states import LONG_NAMES, PARTY, names, party, paying
from web import html as h
from web import page as frame
from web import taps
from web.desk import sheets
from web.horse_fever import words
from web.horse_fever.blanks import Printing, Slips
from web.horse_fever.party import paper
from web.horse_fever.party.payoffs import bar, bills, keeper_told, next_keeper, payoffs
from web.horse_fever.party.podium import awards, podium, purses, verdict
from web.horse_fever.party.slips import pages
from web.html.writing import flat

OPTIONS: list[dict[str, str]] = [
    {},
    {"broke": "loan", "money": "1000"},
    {"broke": "charity", "bookmaker": "host", "money": "1000"},
    {"slips": "after", "broke": "out", "money": "1000"},
]
PARTIES = [(guests, seed) for guests in (2, 3, 9, 40) for seed in range(4)]


def read(*drawn: h.Node) -> Seen:
    """What stands in pieces of a page."""
    return Seen(flat(h.div[drawn]))


@pytest.mark.parametrize(("guests", "seed"), PARTIES)
def test_gains_and_the_next_bookmaker_are_those_of_the_rules(guests: int, seed: int) -> None:
    rng = Random(seed * 50 + guests)
    table = Table(PARTY, names(guests), OPTIONS[seed], rng)
    write, seen = host(6, 0.05), 0
    kept: int | None = None
    while (ask := table.ask) is not None:
        if ask.what == "next race":
            view = table.view(None)
            kept = next_keeper(view, table.options)
            assert (kept is None) == ("race" not in ask.options)
            assert keeper_told(view, table.names, table.options)
        text = write(table, ask, rng)
        table.answer(text)
        if text == "race" and ask.what == "next race":
            seen += 1
            assert table.view(None).bookmaker == kept
    assert seen or guests == 2


def test_the_only_one_with_money_bets_and_does_not_keep_the_book() -> None:
    view = Table(PARTY, names(3), {}, Random(1)).view(None)
    rich, poor, gone = view.guests
    options = {"bookmaker": "winner"}
    guests = (rich._replace(gain=900), poor._replace(broke=True, gain=-100), gone)
    assert next_keeper(view._replace(guests=guests), options) == 0
    guests = (guests[0], guests[1], gone._replace(broke=True))
    assert next_keeper(view._replace(guests=guests, bookmaker=0), options) == 1
    guests = (guests[0]._replace(broke=True), *guests[1:])
    assert next_keeper(view._replace(guests=guests), options) is None


@pytest.mark.parametrize(("guests", "seed"), PARTIES)
def test_the_bills_come_to_what_the_rules_call_the_gain(guests: int, seed: int) -> None:
    desk = party(guests, 3, seed, 0.0, (), **OPTIONS[seed])
    found = {bill.seat: bill for bill in bills(desk.at.shown.events)}
    for guest in desk.at.table.view(None).guests:
        bill = found.get(guest.seat)
        assert (bill.gain if bill else 0) == guest.gain
    gains = [bill.gain for bill in bills(desk.at.shown.events)]
    assert gains == sorted(gains, reverse=True)


def test_everybody_with_a_slip_is_on_the_payoffs_once() -> None:
    desk = paying(40, 1)
    seen = read(payoffs(desk, desk.view))
    for bill in bills(desk.at.shown.events):
        assert [id for id in seen.every("id") if id == f"bill-{bill.seat}"]
    ranking = desk.view.race.ranking
    assert [words.HORSES[it].name in seen.text for it in ranking] == [True] * 6
    assert "next-race" in read(bar(desk)).every("id")
    assert "payoffs" in read(bar(desk)).every("data-do")


def test_who_has_only_got_help_is_told_too() -> None:
    desk = paying(40, 3, 5, broke="charity", money="1000")
    assert "is given 200 D" in read(payoffs(desk, desk.view)).text


def over(guests: int, seed: int, **options: str) -> Table:
    """A party that is over."""
    table = party(guests, 0, seed, 0.05, (), **options).table
    assert table is not None and table.result is not None
    return table


@pytest.mark.parametrize("seed", range(6))
def test_every_guest_stands_in_one_purse_and_debts_are_told(seed: int) -> None:
    table = over(12, seed, broke="loan", money="1000")
    found = purses(table.result.standings)
    seats = [one.seat for purse in found for one in (purse.holder, *purse.members)]
    assert sorted(seats) == list(range(12))
    for purse in found:
        assert purse.worth == purse.holder.money - purse.debt
        assert all(one.team == purse.holder.seat for one in purse.members)


def test_shared_places_and_winners_are_told() -> None:
    desk = party(40, 0, 3, 0.0, (), money="1000")
    result = desk.at.table.result
    seen = read(podium(desk))
    for one in result.standings:
        assert desk.at.table.names[one.seat] in seen.text
    places = [purse.place for purse in purses(result.standings)]
    assert len(places) > len(set(places))
    everyone = result._replace(winners=tuple(range(10)))
    assert verdict(everyone, names(10)).endswith("and 8 others win")


def test_each_award_has_a_sentence() -> None:
    table = over(7, 2, broke="loan", money="1000")
    found = {award.id: award for award in awards(table.result, table.names)}
    assert set(found) == {"best-bet", "upset", "losing-run"}
    best, upset, run = table.result.awards
    assert words.money(best.gain) in found["best-bet"].told
    assert found["best-bet"].who == table.names[best.seat]
    assert f"race {upset.race}" in found["upset"].told
    assert f"{run.races} races" in found["losing-run"].told
    nothing = table.result._replace(awards=type(table.result.awards)(None, None, None))
    assert awards(nothing, table.names) == []


def test_the_printed_result_names_everybody_and_every_race() -> None:
    desk = party(40, 0, 3, 0.0, (), money="1000")
    text = read(frame.paper(desk)).text
    for one in desk.at.table.result.standings:
        assert desk.at.table.names[one.seat] in text
    assert "The best bet" in text
    long = [("red", "blue", "green", "black", "white", "yellow")] * 70
    seen = read(paper.numbers(long)).text
    assert "The last 60 of 70 races" in seen


@pytest.mark.parametrize(("guests", "sheets"), [(2, 1), (8, 1), (9, 2), (39, 5), (40, 5)])
def test_slips_come_eight_on_a_page(guests: int, sheets: int) -> None:
    slips = Slips(tuple(enumerate(names(guests), 1)), 0)
    drawn = list(pages(slips))
    assert len(drawn) == sheets == slips.sheets
    assert sum(page.count('"paper-slip"') for page in drawn) == 8 * sheets
    for number, name in slips.guests:
        assert f">{number}</b>" in drawn[(number - 1) // 8] and name in drawn[(number - 1) // 8]


def test_slips_are_made_out_by_taps_for_the_guests_or_blank() -> None:
    desk = party(9, 1)
    taps.do(desk, "share")
    taps.do(desk, "slips")
    assert sheets.over(desk) == "paper" and desk.post.sheet is None
    assert desk.own(Printing).slips == Slips(tuple(enumerate(names(9), 1)), 0)
    assert "Ann Astor" in read(frame.paper(desk)).text
    taps.do(desk, "slips-of 3")
    assert desk.own(Printing).slips is not None and desk.own(Printing).slips.sheets == 3
    assert "Ann Astor" not in read(frame.paper(desk)).text
    for wrong in ("9", "-1", "many", ""):
        taps.do(desk, f"slips-of {wrong}")
        assert desk.own(Printing).slips.sheets == 3
    taps.do(desk, "print")
    assert desk.post.wish == "print"
    taps.do(desk, "close")
    assert desk.own(Printing).slips is None and frame.paper(desk) is None


def test_who_has_gone_or_plays_out_of_another_purse_needs_no_slip() -> None:
    desk = party(6, 1)
    desk.at.table.answer("out 2")
    desk.at.table.answer("team 3 with 4")
    taps.do(desk, "slips")
    assert desk.own(Printing).slips is not None
    assert [number for number, _ in desk.own(Printing).slips.guests] == [1, 4, 5, 6]


def test_the_longest_names_are_set_smaller() -> None:
    desk = party(40, 0, 3, 0.0, LONG_NAMES, money="1000")
    assert "tight" in flat(h.div[paper.result(desk)])
