"""What bets are worth to a computer player, in glory, and how much to stake on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from game.bots.profiles import Mind
from game.unicorn_fever.bots.purse import me_of, powers_of, purse_of, races_left, to_spare
from game.unicorn_fever.chances import Chances, Hidden, Race, Spells, run_races
from game.unicorn_fever.magic import magic_of
from game.unicorn_fever.state import BET_GLORY, LOAN, PLACE_PAYS, Bet
from game.unicorn_fever.view import SeatView, View

KEEN_DOUBT, DOUBT, UNSURE, SURE = 0.9, 0.87, 0.68, 0.78
"""By how much chances of place bets are taken down: all alike, or those below a sure one."""

MOST_LOANS = 2
"""From this many loans on nobody takes another one only to stake more."""

SPITE = 1.5
"""How much more a bluffer minds the others' bets."""

STAKES = (1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 22, 26, 30, 36, 44, 54, 66, 80, 100)
"""The sums that are thought about."""


class Head(NamedTuple):
    """How a level thinks: races run for a look, and for each card tried; guesses at hidden cards.

    `minds` is how much the others' bets count, `dares` which part of the purse may be staked at
    once, `borrows` whether loans are taken to stake more.
    """

    races: int
    tries: int
    guesses: int
    minds: float
    dares: float
    borrows: bool


HEADS: Mapping[str, Head] = {
    "casual": Head(40, 0, 0, 0.0, 0.3, False),
    "keen": Head(120, 30, 0, 0.0, 0.4, False),
    "sharp": Head(300, 60, 5, 1.0, 1.0, True),
}


def pays(kind: str, row: float) -> float:
    """What a gold of stake brings when a bet of this kind is won."""
    return row + 1 if kind == "win" else PLACE_PAYS


def glory_of(bet: Bet, powers: Mapping[str, int]) -> int:
    """The glory of a won bet."""
    return BET_GLORY[bet.kind] + bet.glory + powers.get("won_bet_glory", 0)


def figures(cards: Sequence[str], symbol: str) -> float:
    """What cards in a lane add for one symbol, as if none cancelled."""
    return sum([
        float(effect.value)
        for card in cards
        for effect in magic_of(card).effects
        if effect.symbol == symbol
    ])  # fmt: skip


def won_glory(bet: Bet, chances: Chances, powers: Mapping[str, int], more: float = 0) -> float:
    """The glory that a bet brings on average; `more` lies in its lane as magic."""
    found = chances.of(bet) * max(0.0, glory_of(bet, powers) + more)
    if bet.kind == "win" and "second_pays" in powers:
        found += chances.place(bet.unicorn, 2) * powers["second_glory"]
    if bet.kind != "win" and "fourth_pays" in powers:
        found += chances.place(bet.unicorn, 4) * powers["fourth_glory"]
    return found


def won_gold(kind: str, lane: str, chances: Chances, powers: Mapping[str, int]) -> float:
    """What a gold of stake brings on average."""
    found = chances.of((kind, lane)) * pays(kind, chances.rows[lane])
    if kind == "win" and "second_pays" in powers:
        found += chances.place(lane, 2) * powers["second_pays"]
    if kind != "win" and "fourth_pays" in powers:
        found += chances.place(lane, 4)
    return found


class Outlook:
    """A table as a computer weighs it: what each seat's bets are worth in a race."""

    def __init__(self, view: View, mind: Mind) -> None:
        self.view, self.mind = view, mind
        self.head = HEADS[mind.level]

    @cached_property
    def weights(self) -> Mapping[int, float]:
        """How much each seat counts: oneself wholly, the others together as much, if at all."""
        others = self.head.minds / (len(self.view.seats) - 1)
        if self.mind.temper == "bluffer":
            others = SPITE * max(others, 0.5 / (len(self.view.seats) - 1))
        found = {seat.seat: -others for seat in self.view.seats}
        found[me_of(self.view).seat] = 1.0
        return {seat: weight for seat, weight in found.items() if weight}

    @cached_property
    def seats(self) -> Sequence[tuple[float, SeatView, dict[str, int], float, float]]:
        """Whose bets count: the weight, the seat, its powers, its gold and glory."""
        found = []
        for number, weight in self.weights.items():
            seat = self.view.seats[number]
            purse = purse_of(self.view, seat)
            found.append((weight, seat, powers_of(seat), purse.each(), purse.glory()))
        return found

    def worth(self, race: Race, chances: Chances, more: Spells) -> float:
        """What all bets on the table are worth to the seat, less what they are to the others."""
        total = 0.0
        for weight, seat, powers, gold, glory in self.seats:
            for number, bet in enumerate(seat.bets):
                cards = (*race.known.get(bet.unicorn, ()), *more.get(bet.unicorn, ()))
                extra = figures(cards, "glory") if cards else 0.0
                extra += powers.get("second_bet_glory", 0) if number == 1 else 0
                purse = figures(cards, "gold") if cards else 0.0
                value = won_glory(bet, chances, powers, extra) * glory
                back = won_gold(bet.kind, bet.unicorn, chances, powers)
                total += weight * (value + (bet.stake * back + purse) * gold)
        return total


def look(race: Race, mind: Mind) -> Chances:
    """The race run in the head, as often as this level does."""
    head = HEADS[mind.level]
    known, odds = tuple(race.known.items()), tuple(race.odds.items())
    unseen = tuple(race.unseen) if head.guesses and race.hidden else ()
    return looked(known, race.hidden, unseen, odds, race.enraged, head.races, head.guesses)


@lru_cache(maxsize=8)
def looked(
    known: tuple[tuple[str, tuple[str, ...]], ...],
    hidden: tuple[Hidden, ...],
    unseen: tuple[str, ...],
    odds: tuple[tuple[str, int], ...],
    enraged: tuple[str, ...],
    races: int,
    guesses: int,
) -> Chances:
    """A look, kept for a few answers: token, bet and stake are chosen before the same race."""
    race = Race(dict(known), hidden, unseen, dict(odds), enraged)
    return run_races(race, races, guesses=guesses)


class Stake(NamedTuple):
    """A bet as it is best laid: what it is worth, its stake, and whether it wants a loan first."""

    worth: float
    token: str
    stake: int
    loan: bool = False


def best_stake(
    view: View,
    chances: Chances,
    token: str,
    on_it: int,
    mind: Mind,
    actions: int,
    may_borrow: bool = True,
) -> Stake:
    """How much to lay on a bet, keeping one gold for each of the `actions` to come."""
    me, head = me_of(view), HEADS[mind.level]
    purse, powers = purse_of(view, me), powers_of(me)
    kind, lane = token.split(" ")
    each = pays(kind, chances.rows[lane])
    bet = Bet(me.seat, kind, lane, 1, on_it)
    more = powers.get("second_bet_glory", 0) if len(me.bets) == 1 else 0
    glory = won_glory(bet, chances, powers, more) * purse.glory()
    won = won_gold(kind, lane, chances, powers) / each
    if kind != "win":
        sober = sobered(won) / max(won, 0.01) if mind.level == "sharp" else KEEN_DOUBT
        glory, won = glory * sober, won * sober
    dares = head.dares * (0.6 if mind.temper in ("cautious", "banker") else 1.0)
    now, spare = purse.later(0, purse.gold), to_spare(view)
    found = Stake(0.0, "", 0)
    for loans in (0, 1) if may_borrow and can_borrow(view, mind) else (0,):
        gold = me.gold + LOAN * loans
        fee = (purse.loan_cost - LOAN) * loans
        for stake in STAKES:
            if stake > gold or (stake > 1 and stake > dares * (gold - actions)):
                break
            if spare is not None and stake > spare:
                break
            back = stake * each
            # The stake's usual return is already in what is expected of a race.
            worth = (
                glory
                + won * purse.later(back - stake - fee, gold - stake + back)
                + (1 - won) * purse.later(-stake - fee, gold - stake)
                - now
            )
            if worth > found.worth + 0.1 * (loans and not found.loan):
                found = Stake(worth, token, stake, loans > 0)
    return found


def sobered(chance: float) -> float:
    """What becomes of a chance for one of the first three places until the reveal.

    Favourites are helped by all who have backed them, at the cost of whoever comes next: so it was
    in games of the arena.
    """
    doubt = DOUBT + (1 - DOUBT) * (chance - UNSURE) / (SURE - UNSURE)
    return chance * min(1.0, max(DOUBT, doubt))


def can_borrow(view: View, mind: Mind) -> bool:
    """Whether a loan may be thought of: to stake more, or where there is nothing to stake."""
    if races_left(view) == 1 or not view.loans_left:
        return False
    me = me_of(view)
    return me.gold == 0 or (
        HEADS[mind.level].borrows and me.loans < 2 and mind.temper != "cautious"
    )


def best_bet(
    view: View, chances: Chances, mind: Mind, bet: str, on_it: int, actions: int = 0
) -> Stake:
    """The best bet that an action of this sort allows, with its stake; no token if none is."""
    me = me_of(view)
    free = view.free if not me.reserved else (*view.free, me.reserved)
    found = Stake(0.0, "", 0)
    for token in free:
        if bet == "any" or token.startswith("win"):
            one = best_stake(view, chances, token, on_it, mind, actions)
            if one.worth > found.worth:
                found = one
    return found
