"""First bets: the others' hands are dealt from what they may hold, and the bet is attacked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.bots.profiles import Mind
from game.horse_fever.bots import BOTS
from game.horse_fever.bots.belief import Reading
from game.horse_fever.bots.first_bet import DEALS, Intents, appeals
from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.state import Bet
from tests.game.walks import TITLE, laid

SHARP = Mind("sharp")


def first_bet(seats=2, seed=1):
    """The view and the question of the first bet of a game."""
    table = laid(seats, {}, Random(seed), TITLE)
    while table.ask.what != "first bet":
        table.answer(BOTS["casual"](table.view(table.ask.who), table.ask, Random(seed)))
    return table.view(table.ask.who), table.ask


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_hands_dealt_are_hands_that_the_others_may_hold(seats):
    view, _ = first_bet(seats)
    deals = Intents(view, Random(2), SHARP).deals
    assert len(deals) == DEALS
    counts = {one.seat: one.cards for one in view.seats if one.seat != view.seat}
    for deal in deals:
        assert Counter(one.owner for one in deal.held) == counts
        cards = [one.card for one in deal.held]
        assert len(set(cards)) == len(cards)
        assert not set(cards) & set(view.hand)
        assert not any(ACTION_CARDS[view.edition][card].star for card in cards)
    assert len({tuple(one.card for one in deal.held) for deal in deals}) > DEALS / 2


def test_of_two_the_one_bet_on_is_spoilt_and_the_others_are_not():
    view, _ = first_bet()
    intents = Intents(view, Random(3), SHARP)
    bits = intents.reading.lanes.bits
    bad = sum(bits[c] for c, one in ACTION_CARDS[view.edition].items()
              if c in bits and one.sign == "negative")  # fmt: skip
    for number, horse in enumerate(view.odds):
        lanes = [intents.laid(horse, deal).lanes for deal in intents.deals]
        spoilt = [sum(bool(lane[n] & bad) for lane in lanes) for n in range(6)]
        assert spoilt[number] > 2 * max(spoilt[:number] + spoilt[number + 1 :])


def test_a_first_bet_that_will_be_attacked_is_thought_less_of():
    view, ask = first_bet()
    view = view._replace(hand=())
    found = appeals(view, ask.options, Random(4), SHARP)
    quiet = Reading(view, Random(4), 200, False).prospects()
    for horse, row in view.odds.items():
        if row <= 3:
            assert found[f"win {horse}"].chance < quiet[horse].win
            assert found[f"show {horse}"].chance < quiet[horse].show - 0.08


def test_a_horse_that_the_others_have_bet_on_as_well_is_safer():
    view, ask = first_bet(4)
    favourite = min(view.odds, key=view.odds.__getitem__)
    longest = max(view.odds, key=view.odds.__getitem__)

    def chance(horse):
        seats = [one._replace(bets=() if one.seat == view.seat else
                 (Bet(one.seat, "show", horse, 100),)) for one in view.seats]  # fmt: skip
        last = (view.seat + 1) % 4
        seen = view._replace(seats=tuple(seats), hand=(), first=last)
        return appeals(seen, ask.options, Random(5), SHARP)[f"show {favourite}"].chance

    assert chance(favourite) > chance(longest) + 0.1


def test_good_cards_meant_for_another_horse_are_not_told_of():
    told = Counter()
    for seed in range(6):
        view, ask = first_bet(2, seed)
        view = view._replace(hand=("magna-velocitas", "herba-magica"))
        for bet in appeals(view, ask.options, Random(seed), SHARP).values():
            told[bet.is_helped] += 1
    assert told[True] and told[False]
