"""How good a horse is with the cards in its lane: a rating to win, one to show, and chances.

A rating is a sum of marks, as a handicapper adds up pounds; `ratings_table.py` holds what each
mark counts, fitted by `python -m tools.horse_fever.ratings` to simulated races. It is rougher than
the form guide (about 3 points in 100) and far quicker, so that a computer can look at many ways in
which hidden cards may lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.horse_fever.bots.ratings_table import RATINGS
from game.racing.simulate import Lane

MOST_SPRINT, MOST_BONUS, MOST_START = 4, 4, 2
CLOSE = 0.01
"""How near the chances of all horses must come to one winner, or three that show."""


def marks(row: int, lane: Lane) -> list[str]:
    """What can be said of a horse that stands in this row of odds and runs with these cards."""
    start, sprint = lane.start, min(MOST_SPRINT, lane.sprint >> lane.shift)
    bonus = min(2 if lane.stops else MOST_BONUS, lane.finish_add)
    said = [f"row {row}"]
    if start is not None:
        said.append(f"start {start} row {row}")
    if lane.start_add:
        added = max(-MOST_START, min(MOST_START, lane.start_add))
        said.append(f"start {added:+} row {row}")
    if sprint != 1:
        said.append(f"sprint {sprint} row {row}")
    if lane.when_last is not None:
        said.append(f"last row {row}")
    if lane.when_first is not None:
        said.append(f"first row {row}")
    if lane.photo:
        said.append(f"photo {lane.photo:+}")
    if lane.stops:
        said.append(f"stops bonus {bonus}")
    elif bonus:
        said.append(f"bonus {bonus} row {row}")
    return said + pairs(lane, sprint, bonus)


def pairs(lane: Lane, sprint: int, bonus: int) -> list[str]:
    """Where two cards together do more or less than each alone."""
    parts = []
    if lane.start is not None:
        parts.append(f"start {lane.start}")
    if lane.start_add:
        parts.append("early" if lane.start_add > 0 else "late")
    if sprint != 1:
        parts.append(f"sprint {sprint}")
    if lane.when_last is not None:
        parts.append("last")
    if lane.when_first is not None:
        parts.append("first")
    if lane.stops:
        parts.append("stops")
    elif bonus:
        parts.append("bonus" if bonus == 1 else "bonus 2")
    return [f"{one} with {two}" for at, one in enumerate(parts) for two in parts[at + 1 :]]


def rating(row: int, lane: Lane) -> tuple[float, float]:
    """The ratings to win and to show, as numbers above 0; a mark never seen counts nothing."""
    win = show = 0.0
    for mark in marks(row, lane):
        to_win, to_show = RATINGS.get(mark, (0.0, 0.0))
        win += to_win
        show += to_show
    return exp(win), exp(show)


def shares(ratings: Sequence[float], places: int) -> list[float]:
    """Each horse’s chance of a place: a horse is placed if its rating beats a common bar."""
    return shares_from(ratings, places, sum(ratings) / places)[0]


def shares_from(ratings: Sequence[float], places: int, bar: float) -> tuple[list[float], float]:
    """`shares`, and the bar itself: near to it the search for the next field's may begin."""
    a, b, c, d, e, f = ratings
    for _ in range(12):
        found = [
            a / (a + bar), b / (b + bar), c / (c + bar),
            d / (d + bar), e / (e + bar), f / (f + bar),
        ]  # fmt: skip
        total = sum(found)
        if -CLOSE < (miss := total - places) < CLOSE:
            break
        slope = total - sum([one * one for one in found])
        bar *= exp(max(-1.5, min(1.5, miss / slope)))
    scale = places / total
    return [one * scale for one in found], bar
