"""What gold is worth to a seat, in glory: for taxes, for stakes, for loans, and at the end."""

from __future__ import annotations

from math import erf, exp, pi, sqrt
from typing import NamedTuple

from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.state import GOLD_PER_GLORY, LOAN, LOAN_COST
from game.unicorn_fever.view import SeatView, View

INCOME, GROWTH, BACK = 9.0, 4.0, 1.2
"""What a race brings as the computers expect it: gold, glory, and what comes back of a stake."""

SPREAD = 9.0
"""How far a race throws the gold of a seat, up or down."""

POOR, RUIN, BREED = 0.06, 6.0, 1.1
"""In glory: a gold that is lacking at the end, and a loan that cannot be paid back; and how much
more a gold is worth for each race in which it can still be staked."""


SURPRISES = 8
"""Gold that a Hole in the Purse may take in the last race, and the tax on a small bet that wins."""


def me_of(view: View) -> SeatView:
    """The player whose view this is."""
    assert view.seat is not None
    return view.seats[view.seat]


def races_left(view: View) -> int:
    """Races still to be run, this one among them."""
    return view.rounds - view.round + 1


class Purse(NamedTuple):
    """What a seat may expect to have at the end, and how far that may be wrong."""

    left: int
    gold: int
    due: float
    end: float
    spread: float
    loan_cost: int

    def value(self, end: float) -> float:
        """What so much gold at the end is worth, in glory: below nothing, one ranks last."""
        z = end / self.spread
        below = 0.5 * (1 - erf(z / sqrt(2)))
        over = end * (1 - below) + self.spread * exp(-z * z / 2) / sqrt(2 * pi)
        rich = BREED ** (self.left - 1) / GOLD_PER_GLORY
        return rich * over - POOR * (over - end) - RUIN * below

    def later(self, change: float, gold: float) -> float:
        """The value after `change`, with so much gold in hand when the tax is due."""
        forced = self.loan_cost - LOAN if gold < self.due else 0
        return self.value(self.end + change - forced)

    def each(self) -> float:
        """One more gold, in glory."""
        return (self.value(self.end + 4) - self.value(self.end - 4)) / 8

    def glory(self) -> float:
        """One more glory, less the tax on it in every race from now on."""
        return max(0.3, 1 - self.each() * self.left)


def purse_of(view: View, seat: SeatView) -> Purse:
    """How a seat stands for gold."""
    left, powers = races_left(view), powers_of(seat)
    staked = sum([bet.stake for bet in seat.bets])
    less = powers.get("tax_less", 0)
    taxes = sum([max(0.0, seat.glory + GROWTH * (at + 1) - less) for at in range(left)])
    cost = powers.get("loan_cost", LOAN_COST)
    more = (INCOME + powers.get("round_gold", 0)) * left
    end = seat.gold + BACK * staked + more - taxes - cost * seat.loans
    due = max(0.0, seat.glory + GROWTH - less)
    return Purse(left, seat.gold, due, end, SPREAD * sqrt(left), cost)


def to_spare(view: View) -> int | None:
    """The gold that can be lost in the last race with tax and loans still paid from the rest.

    None before the last race, and for who could not pay them anyhow and so has to dare.
    """
    if races_left(view) > 1:
        return None
    me, powers = me_of(view), powers_of(me_of(view))
    tax = max(0, me.glory - powers.get("tax_less", 0))
    spare = me.gold - tax - powers.get("loan_cost", LOAN_COST) * me.loans
    return max(0, spare - SURPRISES) if spare >= 0 else None


def powers_of(seat: SeatView) -> dict[str, int]:
    """All that a player's contracts do."""
    found: dict[str, int] = {}
    for id in seat.contracts:
        found |= CONTRACTS[id].powers
    return found
