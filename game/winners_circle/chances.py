"""The odds helper: the rest of a race, run in the head; computer players run theirs so too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from game.winners_circle.cards import FACES, HORSES
from game.winners_circle.courses import COURSES, RACERS, payout
from game.winners_circle.state import FIRST_THREE
from game.winners_circle.view import View

LANES = tuple(range(RACERS))
"""The horses as numbers: a lane is a horse's place in `HORSES`."""

MEAN, FACE_DOWN = 5, 1
"""What every card runs on average, and what a chip face down counts as: of 0, 1, 1 and 2."""

NEVER = 10_000
"""A space that no horse reaches: where there is no pace."""

MIXED_FOR = 25
"""Races after which players choose otherwise among horses that are all the same to them."""

Wish = Sequence[float]
"""How much a player wants each horse to run, by lane: below 0 to be held back."""

CLOSE = 10
"""So many spaces before the line players begin to look who may cross it."""


class Order(NamedTuple):
    """How one seat chooses: `rows` are the lanes by side of the die, what it would move first.

    `wanted` are those it would bring home, the dearest first; `shunned` says of every lane whether
    it would rather not.
    """

    rows: Sequence[Sequence[int]]
    wanted: Sequence[int]
    shunned: Sequence[bool]


Orders = Sequence[Order]


class Chooser(Protocol):
    """What is needed of a `random.Random`."""

    def random(self) -> float: ...


class Chance(NamedTuple):
    """How often a horse came first, second, third and last: parts of `races`, from 0 to 1.

    `home` are how many are home, so that their places are settled; `is_home` that this one is.
    """

    win: float
    place: float
    show: float
    last: float
    races: int
    home: int = 0
    is_home: bool = False

    def errors(self) -> Sequence[float]:
        """How far each of the four may be off: 0 where it is settled, for the rest is tried out."""
        tried = 0.0 if self.is_home else 1 / max(1, self.races)
        return [*[0.0 if at < self.home else tried for at in range(FIRST_THREE)], tried]


class Finish(NamedTuple):
    """How a race ended, in lanes: the first three, the pace and the last; -1 for nobody."""

    first: Sequence[int]
    pace: int
    last: int


@dataclass(slots=True)
class Field:
    """A race as it stands, in lanes.

    `at` counts spaces so that the line is as many as the lap has, and who is still behind it is
    below 0: there the list `taken` goes on from its end, which on a ring is that very space, and
    else one of its own. `free` may be moved now, `left` counts them, `on` are on the track.
    `side` is that of the die, -1 before the roll; `runs` are spaces by side and lane.
    """

    at: list[int]
    taken: list[bool]
    free: list[bool]
    on: list[bool]
    left: int
    finished: list[int]
    pace: int
    turn: int
    side: int
    seats: int
    runs: Sequence[Sequence[int]]
    finish: int
    pace_space: int
    shares: bool
    has_last: bool

    def after(self, lane: int) -> Field:
        """The race when this lane has run for the side that is up; the next seat is to roll."""
        at, taken, free, on = self.at[:], self.taken[:], self.free[:], self.on[:]
        finished, pace = self.finished, self.pace
        target = at[lane] + self.runs[self.side][lane]
        taken[at[lane]] = free[lane] = False
        if target >= self.finish:
            on[lane] = False
            finished = [*finished, lane]
        else:
            while not self.shares and taken[target]:
                target -= 1
            at[lane], taken[target] = target, True
        if pace < 0 and target >= self.pace_space:
            pace = lane
        left, turn = self.left - 1, (self.turn + 1) % self.seats
        if not left:
            free, left = on[:], sum(on)
        return replace(
            self, at=at, taken=taken, free=free, on=on, left=left, finished=finished, pace=pace,
            turn=turn, side=-1,
        )  # fmt: skip


def has_chances(view: View) -> bool:
    """Whether a race lies ahead or is being run: seven horses stand there, and bets may be laid."""
    return view.phase in ("bets", "race") and len(view.finished) < FIRST_THREE


def field_of(view: View) -> Field:
    """The race of a view; ValueError where there is none."""
    if not has_chances(view):
        raise ValueError("There is no race ahead, so there are no chances.")
    course = COURSES[view.track]
    cards = [course.cards[view.runners[horse]] for horse in HORSES]
    at = [view.positions.get(horse, course.finish) - 1 for horse in HORSES]
    on = [horse in view.positions for horse in HORSES]
    free = [here and horse not in view.moved for here, horse in zip(on, HORSES, strict=True)]
    taken = [False] * (view.ring or course.spaces + RACERS)
    for lane in LANES:
        if on[lane]:
            taken[at[lane]] = True
    return Field(
        at, taken, free, on, sum(free),
        [HORSES.index(horse) for horse in view.finished],
        HORSES.index(view.pace) if view.pace else -1,
        view.turn if view.phase == "race" else view.first,
        FACES.index(view.die) if view.die else -1,
        len(view.money),
        tuple([tuple([card.spaces(face) for card in cards]) for face in FACES]),
        course.spaces, (course.pace or NEVER) - 1, course.shares, bool(course.penalty),
    )  # fmt: skip


def gallop(field: Field, orders: Orders, random: Callable[[], float]) -> Finish:
    """Run the rest of a race once: whose turn it is rolls, and moves the first free lane it likes.

    Near the line it brings home what it wants, and leaves where it is what it does not. This is
    `Field.after` over and over, written out: a call for each move would take twice as long.
    """
    at, taken, free, on = field.at[:], field.taken[:], field.free[:], field.on[:]
    finished, pace, turn, left = field.finished[:], field.pace, field.turn, field.left
    runs, finish, seats, shares = field.runs, field.finish, field.seats, field.shares
    pace_space = field.pace_space
    side = field.side if field.side >= 0 else int(random() * 6)
    missing = FIRST_THREE - len(finished)
    close = finish - CLOSE
    is_close = any(here and space >= close for here, space in zip(on, at, strict=True))
    while missing:
        if is_close:
            lane = choice(orders[turn], at, free, runs[side], side, finish)
        else:
            for lane in orders[turn].rows[side]:
                if free[lane]:
                    break
        start = at[lane]
        target = start + runs[side][lane]
        free[lane] = taken[start] = False
        if target >= finish:
            on[lane] = False
            finished.append(lane)
            missing -= 1
        else:
            if not shares:
                while taken[target]:
                    target -= 1
                taken[target] = True
            at[lane] = target
            if target >= close:
                is_close = True
        if target >= pace_space and pace < 0:
            pace = lane
        left -= 1
        if not left:
            free, left = on[:], sum(on)
        turn += 1
        if turn == seats:
            turn = 0
        side = int(random() * 6)
    last = -1
    if field.has_last:
        last = min([(at[lane], lane) for lane in LANES if on[lane]])[1]
    return Finish(finished, pace, last)


def choice(
    order: Order, at: Sequence[int], free: Sequence[bool], run: Sequence[int], side: int, home: int
) -> int:
    """The lane a seat moves near the line."""
    for lane in order.wanted:
        if free[lane] and at[lane] + run[lane] >= home:
            return lane
    shunned = order.shunned
    for lane in order.rows[side]:
        if free[lane] and (at[lane] + run[lane] < home or not shunned[lane]):
            return lane
    return next(lane for lane in order.rows[side] if free[lane])


def wishes(seats: int, bets: Sequence[tuple[int, float, int]]) -> list[list[float]]:
    """What every seat wishes, by these bets of (seat, chip, lane).

    A horse counts by one's own chips less what the others have on it on average, times what a chip
    would bring if it won.
    """
    laid = [[0.0] * RACERS for _ in range(seats)]
    for seat, chip, lane in bets:
        laid[seat][lane] += chip
    every = [sum(column) for column in zip(*laid, strict=True)]
    pays = [payout("win", max(1, round(chips))) / 100 for chips in every]
    others = max(1, seats - 1)
    return [
        [(row[lane] - (every[lane] - row[lane]) / others) * pays[lane] for lane in LANES]
        for row in laid
    ]


def orders_of(field: Field, wanted: Sequence[Wish], random: Callable[[], float]) -> list[Order]:
    """In which order each seat moves the lanes, for each side of the die.

    A seat gains most where what it wants runs more than its five spaces, or what it does not want
    runs fewer. What is all the same to it comes in an order drawn anew.
    """
    drawn = sorted(LANES, key=lambda _lane: random())
    orders = []
    for wish in wanted:
        *_, head, cap, saddle, shoe = [
            sorted(drawn, key=[wish[lane] * (MEAN - run[lane]) for lane in LANES].__getitem__)
            for run in field.runs[2:]
        ]
        wanted_home = [lane for lane in drawn if wish[lane] > 0]
        wanted_home.sort(key=[-money for money in wish].__getitem__)
        shunned = [money < 0 for money in wish]
        orders.append(Order((head, head, head, cap, saddle, shoe), wanted_home, shunned))
    return orders


def bets_of(view: View) -> list[tuple[int, float, int]]:
    """The bets on the table as (seat, chip, lane); what cannot be seen counts as 1."""
    return [
        (bet.seat, FACE_DOWN if bet.chip is None else bet.chip, HORSES.index(bet.horse))
        for bet in view.bets
    ]


class Chances:
    """The chances of every horse from a view; the more races have been run, the sharper.

    Raises ValueError where no race lies ahead. The public view gives what all may know.
    """

    def __init__(self, view: View) -> None:
        self.field = field_of(view)
        self.races = 0
        self._orders: Orders = ()
        self._wanted = wishes(len(view.money), bets_of(view))
        self._first = [[0] * RACERS for _ in range(FIRST_THREE)]
        self._last = [0] * RACERS

    def run(self, races: int, rng: Chooser) -> None:
        """Run this many races more; the same numbers from `rng` give the same chances."""
        win, place, show = self._first
        last, random, field = self._last, rng.random, self.field
        for number in range(self.races, self.races + races):
            if not number % MIXED_FOR:
                self._orders = orders_of(field, self._wanted, random)
            (one, two, three), _, worst = gallop(field, self._orders, random)
            win[one] += 1
            place[two] += 1
            show[three] += 1
            last[worst] += worst >= 0
        self.races += races

    def of(self, horse: str) -> Chance:
        """The chances of a horse as parts of all races, from 0 to 1; all 0 before the first.

        Over the seven horses wins, places and shows come to 1 each, and so do lasts but in Turf,
        where nobody comes last.
        """
        lane, races = HORSES.index(horse), self.races or 1
        win, place, show = (row[lane] / races for row in self._first)
        home = self.field.finished
        last = self._last[lane] / races
        return Chance(win, place, show, last, self.races, len(home), lane in home)
