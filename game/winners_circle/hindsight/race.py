"""A finished race to be run again with other moves of one seat, in lanes and numbers.

The die falls as it fell, roll by roll. The others move what they moved, each its first, second,
third horse; one that has moved already leaves them to choose at a glance (`glanced`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.winners_circle.bots.hindsight import stakes_without
from game.winners_circle.bots.stakes import A_SPACE, AWAY, HELD, Stakes
from game.winners_circle.cards import FACES, HORSES
from game.winners_circle.chances import LANES, MEAN, NEVER
from game.winners_circle.courses import RACERS, Course, stop
from game.winners_circle.state import FIRST_THREE, Game

BACK, OVER = RACERS, 255
"""Spaces are counted from behind the last gate; who is over the line stands where none of them is.

So a state can be told in small numbers, and all ways over the line are one.
"""

ALL = (1 << RACERS) - 1

Lanes = tuple[int, ...]
State = tuple[Lanes, int, Lanes, int]
"""Where each lane stands; a bit for each that may not move; who is over the line; the pace or -1.

A plain tuple, since some hundred thousand are made.
"""


@dataclass(slots=True)
class Race:
    """All of a race that does not hang on what the seat moves.

    `faces` tells the die by roll, `cards` the spaces by face and lane, `runs` those of each roll as
    far as anybody asked; `rows` are what each seat moved in the real race, `stakes` what it goes by
    where it cannot.
    """

    course: Course
    ring: int
    seat: int
    first: int
    faces: Callable[[int], str]
    cards: Sequence[Lanes]
    rows: Sequence[Sequence[int]]
    stakes: Sequence[Stakes]
    runs: list[Lanes] = field(default_factory=list)

    def roll_to(self, roll: int) -> None:
        """Know the spaces of all rolls up to this one."""
        while len(self.runs) <= roll:
            self.runs.append(self.cards[FACES.index(self.faces(len(self.runs)))])

    def start(self, game: Game) -> tuple[State, int]:
        """The race when this seat is to choose for the first time, and at which roll."""
        gates = dict(zip(game.runners, self.course.starts, strict=True))
        self.roll_to(len(self.rows))
        return self.on([gates[horse] + BACK for horse in HORSES], 0, (), -1, 0)

    def after(self, state: State, roll: int, lane: int) -> tuple[State, int]:
        """The race when this seat has moved a lane, and it is its turn again or all is over."""
        at, resting, over, pace = state
        return self.on(list(at), resting, over, pace, roll, lane)

    def on(
        self, at: list[int], resting: int, over: Lanes, pace: int, roll: int, lane: int = -1
    ) -> tuple[State, int]:
        """Move a lane if one is named, then those of the others."""
        course, seats, rows = self.course, len(self.rows), self.rows
        finish, pace_space = course.finish + BACK, (course.pace or NEVER) + BACK
        while True:
            run = self.runs[roll]
            if lane < 0:
                mover = (self.first + roll) % seats
                if mover == self.seat:
                    break
                turn, row = roll // seats, rows[mover]
                lane = row[turn] if turn < len(row) else -1
                if lane < 0 or resting >> lane & 1:
                    lane = self.glanced(mover, run, at, resting, over, pace)
            target = at[lane] + run[lane]
            resting |= 1 << lane
            if target >= finish:
                over = (*over, lane)
                at[lane] = OVER
            else:
                at[lane] = target if course.shares else stop(at[lane], target, at, self.ring)
            if pace < 0 and target >= pace_space:
                pace = lane
            if resting == ALL:
                resting = sum([1 << one for one in over])
            roll += 1
            if len(over) == FIRST_THREE:
                break
            lane = -1
        return (tuple(at), resting, over, pace), roll

    def glanced(
        self, mover: int, run: Lanes, at: Sequence[int], resting: int, over: Lanes, pace: int
    ) -> int:
        """The lane that gains a seat most at a glance, as a keen computer looks at it.

        It knows all chips but those of the seat whose moves are searched: laid otherwise, they
        change what a race pays, and not how it is run.
        """
        course, stakes = self.course, self.stakes[mover]
        worths, prizes = stakes.first[1], stakes.first[len(over)]
        pace_space, found = (course.pace or NEVER) + BACK, (-float("inf"), -1)
        for lane in LANES:
            if resting >> lane & 1:
                continue
            start, worth = at[lane], worths[lane]
            target = start + run[lane]
            if target >= course.finish + BACK:
                gain = prizes[lane] - AWAY * worth
            else:
                target = target if course.shares else stop(start, target, at, self.ring)
                gain = (target - start - MEAN) * worth * A_SPACE
                if pace < 0 and target >= pace_space:
                    gain += stakes.pace[lane] * (1 if stakes.pace_always else HELD)
            found = max(found, (gain, lane))
        return found[1]


def race_of(game: Game, seat: int, faces: Callable[[int], str]) -> Race:
    """The race of a game, to be run again with other moves of this seat."""
    course, seats = game.course, range(len(game.money))
    cards = [course.cards[game.runners[horse]] for horse in HORSES]
    moved = [event.facts for event in game.events if event.kind == "moved"]
    return Race(
        course, game.ring, seat, game.first, faces,
        [tuple([card.spaces(face) for card in cards]) for face in FACES],
        [[HORSES.index(it["horse"]) for it in moved if it["seat"] == one] for one in seats],
        [stakes_without(game, seat, one) for one in seats],
    )  # fmt: skip


def state_of(game: Game) -> State:
    """The race as it stands on a table."""
    gone = {HORSES.index(horse) for horse in (*game.moved, *game.finished)}
    stands = game.positions
    at = tuple([stands[horse] + BACK if horse in stands else OVER for horse in HORSES])
    over = tuple([HORSES.index(horse) for horse in game.finished])
    pace = HORSES.index(game.pace) if game.pace else -1
    return at, sum([1 << lane for lane in gone]), over, pace
