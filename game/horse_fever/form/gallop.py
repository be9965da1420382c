"""Races run in the head: thousands a second, by the same rules as those on the track.

The places of all six horses stand in one whole number, eight bits a lane, so that a movement card
moves them in one addition. `tests/game/form` holds this against `game.horse_fever.race`, card by
card and die by die.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.horse_fever.state import Orders
from game.racing.dice import HORSES
from game.racing.movement import Rows
from game.racing.track import FINISH

Random = Callable[[], float]

LANES = len(HORSES)
SHIFTS = tuple(8 * lane for lane in range(LANES))
MASKS = tuple(0xFF << shift for shift in SHIFTS)
ALL = sum(MASKS)
HIGH = sum(0x80 << shift for shift in SHIFTS)
TO_HIGH = sum((0x80 - FINISH) << shift for shift in SHIFTS)
"""Added to the places, it sets the high bit of every lane whose horse is over the line."""

ROLLS = tuple((one, two) for one in range(LANES) for two in range(LANES))

ODD_START, ODD_RUN, BONUS = 1, 2, 4


class Lane(NamedTuple):
    """One lane as its cards have it, ready to run: spaces already stand at the lane's bits.

    `odd` says where it leaves the usual run: at the start, as first or last, or at the line.
    """

    odd: int
    sprint: int
    photo: int
    shift: int
    mask: int
    start: int | None
    start_add: int
    when_last: int | None
    when_first: int | None
    stops: bool
    finish_add: int


def lane_of(lane: int, orders: Orders) -> Lane:
    """A lane from what the acting cards make of it (3.1)."""
    shift = SHIFTS[lane]
    sprint = 1 if orders.sprint is None else orders.sprint
    spaces = 0 if orders.no_sprint else max(0, sprint + orders.sprint_add)
    odd = (
        (ODD_START if orders.start is not None or orders.start_add else 0)
        | (ODD_RUN if orders.when_last is not None or orders.when_first is not None else 0)
        | (BONUS if orders.stops or orders.finish_add else 0)
    )
    return Lane(
        odd, spaces << shift, orders.photo, shift, MASKS[lane], orders.start, orders.start_add,
        orders.when_last, orders.when_first, orders.stops, orders.finish_add,
    )  # fmt: skip


class Start(NamedTuple):
    """Where a race stands: `places` of all lanes in one number, who is `live` (lane masks).

    `stage` is what comes next: "card", "dice", or "line" where horses wait to be placed;
    `crossed` the high bits of the horses over the line that have no place yet.
    """

    places: int = 0
    live: int = ALL
    crossed: int = 0
    unit: int = 0
    ranking: tuple[int, ...] = ()
    stage: str = "card"


GATE = Start()


def packed(cards: Sequence[Rows], rows: Sequence[int]) -> list[int]:
    """Movement cards as one number each, for lanes with these rows of odds."""
    shifted = [(row - 1, shift) for row, shift in zip(rows, SHIFTS, strict=True)]
    return [sum([card[row] << shift for row, shift in shifted]) for card in cards]


def run(
    deck: list[int],
    lanes: Sequence[Lane],
    rows: Sequence[int],
    random: Random,
    start: Start = GATE,
    wanted: int = LANES,
) -> list[int]:
    """The lanes in the order of their places, at least the first `wanted`.

    `deck` are the movement cards left, packed for `rows`; it is reordered. `random` gives numbers
    from 0 up to 1, three a unit at most. A photo finish that only a player could decide falls
    either way. Raises IndexError where the deck runs out.
    """
    places, live, crossed, unit, ranked, stage = start
    ranking = list(ranked)
    a, b, c, d, e, f = lanes
    odd = a.odd | b.odd | c.odd | d.odd | e.odd | f.odd
    sprints = (a.sprint, b.sprint, c.sprint, d.sprint, e.sprint, f.sprint)
    left = len(deck)
    while len(ranking) < wanted:
        if stage == "card":
            unit += 1
            left -= 1
            at = int(random() * (left + 1))
            card = deck[at]
            deck[at] = deck[left]
            deck[left] = card
            if odd & ODD_START and unit == 1:
                card = started(card, lanes)
            elif odd & ODD_RUN and unit > 1:
                card = led(card, lanes, places, live)
            places += card & live
            if over := (places + TO_HIGH) & live & HIGH:
                crossed = over
                if odd & BONUS:
                    places = at_line(places, over, lanes)
        if stage != "line":
            one, two = ROLLS[int(random() * 36)]
            places += (sprints[one] | sprints[two]) & live
            if over := (places + TO_HIGH) & live & HIGH:
                if odd & BONUS and over != crossed:
                    places = at_line(places, over & ~crossed, lanes)
                crossed = over
        stage = "card"
        if crossed:
            live = chalk_up(ranking, places, live, crossed, lanes, rows, random)
            crossed = 0
            if len(ranking) == LANES - 1:
                ranking.append(MASKS.index(live))
    return ranking


def started(card: int, lanes: Sequence[Lane]) -> int:
    """The first card of a race, where cards set or change a lane's start."""
    for lane in lanes:
        if lane.odd & ODD_START:
            base = (card >> lane.shift) & 0xFF if lane.start is None else lane.start
            card = card & ~lane.mask | max(0, base + lane.start_add) << lane.shift
    return card


def led(card: int, lanes: Sequence[Lane], places: int, live: int) -> int:
    """A later card, where a lane moves by its own number as first or last on the track."""
    spaces = [(places >> lane.shift) & 0xFF for lane in lanes if live & lane.mask]
    front, back = max(spaces), min(spaces)
    for lane in lanes:
        if lane.odd & ODD_RUN:
            at = (places >> lane.shift) & 0xFF
            if at == front and lane.when_first is not None:
                card = card & ~lane.mask | lane.when_first << lane.shift
            elif at == back and lane.when_last is not None:
                card = card & ~lane.mask | lane.when_last << lane.shift
    return card


def at_line(places: int, over: int, lanes: Sequence[Lane]) -> int:
    """Horses at the moment of crossing: stopped on the line, then their bonus."""
    for lane in lanes:
        if lane.odd & BONUS and over & lane.mask:
            at = FINISH if lane.stops else (places >> lane.shift) & 0xFF
            places = places & ~lane.mask | (at + lane.finish_add) << lane.shift
    return places


def chalk_up(
    ranking: list[int], places: int, live: int, crossed: int, lanes: Sequence[Lane],
    rows: Sequence[int], random: Random,
) -> int:  # fmt: skip
    """Give places to all that have crossed; what is still live is left."""
    over = []
    for number, lane in enumerate(lanes):
        if crossed & lane.mask:
            at = (places >> lane.shift) & 0xFF
            over.append(((at * 4 + lane.photo) * 8 - rows[number], number))
            live &= ~lane.mask
    if len(over) == 1:
        ranking.append(over[0][1])
        return live
    ranks = [rank for rank, _ in over]
    if len(set(ranks)) < len(ranks):
        ranking.extend([number for *_, number in sorted([(-r, random(), n) for r, n in over])])
    else:
        over.sort(reverse=True)
        ranking.extend([number for _, number in over])
    return live
