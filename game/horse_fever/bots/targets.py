"""What target cards are likely to bring: who leads each count, and who will in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, exp, sqrt

from game.horse_fever.bots.standing import Standing
from game.horse_fever.people import TARGET_VP, target_kind, targets

STEERED = {"most-assistants": 0.30, "most-horses": 0.30, "most-targets": 0.35}
"""How much faster than others a count grows in a purchase phase when one plays towards it."""

NONE: Mapping[str, int] = {}


def spread(kind: str, turns: float) -> float:
    """How far a lead may still change, in what the target counts."""
    if kind == "most-danari":
        return 300 + 700 * sqrt(turns)
    if kind == "fewest-vp":
        return 0.4 + 1.6 * sqrt(turns)
    return 0.12 + 0.4 * sqrt(turns)


def chance(at: Standing, kind: str, more: Mapping[str, int] = NONE, steers: bool = True) -> float:
    """The chance, 0 to 1, that this player alone leads a count in the end.

    `more` is what a purchase would add to its own counts.
    """
    key = (kind, more.get(kind, 0), steers)
    if key not in at.chances:
        at.chances[key] = lone_lead(at, *key)
    return at.chances[key]


def lone_lead(at: Standing, kind: str, more: int, steers: bool) -> float:
    """The product of the chances to stay ahead of each rival."""
    own = at.tallies[at.mine.seat][kind] + more
    steer = STEERED.get(kind, 0.0) * max(0.0, at.turns - 0.5) if steers else 0.0
    wide = spread(kind, at.turns)
    ahead = -1 if kind.startswith("fewest") else 1
    step = 50 if kind == "most-danari" else 0.5
    total = 1.0
    for rival in at.rivals:
        lead = ahead * (own - at.tallies[rival.seat][kind]) + steer - step
        total /= 1 + exp(-max(-30.0, min(30.0, lead / wide)))
    return total


def points(at: Standing, more: Mapping[str, int] = NONE) -> float:
    """What its targets are likely to bring in the end, in victory points."""
    return float(sum([TARGET_VP * chance(at, kind, more) for kind in at.aims]))


def pull(at: Standing, **more: int) -> float:
    """What a purchase changes in that, by the counts it adds to: `stables=1`, `danari=-400`."""
    if not at.board.targets:
        return 0.0
    return points(at, added(**more)) - points(at)


def added(stables: int = 0, vp: int = 0, danari: int = 0, **cards: int) -> dict[str, int]:
    """What a purchase adds to the counts of all kinds of target."""
    return {
        "most-stables": stables,
        "fewest-stables": stables,
        "most-danari": danari,
        "fewest-vp": vp,
        **{f"most-{kind}": number for kind, number in cards.items()},
    }


def worth_of_target(at: Standing, card: str) -> float:
    """What one more target card brings: its own points, and what it does for the others."""
    kind, others = target_kind(card), pull(at, targets=1)
    if kind in at.aims:
        return others
    return others + TARGET_VP * chance(at, kind, {"most-targets": 1})


def expected_target(at: Standing) -> float:
    """What the best of four targets is likely to bring, drawn from those it does not hold."""
    others = [card for card in targets(at.view.starred) if card not in at.board.targets]
    by_kind = {target_kind(card): card for card in others}
    value = {kind: worth_of_target(at, card) for kind, card in by_kind.items()}
    return best_of_four([value[target_kind(card)] for card in others])


def best_of_four(values: Sequence[float]) -> float:
    """The mean of the best of four of these, drawn without looking."""
    if not values:
        return 0.0
    ranked, drawn = sorted(values, reverse=True), min(4, len(values))
    ways = comb(len(ranked), drawn)
    return sum(
        value * comb(len(ranked) - 1 - place, drawn - 1) / ways
        for place, value in enumerate(ranked)
    )
