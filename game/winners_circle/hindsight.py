"""The best chips on a finished single race as it ran: every way to lay them, paid by the rules.

What one's own moves might have made of the race is not searched: it would be played some hundred
thousand times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations

from game.title import Answers, Line
from game.winners_circle.cards import HORSES
from game.winners_circle.state import Game

CHIP = "chip"
Played = Callable[[Answers], tuple[Game, Answers]]


def best_line(seat: int, own: Answers, played: Played) -> Iterator[Line | None]:
    """None after each way that was tried, at the end the best one of this seat."""
    best, moves = Line(played(own)[0].money[seat], own), [it for it in own if it[0] != CHIP]
    for chips in layings(own):
        game, answers = played((*chips, *moves))
        best = max(best, Line(game.money[seat], answers), key=lambda line: line.money)
        yield None
    yield best


def layings(own: Answers) -> Iterator[Answers]:
    """Every way to lay the own chips, each beside another horse; equal chips are one."""
    chips = sorted(text.split()[0] for what, text in own if what == CHIP)
    ways = (zip(chips, horses, strict=True) for horses in permutations(HORSES, len(chips)))
    different = {tuple(sorted(way)) for way in ways}
    for way in sorted(different):
        yield tuple((CHIP, f"{chip} {horse}") for chip, horse in way)
