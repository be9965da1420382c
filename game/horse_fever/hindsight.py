"""The best line of play of a finished single race: what could have been won, all else as it was.

Every order and place of the own two cards is played once by the rules themselves. For each such
race all pairs of bets are summed up; the best sums are played by the rules, too, and only what the
rules have paid is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import nlargest
from itertools import permutations, product
from typing import Any, NamedTuple

from game.hindsight import Answers, Line, own_answers, replayed
from game.horse_fever.lanes import HORSES
from game.horse_fever.payoffs import PAYING_PLACES
from game.racing.odds import multiplier
from game.table import Table

FIRST, SECOND = "first bet", "second bet"
CARD, LANE = "card to fix the race", "horse to fix"
MOST = 6
LIKELY = 60
"""So many sums a placing, and in all, are played by the rules; the first is nearly always best."""
KINDS = [f"{kind} {horse}" for horse in HORSES for kind in PAYING_PLACES]


class Plan(NamedTuple):
    """What to answer: the bets with their stakes, "pass" with 0 for none, and the cards."""

    first: str
    stake: int
    second: str
    more: int
    cards: Answers


def best_line(table: Table, seat: int) -> Iterator[Line | None]:
    """None after each race that was run in the head, at the end the best line of this seat."""
    own = own_answers(table, seat)
    sums: list[tuple[int, Plan]] = []
    for cards in placements(own):
        sums += nlargest(MOST, likely(table, seat, own, cards), key=lambda it: it[0])
        yield None
    best = Line(played(table, seat, own).money, own)
    for promised, plan in nlargest(LIKELY, sums, key=lambda it: it[0]):
        if promised <= best.money:
            break
        best = max(best, played(table, seat, spelt(plan)), key=lambda line: line.money)
        yield None
    yield best


def placements(own: Answers) -> Iterator[Answers]:
    """Every order of the own cards, behind every horse: `((fix …, behind …), …)`."""
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


def played(table: Table, seat: int, own: Answers) -> Line:
    """The race with these own answers, and what was really answered."""
    then = replayed(table, seat, own)
    return Line(then.game.players[seat].money, own_answers(then, seat))


def likely(table: Table, seat: int, own: Answers, cards: Answers) -> Iterator[tuple[int, Plan]]:
    """What each pair of bets would bring with the cards placed like this, stakes high or low."""
    first = own[0][1]
    then = replayed(table, seat, spelt(Plan(first, 0, "pass", 0, cards)))
    brings, cash = returns(then)
    least = -told(then, "bet laid", seat)[0]["money"]
    rest = then.game.players[seat].money - least * (brings[first] - 1) - cash[first.split()[1]]
    purse = rest - sum(facts["money"] for facts in told(then, "stable prize", seat))
    for one, other in permutations([*KINDS, "pass"], 2):  # no two bets alike (2.3)
        if one == "pass":
            continue
        high = purse if other == "pass" else purse - least
        horses = {bet.split()[1] for bet in (one, other) if bet != "pass"}
        for stake, more in {(high, 0)} if other == "pass" else {(high, least), (least, high)}:
            gain = stake * (brings[one] - 1) + more * (brings.get(other, 1) - 1)
            fines = sum(cash[horse] for horse in horses)
            yield rest + gain + fines, Plan(one, stake, other, more, cards)


def told(then: Table, kind: str, seat: int | None = None) -> list[Mapping[str, Any]]:
    """The facts of all events of a kind, of one seat where one is named."""
    found = [event.facts for event in then.events if event.kind == kind]
    return [facts for facts in found if seat is None or facts["seat"] == seat]


def returns(then: Table) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """What each bet brings for each Danaro, 0 where it is lost; and the cash of cards by horse."""
    (ranking,) = (event.facts["ranking"] for event in then.events if event.kind == "ranking")
    (odds,) = (facts["before"] for facts in told(then, "new odds"))
    brings = {}
    for bet in KINDS:
        kind, horse = bet.split()
        times = multiplier(odds[horse]) if kind == "win" else 2
        brings[bet] = times if ranking.index(horse) < PAYING_PLACES[kind] else 0
    orders = then.game.race.orders
    return brings, {horse: sum(orders[horse].bettor_cash) for horse in HORSES}
