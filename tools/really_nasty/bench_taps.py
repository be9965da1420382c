"""How many taps and seconds a race of the nasty meeting takes, by the page's own clock.

People tap only where nothing goes on by itself, run the way that leaves the fewest lengths, and now
and then throw a card. A tap takes them `THINKS` seconds; everything else lasts what the page says.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from random import Random

from game.floor import is_private, options_of
from game.play import ANYBODY, Ask
from game.really_nasty.course import NAME, SPOTS, left_of, place_of
from tools.bench.rows import Row
from tools.really_nasty.states import meeting
from tools.staging import leads_on, pick
from web import taps
from web.acts import clock, confirm
from web.desk.state import Desk
from web.really_nasty.state import Hand, seen

THINKS = 2.0
THROWS = 0.05
"""How likely somebody who could throw a card does, at each chance."""

RACES = 20
MOST_TAPS, MOST_MINUTES = 45, 10
"""In the middle of many races."""

TABLES = {"four people": (4, 0), "one against three": (4, 3)}


class Race:
    """One race at a table: what has been tapped, and how long it has taken."""

    def __init__(self, players: int, bots: int, seed: int, throws: float = THROWS) -> None:
        self.rng, self.throws = Random(seed), throws
        self.desk = meeting(players, bots, seed)
        self.now, self.taps, self.seconds = 0, 0, 0.0
        self.kinds: dict[str, int] = {}
        self.desk.shelf.now = lambda: self.now
        self.offered = -1

    def pass_time(self, milliseconds: float) -> None:
        """So long is looked at, or thought."""
        self.now += round(milliseconds)
        self.seconds += milliseconds / 1000

    def tap(self, kind: str) -> None:
        """A person taps."""
        self.taps += 1
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        self.pass_time(THINKS * 1000)

    def run(self) -> Race:
        """From the first roll to the end of the race."""
        rng = Random(1)
        while self.desk.ask is None or self.desk.ask.what != "before the roll":
            if not leads_on(self.desk):
                assert self.desk.ask is not None
                confirm.give(self.desk, pick(self.desk.ask, rng))
                if confirm.on_button(self.desk) is not None:
                    taps.do(self.desk, "do-it")
        for _ in range(20_000):
            if self.desk.finish:
                return self
            self.step()
        raise AssertionError("the race never ended")

    def step(self) -> None:
        """The next thing that happens, by a tap or by itself."""
        desk, ask = self.desk, self.desk.ask
        if desk.curtain is not None:
            taps.do(desk, "unveil")
            self.tap("curtain")
        elif desk.speaking is None and self.throws and self.wants_to_throw():
            self.throw()
        elif (wait := clock.next_tick(desk)) is not None:
            self.pass_time(wait)
            clock.tick(desk)
        else:
            assert ask is not None
            text = best(desk, ask)
            self.tap(ask.what)
            confirm.give(desk, text)
            if confirm.on_button(desk) is not None:
                taps.do(desk, "do-it")
                self.tap("again")

    def wants_to_throw(self) -> bool:
        """Whether somebody throws a card at this moment; each moment is thought of once."""
        desk = self.desk
        if desk.table is None or desk.ask is None or desk.ask.who != ANYBODY:
            return False
        if not is_private(desk.table.ask or desk.ask):
            return False
        here = len(desk.table.answers)
        if here == self.offered:
            return False
        self.offered = here
        return self.rng.random() < self.throws and bool(self.throwers())

    def throwers(self) -> list[int]:
        """The people who could throw a card now."""
        ask = self.desk.table and self.desk.table.ask
        return [seat for seat in self.desk.people if ask and options_of(ask, seat)]

    def throw(self) -> None:
        """Somebody speaks up, takes the tablet, picks a card and its victim."""
        desk = self.desk
        assert desk.at.table.ask is not None
        seat = self.rng.choice(self.throwers())
        text = self.rng.choice(list(options_of(desk.at.table.ask, seat)))
        taps.do(desk, f"speak {seat}")
        self.tap("speak")
        if desk.curtain is not None:
            taps.do(desk, "unveil")
            self.tap("curtain")
        self.tap("card")
        desk.own(Hand).card = 0
        confirm.give(desk, text)
        self.tap("victim")
        if confirm.on_button(desk) is not None:
            taps.do(desk, "do-it")
            self.tap("again")


def best(desk: Desk, ask: Ask) -> str:
    """What a person would answer: play goes on, the horse goes as far as it can, and doubles."""
    if ask.who == ANYBODY:
        assert desk.at.table.ask is not None
        return options_of(desk.at.table.ask, None)[0]
    at = seen(desk.at.table.view(None)).horses[ask.who].at
    names = [text for text in ask.options if text in NAME or text == "line"]
    if not names:
        return ask.options[0]
    return min(names, key=lambda text: to_run(text, at))


def to_run(text: str, near: int) -> int:
    """Lengths left from a space; 0 over the line."""
    there = None if text == "line" else place_of(text, near)
    return left_of(there) if there in SPOTS and there is not None else 0


def taps_a_race() -> Iterator[Row]:
    """Taps and minutes of a race with four people, and with one against three computers."""
    for name, (players, bots) in TABLES.items():
        runs = [Race(players, bots, seed).run() for seed in range(RACES)]
        for what, goal, found in (
            ("taps", MOST_TAPS, [float(run.taps) for run in runs]),
            ("minutes", MOST_MINUTES, [run.seconds / 60 for run in runs]),
        ):
            middle, most = statistics.median(found), max(found)
            yield (
                f"a nasty race, {name}: {what}",
                f"{middle:.3g} ({min(found):.3g} to {most:.3g})",
                f"at most {goal}: {'met' if middle <= goal else 'MISSED'}",
            )
