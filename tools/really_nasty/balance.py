"""What arena games say of the odds table: `python -m tools.really_nasty.balance`.

A cell is a lane and a grade. What it returns is told of £100 on every start from it, by whoever.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from game import Table
from game.arena import Crowd, match
from game.arena.crowd import cores, deals_for
from game.arena.lineups import levels_known
from game.arena.report import markdown
from game.really_nasty.cards import GRADES, TABLES, odds_of
from game.really_nasty.course import LANES
from game.really_nasty.titles import REALLY_NASTY

RACES, SEATS = 20_000, 6
MOST, LEAST = 110.0, 70.0
"""No cell is to return more or less of £100 staked."""

Row = Sequence[str]
Place = tuple[int, int]


class Ran(NamedTuple):
    """Of one race: lane and grade of every horse, and of the winner, None where nobody has won."""

    cells: tuple[Place, ...]
    winner: Place | None


class Cell(NamedTuple):
    """How often horses have started from a lane at a grade, and how often they have won."""

    starts: int
    wins: int

    @property
    def share(self) -> float:
        """The part of its starts that it has won."""
        return self.wins / max(1, self.starts)

    @property
    def error(self) -> float:
        """The standard error of that part."""
        return sqrt(self.share * (1 - self.share) / max(1, self.starts))


def note(table: Table) -> tuple[Ran, ...]:
    """Every race of a finished meeting."""
    races: list[Ran] = []
    cells: dict[int, Place] = {}
    for kind, _, facts in table.events:
        if kind == "race":
            cells = {}
        elif kind == "on the board":
            cells[facts["seat"]] = (facts["lane"], facts["grade"])
        elif kind == "slips opened":
            races.append(Ran(tuple(cells.values()), None))
        elif kind == "prize" and facts["place"] == 1:
            races[-1] = races[-1]._replace(winner=cells[facts["seat"]])
    return tuple(races)


def counted(races: Iterable[Ran]) -> Mapping[Place, Cell]:
    """Starts and wins of every cell."""
    starts, wins = Counter[Place](), Counter[Place]()
    for race in races:
        starts.update(race.cells)
        if race.winner is not None:
            wins[race.winner] += 1
    places = [(lane, grade) for lane in LANES for grade in GRADES]
    return {place: Cell(starts[place], wins[place]) for place in places}


def cell_rows(cells: Mapping[Place, Cell], name: str) -> list[Row]:
    """A row a cell: starts, wins, what it would pay if it were fair, what it pays and returns."""
    rows: list[Row] = []
    for (lane, grade), cell in cells.items():
        odds = odds_of(name, lane, grade)
        back = 100 * cell.share * (odds + 1)
        give = 100 * cell.error * (odds + 1)
        fair = f"{1 / cell.share - 1:.1f}" if cell.wins else "-"
        rows.append(
            (
                f"lane {lane}, grade {grade}",
                f"{cell.starts:,}",
                f"{100 * cell.share:.1f} ± {100 * cell.error:.1f}",
                fair,
                str(odds),
                f"{back:.0f} ± {give:.0f}",
                "within" if LEAST <= back <= MOST else "OUTSIDE",
            )
        )
    return rows


def grid(cells: Mapping[Place, Cell], name: str) -> list[Row]:
    """What a cell returns, lanes down and grades across."""
    rows: list[Row] = []
    for lane in LANES:
        backs = [cells[lane, grade].share * (odds_of(name, lane, grade) + 1) for grade in GRADES]
        rows.append((f"lane {lane}", *(f"{100 * back:.0f}" for back in backs)))
    return rows


def margin(races: Sequence[Ran], name: str) -> float:
    """What £100 would return on average if every cell of a field returned the same.

    Of a field whose horses are backed so that each pays the same, the stakes are in proportion to
    1 / (odds + 1): the bookmaker pays out 100 over the sum of that.
    """
    books = [sum(1 / (odds_of(name, *cell) + 1) for cell in race.cells) for race in races]
    return 100 / (sum(books) / max(1, len(books)))


def page(races: Sequence[Ran], level: str, seats: int) -> str:
    """All tables."""
    cells = counted(races)
    unwon = sum(race.winner is None for race in races)
    parts = [
        f"{len(races):,} races of {seats} {level} players by the table “fair”; "
        f"nobody won {unwon:,} of them. Of other tables it is told what the same wins would pay.",
    ]
    head = ("cell", "starts", "wins, %", "fair", "pays", "returns of 100", "")
    for name in TABLES:
        parts.append(f"Table “{name}”: evenly backed, a field returns {margin(races, name):.0f}.")
        parts.append(markdown([head, *cell_rows(cells, name)]))
        parts.append(markdown([("returns", *map(str, GRADES)), *grid(cells, name)]))
    return "\n\n".join(parts)


def main() -> None:
    """Play, count, print."""
    asked = argparse.ArgumentParser(
        prog="python -m tools.really_nasty.balance", description=__doc__
    )
    asked.add_argument("--races", type=int, default=RACES)
    asked.add_argument("--seats", type=int, default=SEATS)
    asked.add_argument("--level", default="keen", choices=levels_known())
    asked.add_argument("--seed", type=int, default=1987)
    asked.add_argument("--jobs", type=int, default=cores())
    told = asked.parse_args()
    one = match(REALLY_NASTY.id, [told.level], told.seats, seed=told.seed, note=note)
    with Crowd(told.jobs) as crowd:
        games = crowd.play(one, deals_for(one, -(-told.races // 6)))
        races = [race for game in games if not game.trouble for race in game.note]
    print(page(races, told.level, told.seats))


if __name__ == "__main__":
    main()
