"""A double tap is one tap, and nobody means what they have not seen yet."""

from __future__ import annotations

import pytest

from game import TITLES
from tests.web.desks import laid
from web.acts import playing
from web.acts.double_tap import BLINK, NEAR, SOON, DoubleTap, Sudden, turn

ANN, BEN = ("ann",), ("ben",)


def test_the_second_half_of_a_tap_that_made_it_anothers_turn_is_none() -> None:
    twice = DoubleTap()
    assert not twice.is_second(1000, (50, 50), ANN)
    assert twice.is_second(1000 + SOON - 1, (50 + NEAR - 1, 50), BEN)


@pytest.mark.parametrize(
    ("after", "strayed"), [(SOON, 0), (60, NEAR), (SOON + 1, NEAR + 1)], ids=str
)
def test_later_or_elsewhere_it_is_a_tap_of_its_own(after: int, strayed: int) -> None:
    twice = DoubleTap()
    twice.is_second(1000, (50, 50), ANN)
    assert not twice.is_second(1000 + after, (50, 50 + strayed), BEN)


def test_a_tap_that_left_the_turn_where_it_was_may_come_again_at_once() -> None:
    twice = DoubleTap()
    assert not any(twice.is_second(1000 + 60 * number, (50, 50), ANN) for number in range(5))


def test_a_finger_that_trembles_on_counts_for_nobody() -> None:
    twice = DoubleTap()
    twice.is_second(1000, (50, 50), ANN)
    assert all(twice.is_second(1200 + 200 * number, (50, 50), BEN) for number in range(4))


def test_what_has_come_up_by_itself_a_moment_ago_is_not_meant() -> None:
    sudden = Sudden()
    assert sudden.is_meant(900, "bet")
    sudden.comes(1000, frozenset({"skip"}))
    assert not sudden.is_meant(990, "bet"), "the page was busy when the finger came down"
    assert not sudden.is_meant(1000 + BLINK - 1, "bet")
    assert sudden.is_meant(1000 + BLINK, "bet")


def test_what_stood_there_before_or_does_nothing_is_heard_at_once() -> None:
    sudden = Sudden()
    sudden.comes(1000, frozenset({"log"}))
    assert sudden.is_meant(1001, "log") and sudden.is_meant(1001, "")


@pytest.mark.parametrize("title", sorted(TITLES))
def test_it_is_another_turn_when_another_thing_or_somebody_else_is_asked(title: str) -> None:
    desk = laid(2, title=title)
    for _ in range(40):
        playing.unveil(desk)
        if desk.ask is None:
            break
        before, asked = turn(desk), (desk.ask.who, desk.ask.what)
        playing.answer(desk, desk.ask.options[0])
        now = desk.ask and (desk.ask.who, desk.ask.what)
        same = now == asked and desk.curtain is None
        assert (turn(desk) == before) == same
        if now and now[0] != asked[0] and desk.curtain is None:
            return  # another person, the tablet in the middle
