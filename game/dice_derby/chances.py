"""The odds of the seven that run, worked out exactly, and what the bank pays by them.

The race is a chain of states, the steps that each horse has made; a throw that names none of the
seven leaves it where it is. The chance of an end is the sum over all ways through the chain. It is
taken all at once: let throws come at random moments, so that the horses step without regard to one
another; the order in which they step is the same as before. With chance p of a step at a throw and
n steps to go, horse i is home at moment t with density p (pt)^(n-1) / (n-1)! e^(-pt), and j is
still out with Q_j(t), the sum of (pt)^m / m! e^(-pt) over m < n. All these are powers of t times
e^(-ct), of which the integral is k! / c^(k+1): no step is rounded away, and nothing is tried out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from math import factorial

from game.dice_derby.board import WAYS

SLIP = 10
"""A slip is a bet of so many chips."""

RETURN = 0.92
"""What a slip is to bring back on average; whole chips come as near as they can."""

TO = ("win", "place", "show")
"""What a slip is laid on: to be first, one of the first two, one of the first three."""

Field = tuple[int, ...]
Chances = Mapping[int, tuple[float, float, float]]


@cache
def chances(field: Field, to_go: Field) -> Chances:
    """For each horse that runs: to be first, among the first two, among the first three.

    `to_go` is how many steps each horse of the field still has to make.
    """
    out = [still_out(WAYS[horse] / 36, n) for horse, n in zip(field, to_go, strict=True)]
    return {horse: ranks(field, to_go, out, place) for place, horse in enumerate(field)}


@cache
def to_win(field: Field, to_go: Field) -> Mapping[int, float]:
    """The chance of each horse of the field to come home first of them from here."""
    out = [still_out(WAYS[horse] / 36, steps) for horse, steps in zip(field, to_go, strict=True)]
    return {
        horse: all_out(field, to_go, out, place, [at for at in range(len(field)) if at != place])
        for place, horse in enumerate(field)
    }


def still_out(rate: float, steps: int) -> list[float]:
    """The polynomial in front of e^(-pt) for a horse that is not home."""
    return [rate**m / factorial(m) for m in range(steps)]


def ranks(
    field: Field, to_go: Sequence[int], out: Sequence[list[float]], place: int
) -> tuple[float, float, float]:
    """One horse: the chance to be first, among two, among three.

    With A the chance that all others are out, B that all others but one given are, C but two given:
    exactly one is home in the sum of B - A, exactly two in that of C - B - B + A.
    """
    others = [at for at in range(len(field)) if at != place]

    def left(*gone: int) -> float:
        return all_out(field, to_go, out, place, [at for at in others if at not in gone])

    none = left()
    one = sum([left(gone) for gone in others])
    two = sum([left(*gone) for gone in combinations(others, 2)])
    count = len(others)
    exactly_one = one - count * none
    exactly_two = two - (count - 1) * one + count * (count - 1) / 2 * none
    return none, none + exactly_one, none + exactly_one + exactly_two


def all_out(
    field: Field, to_go: Sequence[int], out: Sequence[list[float]], place: int, left: Sequence[int]
) -> float:
    """The chance that those left are out when this one comes home."""
    rate, steps = WAYS[field[place]] / 36, to_go[place]
    product, speed = [0.0] * (steps - 1) + [rate**steps / factorial(steps - 1)], rate
    for at in left:
        product, speed = times(product, out[at]), speed + WAYS[field[at]] / 36
    return integral(product, speed)


def times(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The product of two polynomials."""
    product = [0.0] * (len(one) + len(other) - 1)
    for at, factor in enumerate(one):
        if factor:
            for more, value in enumerate(other):
                product[at + more] += factor * value
    return product


def integral(polynomial: Sequence[float], speed: float) -> float:
    """Of the polynomial times e^(-speed t), over all moments."""
    total, power = 0.0, 1.0 / speed
    for at, factor in enumerate(polynomial):
        total += factor * power
        power *= (at + 1) / speed
    return total


@cache
def odds(field: Field, to_go: Field) -> Mapping[str, Mapping[int, int]]:
    """What a slip of ten brings, stake included: `odds(field, to_go)["win"][7]`, in chips."""
    table = chances(field, to_go)
    return {
        to: {horse: round(SLIP * RETURN / table[horse][place]) for horse in field}
        for place, to in enumerate(TO)
    }
