"""Which way a horse would run if nobody thought about it, and where nobody need think."""

from __future__ import annotations

from collections.abc import Sequence

from game.play import ANYBODY, Ask
from game.really_nasty.course import FENCE, OVER, SECTION, left_of
from game.really_nasty.view import View
from web.really_nasty.course import Choosing

CLEAR = 3
"""By so many lengths a way must be shorter than every other, that nobody thinks about it."""

Way = tuple[str, int, str]
"""An end of a move: its answer, its place, and the steps to it."""


def left(end: int) -> int:
    """Lengths that are left from an end; over the line there is nothing better."""
    return -CLEAR if end == OVER else left_of(end)


def best(ends: Sequence[Way]) -> str:
    """The answer that leaves the fewest lengths; of several, one that stands on no fence."""
    if not ends:
        return ""
    return min(ends, key=lambda one: (left(one[1]), one[1] != OVER and bool(FENCE[one[1]])))[0]


def is_plain(choosing: Choosing) -> bool:
    """Whether the best way is far shorter than every other, and has nothing to be said against it.

    To stop on a fence is a risk; a space from which the roll may be doubled is worth a thought.
    """
    ends = {text: end for text, end, _ in choosing.ends}
    mine = ends.pop(choosing.best, None)
    if mine is None:
        return False
    if not ends:
        return True
    if mine != OVER and FENCE[mine]:
        return False
    doubles = [end for end in ends.values() if end != OVER and SECTION[end] in choosing.doubles]
    if doubles and (mine == OVER or SECTION[mine] not in choosing.doubles):
        return mine == OVER
    return min(map(left, ends.values())) - left(mine) >= CLEAR


def obvious(ask: Ask, choosing: Choosing) -> str:
    """The answer to a move that needs no decision; "" where one is to be taken."""
    if ask.what != "move" or "withdraw" in ask.options:
        return ""
    return choosing.best if is_plain(choosing) else ""


def homeward(ask: Ask, choosing: Choosing) -> str:
    """What a horse does that is brought home: it runs the best way, doubles, and clears fences."""
    if ask.who == ANYBODY:
        return ""
    if ask.what == "hemmed in":
        return "stand"
    if ask.what not in ("move", "double"):
        return ""
    clear = [one for one in choosing.ends if one[1] == OVER or not FENCE[one[1]]]
    return best(clear or choosing.ends)


def is_lone(view: View, people: Sequence[int]) -> bool:
    """Whether one horse alone is still running, and a person rides it."""
    running = [seat for seat, its in enumerate(view.horses) if its.fate == "running"]
    return len(running) == 1 and running[0] in people and view.phase == "race"
