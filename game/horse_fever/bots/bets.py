"""What bets are worth to a computer player, and how much it lays on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import NamedTuple

from game.bots.profiles import Mind
from game.horse_fever.bots.belief import Prospect
from game.horse_fever.bots.purse import Purse, me
from game.horse_fever.view import View

SHARES_OF_PURSE = (0.08, 0.16, 0.28, 0.42)
LARGEST_SHARE = {"": 0.45, "cautious": 0.0, "bluffer": 0.6, "banker": 0.6}
"""How much of the purse each temper lays on one bet at the most."""

FEAR = {"": 0.0, "cautious": 0.45, "bluffer": 0.0, "banker": 0.0}
"""Points taken off a bet for each point that it may swing by luck."""

NOTE = 100


class Appeal(NamedTuple):
    """A bet as appraised: its horse's prospect, the stake, and what it is worth in points.

    `is_helped` is whether one's own good cards, if there are any, are meant for its horse.
    """

    kind: str
    horse: str
    prospect: Prospect
    stake: int
    points: float
    is_helped: bool = True

    @property
    def chance(self) -> float:
        """Of winning it."""
        return self.prospect.chance(self.kind)


class Ledger:
    """One seat's purse while it bets: what each bet and each stake would be worth."""

    def __init__(self, view: View, mind: Mind) -> None:
        self.mine, self.mind = me(view), mind
        self.purse = Purse(view, mind)
        self.money = self.mine.money
        self.as_is = self.purse.worth(self.money)

    def points(self, kind: str, prospect: Prospect, stake: int) -> float:
        """The points to expect of a bet, what its money is worth counted in."""
        chance, vp = prospect.chance(kind), prospect.vp(kind)
        left = self.money - stake + max(-self.money, prospect.cash)
        won = self.purse.worth(left + stake * prospect.times(kind))
        value = vp + chance * won + (1 - chance) * self.purse.worth(left) - self.as_is
        swing = (3 if kind == "win" else 1) * sqrt(chance * (1 - chance))
        return value - FEAR[self.mind.temper] * swing

    def stakes(self, least: int, most: int) -> list[int]:
        """The stakes that it thinks about: the least, and some parts of the purse."""
        top = min(most, int(LARGEST_SHARE[self.mind.temper] * self.money))
        found = [int(share * self.money) // NOTE * NOTE for share in SHARES_OF_PURSE]
        return [least, *(stake for stake in found if least < stake <= top)]

    def appeal(self, kind: str, horse: str, prospect: Prospect) -> Appeal:
        """A bet at the stake that suits it best; the least one where that is as good."""
        best = Appeal(kind, horse, prospect, 0, -99.0)
        for stake in self.stakes(self.mine.minimum_bet, self.money):
            points = self.points(kind, prospect, stake)
            if points > best.points + 0.01:
                best = Appeal(kind, horse, prospect, stake, points)
        return best

    def appeals(
        self, options: Iterable[str], prospects: Mapping[str, Prospect]
    ) -> dict[str, Appeal]:
        """Every bet among the options with its appeal."""
        words = [(text, *text.split(" ")) for text in options if text != "pass"]
        return {text: self.appeal(kind, horse, prospects[horse]) for text, kind, horse in words}
