"""Where somebody is: every step in has a way out, and a room is entered by its record alone."""

from __future__ import annotations

import pytest

from tests.syntax import ROOT
from tests.web.desks import laid, played, tap
from web import taps
from web.desk.state import Desk
from web.doors import rooms


def leave(desk: Desk) -> list[tuple[str, ...]]:
    """Where the desk is at each step on the way home, one tap a step."""
    steps = []
    while (out := rooms.way_out(desk)) and len(steps) < 9:
        steps.append(rooms.where(desk))
        taps.do(desk, out)
    return [*steps, rooms.where(desk)]


WAYS_IN = {
    "set-up": ("setup",),
    "hall": ("hall",),
    "a person in the hall": ("hall", "hall person Ann"),
    "workshop": ("workshop",),
    "a deck": ("workshop", "workshop new-deck"),
    "a card": ("workshop", "workshop new-deck", "workshop new-card"),
    "storybook": ("studio",),
}


@pytest.mark.parametrize("way", WAYS_IN.values(), ids=WAYS_IN)
def test_every_step_into_the_house_is_one_step_of_the_way_out(way: tuple[str, ...]) -> None:
    check(tap(laid(), "home"), way)


@pytest.mark.parametrize("what", ["history", "rewind"])
def test_what_stands_in_place_of_the_table_is_a_step_of_its_own(what: str) -> None:
    desk = played(laid(bots=0), 12)
    assert rooms.where(desk) == ("home", "table")
    check(desk, (what,))


def test_the_paper_and_the_reckoning_stand_in_place_of_a_game_that_is_over() -> None:
    for what in ("gazette", "account"):
        check(played(laid(bots=1)), (what,))


def check(desk: Desk, way: tuple[str, ...]) -> None:
    """Every tap leads one step in, and one tap a step leads home again."""
    for wish in way:
        before = len(rooms.where(desk))
        taps.do(desk, wish)
        assert len(rooms.where(desk)) == before + 1, wish
    steps = leave(desk)
    assert steps == [steps[0][:depth] for depth in range(len(steps[0]), 0, -1)]
    assert steps[-1] == ("home",)


def test_no_two_rooms_have_an_id_a_heading_or_a_tap_in_common() -> None:
    for key in ("id", "heading"):
        assert len({getattr(room, key) for room in rooms.ROOMS}) == len(rooms.ROOMS)
    taps_of_all = [verb for room in rooms.ROOMS for verb in room.taps]
    assert len(set(taps_of_all)) == len(taps_of_all)


def test_the_rooms_are_those_that_have_a_folder() -> None:
    folders = {path.parent.name for path in (ROOT / "web" / "rooms").glob("*/__init__.py")}
    assert folders == set(rooms.BY_ID)


@pytest.mark.parametrize("more", ["", ".", ")", "…", "&fbclid=x", "%20", "%E2%80%8B", ":~:text=a"])
@pytest.mark.parametrize("address", ["#/hall", "#rule-2.1.3", "#/phones", "#day"])
def test_what_comes_with_an_address_does_not_change_where_it_leads(address: str, more: str) -> None:
    assert rooms.bare(address + more) == address
