"""The arena's command line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any

from game import BadTable
from game.arena import report
from game.arena.crowd import Crowd, cores, deals_for
from game.arena.figures import Summary, summary
from game.arena.lineups import LIMIT, RACES, BadMatch, Match, ladder, levels_known, match

INTERRUPTED = 130
LEVELS = ("sharp", "keen", "casual")

EXAMPLES = """examples:
  python -m game.arena family --levels keen casual --seats 4 --games 2000
  python -m game.arena board --levels sharp "keen bluffer" casual random --option edition=second
  python -m game.arena family board --levels sharp keen --seats 2 3 4 5 --markdown
  python -m game.arena --ladder --games 10000
"""


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    asked = argparse.ArgumentParser(
        "python -m game.arena",
        description="Computer players against each other: win rates, points, money, speed.",
        epilog=f"{EXAMPLES}\nlevels: {', '.join(levels_known())}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = asked.add_argument
    add("titles", nargs="*", metavar="title", help="family, board or party (default: family)")
    add("--levels", nargs="+", metavar="LEVEL", help="who plays, spread evenly over the seats")
    add("--ladder", action="store_true", help="each level against the next one down")
    add("--seats", nargs="+", type=int, metavar="N", help="default: 4; with --ladder 2 3 4 5")
    add("--games", type=int, default=200, metavar="N", help="a match, rounded up to whole deals")
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="of the game's table")
    add("--deck", metavar="FILE", help="own cards: a file from the page's card workshop")
    add("--races", type=int, default=RACES, help=f"how long a party is (default: {RACES})")
    add("--seed", type=int, default=1, help="of the deals and the players (default: 1)")
    add("--jobs", type=int, default=cores(), metavar="N", help="processes (default: all cores)")
    add("--limit", type=int, default=LIMIT, help=f"answers until a game is left (default: {LIMIT})")
    add("--saves", default="arena-failures", metavar="FOLDER", help="for games that fail")
    form = asked.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="all figures as JSON")
    form.add_argument("--markdown", action="store_true", help="tables in Markdown")
    return asked


def matches(asked: argparse.Namespace) -> list[Match]:
    """The matches that are asked for; BadMatch or BadTable where one cannot be."""
    options = dict(pair_of(text) for text in asked.option)
    more = {"seed": asked.seed, "races": asked.races, "limit": asked.limit, "saves": asked.saves}
    more["deck"] = deck_in(asked.deck) if asked.deck else None
    if min(asked.games, asked.jobs, asked.races, asked.limit) < 1:
        raise BadMatch("Games, jobs, races and the limit begin at 1.")
    if asked.ladder:
        titles, seats = asked.titles or ["family", "board"], asked.seats or [2, 3, 4, 5]
        return list(ladder(titles, seats, options, **more))
    titles, seats = asked.titles or ["family"], asked.seats or [4]
    usual = [level for level in LEVELS if level in levels_known()]
    levels = asked.levels or usual
    return [match(title, levels, count, options, **more) for title, count in product(titles, seats)]


def deck_in(file: str) -> Any:
    """The first deck in a file from the workshop: the JSON on its line; BadMatch without one."""
    try:
        text = Path(file).read_text(encoding="utf-8")
        return json.loads(text[text.find("{") :].partition("\n")[0])
    except OSError as wrong:
        raise BadMatch(f"There is no deck to be read in {file}: {wrong.strerror}.") from None
    except ValueError:
        raise BadMatch(f"There is no deck to be read in {file}: no line of it is one.") from None


def pair_of(text: str) -> tuple[str, str]:
    """`edition=second` as a pair."""
    key, is_pair, value = text.partition("=")
    if not is_pair:
        raise BadMatch(f"An option is written KEY=VALUE, for instance edition=second, not {text}.")
    return key.strip(), value.strip()


def progress(label: str, total: int) -> Callable[[int], None]:
    """A line about how far it is, for a person who looks on."""
    if not sys.stderr.isatty():
        return lambda _done: None

    def tell(done: int) -> None:
        end = "\n" if done >= total else ""
        print(f"\r{label}: {done:,} of {total:,} games", end=end, file=sys.stderr, flush=True)

    return tell


def watch() -> Callable[[], float]:
    """Seconds since now."""
    start = perf_counter()
    return lambda: perf_counter() - start


def played(crowd: Crowd, one: Match, games: int) -> Summary:
    """Play a match of at least so many games, and say on the side when it is done."""
    deals = deals_for(one, games)
    label = f"{one.title} {one.seats} {' v '.join(one.levels)}"
    tell = progress(label, deals * len(one.ways))
    seconds = watch()
    told = summary(one, crowd.play(one, deals, tell), seconds)
    print(f"{label}: {report.percent(told.lines[0].wins)} %", file=sys.stderr, flush=True)
    return told


def all_played(wanted: Sequence[Match], games: int, jobs: int) -> tuple[list[Summary], bool]:
    """Match after match, and whether that was all of them: who stops early keeps what is done."""
    told: list[Summary] = []
    try:
        with Crowd(jobs) as crowd:
            for one in wanted:
                told.append(played(crowd, one, games))
    except KeyboardInterrupt:
        print(f"arena: stopped after {len(told)} of {len(wanted)} matches", file=sys.stderr)
        return told, False
    return told, True


def main(words: Sequence[str] | None = None) -> int:
    """Play what is asked for and print it; 0, 1 where a game failed, 2 for nonsense."""
    asked = parser().parse_args(words)
    try:
        wanted = matches(asked)
    except (BadMatch, BadTable) as wrong:
        print(f"arena: {wrong}", file=sys.stderr)
        return 2
    told, is_whole = all_played(wanted, asked.games, asked.jobs)
    if asked.json:
        print(json.dumps([report.as_data(one) for one in told], indent=2))
    elif told:
        print(report.text_of(told, asked.jobs, asked.markdown))
    if not is_whole:
        return INTERRUPTED
    return 1 if any(one.has_failed for one in told) else 0
