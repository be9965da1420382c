"""Where a thoughtful computer puts its cards: by what each does for its own bets and to others'."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.bots.profiles import Chooser, Mind
from game.horse_fever.bots.belief import Prospect, Reading
from game.horse_fever.bots.bets import Ledger
from game.horse_fever.bots.plans import signs
from game.horse_fever.bots.purse import me, races_left
from game.horse_fever.bots.tokens import best_left, free, moods, second_before, taken
from game.horse_fever.lanes import HORSES
from game.horse_fever.state import KINDS
from game.horse_fever.view import SeatView, View

WORLDS = {"keen": 5, "sharp": 12}
BLUFFS = 0.4
"""How often a bluffer fixes against what its first bet says."""

PRIZES = (0.35, 0.25)
"""What a stable's horse is worth to its owner for winning and for showing, in tenths of a point."""

FREE = dict.fromkeys(HORSES, 1.0)
"""Tokens enough of every colour."""

KEEN = 0.25
"""What a point of each rival counts to a keen player."""

DUEL = 0.6
"""What a point of the only rival counts to a sharp one, be it ahead or behind."""


class Placing(NamedTuple):
    """A card behind a horse, and the points it brings over leaving it out of the way."""

    card: str
    horse: str
    points: float
    is_bluff: bool = False


class Board:
    """What everybody has on the race, weighed from one seat."""

    def __init__(
        self, view: View, mind: Mind, is_bluff: bool, free: Mapping[str, float] = FREE
    ) -> None:
        self.view, self.mine, self.is_bluff = view, me(view), is_bluff
        self.ledger, self.free = Ledger(view, mind), free
        self.backed = {bet.horse for bet in self.mine.bets}
        self.laid = {(bet.kind, bet.horse) for bet in self.mine.bets}
        rivals = [one for one in view.seats if one.seat != view.seat and not one.out]
        weights = weights_of(view, rivals) if mind.level == "sharp" else [KEEN] * len(rivals)
        self.rivals = list(zip(rivals, weights, strict=True))

    def points(self, prospects: Mapping[str, Prospect]) -> float:
        """Own bets and the best bet to come, less what the others may hope for."""
        mine = stake_in(self.mine, prospects)
        total = 0.35 * mine if self.is_bluff else mine
        total += max(0.0, self.best_bet(prospects))
        for rival, weight in self.rivals:
            total -= weight * stake_in(rival, prospects)
        return total

    def best_bet(self, prospects: Mapping[str, Prospect]) -> float:
        """The second bet that will then be best; a bluffer's is on another horse."""
        least = self.mine.minimum_bet
        if self.mine.money < least:
            return 0.0
        return best_left(
            [
                (self.ledger.points(kind, prospects[horse], least), horse)
                for horse in HORSES
                for kind in KINDS
                if (kind, horse) not in self.laid
                and self.view.tokens[horse]
                and not (self.is_bluff and horse in self.backed)
            ],
            self.free,
        )


def weights_of(view: View, rivals: list[SeatView]) -> list[float]:
    """How much each rival's points hurt: those ahead most, and more as the end comes near."""
    mine, count = me(view), max(1, len(rivals))
    if count == 1:
        return [DUEL]
    late = 1.0 if races_left(view) == 0 else 0.6
    near = [late * (1.0 if one.vp >= mine.vp - 2 else 0.5) for one in rivals]
    return [weight / count**0.7 for weight in near]


def stake_in(player: SeatView, prospects: Mapping[str, Prospect]) -> float:
    """The points a player may expect of the race, prizes of stables counted in small."""
    points = sum([prospects[bet.horse].vp(bet.kind) for bet in player.bets])
    for horse in player.stables:
        one = prospects[horse]
        points += 0.1 * (PRIZES[0] * one.win + PRIZES[1] * one.show)
    return points


def lanes_for(view: View, sign: str) -> Iterator[str]:
    """The horses that a card of this sign may do something behind: it need not try them all."""
    mine = {bet.horse for bet in me(view).bets}
    theirs = {bet.horse for one in view.seats if one.seat != view.seat for bet in one.bets}
    for horse in HORSES:
        if sign == "negative" and horse in mine - theirs and len(mine) < len(HORSES):
            continue
        if sign == "positive" and horse in theirs - mine and view.odds[horse] < 3:
            continue
        yield horse


def free_later(view: View, reading: Reading, rng: Chooser) -> dict[str, float]:
    """How often a token of each colour is left once those have bet who come before this seat."""
    before = len(second_before(view))
    ways = []
    for field in reading.fields():
        ways.append(taken(view.tokens, [one.win for one in field], before, moods(rng))[0])
    return free(ways)


def placings(view: View, rng: Chooser, mind: Mind) -> list[Placing]:
    """Every card that can be placed behind every horse worth trying, best first."""
    is_bluff = mind.temper == "bluffer" and rng.random() < BLUFFS
    reading = Reading(view, rng, WORLDS[mind.level], mind.level == "sharp")
    left = free_later(view, reading, rng) if reading.reads else FREE
    board = Board(view, mind, is_bluff, left)
    plain = board.points(reading.prospects())
    cards = view.pending or view.hand
    found = []
    for card in cards:
        sign = signs(view)[card]
        for horse in lanes_for(view, sign):
            if is_bluff and sign == "positive" and horse in board.backed:
                continue
            points = board.points(reading.prospects({horse: (card,)})) - plain
            found.append(Placing(card, horse, points, is_bluff))
    return sorted(found, key=lambda one: one.points, reverse=True)
