"""The computer players: legal, blind to what their seat cannot see, each better than the last."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.bots import NAMES, mind_of
from game.play import Ask
from game.unicorn_fever.bots import COMPUTERS
from game.unicorn_fever.bots.choices import actions
from game.unicorn_fever.bots.purse import me_of, purse_of
from game.unicorn_fever.bots.spells import plays_worth
from game.unicorn_fever.bots.worth import Outlook, best_stake, look
from game.unicorn_fever.chances import race_of
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.state import Bet, Doing, Game, Spell
from game.unicorn_fever.tokens import Token
from game.unicorn_fever.view import view
from tests.game.scripted import NAMES as PEOPLE
from tests.game.unicorn_fever.scripted import TITLE, dealt, laid

LEVELS = ("casual", "keen", "sharp")


OF_A_LANE = {"helps its bet": True, "favours its bet": True, "hinders a rival": False}
"""Whether somebody who says so has a bet there."""


def test_a_reason_that_names_a_bet_is_true():
    names = ("sharp", "keen", "casual", "keen bluffer", "sharp banker")
    told = 0
    for seed in range(5):
        rng = Random(seed)
        clans = ("leprechauns and warlocks", "goblins and leprechauns")[seed % 2]
        table = Table(
            TITLE, PEOPLE[: 4 + seed % 2], {"length": "short", "clans": clans}, dealer=rng
        )
        while (ask := table.ask) is not None:
            now, name = table.view(ask.who), names[(ask.who + seed) % len(names)]
            answer = COMPUTERS.answer(name, now, ask, rng)
            for text in (answer, rng.choice(ask.options)):
                one = COMPUTERS.why(name, now, ask, text, rng)
                if one.kind in OF_A_LANE:
                    backed = {bet.unicorn for bet in now.seats[ask.who].bets}
                    assert (one.facts["horse"] in backed) == OF_A_LANE[one.kind], one
                    told += 1
            if rng.random() < 0.25:
                answer = rng.choice(ask.options)
            table.answer(answer)
    assert told > 50


def at_magic(game: Game) -> Ask:
    """Seat 0 at a token that lets it play a card."""
    game.doing = Doing(Token(magic=1), "", 1)
    plays = [f"play {card} {lane}" for card in game.players[0].hand for lane in game.odds]
    return Ask(0, "magic", (*plays, "loan", "pass"), 1, "R.2.1")


@pytest.mark.parametrize("level", ["keen", "sharp"])
def test_good_cards_go_on_own_bets_and_bad_ones_on_others(level):
    game = dealt(laid(3), 0, "G11", "G03")
    game.bets += [Bet(0, "win", "orange", 8), Bet(1, "early", "red", 8)]
    worths = plays_worth(view(game, 0), list(at_magic(game).options[:12]), mind_of(level))
    assert worths["play G11 orange"] > 0.1
    assert worths["play G03 red"] > 0.1
    assert worths["play G03 orange"] == worths["play G11 red"] == 0
    ask = at_magic(game)
    answer = COMPUTERS.answer(level, view(game, 0), ask, Random(1))
    assert answer in ("play G11 orange", "play G03 red")


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_of_good_cards_is_kept_without_a_bet_of_ones_own(level):
    game = dealt(laid(3), 0, "G11", "G15", "G01")
    game.bets += [Bet(1, "early", "red", 8)]
    ask = at_magic(game)
    assert COMPUTERS.answer(level, view(game, 0), ask, Random(1)) == "pass"


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("casual")])
def test_a_place_bet_on_the_favourite_is_staked_on_and_a_long_shot_is_not(name):
    game = laid(3)
    seen, mind = view(game, 0), mind_of(name)
    chances = look(race_of(seen), mind)
    sure = best_stake(seen, chances, "early red", 0, mind, 2, may_borrow=False)
    vain = best_stake(seen, chances, "early purple", 0, mind, 2)
    assert 3 <= sure.stake <= 18
    assert vain.stake <= 1
    assert sure.worth > max(1.0, 3 * vain.worth)


@pytest.mark.parametrize("name", NAMES)
def test_no_loan_is_taken_in_the_last_race(name):
    game = dealt(laid(3), 0, "G11")
    game.round, game.rounds = 4, 4
    for gold in (0, 1, 20):
        game.players[0].gold = gold
        tokens = ("take any-bet", "take win-bet", "take gold", "take magic", "printed any-bet")
        ask = Ask(0, "action", (*tokens, "loan"), 1, "R.2")
        assert COMPUTERS.answer(name, view(game, 0), ask, Random(gold)) != "loan"
        game.doing = Doing(Token(bet="any"), "any", 0)
        bets = tuple(f"bet {token}" for token in game.free) if gold else ()
        ask = Ask(0, "bet", (*bets, "loan", "pass"), 1, "R.2.2")
        assert COMPUTERS.answer(name, view(game, 0), ask, Random(gold)) != "loan"
        game.doing = None


def test_gold_is_worth_most_to_who_may_have_to_leave_a_loan_unpaid():
    game = laid(3)
    game.round, game.rounds = 4, 4
    game.players[0].gold, game.players[1].gold, game.players[1].loans = 60, 20, 1
    seen = view(game, 0)
    rich, poor = (purse_of(seen, seat).each() for seat in seen.seats[:2])
    assert 0.04 < rich < 0.06 < 2 * rich < poor


def test_glory_that_will_be_taxed_four_times_is_worth_less_than_in_the_last_race():
    game = laid(3)
    game.rounds = 4
    early = purse_of(view(game, 0), view(game, 0).seats[0]).glory()
    game.round = 4
    late = purse_of(view(game, 0), view(game, 0).seats[0]).glory()
    assert early < late <= 1


def test_known_and_hidden_cards_move_the_chances():
    game = laid(3)
    game.spells["red"] = [Spell(0, "G01"), Spell(0, "G11")]
    mind = mind_of("sharp")
    helped = look(race_of(view(game, 0)), mind)
    hidden = look(race_of(view(game, 1)), mind)
    game.spells["red"] = []
    bare = look(race_of(view(game, 0)), mind)
    assert helped.win("red") > bare.win("red") + 0.1
    assert hidden.win("red") < bare.win("red")


def test_a_sharp_player_minds_what_others_win_and_a_keen_one_does_not():
    game = laid(3)
    game.bets += [Bet(1, "win", "red", 5)]
    for level, minds in (("keen", False), ("sharp", True)):
        weighed = Outlook(view(game, 0), mind_of(level))
        race = race_of(view(game, 0))
        assert (weighed.worth(race, look(race, weighed.mind), {}) < 0) is minds


def test_a_contract_in_the_first_race_is_worth_more_than_in_the_last():
    game = laid(3)
    game.rounds = 4
    worths = []
    for number in (1, 4):
        game.round = number
        ask = Ask(0, "action", ("sign FA1", "printed any-bet"), 1, "R.2")
        game.offers = ["FA1"]
        worths.append(actions(view(game, 0), ask, mind_of("sharp"))["sign FA1"])
    assert worths[0] > worths[1] > 0


def test_cards_of_the_same_name_are_tried_once_only():
    game = dealt(laid(3), 0, "G11", "G12")
    game.bets += [Bet(0, "win", "orange", 8)]
    plays = ["play G11 orange", "play G12 orange"]
    worths = plays_worth(view(game, 0), plays, mind_of("keen"))
    assert worths[plays[0]] == worths[plays[1]] > 0
    assert MAGIC["G11"].name == MAGIC["G12"].name
    assert me_of(view(game, 0)).bets[0].unicorn == "orange"
