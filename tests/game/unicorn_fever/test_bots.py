"""The computer players: legal, blind to what their seat cannot see, each better than the last."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import Table
from game.arena.figures import summary
from game.arena.lineups import match
from game.arena.playing import play_deals
from game.bots import NAMES, RANDOM, mind_of
from game.play import CHANCE, Ask
from game.unicorn_fever.bots import COMPUTERS
from game.unicorn_fever.bots.choices import actions
from game.unicorn_fever.bots.purse import me_of, purse_of
from game.unicorn_fever.bots.spells import plays_worth
from game.unicorn_fever.bots.why import KINDS
from game.unicorn_fever.bots.worth import Outlook, best_stake, look
from game.unicorn_fever.chances import race_of
from game.unicorn_fever.contracts import CLANS
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.state import Bet, Doing, Game, Spell
from game.unicorn_fever.tokens import Token
from game.unicorn_fever.view import view
from tests.amount import many, some
from tests.game.unicorn_fever.scripted import NAMES as PEOPLE
from tests.game.unicorn_fever.scripted import TITLE, dealt, laid
from tests.web.english import tables
from web.words.formatter import fields

LEVELS = ("casual", "keen", "sharp")


def seated(seed: int, seats: int, **options: str) -> Table:
    return Table(TITLE, PEOPLE[:seats], options, dealer=Random(seed))


def options_for(number: int) -> dict[str, str]:
    """Short games and other clans by turns."""
    one, other = sorted(Random(number).sample(CLANS, 2))
    return {"length": ("short", "normal")[number % 2], "clans": f"{one} and {other}"}


@pytest.mark.parametrize("number", some(range(len(NAMES)), 3))
def test_everybody_answers_legally_wherever_chance_leads(number):
    """Half of the answers come from chance, so that they find themselves anywhere."""
    rng = Random(number)
    table = seated(number, 2 + number % 5, **options_for(number))
    while (ask := table.ask) is not None:
        assert ask.who != CHANCE
        answer = rng.choice(ask.options)
        if rng.random() < 0.5:
            answer = COMPUTERS.answer(NAMES[number], table.view(ask.who), ask, rng)
        assert answer in ask.options
        table.answer(answer)


@pytest.mark.parametrize("level", ["keen", "sharp"])
@pytest.mark.parametrize("temper", ["cautious", "bluffer", "banker"])
def test_a_temper_changes_what_is_done_now_and_then(level, temper):
    """Shown the same tables, the even mind and this one part ways, but not all the time."""
    other = asked = 0
    table, rng = seated(3, 4), Random(3)
    while (ask := table.ask) is not None and table.game.round < 4:
        seen, step = table.view(ask.who), len(table.answers)
        even, leaning = (
            COMPUTERS.answer(name, seen, ask, Random(step)) for name in (level, f"{level} {temper}")
        )
        other += even != leaning
        asked += 1
        table.answer(rng.choice(ask.options) if step % 3 == 0 else even)
    assert 0 < other < asked / 2


@pytest.mark.parametrize(
    ("levels", "deals"),
    [
        (("sharp", "keen"), many(1, 2)),
        (("keen", "casual"), many(4, 8)),
        (("casual", RANDOM), many(8, 30)),
    ],
)
def test_each_level_beats_the_next_one_down(levels, deals):
    """A few deals of a fixed seed; thousands were played to prove it."""
    one = match(TITLE, levels, 3)
    told = summary(one, play_deals(one, range(deals)), lambda: 0.0)
    assert not told.troubles
    assert told.lines[0].wins.mean > 0.55


OF_A_LANE = {"helps its bet": True, "favours its bet": True, "hinders a rival": False}
"""Whether somebody who says so has a bet there."""


def test_every_reason_is_one_of_those_told_of_and_true():
    seen: Counter[str] = Counter()
    names = ("sharp", "keen", "casual", "keen bluffer", "sharp banker")
    for seed in range(5):
        rng = Random(seed)
        table = seated(seed, 4, length="short", clans="leprechauns and warlocks")
        if seed % 2:
            table = seated(seed, 5, length="short", clans="goblins and leprechauns")
        while (ask := table.ask) is not None:
            now, name = table.view(ask.who), names[(ask.who + seed) % len(names)]
            answer = COMPUTERS.answer(name, now, ask, rng)
            reason = COMPUTERS.why(name, now, ask, answer, rng)
            other = COMPUTERS.why(name, now, ask, rng.choice(ask.options), rng)
            seen[reason.kind] += 1
            for one in (reason, other):
                assert tuple(sorted(one.facts)) == tuple(sorted(KINDS[one.kind])), one
                if one.kind in OF_A_LANE:
                    backed = {bet.unicorn for bet in now.seats[ask.who].bets}
                    assert (one.facts["horse"] in backed) == OF_A_LANE[one.kind], one
            if rng.random() < 0.25:
                answer = rng.choice(ask.options)
            table.answer(answer)
    assert len(seen) > len(KINDS) - 6, set(KINDS) - set(seen)
    assert seen["all the same"] < sum(seen.values()) / 10


def test_words_and_kinds_of_reasons_are_the_same():
    told = tables("unicorn_fever")[""].reasons
    assert set(told) == set(KINDS)
    for kind, template in told.items():
        assert fields(template) <= set(KINDS[kind]), kind
        assert template.endswith(".")


def test_nobody_else_is_known():
    with pytest.raises(ValueError, match="there is no computer player"):
        COMPUTERS.answer("dull", None, None, Random(1))


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
