"""Fit what each mark of a horse counts, and write game/horse_fever/bots/ratings_table.py.

`python -m tools.horse_fever.ratings` simulates races over random lanes and fits the ratings so
that the chances they give are those of the races. About five minutes; the numbers differ with the
seed only in the second place behind the point.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.horse_fever.bots.ratings import marks, shares
from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.people import HORSE_CARDS
from game.horse_fever.race import left_over
from game.racing import movement
from game.racing.effects import judge, orders_of
from game.racing.odds import climbed
from game.racing.simulate import LANES, Lane, lane_of, packed, run

TABLE = Path("game/horse_fever/bots/ratings_table.py")
HEAD = '''"""What each mark counts, to win and to show; fitted by tools.horse_fever.ratings."""

from collections.abc import Mapping

RATINGS: Mapping[str, tuple[float, float]] = {
'''
WIN, SHOW = 0, 1
PLACES = (1, 3)


class Sample(NamedTuple):
    """Six lanes by their marks, and how often each won and showed, from 0 to 1."""

    marks: list[list[str]]
    shares: tuple[list[float], list[float]]


def sample(rng: Random, races: int) -> Sample:
    """Random odds, cards and horses of one edition, and races run with them."""
    edition = rng.choice(("first", "second"))
    laid: list[list[str]] = [[] for _ in range(LANES)]
    for card in rng.sample(list(ACTION_CARDS[edition]), rng.choice((0, 2, 4, 6, 8, 10, 12))):
        laid[rng.randrange(LANES)].append(card)
    horses = HORSE_CARDS[edition]
    run_for = rng.sample(list(horses), rng.choice((0, 0, 2, 4)))
    lane_for = dict(zip(rng.sample(range(LANES), len(run_for)), run_for, strict=True))
    rows = rng.sample(range(1, LANES + 1), LANES)
    lanes: list[Lane] = []
    for number in range(LANES):
        acting = judge([ACTION_CARDS[edition][card] for card in laid[number]]).acting
        effects = [effect for card in acting for effect in card.effects]
        bred = horses[lane_for[number]].effects if number in lane_for else ()
        lanes.append(lane_of(number, orders_of([*effects, *left_over(bred, effects)])))
        shift = sum(int(effect.value) for effect in effects if effect.symbol == "odds")
        rows[number] = climbed(rows[number], shift)
    said = [marks(row, lane) for row, lane in zip(rows, lanes, strict=True)]
    return Sample(said, results(rng, lanes, rows, races))


def results(
    rng: Random, lanes: Sequence[Lane], rows: Sequence[int], races: int
) -> tuple[list[float], list[float]]:
    """How often each lane wins and shows."""
    deck = packed(list(movement.deck("corrected").values()), rows)
    wins, shows = [0.0] * LANES, [0.0] * LANES
    for _ in range(races):
        ranking = run(deck, lanes, rows, rng.random, wanted=PLACES[SHOW])
        wins[ranking[0]] += 1 / races
        for lane in ranking[: PLACES[SHOW]]:
            shows[lane] += 1 / races
    return wins, shows


def fit(samples: Sequence[Sample], kind: int, rounds: int) -> dict[str, float]:
    """What each mark counts: small steps towards the races, each mark at its own pace."""
    ratings = {mark: 0.0 for one in samples for said in one.marks for mark in said}
    for number in range(rounds):
        pull = dict.fromkeys(ratings, 0.0)
        weight = dict.fromkeys(ratings, 2.0)
        for one in samples:
            sums = [exp(sum(ratings[mark] for mark in said)) for said in one.marks]
            found = shares(sums, PLACES[kind])
            for said, share, truth in zip(one.marks, found, one.shares[kind], strict=True):
                for mark in said:
                    pull[mark] += truth - share
                    weight[mark] += share * (1 - share)
        pace = 0.5 if number < rounds - 5 else 0.25
        for mark in ratings:
            ratings[mark] += pace * pull[mark] / weight[mark]
    return ratings


def error(samples: Sequence[Sample], tables: Sequence[dict[str, float]], kind: int) -> float:
    """The root of the mean squared error of the chances, the noise of the races in it."""
    total = 0.0
    for one in samples:
        sums = [exp(sum(tables[kind].get(mark, 0.0) for mark in said)) for said in one.marks]
        found = shares(sums, PLACES[kind])
        total += sum((a - b) ** 2 for a, b in zip(found, one.shares[kind], strict=True))
    return float((total / LANES / len(samples)) ** 0.5)


def main() -> None:
    """Sample, fit, write, and say how near it came."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=12000)
    parser.add_argument("--races", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1928)
    asked = parser.parse_args()
    rng = Random(asked.seed)
    samples = [sample(rng, asked.races) for _ in range(asked.samples)]
    kept = samples[: len(samples) // 10]
    tables = [fit(samples[len(kept) :], kind, asked.rounds) for kind in (WIN, SHOW)]
    lines = [
        f'    "{mark}": ({tables[WIN][mark]:.2f}, {tables[SHOW][mark]:.2f}),\n'
        for mark in sorted(tables[WIN])
    ]
    TABLE.write_text(HEAD + "".join(lines) + "}\n")
    errors = [f"{error(kept, tables, kind):.4f}" for kind in (WIN, SHOW)]
    print(f"{len(lines)} marks; errors to win and to show, noise included: {', '.join(errors)}")


if __name__ == "__main__":
    main()
