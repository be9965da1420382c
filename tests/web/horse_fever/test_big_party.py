"""The party on the big screen: every phase, the same from all seats, and no hand of the keeper."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.amount import some
from tests.web.desks import tap
from tests.web.horse_fever.test_big_screen import fronts
from tests.web.horse_fever.test_party_comings import timed
from tools.horse_fever.party_screens import PARTY_SCREENS, ended, teamed
from tools.horse_fever.party_states import asked, done, opened, photo, raced, written
from web import taps
from web.acts import clock, playing, stage
from web.big.screen import big
from web.desk.state import Desk
from web.horse_fever import partying
from web.horse_fever.big.party.book import still_missing
from web.horse_fever.big.party.purses import moves
from web.horse_fever.big.party.told import payoffs
from web.horse_fever.party.interval import worth
from web.horse_fever.party.payoffs import Bill
from web.horse_fever.party.table import board
from web.horse_fever.seen import party_seen

PARTY = "horse-fever/party"

KINDS = {
    "shows-party-book", "shows-party-race", "shows-party-payoffs", "shows-party-interval",
    "shows-party-podium",
}  # fmt: skip
ON_PAPER = {"shows-party-collect", "shows-party-late"}


def kind(told: str) -> str:
    """What a picture shows."""
    return re.findall(r"shows-[\w-]+", told)[0]


def text(desk: Desk) -> str:
    """What is read on the big screen."""
    return " ".join(re.sub("<[^>]*>", " ", str(big(desk))).split())


def evening(desk: Desk, races: int = 2) -> Iterator[Desk]:
    """A short party, every moment of it, to the winners' enclosure."""
    for _ in range(600):
        yield desk
        if desk.held:
            stage.go_on(desk)
        elif desk.is_behind:
            clock.tick(desk)
        elif desk.ask is None:
            return
        elif desk.ask.what == "book":
            done = not partying.missing(desk, desk.view)
            playing.answer(desk, "close") if done else written(desk, 3, desk.view.round)
        elif desk.ask.what == "next race":
            playing.answer(desk, "race" if desk.view.round < races else "end")
        elif desk.ask.what == "collect":
            playing.answer(desk, "race" if desk.view.round <= races else "end")
        else:
            playing.answer(desk, desk.ask.options[0])
    raise AssertionError("the party never ended")


@pytest.mark.parametrize(
    ("guests", "slips"), [(2, "before"), (7, "after"), *some([(23, "before")], 2, 1)]
)
def test_every_moment_is_one_picture_for_all(guests: int, slips: str) -> None:
    count: Counter[str] = Counter()
    for now in evening(opened(guests, slips=slips)):
        told = str(big(now))
        count[kind(told)] += 1
        assert {str(big(one)) for one in fronts(now)} == {told}
        assert "data-do" not in told and "data-answer" not in told and "style=" not in told
    print(dict(count))
    on_paper = (KINDS - {"shows-party-book"}) | ON_PAPER
    assert set(count) == (on_paper if slips == "after" else KINDS)


def test_all_titles_have_a_screen_that_fits_them() -> None:
    assert "odds" not in text(opened(7)) and "Sprint dice" not in str(big(opened(7)))


def test_what_the_keeper_has_in_hand_is_not_for_the_room() -> None:
    """Chosen slips, presets, a name half typed, sheets, looks into the past."""
    desk = written(raced(opened(7), asked("book", 2)), 3)
    told, waits = str(big(desk)), partying.missing(desk, desk.view)[-1].seat + 1
    for wish in (
        f"slip {waits}", "slip-stake win 1000", "guests", "guest 3", "team-up", "log", "settings",
        "rule P.3", "share", "history", "history start", "now",
    ):  # fmt: skip
        taps.do(desk, wish)
        assert str(big(desk)) == told, wish
    taps.do(desk, "guests")
    taps.fill(desk, "newcomer", "Aunt Agatha")
    assert str(big(desk)) == told


def test_the_book_tells_what_lies_where_and_who_is_missing() -> None:
    desk = written(opened(12), 5)
    said = text(desk)
    assert "6 missing" in said and "5 slips in" in said
    names = desk.table.names if desk.table else ()
    for guest in partying.missing(desk, desk.view):
        assert names[guest.seat] in said.partition("Still missing")[2]
    assert "keeps the book" in said and said.count("slip in") == 5
    assert "Every slip is in the book" in text(written(desk, 40))


@pytest.mark.parametrize("guests", [2, 7, 40])
def test_the_head_says_it_when_all_slips_are_in(guests: int) -> None:
    desk = opened(guests)
    betting = len(partying.missing(desk, desk.view))
    for handed in range(betting):
        assert "All slips are in" not in text(desk), f"{handed} of {betting}"
        written(desk, 1)
    assert "All slips are in" in text(desk)


def test_who_sits_out_is_not_waited_for() -> None:
    desk = opened(7)
    written(desk, len(partying.missing(desk, desk.view)) - 1)
    assert "All slips are in" not in text(desk)
    taps.do(desk, "slip-next")
    taps.do(desk, "slip-sit")
    assert "All slips are in" in text(desk)


def test_forty_missing_are_told_in_short() -> None:
    told = str(still_missing([f"Guest {number}" for number in range(39)]))
    assert "Guest 0" in told and re.search(r"and \d+ more", told) and "Guest 30" not in told
    assert "more" not in str(still_missing(["Ann", "Ben"]))
    assert "and 38 more" in str(still_missing(["W" * 40] * 39))


def test_the_countdown_is_followed_stretched_and_stopped() -> None:
    desk, watch = timed()
    assert "big-clock" not in str(big(written(desk, 2)))
    tap(desk, "off-in 60")
    assert "1:00" in text(desk)
    watch.time += 51_000
    assert "0:09" in text(desk) and "big-clock soon" in str(big(desk))
    tap(desk, "off-later")
    assert "0:39" in text(desk) and "soon" not in str(big(desk))
    taps.do(desk, "guests")
    assert "0:39" in text(desk), "it runs on behind an open sheet"
    taps.do(desk, "close")
    tap(desk, "off-stop")
    assert "big-clock" not in str(big(desk))
    tap(desk, "off-in 60")
    watch.time += 60_000
    clock.tick(desk)
    assert kind(str(big(desk))) == "shows-party-race"


def test_the_time_stands_still_for_nobody_who_looks_back() -> None:
    """Nothing closes the book then, so no time is shown that does not run."""
    desk, _ = timed()
    tap(written(desk, 2), "off-in 60")
    taps.do(desk, "history start")
    assert clock.next_tick(desk) != 1000 and "big-clock" not in str(big(desk))
    assert kind(str(big(desk))) == "shows-party-book"


def test_the_bookmaker_who_decides_a_photograph_is_named() -> None:
    desk = photo(23)
    name = desk.at.table.names[desk.view.bookmaker]
    told = str(big(desk))
    assert 'id="photo-open"' in told and f"{name} decides" in told
    assert f"{name} keeps the book and decides" in text(desk)
    assert "is ahead" not in told and " by a nose" not in text(desk).partition("Photo")[2]
    playing.answer(desk, desk.at.ask.options[0])
    said = text(desk)
    assert f"{name} has looked at the photo" in said or "by a nose" in said


@pytest.mark.parametrize("gained", [0, 1, 38])
def test_every_guest_stands_on_the_bills(gained: int) -> None:
    view = raced(opened(40), asked("next race")).view
    found = [Bill(seat, 100) for seat in range(gained)] + [Bill(39, -100)]
    told = str(payoffs(view, [f"Guest {seat}" for seat in range(40)], found))
    bills = [int(seat) for seat in re.findall(r'id="big-bill-(\d+)"', told)]
    assert sorted(bills) == list(range(40))
    assert bills[:gained] == list(range(gained)) and bills[-1] == 39


@pytest.mark.parametrize("guests", [7, 40])
def test_a_purse_is_the_same_on_tablet_and_screen_at_every_moment(guests: int) -> None:
    seen = set()
    for now in evening(opened(guests, broke="loan", money="1000"), 2):
        tablet, screen = str(board(now)), str(big(now))
        there = dict(re.findall(r'id="purse-(\d+)".*?big-money">([\d,−]+) D<', screen))
        book_of = dict(re.findall(r'id="guest-(\d+)".*?purse-of">([\d,−k.]+)<', tablet))
        ends = dict(re.findall(r'id="stands-(\d+)".*?<b>([\d,−]+) D</b>', tablet))
        for number, purse in {**book_of, **ends}.items():
            if there and "k" not in purse:
                assert there[str(int(number) - 1)] == purse, kind(screen)
                seen.add((kind(screen), "stakes out" if 'class="laid"' in screen else "whole"))
    assert ("shows-party-book", "stakes out") in seen and len(seen) >= 3, seen


def test_the_biggest_gain_stands_first_and_the_next_keeper_below() -> None:
    desk = raced(opened(40), lambda desk: desk.payoffs_open)
    said = text(desk)
    gains = [int(it.replace(",", "")) for it in re.findall(r'"\+([\d,]+) D"', str(big(desk)))]
    assert gains and gains == sorted(gains, reverse=True)
    assert "keeps the book next" in said or "goes round to" in said


def test_teams_comers_and_leavers_stand_in_the_purses() -> None:
    told = text(teamed(23))
    assert re.search(r"Eve and \+1|Cat and \+1", told)
    last = str(big(teamed(23))).rpartition('id="purse-')[2]
    assert "Gus" in last, "whoever has gone home stands last"


def test_the_end_has_its_awards_and_everybody() -> None:
    desk = ended(40)
    told = text(desk)
    assert "The best bet" in told and "The longest losing run" in told
    assert [name for name in desk.at.table.names if name not in told] == []


def test_names_are_only_names() -> None:
    for make in (PARTY_SCREENS["party-book-3"], PARTY_SCREENS["party-end-3"]):
        desk = make()
        object.__setattr__(desk.at.table, "names", ("<script>x", "<b onclick=y>", "<i>"))
        assert "<script" not in str(big(desk)) and "<b onclick" not in str(big(desk))


def test_a_party_begun_again_is_at_its_book() -> None:
    desk = ended(3)
    done(desk, "again")
    assert kind(str(big(desk))) == "shows-party-book"


@pytest.mark.parametrize(("guests", "races"), [(7, 4), (23, 2)])
def test_purses_are_told_as_the_standings_have_them(guests: int, races: int) -> None:
    """Loans and stakes and teams: whoever stands above has no less."""
    for now in evening(opened(guests, broke="loan", money="1000"), races):
        view = now.shown.view(None) if now.shown else None
        found = [worth(view, view.guests[seat]) for seat in view.order]
        assert found == sorted(found, reverse=True)
        if now.table is not None and now.table.ask is None and not now.is_behind:
            ends = {one.seat: one.worth for one in now.table.result.standings if one.team is None}
            assert dict(zip(view.order, found, strict=True)) == ends


def test_a_team_owes_what_its_members_owe() -> None:
    desk = teamed(23)
    guests = [one._replace(debt=500) if one.team is not None else one for one in desk.view.guests]
    view = desk.view._replace(guests=tuple(guests))
    holder = next(guests[one.team] for one in guests if one.team is not None)
    assert worth(view, holder) == worth(desk.view, holder) - 500


def test_the_interval_tells_who_rose_and_fell_and_what_is_next() -> None:
    desk = PARTY_SCREENS["party-interval-7"]()
    view = party_seen(desk.view)
    rose = moves(view)
    assert rose.keys() == set(view.order)
    for place, seat in zip(view.places, view.order, strict=True):
        had = worth(view, view.guests[seat]) - view.guests[seat].gain
        others = [worth(view, one) - one.gain for one in view.guests if one.seat in rose]
        assert 1 + sum(other > had for other in others) == place + rose[seat]
    told = text(desk)
    assert f"Next: race {view.round + 1}" in told
    assert "up 4 places" in told and "down 1 place" in told
