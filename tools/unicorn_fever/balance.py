"""What arena games say of tokens, contracts and lanes: `python -m tools.unicorn_fever.balance`.

Tokens and lanes are counted over whole games. What a contract is worth is told by twins: the same
deals, in which one seat has it from the start or has not. So it is told for all races of a game,
its price not taken off: whoever signs it later has less of it.

Twins part as soon as one answers otherwise, and then their glory differs by luck as well: by some
six a deal, where the contracts in the middle add two. So beside how many times the median a
contract is worth stands how far that may be wrong, and whoever mends a row by one seed should judge
it by another: of forty estimates the highest are those that had luck.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from math import inf
from multiprocessing import get_context
from random import Random
from statistics import median
from typing import NamedTuple

from game import Table
from game.arena import Crowd, Match, Played, estimate, match
from game.arena.chance import Chance
from game.arena.crowd import cores, deals_for
from game.arena.lineups import levels_known, names
from game.arena.playing import run
from game.arena.report import around, markdown
from game.unicorn_fever.contracts import CLANS, CONTRACTS, DECKS, RULES
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.titles import UNICORN_FEVER
from game.unicorn_fever.tokens import stacks_for

SEATS = 4
LAST_MOST, LAST_LEAST, TIMES, FAIR_MOST = 40.0, 2.0, 2.0, 19.0
"""What is asked for: of 100 races a token is taken last in 2 to 40; no contract is worth more than
twice the median; no lane wins more than 19 of 100 races at equal odds."""

DRAWS = 1000
"""How often the deals are drawn anew to tell how far a figure may be wrong."""

TOKENS = tuple(
    f"{stack} {letter}" for stack, left in stacks_for(SEATS, RULES).items() for letter in left
)
PAIRS = tuple(combinations(CLANS, 2))

Row = Sequence[str]
Told = Mapping[str, tuple[float, float]]
"""By contract: what it added to the glory of a seat, and to its part of the win in percent."""


class Noted(NamedTuple):
    """Of one game: the tokens race by race in the order in which they were taken, printed spaces
    without a letter; and race by race the row of odds of each lane and the winner."""

    taken: tuple[tuple[str, ...], ...]
    races: tuple[tuple[Mapping[str, int], str], ...]


def note(table: Table) -> Noted:
    """Everything that is counted, from the events of a finished table."""
    taken: list[tuple[str, ...]] = []
    races: list[tuple[Mapping[str, int], str]] = []
    odds: dict[str, int] = {}
    for event in table.events:
        facts = event.facts
        match event.kind:
            case "round":
                taken.append(())
            case "token taken":
                taken[-1] += (f"{facts['stack']} {facts['letter']}".strip(),)
            case "odds set":
                odds = dict(facts["odds"])
            case "new odds":
                odds = dict(facts["after"])
            case "odds shifted":
                odds[facts["horse"]] = facts["after"]
            case "ranking":
                races.append((dict(odds), facts["ranking"][0]))
    return Noted(tuple(taken), tuple(races))


def token_rows(games: Iterable[Played]) -> list[Row]:
    """A row a token: in how many of 100 races it is taken, is the first one, is the last one."""
    races = [order for game in games for order in game.note.taken]
    count = len(races)
    ever, first, last = Counter[str](), Counter[str](), Counter[str]()
    for order in races:
        told = [token for token in order if token in TOKENS]
        ever.update(told)
        first.update(told[:1])
        last.update(told[-1:])
    rows: list[Row] = []
    for token in TOKENS:
        shares = [100 * counts[token] / count for counts in (ever, first, last)]
        fine = shares[0] > LAST_LEAST and shares[2] <= LAST_MOST
        rows.append((token, *(f"{share:.1f}" for share in shares), verdict(fine)))
    return rows


def verdict(fine: bool) -> str:
    """How a row ends."""
    return "within" if fine else "OUTSIDE"


def lane_rows(games: Iterable[Played]) -> list[Row]:
    """A row a lane: its wins, and what they were if all stood on every row of odds as often.

    Each win is held against the part of the wins that its row has over all lanes.
    """
    ran, won = Counter[tuple[str, int]](), Counter[tuple[str, int]]()
    for game in games:
        for odds, winner in game.note.races:
            ran.update(odds.items())
            won[winner, odds[winner]] += 1
    by_row = {row: rate(won, ran, [(lane, row) for lane in LANES]) for row in range(1, 7)}
    rows: list[Row] = []
    for lane in LANES:
        places = [(lane, row) for row in by_row]
        wins = sum(won[place] for place in places)
        usual = sum(ran[lane, row] * share for row, share in by_row.items())
        fair = 100 / len(LANES) * wins / usual if usual else 0.0
        whole = 100 * wins / max(1, sum(ran[place] for place in places))
        rows.append((lane, f"{whole:.1f}", f"{fair:.1f}", verdict(fair <= FAIR_MOST)))
    return rows


def rate(
    won: Counter[tuple[str, int]], ran: Counter[tuple[str, int]], places: Iterable[tuple[str, int]]
) -> float:
    """The part of the races from these places that were won."""
    chosen = list(places)
    return sum(won[place] for place in chosen) / max(1, sum(ran[place] for place in chosen))


class Twins(NamedTuple):
    """How twins are played: the level in every seat, and the seed of the deals."""

    level: str
    seed: int


def glory(plan: Twins, deal: int, clan: str, contract: str) -> tuple[int, float]:
    """The glory of one seat, and its part of the win, with a contract from the start or "".

    The contract's clan is not in play besides, so that nobody finds it a second time.
    """
    others = [pair for pair in PAIRS if clan not in pair]
    options = {"clans": " and ".join(others[deal % len(others)])}
    table = Table(
        UNICORN_FEVER.id, names(SEATS), options, bots=dict.fromkeys(range(SEATS), plan.level)
    )
    seat = deal % SEATS
    if contract:
        player = table.game.players[seat]
        player.sign(contract)
        player.gold += CONTRACTS[contract].powers.get("signed_gold", 0)
    one = match(UNICORN_FEVER.id, [plan.level], SEATS, options, seed=plan.seed)
    trouble = run(table, one, Chance(plan.seed, deal), Random(f"{plan.seed} {deal}"))
    if trouble:
        raise RuntimeError(trouble)
    (mine,) = [it for it in table.result.standings if it.seat == seat]
    winners = table.result.winners
    return mine.glory, (seat in winners) / len(winners)


def twins(plan: Twins, deal: int) -> Told:
    """What each contract adds to the glory and to the win of a seat, in one deal."""
    bare = {clan: glory(plan, deal, clan, "") for clan in CLANS}
    found = {}
    for id in DECKS[RULES]:
        clan = CONTRACTS[id].clan
        got, share = glory(plan, deal, clan, id)
        had, part = bare[clan]
        found[id] = (float(got - had), 100 * (share - part))
    return found


def spread(work: Callable[[int], Told], deals: int, jobs: int) -> list[Told]:
    """Every deal, in order, on so many processes."""
    if jobs == 1:
        return [work(deal) for deal in range(deals)]
    # Spawned as the arena's are: a fork of a process with threads may hang.
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        return list(pool.map(work, range(deals), chunksize=2))


class Times(NamedTuple):
    """How many times the median a contract is worth, and the ends of the 95 percent interval."""

    mean: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """Whether it is within; with a question mark where the interval holds both."""
        if self.low <= TIMES < self.high:
            return f"{verdict(self.mean <= TIMES)}?"
        return verdict(self.high <= TIMES)


def of_the_median(told: Sequence[Told], draws: int = DRAWS) -> dict[str, Times]:
    """How many times the median each contract is worth, with intervals from deals drawn anew.

    The median moves with the same luck as the contracts, so whole deals are drawn: as many as there
    are, with repetition, time and again; 95 of 100 such draws lie in the interval.
    """
    worths = {id: [deal[id][0] for deal in told] for id in told[0]}
    every, rng = range(len(told)), Random(DRAWS)

    def ratios(chosen: Sequence[int]) -> dict[str, float]:
        sums = {id: sum([of[deal] for deal in chosen]) for id, of in worths.items()}
        middle = median(sums.values())
        return {id: total / middle if middle > 0 else inf for id, total in sums.items()}

    drawn = [ratios(rng.choices(every, k=len(told))) for _ in range(draws)]
    off = round(draws * 0.025)
    found = {}
    for id, mean in ratios(every).items():
        ranked = sorted([one[id] for one in drawn])
        found[id] = Times(mean, ranked[off], ranked[-1 - off])
    return found


def contract_rows(told: Sequence[Told]) -> list[Row]:
    """A row a contract, the one that is worth most first."""
    times = of_the_median(told)
    rows: list[Row] = []
    for id, its in sorted(times.items(), key=lambda pair: -pair[1].mean):
        worth, wins = (estimate([deal[id][part] for deal in told]) for part in (0, 1))
        around_it = f"{its.mean:.2f} ({its.low:.2f} to {its.high:.2f})"
        name = f"{id} {CONTRACTS[id].name}"
        rows.append((name, around(worth), around_it, around(wins, 0), its.verdict))
    return rows


def page(level: str, games: Sequence[Played], told: Sequence[Told]) -> str:
    """The tables that there are games for."""
    parts = []
    if games:
        races = sum(len(game.note.races) for game in games)
        parts += [
            f"{len(games):,} games of {SEATS} {level} players, {races:,} races.",
            markdown([("token", "taken, % of races", "first", "last", ""), *token_rows(games)]),
            markdown([("lane", "wins, %", "at equal odds", ""), *lane_rows(games)]),
        ]
    if told:
        head = ("contract from the start", "glory more", "of the median", "wins more, %", "")
        parts += [f"{len(told):,} deals of twins.", markdown([head, *contract_rows(told)])]
    return "\n\n".join(parts)


def main() -> None:
    """Play, count, print."""
    asked = argparse.ArgumentParser(
        prog="python -m tools.unicorn_fever.balance", description=__doc__
    )
    asked.add_argument("--games", type=int, default=10_000, help="for tokens and lanes")
    asked.add_argument(
        "--twins", type=int, default=223, help="deals for contracts; 45 games each, 10,035 in all"
    )
    asked.add_argument("--level", default="keen", choices=levels_known())
    asked.add_argument("--seed", type=int, default=2020)
    asked.add_argument("--jobs", type=int, default=cores())
    told = asked.parse_args()
    one: Match = match(UNICORN_FEVER.id, [told.level], SEATS, seed=told.seed, note=note)
    games: list[Played] = []
    if told.games:
        with Crowd(told.jobs) as crowd:
            played = crowd.play(one, deals_for(one, told.games))
            games = [game for game in played if not game.trouble]
    pairs = spread(partial(twins, Twins(told.level, told.seed)), told.twins, told.jobs)
    print(page(told.level, games, pairs))


if __name__ == "__main__":
    main()
