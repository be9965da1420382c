"""How a game of a title ends, in one record: podium, big screen, paper and Gazette follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game import Table
from web import html as h
from web.desk.state import Desk
from web.frame.podium import PIECES, STEPS, Step, podium, steps, verdict
from web.frame.standings import Column, Result, Standing, breakdown, ordinal
from web.parts.pieces import charm
from web.racing.paying import confetti

S = TypeVar("S", bound=Standing)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending(Generic[S]):
    """What a title says of the end of a game.

    `ended` gives its result. `settled` says what decided, `why` in one sentence what put the winner
    ahead ("" for nothing), `has` what a player has in the end, for the steps. `stands` draws what
    stands behind each of the first three. `columns` are those of the sheet of standings, which is
    called `label`. For paper: who came in at each of the `races`, or how long the game was
    `played` where there were none, and the `judge` who signs. `picture` stands below the steps: how
    the table looked in the end.
    """

    ended: Callable[[Table], Result[S]]
    settled: Callable[[Table], str]
    why: Callable[[Table], str] = lambda _table: ""
    has: Callable[[S], str]
    stands: Callable[[Table, Sequence[S]], Sequence[h.Node]]
    label: Callable[[], str]
    columns: Callable[[Table], Sequence[Column[S]]]
    races: Callable[[Table], Sequence[Sequence[str]]] = lambda _table: ()
    played: Callable[[Table], str] = lambda _table: ""
    judge: Callable[[], str] = lambda: ""
    picture: Callable[[Desk], h.Node] = lambda _desk: None

    def steps(self, table: Table) -> list[Step]:
        """The first three, each with what stands behind them."""
        first = self.ended(table).standings[:STEPS]
        return [
            Step(one.seat, one.place, table.names[one.seat], self.has(one), drawn)
            for one, drawn in zip(first, self.stands(table, first), strict=True)
        ]

    def podium(self, desk: Desk) -> h.Element:
        """The screen at the end of a game."""
        table = desk.at.table
        result = self.ended(table)
        return podium(
            desk,
            result,
            self.settled(table),
            self.why(table),
            self.steps(table),
            [
                self.picture(desk),
                breakdown(self.label(), result.standings, table.names, self.columns(table)),
            ],
        )

    def big_podium(self, table: Table) -> h.Element:
        """The same on the big screen: the first three, all others below with what they have."""
        result = self.ended(table)
        return h.div(".big-podium")[
            h.div(".rays", aria_hidden="true"),
            h.div(".paper-in-the-air")[confetti(PIECES)],
            h.h2[verdict(result, table.names)],
            steps(table, self.steps(table)),
            h.ol(".big-others")[
                (
                    h.li[
                        charm(one.seat), ordinal(one), f" {table.names[one.seat]} ",
                        h.b[self.has(one)],
                    ]
                    for one in result.standings[STEPS:]
                )
            ],
        ]  # fmt: skip
