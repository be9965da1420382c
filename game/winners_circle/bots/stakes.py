"""What every end of a race brings a computer player, over what it brings the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.profiles import Mind
from game.winners_circle.chances import LANES, MEAN, Field, Finish
from game.winners_circle.courses import COURSES, PACE_BONUS, PLACES, payout
from game.winners_circle.view import View

Bets = Sequence[tuple[int, float, int]]
"""Chips on horses: seat, chip, lane."""

EVEN = dict.fromkeys((*PLACES, "last"), 1.0)
SAFE = {"win": 0.85, "place": 1.1, "show": 1.3, "last": 1.6}
"""How a cautious player counts: the small prizes for more, and the last place for far more."""

SPITE, LONELY = 1.4, 1.25
"""How much more a bluffer minds what others get, and a banker makes of a horse all its own."""

A_SPACE, AWAY, HELD = 0.05, 0.5, 0.6
"""Parts of a horse's worth: for a space more, and near the line before it has crossed.

The third is how often who takes the pace ends among the first three.
"""


class Stakes(NamedTuple):
    """Money by lane, over the others': for the `first` three places, `pace` and `last`.

    `net` are one's own chips by lane, less what the others have there on average.
    """

    first: Sequence[Sequence[float]]
    pace: Sequence[float]
    last: Sequence[float]
    pace_always: bool
    net: Sequence[float]

    def of(self, finish: Finish) -> float:
        """What this end of the race brings."""
        win, place, show = self.first
        one, two, three = finish.first
        money = win[one] + place[two] + show[three]
        if finish.pace >= 0 and (self.pace_always or finish.pace in finish.first):
            money += self.pace[finish.pace]
        return money + self.last[finish.last] if finish.last >= 0 else money


def stakes_of(view: View, seat: int, bets: Bets, mind: Mind) -> Stakes:
    """The stakes of a seat with these bets on the table."""
    course = COURSES[view.track]
    weights = rivals(view, seat, mind)
    mine, theirs, every = [0.0] * len(LANES), [0.0] * len(LANES), [0.0] * len(LANES)
    for who, chip, lane in bets:
        every[lane] += chip
        mine[lane] += chip if who == seat else 0
        theirs[lane] += chip * weights[who]
    net = [own - other for own, other in zip(mine, theirs, strict=True)]
    if mind.temper == "banker":
        lonely = [0 < own == laid for own, laid in zip(mine, every, strict=True)]
        net = [it * (LONELY if alone else 1) for it, alone in zip(net, lonely, strict=True)]
    factor = SAFE if mind.temper == "cautious" else EVEN
    first = [
        [factor[place] * payout(place, round(every[lane])) * net[lane] for lane in LANES]
        for place in PLACES
    ]
    last = [-factor["last"] * course.penalty * it for it in net]
    return Stakes(first, [PACE_BONUS * it for it in net], last, course.pace_always, net)


def rivals(view: View, seat: int, mind: Mind) -> list[float]:
    """How much each seat's money is minded, 1 in all; a sharp player minds the richest most."""
    richest = max(*view.money, 1)
    lean = 2.0 if mind.level == "sharp" else 0.0
    weights = [(0.2 + money / richest) ** lean for money in view.money]
    weights[seat] = 0.0
    spite = SPITE if mind.temper == "bluffer" else 1.0
    return [spite * weight / sum(weights) for weight in weights]


def gain(field: Field, stakes: Stakes, lane: int) -> float:
    """About what moving this lane brings at once, beside the even five spaces of a turn.

    On the track a horse is worth what it would bring as second, over the line its place.
    """
    after, worth = field.after(lane), stakes.first[1][lane]
    if not after.on[lane]:
        return stakes.first[len(field.finished)][lane] - AWAY * worth
    money = (after.at[lane] - field.at[lane] - MEAN) * worth * A_SPACE
    if after.pace != field.pace:
        money += stakes.pace[lane] * (1 if stakes.pace_always else HELD)
    return money
