"""The states of what a party is told that are photographed: payoffs, podium, and paper."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game import Table
from tools.horse_fever.hosting import host
from web import taps
from web.acts import playing, stage
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk

PARTY = "horse-fever/party"
FIRST = (
    "Ann", "Benjamin", "Cat", "Dan", "Eleonora", "Fay", "Gus", "Hildegard", "Ivo", "Jo",
)  # fmt: skip
LAST = ("Astor", "of the Mill", "B.", "Featherstone")
LONG_NAMES = tuple(f"{number:02}{'W' * 38}" for number in range(1, 41))


def names(guests: int) -> tuple[str, ...]:
    """So many different names, some of them long."""
    return tuple([f"{FIRST[n % 10]} {LAST[n // 10]}" for n in range(guests)])


def party(
    guests: int,
    races: int = 3,
    seed: int = 5,
    comings: float = 0.0,
    called: tuple[str, ...] = (),
    **options: str,
) -> Desk:
    """A party at the question after so many races, or over where there are none."""
    rng = Random(seed)
    table = Table(PARTY, called or names(guests), options, rng)
    write = host(races or 5, comings)
    while (ask := table.ask) is not None:
        run = sum(event.kind == "ranking" for event in table.events)
        if races and run == races and ask.what == "next race":
            break
        table.answer(write(table, ask, rng))
    desk = Desk(Shelf(Drawer()), Random(seed))
    playing.lay(desk, desk.shelf.new_id(), table)
    while desk.is_behind or desk.held:
        stage.go_on(desk) if desk.held else stage.skip(desk)
    return desk


def paying(guests: int, races: int = 1, seed: int = 5, **options: str) -> Desk:
    """The payoffs after so many races."""
    desk = party(guests, races, seed, 0.0, (), **options)
    desk.payoffs_open = True
    return desk


def with_slips(guests: int, wish: str = "slips-of guests") -> Desk:
    """The sheet on which slips are made out."""
    desk = party(guests, 1)
    taps.do(desk, "slips")
    taps.do(desk, wish)
    return desk


PARTY_TOLD_STATES: dict[str, Callable[[], Desk]] = {
    "party-payoffs-2": lambda: paying(2),
    "party-payoffs-7": lambda: paying(7, 3, 5, broke="loan", money="1000"),
    "party-payoffs-40": lambda: paying(40, 2, broke="charity", money="1000"),
    "party-slips-40": lambda: with_slips(40),
    "party-slips-blank": lambda: with_slips(2, "slips-of 2"),
    "party-podium-2": lambda: party(2, 0),
    "party-podium-7": lambda: party(7, 0, 2, 0.1, broke="loan", money="1000"),
    "party-podium-40": lambda: party(40, 0, 3, 0.01, broke="loan", money="1000"),
}
