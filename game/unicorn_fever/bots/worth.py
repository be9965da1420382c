"""What things are worth to a computer player, in glory: bets, gold, contracts, magic."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from math import exp
from typing import NamedTuple

from game.bots.profiles import Chooser, Mind
from game.unicorn_fever.chances import Chances, Race, Spells, run_races
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.state import BET_GLORY, LOAN_COST, PLACE_PAYS, Bet
from game.unicorn_fever.view import SeatView, View

INCOME, GROWTH = 7, 4
"""The gold that a race brings beside the stakes, and the glory, as the computers expect them."""

RICH, POOR, DOUBT = 0.05, 0.35, 10.0
"""A gold in glory: for whoever has plenty, for whoever may end with a loan; and the doubt."""

OWN_SHARE, SPITE = 1.0, 1.5
"""How much the others' bets are minded; a bluffer minds them more."""

LUCK = 1999
"""Numbers drawn for races in the head, so that all is tried in the same luck."""


class Head(NamedTuple):
    """How a level thinks: races run for a look, and for each card tried; guesses at hidden cards.

    `minds` says whether the others' bets count, `frees` whether loans are taken to stake more.
    """

    races: int
    tries: int
    guesses: int
    minds: bool


HEADS: Mapping[str, Head] = {
    "casual": Head(40, 0, 0, False),
    "keen": Head(120, 40, 0, False),
    "sharp": Head(360, 120, 6, True),
}


def me_of(view: View) -> SeatView:
    """The player whose view this is."""
    assert view.seat is not None
    return view.seats[view.seat]


def races_left(view: View) -> int:
    """Races still to be run, this one among them."""
    return view.rounds - view.round + 1


def gold_worth(view: View, seat: SeatView, mind: Mind) -> float:
    """What one more gold is worth, in glory: little with plenty, much with loans to pay back."""
    left = races_left(view)
    taxes = sum([seat.glory + GROWTH * (number + 0.5) for number in range(left)])
    staked = sum([bet.stake for bet in seat.bets])
    wealth = seat.gold + staked + left * INCOME - taxes - LOAN_COST * seat.loans
    worth = RICH + (POOR - RICH) / (1 + exp(min(60.0, wealth / DOUBT)))
    return worth * (1.4 if mind.temper == "banker" else 1.0)


class Purse(NamedTuple):
    """What gold and glory are worth to a seat in this race."""

    gold: float
    glory: float


def purse_of(view: View, seat: SeatView, mind: Mind) -> Purse:
    """A glory costs a gold of tax in every race from now on."""
    gold = gold_worth(view, seat, mind)
    return Purse(gold, max(0.3, 1 - gold * races_left(view)))


def pays(kind: str, row: float, powers: Mapping[str, int]) -> float:
    """What a gold of stake brings when a bet of this kind is won."""
    if kind == "win":
        return row + 1
    return powers.get("place_pays", PLACE_PAYS)


def glory_of(kind: str, on_it: int, powers: Mapping[str, int]) -> int:
    """The glory of a won bet."""
    return BET_GLORY[kind] + on_it + powers.get("won_bet_glory", 0)


def powers_of(seat: SeatView) -> dict[str, int]:
    """All that a player's contracts do."""
    found: dict[str, int] = {}
    for id in seat.contracts:
        found |= CONTRACTS[id].powers
    return found


def prize(bet: Bet, row: float, purse: Purse, powers: Mapping[str, int], more: float = 0) -> float:
    """What a bet is worth when it is won, in glory; `more` glory from magic."""
    glory = max(0.0, glory_of(bet.kind, bet.glory, powers) + more)
    return glory * purse.glory + bet.stake * pays(bet.kind, row, powers) * purse.gold


def figures(cards: Sequence[str], symbol: str) -> float:
    """What cards in a lane add for one symbol, as if none cancelled."""
    return sum([
        float(effect.value)
        for card in cards
        for effect in MAGIC[card].effects
        if effect.symbol == symbol
    ])  # fmt: skip


class Outlook(NamedTuple):
    """A table as a computer weighs it: a race, and what each seat's bets are worth there."""

    view: View
    mind: Mind
    purses: Sequence[Purse]
    powers: Sequence[Mapping[str, int]]

    def worth(self, race: Race, chances: Chances, more: Spells) -> float:
        """What all bets on the table are worth to the seat, less what they are to the others."""
        total = 0.0
        seats = self.view.seats
        head = HEADS[self.mind.level]
        share = SPITE if self.mind.temper == "bluffer" else OWN_SHARE
        for seat in seats:
            is_mine = seat.seat == self.view.seat
            if not is_mine and not head.minds and self.mind.temper != "bluffer":
                continue
            weight = 1.0 if is_mine else -share / (len(seats) - 1)
            purse, powers = self.purses[seat.seat], self.powers[seat.seat]
            for bet in seat.bets:
                cards = (*race.known.get(bet.unicorn, ()), *more.get(bet.unicorn, ()))
                extra = figures(cards, "glory")
                value = chances.of(bet) * prize(
                    bet, chances.rows[bet.unicorn], purse, powers, extra
                )
                if bet.kind == "win" and "second_pays" in powers:
                    second = chances.places[bet.unicorn][1] / chances.races
                    value += second * (2 * purse.glory + 2 * bet.stake * purse.gold)
                total += weight * (value + figures(cards, "gold") * purse.gold)
        return total


def outlook(view: View, mind: Mind) -> Outlook:
    """The table as this seat weighs it."""
    return Outlook(
        view,
        mind,
        [purse_of(view, seat, mind) for seat in view.seats],
        [powers_of(seat) for seat in view.seats],
    )


def luck_of(rng: Chooser) -> Callable[[], Chooser]:
    """Chance that can be had again: every call begins the same numbers anew."""
    numbers = [rng.random() for _ in range(LUCK)]
    return lambda: Again(cycle(numbers).__next__)


class Again(NamedTuple):
    """A chooser that says the same numbers again."""

    random: Callable[[], float]


def look(view: View, race: Race, mind: Mind, rng: Chooser) -> Chances:
    """The race run in the head, as often as this level does."""
    head = HEADS[mind.level]
    return run_races(race, rng, head.races, guesses=head.guesses)


def bet_worth(
    view: View,
    chances: Chances,
    bet: Bet,
    purse: Purse,
    powers: Mapping[str, int],
) -> float:
    """What making this bet is worth, its stake taken off."""
    row = chances.rows[bet.unicorn]
    value = chances.of(bet) * prize(bet, row, purse, powers) - bet.stake * purse.gold
    if bet.kind == "win" and "second_pays" in powers:
        second = chances.places[bet.unicorn][1] / chances.races
        value += second * (2 * purse.glory + 2 * bet.stake * purse.gold)
    return value


def edge(kind: str, chances: Chances, lane: str, powers: Mapping[str, int]) -> tuple[float, float]:
    """What a gold of stake brings on average over itself, and what it brings when won."""
    each = pays(kind, chances.rows[lane], powers)
    return chances.of((kind, lane)) * each - 1, each


def stake_for(
    view: View, chances: Chances, kind: str, lane: str, mind: Mind, powers: Mapping[str, int]
) -> int:
    """How much to stake: the part of the purse that grows fastest, one gold without an edge."""
    me = me_of(view)
    gain, each = edge(kind, chances, lane, powers)
    if mind.level == "casual":
        return max(1, min(me.gold, 4))
    if gain <= 0 or each <= 1:
        return 1
    part = gain / (each - 1)
    if mind.level == "keen":
        part = min(part, 0.35)
    if mind.temper in ("cautious", "banker"):
        part *= 0.6
    keep = 0
    if view.round == view.rounds and me.loans:
        keep = min(me.gold - 1, LOAN_COST * me.loans)
    return max(1, min(me.gold, int(part * (me.gold - keep))))


def contract_worth(view: View, id: str, mind: Mind, purse: Purse) -> float:
    """What a contract is worth from now on: its rough worth over the races left, and its end."""
    card, left = CONTRACTS[id], races_left(view)
    running = max(0.0, card.worth - card.end_glory)
    lively = bool(card.powers)
    value = card.end_glory + (running * left / 3 if lively else 0)
    if "signed_gold" in card.powers:
        value = card.end_glory + card.powers["signed_gold"] * purse.gold
    if "signed_draw" in card.powers:
        value = card.end_glory + 0.3
    return value
