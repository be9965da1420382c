"""Betting tokens: who bets before whom, and which horses will still be free for a second bet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.bots.profiles import Chooser
from game.horse_fever.lanes import HORSES
from game.horse_fever.view import View

BLUR = 0.4
"""By how much at the most."""


def first_after(view: View) -> list[int]:
    """The others who lay their first bet after this seat, clockwise (2.1)."""
    count = len(view.seats)
    order = [(view.first + step) % count for step in range(count)]
    assert view.seat is not None
    return [seat for seat in order[order.index(view.seat) + 1 :] if not view.seats[seat].out]


def second_before(view: View) -> list[int]:
    """The others who come before this seat when second bets are laid, counter-clockwise (2.3)."""
    count = len(view.seats)
    order = [(view.first - 1 - step) % count for step in range(count)]
    assert view.seat is not None
    return [seat for seat in order[: order.index(view.seat)] if not view.seats[seat].out]


def left_after(view: View, horses: Iterable[str]) -> dict[str, int]:
    """The tokens in reserve once these horses have been bet on as well."""
    left = dict(view.tokens)
    for horse in horses:
        left[horse] -= 1
    return left


def moods(rng: Chooser) -> list[float]:
    """Factors that blur how somebody else likes each horse: nobody sees all cards."""
    return [1 - BLUR + 2 * BLUR * rng.random() for _ in HORSES]


def taken(
    tokens: Mapping[str, int], ratings: Sequence[float], count: int, moods: Sequence[float]
) -> tuple[dict[str, int], list[str]]:
    """What is left when so many have taken the best horse each, and which they have taken.

    `moods` blur what they think.
    """
    left, found = dict(tokens), []
    liked = [rating * mood for rating, mood in zip(ratings, moods, strict=True)]
    order = sorted(range(len(HORSES)), key=liked.__getitem__, reverse=True)
    for _ in range(count):
        if (best := next((n for n in order if left[HORSES[n]] > 0), None)) is not None:
            left[HORSES[best]] -= 1
            found.append(HORSES[best])
    return left, found


def free(ways: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """How often each horse has a token left, from 0 to 1."""
    return {horse: sum([way[horse] > 0 for way in ways]) / len(ways) for horse in HORSES}


def best_left(values: Iterable[tuple[float, str]], free: Mapping[str, float]) -> float:
    """What the best bet will be worth that is left, nothing where none is: (points, horse) each."""
    total, still = 0.0, 1.0
    gone: set[str] = set()
    for points, horse in sorted(values, reverse=True):
        if points <= 0 or still <= 0:
            break
        if horse in gone:  # whoever finds it taken finds it taken for the other kind of bet too
            continue
        gone.add(horse)
        total += still * free[horse] * points
        still *= 1 - free[horse]
    return total
