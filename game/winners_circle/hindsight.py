"""The best chips on a finished single race as it ran: every way to lay them, paid by the rules.

What one's own moves might have made of the race is not searched: it would be played some hundred
thousand times.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from game.hindsight import Answers, Line, own_answers, replayed
from game.table import Table
from game.winners_circle.cards import HORSES

CHIP = "chip"


def best_line(table: Table, seat: int) -> Iterator[Line | None]:
    """None after each way that was tried, at the end the best one of this seat."""
    own = own_answers(table, seat)
    best = played(table, seat, own)
    for chips in layings(own):
        moves = [said for said in own if said[0] != CHIP]
        best = max(best, played(table, seat, (*chips, *moves)), key=lambda line: line.money)
        yield None
    yield best


def layings(own: Answers) -> Iterator[Answers]:
    """Every way to lay the own chips, each beside another horse; equal chips are one."""
    chips = sorted(text.split()[0] for what, text in own if what == CHIP)
    ways = (zip(chips, horses, strict=True) for horses in permutations(HORSES, len(chips)))
    different = {tuple(sorted(way)) for way in ways}
    for way in sorted(different):
        yield tuple((CHIP, f"{chip} {horse}") for chip, horse in way)


def played(table: Table, seat: int, own: Answers) -> Line:
    """The race with these own answers, and what was really answered."""
    then = replayed(table, seat, own)
    return Line(then.game.money[seat], own_answers(then, seat))
