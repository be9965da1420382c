"""A race counted out to its end, where so few ways are left that none has to be drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations, product

from game.racing.simulate import (
    BONUS,
    HIGH,
    LANES,
    MASKS,
    ODD_RUN,
    ODD_START,
    ONE,
    TO_HIGH,
    Lane,
    Start,
    at_line,
    led,
    started,
)

Found = Callable[[tuple[int, ...], float], None]
"""Told of every way the race can end: the lanes by place, and how likely."""


class TooMany(Exception):
    """There are more ways than the budget allows."""


class Count:
    """Counts out one race from `start`, with at most `budget` rolls and cards on the way."""

    def __init__(
        self, lanes: Sequence[Lane], rows: Sequence[int], wanted: int, budget: int, found: Found
    ) -> None:
        self.lanes, self.rows, self.wanted = lanes, rows, wanted
        self.budget, self.found = budget, found
        self.odd = 0
        for lane in lanes:
            self.odd |= lane.odd
        self.leading = [lane for lane in lanes if lane.odd & ODD_RUN]
        rolls = Counter(one.sprint | other.sprint for one, other in product(lanes, lanes))
        self.rolls = [(spaces, count / LANES**2) for spaces, count in rolls.items()]

    def go(self, deck: list[int], start: Start, weight: float = 1.0) -> None:
        """Count on from here; raises TooMany."""
        if len(start.ranking) >= min(self.wanted, LANES):
            self.found(start.ranking, weight)
        elif start.stage == "card":
            for card, count in Counter(deck).items():
                rest = deck.copy()
                rest.remove(card)
                self.go(rest, self.move(card, start), weight * count / len(deck))
        elif start.stage == "dice":
            for spaces, chance in self.rolls:
                self.go(deck, self.cross(spaces, start)._replace(stage="line"), weight * chance)
        else:
            endings = self.endings(start)
            for ranking, live in endings:
                on = start._replace(ranking=ranking, live=live, crossed=0, stage="card")
                self.go(deck, on, weight / len(endings))

    def move(self, card: int, start: Start) -> Start:
        """After a movement card."""
        unit = start.unit + 1
        if self.odd & ODD_START and unit == 1:
            card = started(card, self.lanes)
        elif self.leading and unit > 1:
            card = led(card, self.leading, start.places, start.live)
        return self.cross(card, start)._replace(unit=unit, stage="dice")

    def cross(self, spaces: int, start: Start) -> Start:
        """After any move: who is over the line now."""
        self.budget -= 1
        if self.budget < 0:
            raise TooMany
        places = start.places + (spaces & start.live)
        over = (places + TO_HIGH) & start.live & HIGH
        if over != start.crossed and self.odd & BONUS:
            places = at_line(places, over & ~start.crossed, self.lanes)
        return start._replace(places=places, crossed=over)

    def endings(self, start: Start) -> list[tuple[tuple[int, ...], int]]:
        """Every order in which those over the line may be placed, all of them as likely."""
        ranks: dict[int, list[int]] = {}
        live = start.live
        for number, lane in enumerate(self.lanes):
            if start.crossed & lane.mask:
                at = (start.places >> lane.shift) & ONE
                ranks.setdefault((at * 4 + lane.photo) * 8 - self.rows[number], []).append(number)
                live &= ~lane.mask
        orders = [permutations(ranks[rank]) for rank in sorted(ranks, reverse=True)]
        alone = [MASKS.index(live)] if live in MASKS else []
        return [
            ((*start.ranking, *(lane for level in order for lane in level), *alone), live)
            for order in product(*orders)
        ]
