"""What money is worth to a computer player: bets still to be laid, and later a place in the sun."""

from __future__ import annotations

from math import exp

from game.bots.profiles import Mind
from game.horse_fever.bots.belief import power
from game.horse_fever.people import LOANS
from game.horse_fever.state import minimum_bet
from game.horse_fever.view import SeatView, View

BET = 0.6
"""Points that one more bet is worth, or somewhat less: what a purse is there for."""

FINE = 2.0
"""Points lost by who cannot cover the first bet (2.1.1)."""

RUIN = 6.0
"""Points that going out of the game, or not paying a loan back, is like losing."""

POINT_PRICE = 2200.0
"""Danari that buy a point in the Board Game while there is time."""

GREED = {"": 1.0, "cautious": 1.4, "bluffer": 0.8, "banker": 3.0}
"""What Danari are worth to each temper."""


def me(view: View) -> SeatView:
    """The bot's own place at the table."""
    assert view.seat is not None
    return view.seats[view.seat]


def races_left(view: View) -> int:
    """Races to come after this one."""
    return view.rounds - view.round


class Purse:
    """What so much money after this race is worth in points, to this seat and this mind."""

    def __init__(self, view: View, mind: Mind) -> None:
        mine = me(view)
        self.left = races_left(view)
        self.least = minimum_bet(mine.vp)
        self.greed = GREED[mind.temper]
        self.has_more = mine.tokens >= FINE
        self.bets = 2 * self.left
        self.full = max(1, self.bets) * minimum_bet(mine.vp + self.left) * 0.6
        self.owed = sum(
            power(view, mine.seat, kind, "repay") or LOANS[kind][1] for kind in mine.loans
        )
        self.is_board = view.board is not None

    def worth(self, money: float) -> float:
        """Points for this purse; the more it holds, the less the next note counts."""
        points = 0.00002 * money * self.greed
        if self.left:
            points += BET * self.bets * (1 - exp(-money / self.full)) * self.greed**0.5
            if money < self.least:
                points -= FINE if self.has_more else RUIN
        if self.is_board:
            price = POINT_PRICE / self.greed * (1 if self.left else 3)
            points += money / price
            if self.owed and money < self.owed:
                points -= RUIN * (1 if not self.left else 0.3) * (1 - money / self.owed)
        return points
