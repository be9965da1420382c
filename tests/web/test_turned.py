"""The tablet lies flat: the page turns to who has to play, and never for what all look at."""

from __future__ import annotations

import pytest

from tests.web.desks import laid, seen
from tests.web.test_sounds import watched
from web import taps
from web.acts import playing
from web.desk.orientation import is_far, turned
from web.desk.state import Desk


@pytest.mark.parametrize(
    ("people", "far"), [(1, []), (2, [1]), (3, [1, 2]), (4, [2]), (5, [2, 3]), (6, [2, 3, 4])]
)
def test_the_far_half_of_the_table(people: int, far: list[int]) -> None:
    assert [place for place in range(people) if is_far(place, people)] == far


def on_page(desk: Desk) -> str | None:
    """What the page says of its turn."""
    (page,) = [attrs for _, attrs in seen(desk).tags if attrs.get("id") == "page"]
    return page.get("data-turned")


def test_usually_nothing_turns() -> None:
    assert {turned(desk) for desk in watched(laid(2))} == {None}
    assert on_page(laid(2)) is None


@pytest.mark.parametrize("bots", [0, 2])
def test_two_people_sit_opposite_whoever_else_is_a_computer(bots: int) -> None:
    desk = laid(2 + bots, bots)
    taps.do(desk, "set table on")
    ways: dict[int, set[str | None]] = {}
    for _ in watched(desk):
        ask = desk.ask
        if ask is None or (ask.open and not desk.may_peek):
            assert turned(desk) == "near", "a race, payoffs and what is open stand as they are"
        else:
            ways.setdefault(ask.who, set()).add(turned(desk))
    assert ways == {0: {"near"}, 1: {"far"}}


def test_the_curtain_and_what_lies_over_the_table_turn_along() -> None:
    desk = laid(2)
    taps.do(desk, "set table on")
    while desk.ask is None or desk.ask.who != 1:
        taps.do(desk, "unveil") if desk.curtain is not None else playing.answer(
            desk, desk.ask.options[0]
        )  # type: ignore[union-attr]
    assert on_page(desk) == "far"
    while desk.curtain != 1:
        taps.do(desk, "unveil") if desk.curtain is not None else playing.answer(
            desk, desk.ask.options[0]
        )  # type: ignore[union-attr]
    assert on_page(desk) == "far"
    taps.do(desk, "unveil")
    taps.do(desk, "settings")
    assert on_page(desk) == "far"
    taps.do(desk, "home")
    assert on_page(desk) is None
