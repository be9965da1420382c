"""The search for the moves with the best end: a sweep for a good one, then all the rest in depth.

Whatever could not end better than the best so far is left out, whatever has been met before too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.winners_circle.chances import LANES, MEAN
from game.winners_circle.hindsight.ends import End, Ends
from game.winners_circle.hindsight.race import OVER, Lanes, Race, State
from game.winners_circle.state import FIRST_THREE

MOST, SLICE = 200_000, 50
"""Choices that are looked at before the search gives up, and how many of them at a time."""

WIDTH = 100
"""The most promising races that the sweep goes on with after each choice."""


class Node(NamedTuple):
    """A race with a choice to be made, after these own moves.

    `promise` is the most that it could still pay, `pull` how well the moves go with rich ends.
    """

    promise: int
    pull: float
    state: State
    roll: int
    moves: Lanes


class Search:
    """The best end so far with the player’s moves that lead there; `is_cut` where it gave up."""

    def __init__(self, race: Race, ends: Ends, start: tuple[State, int], most: int) -> None:
        self.money, self.moves, self.is_cut = -1, Lanes(), False
        self.end: End = (), -1
        self._race, self._ends, self._left = race, ends, most
        self._pulls = ends.pulls()
        self._root = Node(ends.most[(), -1], 0.0, *start, ())

    def steps(self) -> Iterator[None]:
        """Search, resting now and then."""
        yield from self._sweep()
        yield from self._dig()

    def _sweep(self) -> Iterator[None]:
        """After each choice go on with the best races only."""
        row = [self._root]
        while row:
            found: dict[State, Node] = {}
            for count, node in enumerate(row, 1):
                for after in self._afters(node):
                    known = found.get(after.state)
                    if known is None or known.pull < after.pull:
                        found[after.state] = after
                if not count % SLICE:
                    yield
            row = sorted(found.values(), reverse=True)[:WIDTH]

    def _dig(self) -> Iterator[None]:
        """Go through all that could be better, the best first."""
        seen: set[bytes] = set()
        open = [self._root]
        while open and self._left:
            node = open.pop()
            if node.promise <= self.money or (told := spelt(node.state)) in seen:
                continue
            seen.add(told)
            open += sorted(self._afters(node))
            self._left -= 1
            if not self._left % SLICE:
                yield
        self.is_cut = any(node.promise > self.money for node in open)

    def _afters(self, node: Node) -> list[Node]:
        """The race after each own move, where it could end better than the best end so far.

        A race that is over is noted if it did.
        """
        race, ends, pulls = self._race, self._ends, self._pulls
        _, pull, state, roll, moves = node
        race.roll_to(roll + len(race.rows))
        at, resting, run, found = state[0], state[1], race.runs[roll], []
        for lane in LANES:
            if resting >> lane & 1:
                continue
            after, then = race.after(state, roll, lane)
            over, pace = after[2], after[3]
            if len(over) == FIRST_THREE:
                self._note((over, pace), (*moves, lane))
            elif (promise := ends.most[over, pace]) > self.money:
                now = after[0][lane]
                spaces = run[lane] if now == OVER else now - at[lane]
                more = pull + pulls[lane] * (spaces - MEAN)
                found.append(Node(promise, more, after, then, (*moves, lane)))
        return found

    def _note(self, end: End, moves: Lanes) -> None:
        money = self._ends.best[end].money
        if money > self.money:
            self.money, self.end, self.moves = money, end, moves


def spelt(state: State) -> bytes:
    """A state in few bytes."""
    at, resting, over, pace = state
    return bytes((*at, resting, pace + 1, *over))
