"""Each rule of thumb, and each sum, in a position laid for it."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.profiles import Mind
from game.horse_fever.auctions import buy_auction, sell_auction
from game.horse_fever.board import ask_odds_change
from game.horse_fever.bots import targets, valuation
from game.horse_fever.bots.standing import Standing
from game.horse_fever.form import Form
from game.horse_fever.lineup import line_up
from game.horse_fever.state import Bet
from game.horse_fever.view import view
from tests.game.horse_fever.bots.shops import KEEN, SHARP, THINKERS, asked, purchase, reason, shop
from tests.game.horse_fever.scripted import buying, give
from tests.game.scripted import Phase

LAST = 6


def seen(game, mind=SHARP, seat=0):
    return Standing(view(game, seat), mind)


@pytest.mark.parametrize("mind", THINKERS)
def test_a_thin_purse_passes_for_the_money(mind):
    game = shop(round=LAST, money=300)
    game.players[0].tokens = 3
    assert purchase(game, mind) == "pass"
    assert reason(buying(game), game, mind) == ("keeps money to bet", {"danari": 400})


@pytest.mark.parametrize("mind", THINKERS)
def test_money_beyond_the_bets_buys_a_point_in_the_last_purchase(mind):
    game = shop(round=LAST, money=6000, edition="second")
    give(game, 0, "target", "most-stables-1", "most-horses-1", "most-assistants-1")
    assert purchase(game, mind).startswith("buy stable")


def test_the_first_bet_comes_before_a_stable():
    """A point bought with the money of the first bet would cost two."""
    game = shop(round=LAST, money=1700, edition="second")
    game.players[0].tokens = 8
    assert not purchase(game, SHARP).startswith("buy stable")


@pytest.mark.parametrize("mind", THINKERS)
def test_a_loan_that_costs_nothing_is_taken(mind):
    game = shop(round=2, money=400)
    game.players[0].tokens = 4
    give(game, 0, "assistant", "aronne-dal-banco")
    phase = buying(game)
    assert asked(phase, game, mind) == "loan bank"
    assert reason(phase, game, mind) == (
        "takes a loan",
        {"loan": "bank", "danari": 2000, "owed": 1500},
    )


@pytest.mark.parametrize("mind", [*THINKERS, Mind("sharp", "banker")])
def test_no_loan_at_interest_in_the_last_race(mind):
    game = shop(round=LAST, money=100)
    game.players[0].tokens = 6
    assert not purchase(game, mind).startswith("loan")


def test_a_debt_is_not_spent():
    """Who cannot pay a loan back has lost."""
    game = shop(round=LAST, money=4000, edition="second")
    assert purchase(game, SHARP).startswith(("buy", "offer"))
    game.players[0].loans = ["bank"]
    spent = 4000 - seen(game).board.prices[purchase(game, SHARP)] * -1
    assert spent >= 4000
    game.players[0].money = 2700
    assert purchase(game, SHARP) == "pass"


@pytest.mark.parametrize("mind", THINKERS)
def test_the_target_that_leads_is_kept(mind):
    game = shop(round=5)
    give(game, 0, "horse", "napoleon", "the-fury")
    give(game, 0, "stable", "red")
    give(game, 1, "stable", "blue", "green")
    phase = buying(game).answer("buy target")
    drawn = "most-horses-1, most-stables-1, most-assistants-1, most-targets-1"
    phase.answer(drawn)
    assert asked(phase, game, mind) == "keep most-horses-1"
    kind, facts = reason(phase, game, mind)
    assert (kind, facts["target"]) == ("its target leads", "most-horses")
    assert 0.5 < facts["chance"] <= 1


@pytest.mark.parametrize("mind", THINKERS)
def test_a_twin_of_its_target_is_not_kept(mind):
    game = shop(round=5)
    give(game, 0, "horse", "napoleon", "the-fury")
    give(game, 0, "target", "most-horses-2")
    phase = buying(game).answer("buy target")
    phase.answer("most-horses-1, most-stables-1, most-assistants-1, most-targets-1")
    assert asked(phase, game, mind) != "keep most-horses-1"


def test_it_plays_towards_its_target():
    """One helper more than the others counts two points where their number is its target."""
    game = shop(round=LAST, money=2400, edition="second")
    give(game, 0, "assistant", "tommy-style")
    give(game, 1, "assistant", "didier-adicion")
    for stable, owner in zip(("red", "blue", "green"), (1, 1, 2), strict=True):
        give(game, owner, "stable", stable)
    without = valuation.assistant(seen(game), "francisco-caballos")
    give(game, 0, "target", "most-assistants-1")
    assert valuation.assistant(seen(game), "francisco-caballos") > without + 0.8
    game.players[0].bought = ["target"]
    assert purchase(game, SHARP, step=2) == "buy assistant"


def test_a_target_is_worth_more_the_better_its_lead():
    game = shop(round=LAST)
    chances = [targets.chance(seen(game), "most-horses")]
    for card in ("napoleon", "the-fury"):
        give(game, 0, "horse", card)
        chances.append(targets.chance(seen(game), "most-horses"))
    assert chances == sorted(chances)
    assert chances[0] < 0.1
    assert chances[-1] > 0.9
    give(game, 1, "horse", "varonne", "costantino")
    assert targets.chance(seen(game), "most-horses") < 0.3


def test_few_points_lead_the_count_of_the_fewest():
    game = shop(round=LAST)
    game.players[1].tokens = game.players[2].tokens = 8
    assert targets.chance(seen(game), "fewest-vp") > 0.9
    assert targets.chance(seen(game, seat=1), "fewest-vp") < 0.1


def test_the_barman_is_kept_early_and_the_rich_friend_late():
    for round, kept in ((1, "daniel-jackson"), (LAST - 1, "francois-riche")):
        game = shop(round=round, money=1000, edition="second")
        phase = buying(game).answer("buy assistant")
        phase.answer("daniel-jackson, francois-riche, tommy-style, michele-cuorlione")
        assert asked(phase, game, SHARP) == f"keep {kept}"


def test_the_chances_by_row_are_those_of_races_in_the_head():
    game = shop()
    game.phase = "first bet"
    form = Form(view(game, None), Random(1928).random)
    form.run(6000)
    for horse, chance in form.chances().items():
        row = game.odds[horse]
        assert chance.win == pytest.approx(valuation.WINS[row - 1], abs=0.03)
        assert chance.show == pytest.approx(valuation.SHOWS[row - 1], abs=0.03)


def test_a_stable_is_worth_a_point_and_its_prizes():
    early, late = seen(shop(round=1)), seen(shop(round=LAST, edition="second"))
    assert valuation.stable(early, 1) > valuation.stable(early, 6) > 1
    assert valuation.stable(early, 1) > valuation.stable(late, 1) + 0.3


def test_a_rival_leads_so_its_stable_is_asked_for_at_the_end():
    game = shop(2, round=LAST, money=7000, edition="second")
    give(game, 1, "stable", "yellow", "white", "green", "red", "blue", "black")
    give(game, 0, "target", "fewest-vp-1", "most-danari-1", "fewest-stables-1", "most-targets-1")
    phase = buying(game)
    assert asked(phase, game, SHARP).startswith("offer 2 stable")
    assert reason(phase, game, SHARP)[0] == "asks another"


def test_after_a_refusal_it_goes_to_the_bank():
    game = shop(2, round=LAST, money=7000, edition="second")
    give(game, 1, "stable", "yellow", "white", "green", "red", "blue", "black")
    give(game, 0, "target", "fewest-vp-1", "most-danari-1", "fewest-stables-1", "most-targets-1")
    phase = buying(game)
    phase.answer(asked(phase, game, SHARP), "refuse")
    assert not asked(phase, game, SHARP).startswith("offer")


@pytest.mark.parametrize("mind", THINKERS)
def test_a_stable_is_not_sold_in_the_last_race(mind):
    """Money buys nothing any more, and the point would change hands."""
    game = shop(2, round=LAST, money=5000, edition="second")
    give(game, 1, "stable", "black")
    phase = buying(game).answer("offer 2 stable black")
    assert asked(phase, game, mind) == "refuse"
    assert reason(phase, game, mind)[0] == "too cheap to sell"


@pytest.mark.parametrize("mind", THINKERS)
def test_an_idle_assistant_is_sold_for_the_double_price_early(mind):
    game = shop(3, round=2, money=1500, edition="second")
    give(game, 1, "assistant", "francisco-caballos")
    game.players[1].money = 300
    phase = buying(game).answer("offer 2 assistant francisco-caballos")
    assert asked(phase, game, mind) == "sell francisco-caballos"
    assert reason(phase, game, mind)[0] == "sells dear"


@pytest.mark.parametrize("mind", THINKERS)
def test_the_mime_takes_the_best_assistant(mind):
    game = shop(3, round=1, edition="second")
    give(game, 1, "assistant", "michele-cuorlione")
    give(game, 2, "assistant", "daniel-jackson")
    phase = buying(game).answer("buy assistant")
    phase.answer("cedric-copieur, tommy-style, adalbert-diplomatitsch, francisco-caballos")
    phase.answer("keep cedric-copieur")
    assert asked(phase, game, mind) == "swap 3 daniel-jackson"


@pytest.mark.parametrize("mind", THINKERS)
def test_a_mime_that_was_bought_is_swapped_as_well(mind):
    game = shop(3, round=1, edition="second")
    give(game, 1, "assistant", "cedric-copieur")
    give(game, 2, "assistant", "daniel-jackson")
    phase = buying(game).answer("offer 2 assistant cedric-copieur", "sell cedric-copieur")
    assert phase.ask.options == ("swap 3 daniel-jackson", "pass")
    assert asked(phase, game, mind) == "swap 3 daniel-jackson"


@pytest.mark.parametrize("mind", THINKERS)
def test_idle_money_buys_the_last_point_and_a_debt_does_not(mind):
    game = shop(2, round=LAST, money=3000)
    game.phase = "buy auction"
    phase = Phase(buy_auction(game))
    assert asked(phase, game, mind) == "accept 1000"
    assert reason(phase, game, mind) == ("money is idle", {"price": 1000})
    game.players[0].loans = ["bank"]
    assert asked(phase, game, mind) == "refuse"


def test_a_point_is_sold_only_where_a_bet_could_not_be_paid():
    game = shop(2, round=2, money=3000)
    game.phase = "sell auction"
    game.players[0].tokens = 6
    phase = Phase(sell_auction(game))
    for mind in THINKERS:
        assert asked(phase, game, mind) == "refuse"
    game.players[0].money = 0
    for mind in THINKERS:
        assert asked(phase, game, mind) == "accept 1000"


@pytest.mark.parametrize("mind", THINKERS)
def test_good_horses_run_for_the_stable_and_bad_ones_where_they_do_least_harm(mind):
    game = shop(2, edition="second")
    give(game, 0, "stable", "blue", "white")
    give(game, 0, "horse", "bosson")
    phase = Phase(line_up(game))
    assert asked(phase, game, mind) == "run bosson white"
    assert reason(phase, game, mind)[0] == "earns by running"
    game = shop(2, edition="second")
    give(game, 0, "stable", "blue", "white")
    give(game, 0, "horse", "el-guapo")
    assert asked(Phase(line_up(game)), game, mind) == "run el-guapo blue"


@pytest.mark.parametrize("mind", THINKERS)
def test_a_horse_that_hurts_more_than_it_brings_stays_in_its_box(mind):
    game = shop(2, edition="first")
    give(game, 0, "stable", "black")
    give(game, 0, "horse", "giumenta" if mind is SHARP else "biscuit-de-mer")
    phase = Phase(line_up(game))
    assert asked(phase, game, mind) == "done"


@pytest.mark.parametrize("mind", THINKERS)
def test_eric_lifts_the_horse_it_backs_and_drops_the_leaders(mind):
    game = shop(3)
    game.players[0].character = "eric-change"
    game.bets = [Bet(0, "show", "yellow", 300)]
    phase = Phase(ask_odds_change(game, game.players[0], 2))
    assert asked(phase, game, mind) == "odds yellow up"
    game.bets = [Bet(1, "win", "black", 900)]
    game.players[1].tokens = 5
    assert asked(phase, game, mind) == "odds black down"


def test_keen_and_sharp_differ():
    """A rule of thumb buys the stable that a sum would leave."""
    game = shop(2, money=2600, round=1)
    assert purchase(game, KEEN) != purchase(game, SHARP)
