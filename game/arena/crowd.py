"""All cores at work: deals in handfuls, handed back in order, so figures do not depend on it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from math import ceil
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from types import TracebackType

from game.arena.lineups import Match
from game.arena.playing import Played, play_deals

HANDFULS = 16
MOST = 100
"""How many pieces a job is cut into, and how many games one holds at most: so none waits long."""


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def deals_for(match: Match, games: int) -> int:
    """How many deals make at least so many games, each being played in every seating."""
    return max(1, ceil(games / len(match.ways)))


class Crowd:
    """So many processes that play; one alone plays in this very process."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        # Spawned, since a fork of a process with threads may hang; deaf to Ctrl-C, which the one
        # that started them hears.
        context = get_context("spawn")
        self._pool: Executor | None = (
            ProcessPoolExecutor(jobs, context, signal, (SIGINT, SIG_IGN)) if jobs > 1 else None
        )

    def __enter__(self) -> Crowd:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def play(
        self, match: Match, deals: int, tell: Callable[[int], None] = lambda _: None
    ) -> Iterator[Played]:
        """All games of the deals 0, 1, 2 and so on, in order; `tell` hears how many are played."""
        size = max(1, min(MOST // len(match.ways), deals // (self.jobs * HANDFULS)))
        handfuls = [range(at, min(at + size, deals)) for at in range(0, deals, size)]
        work = partial(play_deals, match)
        done = 0
        for games in (map if self._pool is None else self._pool.map)(work, handfuls):
            done += len(games)
            tell(done)
            yield from games
