"""Races run in the head: thousands a second, by the same rules as those on the track.

The places of all six horses stand in one whole number, five bits a lane, so that a movement card
moves them in one addition: thirty bits, which Python adds quickest. `tests/game/horse_fever/form`
holds this against `game.racing.race`, card by card and die by die.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.racing.effects import Orders
from game.racing.movement import Rows
from game.racing.track import FINISH

Random = Callable[[], float]

LANES = 6
SHIFTS = tuple(5 * lane for lane in range(LANES))
ONE = 0x1F
MASKS = tuple(ONE << shift for shift in SHIFTS)
ALL = sum(MASKS)
HIGH = sum(0x10 << shift for shift in SHIFTS)
TO_HIGH = sum((0x10 - FINISH) << shift for shift in SHIFTS)
"""Added to the places, it sets the high bit of every lane whose horse is over the line. No horse
comes farther than space 27: eleven, a move of four, three beyond the line, two sprints of three."""

EACH = sum(1 << shift for shift in SHIFTS)
AHEAD = tuple((0xF - at) * EACH for at in range(0x10))
LEVEL = tuple((0x10 - at) * EACH for at in range(0x10))
"""Added to places before the line, they set the high bit of who is ahead of `at`, or level too."""

LANE_OF = {0x10 << shift: lane for lane, shift in enumerate(SHIFTS)}
"""Which lane a high bit belongs to."""

ROLLS = tuple((one, two) for one in range(LANES) for two in range(LANES))

ODD_START, ODD_RUN, BONUS, PACE, ONCE = 1, 2, 4, 8, 16


class Lane(NamedTuple):
    """One lane as its cards have it, ready to run: spaces already stand at the lane's bits.

    `odd` says where it leaves the usual run: at the start, as first or last, at the line, on every
    movement card (`pace_min`, `pace_max`), or at its first sprint (`first_sprint`).
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
    pace_min: int = 0
    pace_max: int = ONE
    first_sprint: int = 0


def lane_of(lane: int, orders: Orders) -> Lane:
    """A lane from what the acting cards make of it (3.1)."""
    shift = SHIFTS[lane]
    sprint = 1 if orders.sprint is None else orders.sprint
    spaces = 0 if orders.no_sprint else max(0, sprint + orders.sprint_add)
    odd = (
        (ODD_START if orders.start is not None or orders.start_add else 0)
        | (ODD_RUN if orders.when_last is not None or orders.when_first is not None else 0)
        | (BONUS if orders.stops or orders.finish_add else 0)
        | (PACE if orders.pace_min is not None or orders.pace_max is not None else 0)
        | (ONCE if orders.sprint_once is not None and not orders.no_sprint else 0)
    )
    return Lane(
        odd, spaces << shift, orders.photo, shift, MASKS[lane], orders.start, orders.start_add,
        orders.when_last, orders.when_first, orders.stops, orders.finish_add,
        orders.pace_min or 0, ONE if orders.pace_max is None else orders.pace_max,
        max(0, (orders.sprint_once or 0) + orders.sprint_add) << shift,
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
    leading = [lane for lane in lanes if lane.odd & ODD_RUN] if odd & ODD_RUN else ()
    paced = [lane for lane in lanes if lane.odd & PACE] if odd & PACE else ()
    fresh = [lane.odd & ONCE != 0 for lane in lanes] if odd & ONCE else []
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
            elif leading and unit > 1:
                card = led(card, leading, places, live)
            if paced:
                card = bounded(card, paced)
            places += card & live
            if over := (places + TO_HIGH) & live & HIGH:
                crossed = over
                if odd & BONUS:
                    places = at_line(places, over, lanes)
        if stage != "line":
            one, two = ROLLS[int(random() * 36)]
            if fresh and (fresh[one] or fresh[two]):
                places += first_sprints(one, two, fresh, lanes) & live
            else:
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
            base = (card >> lane.shift) & ONE if lane.start is None else lane.start
            card = card & ~lane.mask | max(0, base + lane.start_add) << lane.shift
    return card


def led(card: int, lanes: Sequence[Lane], places: int, live: int) -> int:
    """A later card, where these lanes move by their own number as first or last on the track."""
    running = live & HIGH
    for lane in lanes:
        at = (places >> lane.shift) & ONE
        if lane.when_first is not None and not (places + AHEAD[at & 0xF]) & running:
            card = card & ~lane.mask | lane.when_first << lane.shift
        elif lane.when_last is not None and (places + LEVEL[at & 0xF]) & running == running:
            card = card & ~lane.mask | lane.when_last << lane.shift
    return card


def bounded(card: int, lanes: Sequence[Lane]) -> int:
    """A movement card, where these lanes move at least or at most so far."""
    for lane in lanes:
        spaces = (card >> lane.shift) & ONE
        within = min(max(spaces, lane.pace_min), lane.pace_max)
        card = card & ~lane.mask | within << lane.shift
    return card


def first_sprints(one: int, two: int, fresh: list[bool], lanes: Sequence[Lane]) -> int:
    """A roll in which a lane may have its first sprint, which is another than its later ones."""
    spaces = 0
    for number in {one, two}:
        lane = lanes[number]
        spaces |= lane.first_sprint if fresh[number] else lane.sprint
        fresh[number] = False
    return spaces


def at_line(places: int, over: int, lanes: Sequence[Lane]) -> int:
    """Horses at the moment of crossing: stopped on the line, then their bonus."""
    for lane in lanes:
        if lane.odd & BONUS and over & lane.mask:
            at = FINISH if lane.stops else (places >> lane.shift) & ONE
            places = places & ~lane.mask | (at + lane.finish_add) << lane.shift
    return places


def chalk_up(
    ranking: list[int], places: int, live: int, crossed: int, lanes: Sequence[Lane],
    rows: Sequence[int], random: Random,
) -> int:  # fmt: skip
    """Give places to all that have crossed; what is still live is left."""
    if crossed in LANE_OF:
        first = LANE_OF[crossed]
        ranking.append(first)
        return live & ~MASKS[first]
    over = []
    for high, number in LANE_OF.items():
        if crossed & high:
            lane = lanes[number]
            at = (places >> lane.shift) & ONE
            over.append(((at * 4 + lane.photo) * 8 - rows[number], number))
            live &= ~lane.mask
    ranks = [rank for rank, _ in over]
    if len(set(ranks)) < len(ranks):
        ranking.extend([number for *_, number in sorted([(-r, random(), n) for r, n in over])])
    else:
        over.sort(reverse=True)
        ranking.extend([number for _, number in over])
    return live
