"""What the cards and stables of the shop are worth to a player, in victory points."""

from __future__ import annotations

from collections.abc import Iterable

from game.horse_fever.bots.standing import Standing
from game.horse_fever.bots.targets import best_of_four, pull
from game.horse_fever.people import ASSISTANTS, HORSE_CARDS
from game.racing.effects import Effect

WINS = (0.44, 0.26, 0.13, 0.08, 0.05, 0.04)
SHOWS = (0.84, 0.76, 0.59, 0.39, 0.24, 0.18)
PRIZES = (393, 314, 207, 135, 86, 63)
"""By row of odds, with nothing behind any horse: chances to win and show, Danari of prizes a race.

Counted over 20,000 simulated races for each row; a test counts the chances again.
"""

HELPED = {
    "costantino": (118, 147, 197, 217, 208, 194),
    "el-guapo": (0, 50, 140, 134, 86, 48),
    "la-longue-carabine": (78, 118, 159, 177, 156, 134),
    "napoleon": (67, 79, 92, 110, 111, 121),
    "the-fury": (128, 161, 195, 210, 194, 179),
    "varonne": (131, 170, 214, 237, 225, 217),
    "biscuit-de-mer": (-149, -146, -111, -71, -25, -2),
    "bosson": (-243, -216, -167, -114, -78, -57),
}
"""What a horse card adds to the prizes of its stable, by row, in Danari a race."""

MARK = 0.0008
"""Points a race in bets for each Danaro by which a horse card betters a stable."""

PAIR = 1.1
NEXT_PAIR = 0.5
"""Points that two action cards bring, and the next two of the same race."""

OFTEN = {"target": 0.7, "assistant": 0.4, "horse": 0.3, "stable": 0.3, "action": 0.7, "pass": 0.3}
"""How often a race something is bought, or passed."""

POINTS_A_RACE = 2.2
SWAPPED = 0.9


def stable(at: Standing, row: int) -> float:
    """One point now and its prizes; what it does to the targets."""
    value = 1 + at.income(PRIZES[row - 1]) + at.cost(-at.power("vp", "gain"))
    return at.leaning.stables * value + pull(at, stables=1, vp=1)


def gains(at: Standing, effects: Iterable[Effect]) -> float:
    """What an assistant's symbols bring in Danari, told in points."""
    return sum(gain(at, *effect) for effect in effects)


def gain(at: Standing, symbol: str, op: str, value: int | str) -> float:
    """What one symbol brings until the end of the game, in victory points."""
    danari = int(value)
    match symbol, op:
        case (("right" | "left"), "collect"):
            return at.income(danari) * 1.3
        case "payoff", "gain":
            return at.income(danari)
        case "acquire", "gain":
            return -at.cost(-danari)
        case "vp", "gain":
            return at.income(danari * POINTS_A_RACE)
        case (("bank" | "mob"), "repay"):
            return 0.3 if symbol in at.mine.loans else 0.08 * max(0, at.races - 1)
        case (("sell" | "buy"), _):
            return at.income(0.2 * danari) if at.has_auctions else 0.0
        case _, ("discount" | "gain"):
            return at.income(OFTEN.get(symbol, 0.0) * danari)
    return 0.0


def assistant(at: Standing, card: str) -> float:
    """What an assistant is worth: its Danari, its place in the count, or the card it swaps for."""
    effects = ASSISTANTS[at.view.edition][card].effects
    number = 1 + sum(int(e.value) for e in effects if e.symbol == "assistants")
    value = pull(at, assistants=number)
    if any(effect.op == "swap" for effect in effects):
        taken = [gains_of_assistant(at, theirs) for one in at.rivals for theirs in one.assistants]
        return value + SWAPPED * max(taken, default=0.0)
    return value + gains(at, effects)


def gains_of_assistant(at: Standing, card: str) -> float:
    """What an assistant's own symbols bring, wherever it lies now."""
    effects = ASSISTANTS[at.view.edition][card].effects
    return gains(at, [effect for effect in effects if effect.op not in ("swap", "count")])


def run_gain(at: Standing, card: str, row: int) -> float:
    """Danari a race that a horse card brings on a stable in this row, its cash included."""
    effects = HORSE_CARDS[at.view.edition][card].effects
    cash = sum(int(effect.value) for effect in effects if effect.symbol == "cash")
    return cash + HELPED.get(card, (0,) * 6)[row - 1]


def is_slow(card: str) -> bool:
    """Whether a horse card makes its stable slower."""
    return HELPED.get(card, (0,))[0] < 0


def horse(at: Standing, card: str) -> float:
    """What a horse card is worth on the stables that have none yet, and in the count."""
    effects = HORSE_CARDS[at.view.edition][card].effects
    number = 1 + sum(int(e.value) for e in effects if e.symbol == "horses")
    value = pull(at, horses=number)
    if any(effect.op == "swap" for effect in effects):
        taken = [running(at, theirs) for one in at.rivals for theirs in one.horses]
        return value + SWAPPED * max(taken, default=0.0)
    return value + running(at, card)


def running(at: Standing, card: str) -> float:
    """What a horse card earns by running; a second one for the same stable earns little."""
    rows = [at.view.odds[one] for one in at.mine.stables]
    free = 1.0 if len(at.mine.horses) < len(rows) else 0.3
    return free * max([run(at, card, row) for row in rows], default=0.0)


def run(at: Standing, card: str, row: int) -> float:
    """What a horse card is worth on a stable in this row: its Danari, and the bets it helps."""
    helped = max(0, HELPED.get(card, (0,) * 6)[row - 1])
    return at.income(max(0, run_gain(at, card, row))) + MARK * at.races * helped


def unseen(at: Standing, kind: str) -> list[str]:
    """The cards of a kind that lie before nobody, with a star only where those are in play."""
    all_of = (ASSISTANTS if kind == "assistant" else HORSE_CARDS)[at.view.edition]
    seen = {card for one in at.view.seats for card in (*one.assistants, *one.horses)}
    return [c.id for c in all_of.values() if c.id not in seen and (at.view.starred or not c.star)]


def expected(at: Standing, kind: str) -> float:
    """What the best of four assistants or horses is likely to be worth."""
    value = assistant if kind == "assistant" else horse
    return best_of_four([value(at, card) for card in unseen(at, kind)])


def actions(at: Standing) -> float:
    """What two more action cards are worth in this race."""
    return PAIR if len(at.view.hand) < 2 else NEXT_PAIR
