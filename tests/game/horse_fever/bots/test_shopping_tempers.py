"""Tempers show in the shop: counted over whole games, each against the even temper."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import Table
from game.bots.profiles import TEMPERS, Mind
from game.horse_fever.auctions import buy_auction
from game.horse_fever.bots import shopping
from game.horse_fever.bots.casual import casual
from tests.game.horse_fever.bots.shops import asked, shop
from tests.game.scripted import Phase
from tests.game.walks import BOARD

GAMES = 16
FIRST_SEAT = 0


def counted(level, temper):
    """What the first of three, alone of this temper, bought and asked for in a row of games."""
    tally: Counter[str] = Counter()
    minds = [Mind(level, temper), Mind(level), Mind(level)]
    for number in range(GAMES):
        rng = Random(number)
        options = {"edition": ("first", "second")[number % 2]}
        table = Table(BOARD, ["Ann", "Ben", "Cat"], options=options, dealer=rng)
        while (ask := table.ask) is not None:
            view = table.view(ask.who)
            answer = shopping.answer(view, ask, rng, minds[ask.who])
            if ask.who == FIRST_SEAT and answer is not None:
                tally.update(deeds(view, ask.what, answer))
            table.answer(casual(view, ask, rng) if answer is None else answer)
    return tally


def deeds(view, what, answer):
    """What one answer counts for."""
    mine, verb = view.seats[FIRST_SEAT], answer.split(" ")[0]
    if what == "purchase":
        yield verb if verb != "loan" else answer
        yield from ["henchman"] * (answer == "loan mob" and "michele-cuorlione" in mine.assistants)
        if verb in ("buy", "offer"):
            yield from ["bare"] * (mine.money - view.board.prices[answer] < 4 * mine.minimum_bet)
        yield from ["early stable"] * (answer.startswith("buy stable") and view.round == 1)


@pytest.fixture(scope="module", params=["keen", "sharp"])
def tallies(request):
    return {temper: counted(request.param, temper) for temper in ("", *TEMPERS)}


def test_the_cautious_keep_a_reserve_and_borrow_nothing_from_the_mob(tallies):
    assert tallies["cautious"]["bare"] < 0.8 * tallies[""]["bare"]
    assert tallies["cautious"]["loan mob"] == tallies["cautious"]["henchman"]


def test_bluffers_ask_others(tallies):
    assert tallies["bluffer"]["offer"] > 1.3 * tallies[""]["offer"]


@pytest.mark.parametrize("level", ["keen", "sharp"])
def test_bluffers_bid_highest_and_the_cautious_stop_first(level):
    limits = {temper: limit(Mind(level, temper)) for temper in ("", "cautious", "bluffer")}
    assert limits["cautious"] < limits[""] < limits["bluffer"]


def limit(mind):
    """The highest price that a mind with 6,000 D says yes to in the first race's buy auction."""
    game = shop(2, money=6000)
    game.phase = "buy auction"
    phase = Phase(buy_auction(game))
    while phase.ask is not None and asked(phase, game, mind).startswith("accept"):
        phase.answer(phase.ask.options[0])
        phase.answer(phase.ask.options[0])
    return game.auction.price


def test_bankers_begin_with_a_stable_and_the_banks_money(tallies):
    assert tallies["banker"]["early stable"] >= tallies[""]["early stable"]
    assert tallies["banker"]["loan bank"] > 4 * tallies[""]["loan bank"]
    assert tallies["banker"]["loan mob"] == tallies["banker"]["henchman"]
