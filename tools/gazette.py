"""Counts how rare each story of the Gazette is: `python -m tools.gazette [--games N] [title …]`.

Computers of mixed levels play so many games of every title that offers stories; every other game
has one seat that counts as a person's. The counts go to web/<box>/gazette/frequencies.py, and those
of the first few games to tests/web/gazette_sample.json, which a test plays again.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from random import Random

from game import TITLES, Table
from game.bots.profiles import LEVELS
from game.bots.runner import next_answer
from web import titles as _titles  # noqa: F401
from web.desk.screen import SCREENS, box_of
from web.rooms.gazette.choice import counts
from web.rooms.gazette.story import Offer, Story, meeting, stories

ROOT = Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "tests" / "web" / "gazette_sample.json"
GAMES, FEW, SLICE = 10_000, 12, 25
MOST_SEATS = 5
RACES = 5
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")


def offer_of(title: str) -> Offer:
    """What a title offers to the Gazette."""
    offer: Offer = import_module(SCREENS[title].gazette).OFFERS[title]
    return offer


def offering() -> list[str]:
    """The titles that offer stories."""
    return [id for id in TITLES if SCREENS[id].gazette]


def played(title: str, number: int) -> Table:
    """The game of this number, to its end: the same number gives the same game."""
    chance = Random(f"{title} {number}")
    seats = [count for count in TITLES[title].seats if count <= MOST_SEATS]
    count = chance.choice(seats)
    bots = {seat: chance.choice(LEVELS) for seat in range(count)}
    people = {number % count} if number % 2 else set()
    table = Table(
        title,
        NAMES[:count],
        dealer=Random(number),
        bots={seat: level for seat, level in bots.items() if seat not in people},
    )
    while (text := next_answer(table, bots, chance, RACES)) is not None:
        table.answer(text)
    return table


def found(table: Table) -> list[Story]:
    """Every story of a game that is over."""
    title = table.title.id
    offer = offer_of(title)
    opens = [kind for kind, moment in SCREENS[title].moments.items() if moment.opens]
    return stories(meeting(table, opens, offer), offer.patterns)


def counted(title: str, numbers: Iterable[int]) -> Mapping[str, int]:
    """In how many of these games each story was found."""
    return counts(found(played(title, number)) for number in numbers)


def summed(parts: Iterable[Mapping[str, int]], kinds: Iterable[str]) -> dict[str, int]:
    """All parts together, a story that was never found as 0."""
    total = dict.fromkeys(kinds, 0)
    for part in parts:
        for kind, count in part.items():
            total[kind] += count
    return total


def slices(games: int) -> Iterator[range]:
    """The numbers of the games, some at a time."""
    return (range(at, min(at + SLICE, games)) for at in range(0, games, SLICE))


HEAD = '''"""How often each story is found. Written by `python -m tools.gazette`, not by hand."""

from __future__ import annotations

from collections.abc import Mapping

'''


def path_of(title: str) -> Path:
    """Where the counts of a title's box are written."""
    return ROOT / "web" / box_of(title).id.replace("-", "_") / "gazette" / "frequencies.py"


def written(table: Mapping[str, tuple[int, Mapping[str, int]]]) -> str:
    """The table as a module."""
    lines = [f"{HEAD}COUNTED: Mapping[str, tuple[int, Mapping[str, int]]] = {{"]
    for title, (games, found_in) in table.items():
        lines.append(f'    "{title}": ({games}, {{')
        lines += [f'        "{kind}": {count},' for kind, count in found_in.items()]
        lines.append("    }),")
    return "\n".join(
        [
            *lines,
            "}",
            '"""For each title the games that were played, and in how many a story was found."""',
            "",
        ]
    )


def main() -> None:
    """Play, count, write."""
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("--games", type=int, default=GAMES)
    wish.add_argument("titles", nargs="*", help="only these; the counts of others stay")
    asked = wish.parse_args()
    games, table = asked.games, {title: offer_of(title).counted for title in offering()}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for title in asked.titles or offering():
            kinds = [kind for kind, _, _ in offer_of(title).patterns]
            work = list(slices(games))
            parts = pool.map(counted, [title] * len(work), work)
            table[title] = (games, summed(parts, kinds))
            print(
                title, {kind: f"{n / games:.2%}" for kind, n in table[title][1].items()}, flush=True
            )
    for path in {path_of(title): None for title in asked.titles or table}:
        own = {title: counts for title, counts in table.items() if path_of(title) == path}
        path.write_text(written(own), encoding="utf-8")
    sample = {title: counted(title, range(FEW)) for title in table}
    SAMPLE.write_text(json.dumps(sample, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
