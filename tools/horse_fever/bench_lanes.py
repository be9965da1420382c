"""Whether the lanes of a party are equal: each one's share of wins, by either card 92."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random

from game.horse_fever.lanes import HORSES
from game.horse_fever.party.race import run_race
from game.horse_fever.party.title import PARTY
from tools.bench.rows import Row

RACES = 100_000


def winners(races: int, card_92: str, seed: int = 1928) -> Counter[str]:
    """Who wins so many races, run by the rules; a bookmaker with a coin decides photo finishes."""
    rng = Random(seed)
    game = PARTY.new(2, {**PARTY.options, "card 92": card_92})
    won: Counter[str] = Counter()
    for _ in range(races):
        game.events.clear()
        flow = run_race(game)
        ask = next(flow, None)
        while ask is not None and not game.race.ranking:
            ask = flow.send(ask.options[rng.randrange(len(ask.options))])
        won[game.race.ranking[0]] += 1
    return won


def sampling_error(races: int) -> float:
    """One standard deviation of a fair lane's share of wins."""
    return sqrt(1 / 6 * 5 / 6 / races)


def lanes() -> Iterator[Row]:
    """Each lane's share in per cent, with the sampling error, which is two standard deviations."""
    error = f"± {200 * sampling_error(RACES):.2f} %"
    for card_92 in ("corrected", "as printed"):
        won = winners(RACES, card_92)
        goal = f"16.67 % {error}" if card_92 == "corrected" else ""
        for lane, horse in enumerate(HORSES, 1):
            share = f"{100 * won[horse] / RACES:.2f} %"
            yield f"wins of lane {lane}, {horse}, card 92 {card_92}", f"{share} {error}", goal
