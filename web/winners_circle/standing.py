"""What follows from a view: who lies where, where a roll takes a horse, what chips would bring.

The rules reckon the same from the table itself; here only what is to be seen is reckoned with.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.winners_circle.courses import COURSES, PACE_BONUS, PLACES, Course, payout, stop
from game.winners_circle.view import View


class Run(NamedTuple):
    """Where this roll would take a horse: from, to, the spaces on its card, and by whom blocked."""

    start: int
    end: int
    spaces: int
    blocked: bool
    over: bool


class Worth(NamedTuple):
    """What a chip of 1 would bring if the race ended now: for the `place`, and for the pace."""

    place: str
    each: int
    pace: int
    last: int

    @property
    def sum(self) -> int:
        """All together, signed."""
        return self.each + self.pace - self.last


def course_of(view: View) -> Course:
    """The course that is run on."""
    return COURSES[view.track]


def factor(view: View) -> int:
    """The last race counts double."""
    return 2 if view.race == view.races else 1


def run_of(view: View, horse: str) -> Run | None:
    """Where the roll on the table would take a horse; None where it may not move."""
    if not view.die or horse in view.moved or horse not in view.positions:
        return None
    course = course_of(view)
    spaces = course.cards[view.runners[horse]].spaces(view.die)
    start = view.positions[horse]
    end = start + spaces
    if end >= course.finish:
        return Run(start, end, spaces, False, True)
    if not course.shares:
        end = stop(start, end, view.positions.values(), view.ring)
    return Run(start, end, spaces, end < start + spaces, False)


def after(view: View, horse: str) -> View:
    """What there will be to see once this roll has taken a horse where it goes."""
    run = run_of(view, horse)
    if run is None:
        return view
    if 0 < course_of(view).pace <= run.end and not view.pace:
        view = view._replace(pace=horse)
    if run.over:
        left = {one: at for one, at in view.positions.items() if one != horse}
        return view._replace(positions=left, finished=(*view.finished, horse))
    return view._replace(positions={**view.positions, horse: run.end})


def order(view: View) -> tuple[str, ...]:
    """All horses from first to last as they lie now; those level in the order of the gates."""
    on_course = sorted(view.positions, key=lambda horse: -view.positions[horse])
    return (*view.finished, *on_course)


def backing(view: View, horse: str) -> int:
    """How many bets are known to lie on a horse."""
    return sum(bet.chip or 0 for bet in view.bets if bet.horse == horse)


def payouts(view: View, bets: int) -> tuple[int, ...]:
    """What a chip of 1 brings for win, place and show at so many bets, doubled in the last race."""
    return tuple(factor(view) * payout(place, bets) for place in PLACES)


def worths(view: View) -> Mapping[str, Worth]:
    """What a chip of 1 on each horse would bring if the race ended as the horses lie now."""
    course, lying, times = course_of(view), order(view), factor(view)
    last = view.last or (lying[-1] if course.penalty and lying else "")
    first_three = dict(zip(lying, PLACES, strict=False))
    found = {}
    for horse in view.runners:
        place = first_three.get(horse, "")
        each = times * payout(place, max(1, backing(view, horse))) if place else 0
        paced = horse == view.pace and (course.pace_always or bool(place))
        found[horse] = Worth(
            place,
            each,
            times * PACE_BONUS if paced else 0,
            times * course.penalty if horse == last else 0,
        )
    return found
