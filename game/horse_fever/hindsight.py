"""The best line of play of a finished single race: what could have been won, all else as it was.

Every order and place of a player’s two cards is played once by the rules themselves. For each such
race all pairs of bets are summed up, stakes as high or as low as they can be; the best sums are
played by the rules, too, until none is left that promises more. Only what the rules have paid is
told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations, product
from typing import Any, NamedTuple

from game.hindsight import Answers, Line, Past
from game.horse_fever.lanes import HORSES
from game.horse_fever.payoffs import PAYING_PLACES
from game.horse_fever.state import Game
from game.racing.odds import multiplier

FIRST, SECOND = "first bet", "second bet"
CARD, LANE = "card to fix the race", "horse to fix"
KINDS = [f"{kind} {horse}" for horse in HORSES for kind in PAYING_PLACES]


class Plan(NamedTuple):
    """What to answer: the bets with their stakes, "pass" with 0 for none, and the cards."""

    first: str
    stake: int
    second: str
    more: int
    cards: Answers


def best_line(past: Past) -> Iterator[Line | None]:
    """None after each race that was run in the head, at the end the best line of this seat."""
    seat, own, played = past.seat, past.own, past.played
    sums: list[tuple[int, Plan]] = []
    for cards in placements(own):
        plan = Plan(own[0][1], 0, "pass", 0, cards)
        game, _ = played(spelt(plan))
        sums += likely(game, seat, plan)
        yield None
    best = Line(played(own)[0].players[seat].money, own)
    for promised, plan in sorted(sums, key=lambda it: it[0], reverse=True):
        if promised <= best.money:
            break
        game, answers = played(spelt(plan))
        best = max(best, Line(game.players[seat].money, answers), key=lambda line: line.money)
        yield None
    yield best


def placements(own: Answers) -> Iterator[Answers]:
    """Every order of a player’s cards, behind every horse: `((fix …, behind …), …)`."""
    cards = [text for what, text in own if what == CARD]
    for order in permutations(cards):
        for lanes in product(HORSES, repeat=len(order)):
            yield tuple((card, f"behind {lane}") for card, lane in zip(order, lanes, strict=True))


def spelt(plan: Plan) -> Answers:
    """A plan as answers."""
    found = [(FIRST, plan.first), (f"stake of the {FIRST}", str(plan.stake))]
    for card, lane in plan.cards:
        found += [(CARD, card), (LANE, lane)]
    found.append((SECOND, plan.second))
    if plan.second != "pass":
        found.append((f"stake of the {SECOND}", str(plan.more)))
    return tuple(found)


def likely(game: Game, seat: int, plan: Plan) -> Iterator[tuple[int, Plan]]:
    """What each pair of bets would bring in a race that was run like this, stakes high or low."""
    brings, cash = returns(game)
    least = -told(game, "bet laid", seat)[0]["money"]
    laid = least * (brings[plan.first] - 1) + cash[plan.first.split()[1]]
    rest = game.players[seat].money - laid
    purse = rest - sum(facts["money"] for facts in told(game, "stable prize", seat))
    for one, other in permutations([*KINDS, "pass"], 2):  # no two bets alike (2.3)
        if one == "pass":
            continue
        high = purse if other == "pass" else purse - least
        horses = {bet.split()[1] for bet in (one, other) if bet != "pass"}
        for stake, more in {(high, 0)} if other == "pass" else {(high, least), (least, high)}:
            gain = stake * (brings[one] - 1) + more * (brings.get(other, 1) - 1)
            fines = sum(cash[horse] for horse in horses)
            yield rest + gain + fines, Plan(one, stake, other, more, plan.cards)


def told(game: Game, kind: str, seat: int | None = None) -> list[Mapping[str, Any]]:
    """The facts of all events of a kind, of one seat where one is named."""
    found = [event.facts for event in game.events if event.kind == kind]
    return [facts for facts in found if seat is None or facts["seat"] == seat]


def returns(game: Game) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """What each bet brings for each Danaro, 0 where it is lost; and the cash of cards by horse."""
    (ranking,) = (event.facts["ranking"] for event in game.events if event.kind == "ranking")
    (odds,) = (facts["before"] for facts in told(game, "new odds"))
    brings = {}
    for bet in KINDS:
        kind, horse = bet.split()
        times = multiplier(odds[horse]) if kind == "win" else 2
        brings[bet] = times if ranking.index(horse) < PAYING_PLACES[kind] else 0
    assert game.race is not None
    orders = game.race.orders
    return brings, {horse: sum(orders[horse].bettor_cash) for horse in HORSES}
