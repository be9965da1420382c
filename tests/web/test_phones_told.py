"""What is told to whoever holds a phone and waits, and on the tablet of who has one."""

from __future__ import annotations

import re
from random import Random

import pytest

from game import TITLES
from tests.titles.phones import laid, moments, say, shown
from web import taps
from web.acts import playing
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.page import drawn
from web.phones import seating, watching
from web.phones.phones_here import phones_of

RUNS = [title for title in sorted(TITLES) if getattr(SCREENS[title].showing, "laid", None)]


@pytest.mark.parametrize("title", RUNS)
def test_a_race_that_runs_by_itself_is_looked_at_on_the_tablet(title: str) -> None:
    """The phone has no race of its own; it tells the own bets, and goes on with the caller."""
    desk = laid(title, max(3, min(TITLES[title].seats)), Random(title))
    told, bets, house = set[str](), set[str](), phones_of(desk)
    for _ in moments(desk, Random(title), 60):
        guest = next(one for one in house.awake() if one.place is not None)
        assert guest.place is not None
        mine = guest.place.desk
        page, is_on = shown(desk, guest), watching.looks_up(mine)
        assert ('id="own-race"' in page) == is_on
        if not is_on:
            continue
        its = SCREENS[title].showing.running(mine, guest.place.seat)
        assert "race-stage" not in page and 'data-now="race"' in page
        told.update(its.called)
        bets.update(one.told for one in its.laid)
        assert all(one.told in page and one.name in page for one in its.laid)
        if len(told) > 5 and bets:
            return
    raise AssertionError(f"{len(told)} sentences, {len(bets)} bets")


@pytest.mark.parametrize(("most", "follows"), [(3, True), (2, False)])
def test_a_large_party_does_not_draw_every_sentence_on_every_phone(
    monkeypatch: pytest.MonkeyPatch, most: int, follows: bool
) -> None:
    monkeypatch.setattr(watching, "MOST_TOLD", most)
    desk = laid("horse-fever/family", 3, Random(1))
    guest = next(phones_of(desk).awake())
    for now in moments(desk, Random(1), 60):
        assert guest.place is not None
        if watching.looks_up(guest.place.desk):
            assert (watching.stands(now, guest.place.desk) is not None) == follows
            assert ('id="caller"' in shown(now, guest)) == follows
            return
    raise AssertionError("no race was run")


@pytest.mark.parametrize("title", [title for title in sorted(TITLES) if "party" not in title])
def test_the_tablet_shows_who_has_a_phone_and_whose_is_away(title: str) -> None:
    desk = laid(title, 3, Random(title), phones=2)
    assert re.findall(r' data-(?:phones|away)="[^"]*"', drawn(desk)) == [' data-phones="0 1"']
    seating.depart(desk, "phone 1")
    playing.unveil(desk)
    assert ' data-phones="0" data-away="1"' in drawn(desk)
    say(desk, next(phones_of(desk).awake()), kind="tap", do="get-up yes")
    assert ' data-phones="' not in drawn(desk) and ' data-away="1"' in drawn(desk)


@pytest.mark.parametrize("title", [title for title in sorted(TITLES) if "party" not in title])
def test_a_question_for_all_eyes_says_where_else_it_can_be_answered(title: str) -> None:
    """On the tablet, not on the phone; and not of somebody who has none."""
    desk = laid(title, 3, Random(3), phones=2)
    said = set[str | None]()
    for now in moments(desk, Random(3), 60):
        ask = now.ask
        if ask is None or ask.who < 0 or 'id="why"' not in drawn(now):
            continue
        guest = phones_of(now).at(ask.who)
        name = now.at.table.names[ask.who]
        assert (f"or on {name}’s phone" in drawn(now)) == (guest is not None)
        if guest is not None:
            assert "or-phone" not in shown(now, guest)
        said.add(name)
    assert len(said) > 1 or not any(step.asker >= 0 for step in desk.at.table.steps)


def test_what_a_card_in_hand_does_stands_beside_its_name() -> None:
    """Of Horse Fever, of Unicorn Fever, and of The Really Nasty Horse Racing Game."""
    for title in ("horse-fever/family", "unicorn-fever", "really-nasty"):
        desk, held = laid(title, 3, Random(title)), ""
        for now in moments(desk, Random(title), 20):
            page = shown(now, next(phones_of(now).awake()))
            held = held or page.partition('id="held"')[2].partition("</ul>")[0]
        lines = re.findall(r"<small>(.*?)</small>", held)
        assert lines and all(line.endswith(".") for line in lines), (title, held)


def test_the_game_begins_from_the_sheet_on_which_phones_join() -> None:
    """Once somebody is in; who has no phone is named; the sheet is put away with it."""
    desk = Desk(Shelf(Drawer()), Random(1))
    desk.form.play("horse-fever/family")
    desk.screen = "setup"
    taps.do(desk, "phones")
    assert "all-in" not in drawn(desk)
    for name in ("Eve", "Fay"):
        guest = seating.arrive(desk, f"phone {name}")
        say(desk, guest, kind="hello", settings={}, tongues=["en"])
        say(desk, guest, kind="fill", field="door-name", value=name)
        assert say(desk, guest, kind="tap", do="come")
    page = drawn(desk)
    rest = [line.name for line in desk.form.seats if line.name not in ("Eve", "Fay")]
    assert 'data-do="all-in"' in page
    assert bool(rest) == ("Without a phone" in page) and all(name in page for name in rest)
    taps.do(desk, "all-in")
    assert desk.screen == "table" and not desk.phones.is_open
    assert desk.at.table.names == tuple(line.name for line in desk.form.seats)
    seating.keep_step(desk)
    assert {guest.seat for guest in phones_of(desk).awake()} == {0, 1}
