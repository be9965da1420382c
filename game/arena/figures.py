"""What games add up to: means with 95 percent intervals, level by level."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from game.arena.lineups import Match
from game.arena.playing import NOT_ENDED, Played

Z = 1.959964
"""Half the width of a 95 percent interval, in standard errors."""


class Estimate(NamedTuple):
    """A mean and half the width of its 95 percent interval."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        """The lower end."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mean + self.half


class Line(NamedTuple):
    """One level in a match: its part of the wins (0 to 1) beside the part of the seats it had.

    `vp` and `money` (Danari) are means a seat at the end; `origins` tells where the points of one
    seat came from, on average.
    """

    level: str
    wins: Estimate
    even: float
    vp: Estimate
    money: Estimate
    origins: Mapping[str, float]


class Summary(NamedTuple):
    """A whole match in figures; `troubles` tells (what, where it is saved) of games that failed.

    A deal with such a game is left out of the lines.
    """

    match: Match
    games: int
    deals: int
    seconds: float
    answers: float
    most_answers: int
    troubles: tuple[tuple[str, str], ...]
    lines: tuple[Line, ...]

    @property
    def has_failed(self) -> bool:
        """Whether anything went wrong; a game that was left at the limit may be sound."""
        return len(self.troubles) > self.count(NOT_ENDED)

    def count(self, kind: str) -> int:
        """How many games went one way: illegal, stuck or broken; or were left, not ended."""
        return sum(what.startswith(kind) for what, _ in self.troubles)


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, and half of its interval: 1.96 standard errors.

    Where all values are alike nothing tells how far they scatter: then three over their number,
    which is how large what was never seen may be.
    """
    count = len(values)
    if not count:
        return Estimate(float("nan"), float("nan"))
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, float("inf"))
    variance = sum([(value - mean) ** 2 for value in values]) / (count - 1)
    if variance < 1e-18:
        return Estimate(mean, 3 / count)
    return Estimate(mean, Z * sqrt(variance / count))


def summary(match: Match, games: Iterable[Played], seconds: Callable[[], float]) -> Summary:
    """The figures of a match. A deal is one value, since its games share their luck."""
    deals: dict[int, list[Played]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(game)
    played = [game for deal in deals.values() for game in deal]
    sound = [deal for deal in deals.values() if not any(game.trouble for game in deal)]
    answers = [game.answers for game in played]
    return Summary(
        match, len(played), len(deals), seconds(), sum(answers) / len(answers), max(answers),
        tuple([(game.trouble, game.save) for game in played if game.trouble]),
        tuple([line(level, match, sound) for level in match.levels]),
    )  # fmt: skip


def line(level: str, match: Match, deals: Sequence[Sequence[Played]]) -> Line:
    """How one level did over all deals."""
    seated = sum(way.count(level) for way in match.ways)
    return Line(
        level,
        estimate([total(level, deal, lambda game: game.shares) / len(deal) for deal in deals]),
        seated / (len(match.ways) * match.seats),
        estimate([total(level, deal, lambda game: game.vp) / seated for deal in deals]),
        estimate([total(level, deal, lambda game: game.money) / seated for deal in deals]),
        origins(level, deals, seated * len(deals)),
    )


def total(level: str, games: Iterable[Played], of: Callable[[Played], Sequence[float]]) -> float:
    """What all seats of one level have together."""
    return sum(
        [
            value
            for game in games
            for seated, value in zip(game.levels, of(game), strict=True)
            if seated == level
        ]
    )


def origins(level: str, deals: Iterable[Iterable[Played]], seats: int) -> dict[str, float]:
    """Points a seat by origin, those that bring most first."""
    found: Counter[str] = Counter()
    for deal in deals:
        for game in deal:
            for seated, of in zip(game.levels, game.origins, strict=True):
                if seated == level:
                    found.update(of)
    return {origin: points / seats for origin, points in found.most_common()}
