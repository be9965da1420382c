"""A sharp player's first bet: the others' hands are dealt and laid by habit against each of them.

A bet that lies open draws cards: good ones from its owner, bad ones from everybody else. So every
first bet is weighed as it will stand when all cards lie, and together with the best second bet
that it leaves.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import NamedTuple

from game.bots.profiles import Chooser, Mind
from game.horse_fever.bots import tokens
from game.horse_fever.bots.belief import Prospect, Reading
from game.horse_fever.bots.bets import Appeal, Ledger
from game.horse_fever.bots.fixing import weights_of
from game.horse_fever.bots.opponent_model import habits_of, kind_of
from game.horse_fever.bots.plans import signs
from game.horse_fever.bots.purse import me
from game.horse_fever.lanes import HORSES
from game.horse_fever.state import KINDS
from game.horse_fever.view import View

PLAIN, DEALS = 4, 16
"""Ways to imagine the lanes before anybody has a plan, and to deal the others' hands."""

OTHER_PLANS = 2
"""Horses besides the first bet's behind which it thinks of putting its own good cards."""

SECOND = 0.9
"""What a second bet counts against the first: it can still be passed, or be taken away."""

BACKED_BY_NONE = 0.1
"""How much a bad card is drawn to a horse just because it is good."""

EAGER = 2.0
"""How surely those who have not bet yet take the horse that looks best."""


class Held(NamedTuple):
    """A card that another may hold: whose, which, and the luck that lays it."""

    owner: int
    card: str
    luck: float


class Deal(NamedTuple):
    """The others' hands in one way they may be, the luck of first bets to come, and moods."""

    held: tuple[Held, ...]
    bets: tuple[float, ...]
    moods: list[float]


class Plan(NamedTuple):
    """After a first bet: whom one's good cards help, and what all horses may hope for then.

    `free` is how often each can still be bet on, `lost` what the others' bets weigh.
    """

    helped: str
    prospects: Mapping[str, Prospect]
    free: Mapping[str, float]
    lost: float


class Way(NamedTuple):
    """The lanes, the first bets and the tokens as one deal of the others' hands leaves them."""

    lanes: list[int]
    new: list[str]
    left: dict[str, int]


class Intents:
    """What the others may hold and do, as far as one seat can tell before the first bets."""

    def __init__(self, view: View, rng: Chooser, mind: Mind) -> None:
        self.view, self.ledger = view, Ledger(view, mind)
        self.reading = Reading(view, rng, PLAIN, False)
        self.plain = self.reading.prospects()
        self.to_bet = tokens.first_after(view)
        rivals = [one for one in view.seats if one.seat != view.seat and not one.out]
        weights = weights_of(view, rivals)
        self.rivals = list(zip(rivals, weights, strict=True))
        self.weight = sum(weights) / max(1, len(weights))
        self.before = len(tokens.second_before(view))
        self.deals = [self.dealt(rng) for _ in range(DEALS)]
        found = signs(view)
        self.good = tuple([card for card, sign in found.items() if sign == "positive"])
        self.bad = tuple([card for card, sign in found.items() if sign == "negative"])

    def dealt(self, rng: Chooser) -> Deal:
        """Hands for the others out of the cards that this seat has not seen."""
        lanes = self.reading.lanes
        pool = [card for card, bit in lanes.bits.items() if bit in lanes.pool]
        held = []
        for one in self.view.seats:
            if one.seat != self.view.seat:
                for _ in range(one.cards):
                    card = pool.pop(int(rng.random() * len(pool)))
                    held.append(Held(one.seat, card, rng.random()))
        bets = tuple([rng.random() for _ in self.to_bet])
        return Deal(tuple(held), bets, tokens.moods(rng))

    def backed(self, horse: str, deal: Deal) -> dict[int, list[str]]:
        """What everybody has bet on once this seat has bet on `horse`."""
        assert self.view.seat is not None
        found = {one.seat: [bet.horse for bet in one.bets] for one in self.view.seats}
        found[self.view.seat] = [horse]
        left = tokens.left_after(self.view, [horse])
        for seat, luck in zip(self.to_bet, deal.bets, strict=True):
            likings = [self.plain[one].win ** EAGER if left[one] > 0 else 0.0 for one in HORSES]
            ladder = list(accumulate(likings))
            taken = HORSES[bisect(ladder, luck * ladder[-1], hi=len(ladder) - 1)]
            left[taken] -= 1
            found[seat] = [taken]
        return found

    def laid(self, horse: str, deal: Deal) -> Way:
        """The lanes with all cards of the others, and the tokens left before second bets."""
        backed = self.backed(horse, deal)
        lanes = self.reading.lanes.known.copy()
        bits = self.reading.lanes.bits
        ladders: dict[tuple[int, str], list[float]] = {}
        for owner, card, luck in deal.held:
            key = owner, kind_of(self.view.edition, card)
            if (ladder := ladders.get(key)) is None:
                ladder = list(accumulate(habits_of(*key, backed)))
                ladders[key] = ladder
            lanes[bisect(ladder, luck * ladder[-1], hi=len(ladder) - 1)] |= bits[card]
        new = [backed[seat][0] for seat in self.to_bet]
        return Way(lanes, new, tokens.left_after(self.view, [horse, *new]))

    def plans(self, horse: str) -> list[Plan]:
        """Ways to go on after a first bet on a horse: where one's own cards may go."""
        ways = [self.laid(horse, deal) for deal in self.deals]
        worlds = [way.lanes for way in ways]
        left, rivals = self.second_bets(ways)
        free = tokens.free(left)
        bare = self.reading.prospects(None, worlds)
        found = []
        for helped in self.to_help(horse, bare, free):
            others = [one for one in HORSES if one not in (horse, helped)]
            spoilt = max(others, key=lambda one: (rivals[one] + BACKED_BY_NONE) * bare[one].win)
            extra = {helped: self.good, spoilt: self.bad}
            has_cards = self.good or self.bad
            prospects = self.reading.prospects(extra, worlds) if has_cards else bare
            lost = sum([weight * prospects[one].win_vp for one, weight in rivals.items()])
            found.append(Plan(helped, prospects, free, lost))
        return found

    def second_bets(self, ways: list[Way]) -> tuple[list[dict[str, int]], dict[str, float]]:
        """The tokens that are left for this seat's, and how much the others hope for each horse."""
        rivals = dict.fromkeys(HORSES, 0.0)
        for one, weight in self.rivals:
            for bet in one.bets:
                rivals[bet.horse] += weight
        left, share = [], self.weight / len(ways)
        fields = self.reading.fields(None, [way.lanes for way in ways])
        for way, field, deal in zip(ways, fields, self.deals, strict=True):
            ratings = [one.win for one in field]
            rest, picked = tokens.taken(way.left, ratings, self.before, deal.moods)
            left.append(rest)
            for horse in (*way.new, *picked):
                rivals[horse] += share
        return left, rivals

    def to_help(
        self, horse: str, bare: Mapping[str, Prospect], free: Mapping[str, float]
    ) -> list[str]:
        """The horses that one's good cards may go behind."""
        others = [one for one in HORSES if one != horse] if self.good else []
        others.sort(key=lambda one: bare[one].win * free[one], reverse=True)
        return [horse, *others[:OTHER_PLANS]]

    def best_of(self, horse: str) -> dict[str, tuple[float, Plan]]:
        """For each kind of bet on a horse its best plan, and the points of both bets in it."""
        found: dict[str, tuple[float, Plan]] = {}
        for plan in self.plans(horse):
            for kind, points in self.both_bets(horse, plan).items():
                if kind not in found or points > found[kind][0]:
                    found[kind] = points, plan
        return found

    def both_bets(self, horse: str, plan: Plan) -> dict[str, float]:
        """Points of a bet to win and of one to show on a horse, with the best second bet each."""
        least = me(self.view).minimum_bet
        values = {
            (kind, one): self.ledger.points(kind, plan.prospects[one], least)
            for one in HORSES
            for kind in KINDS
        }
        found = {}
        for kind in KINDS:
            rest = [(points, bet[1]) for bet, points in values.items() if bet != (kind, horse)]
            second = tokens.best_left(rest, plan.free)
            found[kind] = values[kind, horse] + SECOND * second - plan.lost
        return found


def prospects_of(view: View, rng: Chooser, mind: Mind, horse: str, kind: str) -> Prospect:
    """What a first bet may hope for once all cards lie."""
    return Intents(view, rng, mind).best_of(horse)[kind][1].prospects[horse]


def appeals(view: View, options: Iterable[str], rng: Chooser, mind: Mind) -> dict[str, Appeal]:
    """Every first bet with its stake, and the points of both bets together."""
    intents = Intents(view, rng, mind)
    words = [(text, *text.split(" ")) for text in options if text != "pass"]
    best = {horse: intents.best_of(horse) for horse in dict.fromkeys(one for *_, one in words)}
    found = {}
    for text, kind, horse in words:
        points, plan = best[horse][kind]
        stake = intents.ledger.appeal(kind, horse, plan.prospects[horse]).stake
        is_helped = plan.helped == horse
        found[text] = Appeal(kind, horse, plan.prospects[horse], stake, points, is_helped)
    return found
