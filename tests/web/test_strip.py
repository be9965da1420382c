"""The strip of the whole course: every shirt is seen, in its order, near where it belongs."""

from itertools import pairwise
from random import Random

from web.racing.strip import APART, SPACE, asides


def fields() -> list[list[int]]:
    dice = Random(5)
    close = [[dice.randrange(15 - far, 16) for _ in range(6)] for far in range(15) for _ in "1234"]
    return [[0] * 6, [15] * 6, [3, 3, 5, 9, 9, 9], *close]


def test_no_shirt_hides_another_wherever_the_horses_stand() -> None:
    for at in fields():
        steps = sorted(space * SPACE + beside for space, beside in zip(at, asides(at), strict=True))
        apart = min(right - left for left, right in pairwise(steps))
        assert apart > APART * 0.75, at


def test_whoever_is_ahead_is_ahead_on_the_strip() -> None:
    for at in fields():
        steps = [space * SPACE + beside for space, beside in zip(at, asides(at), strict=True)]
        assert all(
            steps[one] < steps[other]
            for one in range(6)
            for other in range(6)
            if at[one] < at[other]
        ), at


def test_shirts_with_room_about_them_stand_where_their_horses_are() -> None:
    assert asides([0, 2, 4, 6, 8, 10]) == [0] * 6
    assert asides([0] * 6) == [-5, -3, -1, 1, 3, 5]


def test_the_style_knows_every_step_that_a_shirt_may_take() -> None:
    assert {abs(step) for at in fields() for step in asides(at)} <= set(range(7))
