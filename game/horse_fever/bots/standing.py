"""How a computer player stands in the Board Game: what is left to play, and what money is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import NamedTuple

from game.bots.profiles import Mind, Reason
from game.horse_fever.bots.tallies import tallies
from game.horse_fever.people import ASSISTANTS, CHARACTERS, LOANS, target_kind
from game.horse_fever.view import BoardView, SeatView, View


class Leaning(NamedTuple):
    """What a temper does to a shopper, each number a factor that is 1 where it is even.

    `reserve` stretches the money kept for bets and what it counts for, `bids` what it pays in
    auctions and to others, `asks` what it wants for its own, `stables` how well it likes them.
    `bank` are points that it sees in the bank's loan beyond the sums, `mob` whether it would go to
    the mob at interest; `offers` is how many others it asks to sell before it goes to the bank.
    """

    reserve: float = 1.0
    bids: float = 1.0
    asks: float = 1.0
    stables: float = 1.0
    bank: float = 0.0
    mob: bool = True
    offers: int = 1


LEANINGS = {
    "": Leaning(),
    "cautious": Leaning(reserve=1.5, bids=0.85, bank=-0.5, mob=False),
    "bluffer": Leaning(reserve=0.85, bids=1.5, offers=3),
    "banker": Leaning(asks=1.5, stables=1.35, bank=0.6, mob=False),
}

PENNILESS = 2.6
"""Points that go with a first bet one cannot pay: two at once, and the bet."""

SECOND_BET = 0.8
NEXT_BETS = 0.5
"""Points that come of money enough for the second bet, and for the bets of the next race."""

SPENDABLE = 1100
"""Danari a race that can still be turned into points."""

POINT = 2600
IDLE_POINT = 9000
LAST_POINT = 40000
"""Danari for a point while they can be spent; beyond that; and when the last race is run."""


class Appraisal(NamedTuple):
    """What one answer is worth, in victory points, and why."""

    option: str
    worth: float
    reason: Reason


def best(appraisals: list[Appraisal]) -> Appraisal:
    """The answer of the greatest worth, the first among equals."""
    return max(appraisals, key=lambda one: one.worth)


@dataclass(frozen=True)
class Standing:
    """One computer player's place in a Board Game, read off its view."""

    view: View
    mind: Mind

    @cached_property
    def mine(self) -> SeatView:
        """Its own seat."""
        assert self.view.seat is not None
        return self.view.seats[self.view.seat]

    @cached_property
    def board(self) -> BoardView:
        """What only the Board Game has on the table."""
        assert self.view.board is not None
        return self.view.board

    @cached_property
    def leaning(self) -> Leaning:
        """What its temper does to it."""
        return LEANINGS[self.mind.temper]

    @cached_property
    def rivals(self) -> tuple[SeatView, ...]:
        """Everyone else who is still in."""
        return tuple(one for one in self.view.seats if one.seat != self.view.seat and not one.out)

    @cached_property
    def tallies(self) -> tuple[dict[str, int], ...]:
        """What every target counts, for each seat."""
        return tallies(self.view)

    @cached_property
    def aims(self) -> tuple[str, ...]:
        """The kinds of target it holds; twins count once."""
        return tuple(dict.fromkeys(target_kind(card) for card in self.board.targets))

    @cached_property
    def chances(self) -> dict[tuple[str, int, bool], float]:
        """Chances of targets worked out before, by kind and what a purchase adds."""
        return {}

    @cached_property
    def races(self) -> int:
        """Races still to be run, the one before it included."""
        run = "auction" in self.view.phase
        return self.view.rounds - self.view.round + (0 if run else 1)

    @cached_property
    def turns(self) -> float:
        """Purchase phases still to come for everybody, the open one by what is left of it."""
        if "auction" in self.view.phase:
            return float(self.races)
        return self.races - (0.7 if self.view.phase == "second purchase" else 0.3)

    @cached_property
    def has_auctions(self) -> bool:
        """Whether points are auctioned after a race."""
        return self.board.auctions

    @cached_property
    def owed(self) -> int:
        """What its loans will cost in the end, in Danari."""
        return sum(self.repayment(kind) for kind in self.mine.loans)

    def repayment(self, kind: str) -> int:
        """What a loan of this kind costs this player in the end."""
        return self.power(kind, "repay") or LOANS[kind][1]

    def power(self, symbol: str, op: str) -> int:
        """What its character and assistants add up to for one symbol."""
        return self.powers.get((symbol, op), 0)

    @cached_property
    def powers(self) -> dict[tuple[str, str], int]:
        """All that its character and assistants can do, added up by symbol."""
        edition, mine = self.view.edition, self.mine
        found: dict[tuple[str, str], int] = {}
        effects = [e for card in mine.assistants for e in ASSISTANTS[edition][card].effects]
        if mine.character:
            effects += CHARACTERS[edition][mine.character].effects
        for symbol, op, value in effects:
            found[symbol, op] = found.get((symbol, op), 0) + int(value)
        return found

    @property
    def saving(self) -> str:
        """What it saves money for: the next bets, or something dearer."""
        return "keeps money to bet" if self.mine.money < 4 * self.mine.minimum_bet else "saves up"

    def comfort(self, money: int, vp: int | None = None, owed: int | None = None) -> float:
        """What a purse is worth in victory points: the bets it pays first, then what it buys.

        `vp` sets the minimum bet, `owed` what must be left in the end; both as now by default.
        """
        least = 100 * max(1, self.mine.vp if vp is None else vp)
        owed = self.owed if owed is None else owed
        if not self.races:
            return -20.0 if money < owed else (money - owed) / LAST_POINT
        spare = money - owed / sqrt(self.races)
        points = 0.0
        if money < least:
            points -= PENNILESS + (least - money) / 1000
        if self.races == 1 and owed and money < owed + least:
            points -= 10 * (owed + least - money) / (owed + least)
        care = self.leaning.reserve
        bets = least * care
        points += SECOND_BET * care * within(spare - bets, bets)
        spare -= 2 * bets
        if self.races == 1:
            return points + max(0.0, spare) / (POINT if self.has_auctions else LAST_POINT)
        points += NEXT_BETS * care * within(spare, 2 * bets)
        spare = max(0.0, spare - 2 * bets)
        soon = min(spare, SPENDABLE * (self.races - 1))
        return points + soon / POINT + (spare - soon) / IDLE_POINT

    def cost(self, price: float, vp: int = 0) -> float:
        """The comfort that spending so many Danari takes, `vp` more points making bets dearer."""
        money, now = self.mine.money, self.mine.vp
        return self.comfort(money) - self.comfort(int(money - price), now + vp)

    def income(self, danari: float) -> float:
        """What Danari after every race to come are worth; those of the last race hardly count."""
        if not self.races:
            return 0.0
        last = POINT if self.has_auctions else LAST_POINT
        return danari * ((self.races - 1) / POINT + 1 / (2 * last))

    def harm(self, seat: int) -> float:
        """How much a point that another loses is worth to this player: most from the leader."""
        if not self.rivals:
            return 0.0
        top = max(one.vp for one in self.rivals)
        share = 1 / len(self.rivals)
        return share if self.view.seats[seat].vp == top else 0.5 * share


def within(amount: float, whole: float) -> float:
    """How much of the whole an amount covers, from 0 to 1."""
    return min(1.0, max(0.0, amount / whole))
