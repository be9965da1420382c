"""Every contract, by name: when it works and what it brings (R.10)."""

from __future__ import annotations

import pytest

from game.racing.movement import deck
from game.unicorn_fever.actions import act, do, sign
from game.unicorn_fever.allowed import contract_price
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.race import reveal, run_race
from game.unicorn_fever.results import finish, tax
from game.unicorn_fever.setup import start_round
from game.unicorn_fever.state import Bet, Spell
from game.unicorn_fever.tokens import STACKS
from tests.game.scripted import told
from tests.game.unicorn_fever.figures import AGAIN
from tests.game.unicorn_fever.scripted import (
    ORDER,
    Phase,
    dealt,
    gains,
    laid,
    paid,
    race_of,
    revealed,
    turn,
)

TWOS = (2, 2, 2, 2, 2, 2)


def won(card: str, bet: Bet, ranking: str = ORDER, seats: int = 4) -> tuple[int, int]:
    """What a bet of seat 0 brings with this contract: gold and glory."""
    game = paid(laid(seats, {0: [card]}), ranking, bet)
    return gains(game, 0, "bet won", "bet returned", "bet lost")


def test_ribbon_chorus_adds_a_glory_to_each_won_bet():
    assert won("FA1", Bet(0, "win", "red", 3)) == (6, 6)
    assert won("FA1", Bet(0, "late", "yellow", 3)) == (6, 3)
    assert won("FA1", Bet(0, "late", "green", 3)) == (0, 0)


def test_ribbon_chorus_adds_a_glory_to_the_second_won_bet_of_a_race():
    assert won("FA1b", Bet(0, "win", "red", 3)) == (6, 5)
    bets = (Bet(0, "late", "green", 1), Bet(0, "early", "yellow", 1), Bet(0, "win", "red", 1),
            Bet(0, "late", "red", 1))  # fmt: skip
    game = paid(laid(4, {0: ["FA1b"]}), ORDER, *bets)
    assert gains(game, 0, "bet won") == (2 + 2 + 2, 3 + 6 + 2)
    by = [event.facts["contracts"] for event in game.events if event.kind == "bet won"]
    assert by == [(), ("FA1b",), ()]


def test_silver_runner_up_pays_a_win_bet_on_the_second():
    assert won("FA2", Bet(0, "win", "orange", 3, 2)) == (6, 1)
    assert won("FA2", Bet(0, "win", "red", 3, 2)) == (6, 7)
    assert won("FA2", Bet(0, "win", "yellow", 3)) == (0, 0)


def test_consolation_bouquet_returns_a_place_bet_on_the_fourth():
    for place_bet in ("early", "late"):
        assert won("FA3", Bet(0, place_bet, "green", 5)) == (5, 1)
    assert won("FA3", Bet(0, "win", "green", 5)) == (0, 0)
    assert won("FA3", Bet(0, "early", "blue", 5)) == (0, 0)


def test_garland_weavers_pay_three_gold_more_for_a_won_place_bet():
    assert won("FA4", Bet(0, "early", "yellow", 5)) == (13, 3)
    assert won("FA4", Bet(0, "win", "red", 5)) == (10, 5)


def test_petal_press_adds_glory_to_the_first_won_place_bet():
    assert won("FA5", Bet(0, "early", "red", 1)) == (2, 4)
    assert won("FA5", Bet(0, "late", "red", 1)) == (2, 4)
    game = laid(4, {0: ["FA5"]})
    bets = (Bet(0, "win", "red", 1), Bet(0, "early", "red", 1), Bet(0, "late", "orange", 1))
    assert gains(paid(game, ORDER, *bets), 0, "bet won") == (6, 5 + 4 + 2)


def test_royal_box_reserves_a_bet_token_for_its_owner():
    game = laid(3, {0: ["FA6"]})
    flow = Phase(start_round(game))
    assert flow.ask is not None and flow.ask.what == "bet token to reserve"
    flow.answer("reserve win red")
    assert game.reserved == {0: "win red"} and "win red" not in game.free
    other = Phase(act(game, game.players[1])).answer("take win-bet")
    assert other.why("bet win red")[1] == "R.10"
    own = Phase(act(game, game.players[0])).answer("take win-bet", "bet win red", "4")
    assert own.ask is None and game.bets == [Bet(0, "win", "red", 4, 1)] and not game.reserved


def test_royal_box_reserves_when_it_is_signed_and_gives_the_token_back():
    game = laid(3)
    game.offers = ["FA6"]
    Phase(act(game, game.players[0])).answer("sign FA6", "reserve early blue")
    assert game.reserved == {0: "early blue"}
    paid(game, ORDER)
    assert not game.reserved
    Phase(start_round(game)).answer("pass")
    assert "early blue" in game.free and not game.reserved


def test_applause_machine_pays_four_for_a_bet_on_the_winner_once():
    game = laid(3, {0: ["FA7"]})
    paid(game, ORDER, Bet(0, "win", "red", 1), Bet(0, "early", "red", 1))
    assert gains(game, 0, "contract pays") == (4, 0)
    game = paid(laid(3, {0: ["FA7"]}), ORDER, Bet(0, "early", "orange", 1))
    assert gains(game, 0, "contract pays") == (0, 0)


@pytest.mark.parametrize(("horse", "glory"), [("red", 3), ("blue", 2)])
def test_gala_invitation_adds_a_glory_for_a_bet_won_in_the_last_race(horse, glory):
    game = paid(laid(3, {0: ["FA8"]}), ORDER, Bet(0, "early", horse, 1))
    finish(game)
    assert gains(game, 0, "contract glory") == (0, glory)


def test_deep_vault_gives_three_gold_at_every_preparation():
    game = laid(3, {0: ["GN1"]})
    Phase(start_round(game))
    assert gains(game, 0, "contract pays") == (3, 0)


def test_creative_ledger_takes_four_off_the_tax():
    game = laid(3, {0: ["GN2"]})
    game.players[0].glory, game.players[1].glory = 9, 9
    tax(game)
    assert [player.gold for player in game.players] == [15, 11, 20]
    game.players[0].glory = 3
    tax(game)
    assert game.players[0].gold == 15


def test_creative_ledger_as_mended_takes_three_off_the_tax():
    game = laid(3, {0: ["GN2b"]})
    game.players[0].glory = game.players[1].glory = 9
    tax(game)
    assert [player.gold for player in game.players] == [14, 11, 20]


def test_friendly_guarantor_makes_a_loan_cost_twenty():
    game = laid(2, {0: ["GN3"]})
    for player in game.players:
        player.loans, player.gold = 2, 45
    finish(game)
    assert gains(game, 0, "loans repaid") == (-40, 0)
    assert gains(game, 1, "loans repaid") == (-25, 0)
    assert game.players[1].loans == 1


def test_coin_stretchers_make_glory_of_twelve_gold():
    game = laid(2, {0: ["GN4"]})
    for player in game.players:
        player.gold = 40
    finish(game)
    assert [gains(game, seat, "gold for glory") for seat in (0, 1)] == [(-36, 3), (-40, 2)]


def test_wholesale_stamp_takes_three_off_the_price_of_a_contract():
    game = laid(3, {0: ["GN5"]})
    prices = []
    while game.stacks["contract"]:
        prices.append(tuple(contract_price(game, player) for player in game.players[:2]))
        game.stacks["contract"].pop(0)
    assert prices == [(0, 0), (0, 3), (1, 4)]


def test_stake_insurance_returns_half_of_a_lost_stake_rounded_down():
    assert won("GN6", Bet(0, "win", "blue", 7)) == (3, 0)


@pytest.mark.parametrize(("stack", "gold"), [("gold", 13), ("printed", 8)])
def test_mint_foremen_add_three_to_gold_actions(stack, gold):
    game = laid(3, {0: ["GN7"]})
    if stack == "printed":
        game.stacks["gold"].clear()
        Phase(act(game, game.players[0])).answer("printed gold")
    else:
        Phase(act(game, game.players[0])).answer("take gold")
    assert gains(game, 0, "gold action") == (gold, 0)


def test_pension_fund_is_worth_three_glory_at_the_end():
    game = laid(3, {0: ["GN8"]})
    finish(game)
    assert gains(game, 0, "contract glory") == (0, 3)


def test_toll_gang_takes_two_from_everybody_with_more_glory():
    game = laid(4, {0: ["GO1"]})
    for player, glory, gold in zip(game.players, (3, 4, 3, 9), (0, 1, 20, 20), strict=True):
        player.glory, player.gold, player.owned = glory, gold, "purple"
    paid(game, ORDER)
    assert [player.gold for player in game.players] == [3, 0, 20, 18]


def test_mudslingers_may_push_one_unicorn_a_row_down():
    game = revealed(laid(3, {1: ["GO2"]}), ["push red"])
    assert game.odds["red"] == 2
    flow = Phase(reveal(laid(3, {1: ["GO2"]})))
    assert flow.why("push purple")[1] == "R.10"
    assert flow.answer("pass").ask is None


def test_professional_hecklers_gain_two_for_each_beaten_unicorn_with_their_negative_card():
    game = laid(3, {0: ["GO3"]})
    revealed(game, blue="0 G06", purple="0 G13, 0 G14", red="0 G09", green="1 G10, 0 G05")
    paid(game, "red orange yellow blue green purple")
    assert gains(game, 0, "contract pays") == (4, 0)


def test_counterfeit_slips_let_one_place_bet_need_no_token():
    game = laid(3, {0: ["GO4"]})
    game.free.remove("early red")
    flow = Phase(act(game, game.players[0])).answer("printed any-bet")
    flow.answer("bet slip red", "3")
    assert game.bets == [Bet(0, "slip", "red", 3)]
    flow = Phase(act(game, game.players[0])).answer("printed any-bet")
    assert flow.why("bet slip blue")[1] == "R.10"
    paid(game, ORDER)
    assert gains(game, 0, "bet won") == (6, 1)


def test_ticket_pickers_gain_a_gold_for_each_bet_that_others_lose():
    game = laid(4, {0: ["GO5"]})
    lost = [Bet(seat, "win", lane, 1) for seat in range(4) for lane in ("blue", "purple")]
    assert gains(paid(game, ORDER, *lost[:4]), 0, "contract pays") == (2, 0)
    game = laid(4, {0: ["GO5"]})
    assert gains(paid(game, ORDER, *lost), 0, "contract pays") == (4, 0)


def test_grudge_collectors_pay_when_the_own_unicorn_is_last():
    assert gains(paid(laid(3, {0: ["GO6"]}), ORDER), 0, "contract pays") == (3, 1)
    assert gains(paid(laid(3, {1: ["GO6"]}), ORDER), 1, "contract pays") == (0, 0)


def test_sabotage_crew_lets_one_more_negative_card_be_played():
    game = dealt(laid(3, {0: ["GO7"]}), 0, "G01", "G05", "G07", "G03")
    flow = Phase(do(game, game.players[0], STACKS["magic"]["B"]))
    flow.answer("play G01 red", "play G05 red")
    assert flow.why("play G07 red") == (
        "The extra card that your contract allows has to be negative.",
        "R.10",
    )
    assert flow.answer("play G03 blue").ask is None


def test_sabotage_crew_does_not_mind_which_card_is_the_extra_one():
    game = dealt(laid(3, {0: ["GO7"]}), 0, "G01", "G05", "G03")
    flow = Phase(do(game, game.players[0], STACKS["magic"]["B"]))
    assert flow.answer("play G03 blue", "play G01 red", "play G05 red").ask is None


def test_loud_majority_counts_players_with_fewer_contracts():
    game = laid(4, {0: ["GO8", "GN8"], 1: ["GN1"], 3: ["GN2", "GN3"]})
    finish(game)
    assert gains(game, 0, "contract glory") == (0, 1 + 2 + 3)


def test_lucky_bell_rings_a_gold_for_each_die_of_the_own_colour():
    game = revealed(laid(3, {0: ["LE1"]}))
    turn(game, *TWOS, dice="purple red")
    assert gains(game, 0, "contract pays") == (1, 0)
    turn(game, *TWOS, dice="purple purple")
    assert gains(game, 0, "contract pays") == (3, 0)
    race_of(game).ranking.append("purple")
    turn(game, *TWOS, dice="purple purple")
    assert gains(game, 0, "contract pays") == (3, 0)


def test_rainbows_end_doubles_the_owner_prize():
    game = laid(3, {0: ["LE2"]})
    paid(game, "purple blue green red orange yellow")
    assert [gains(game, seat, "owner prize")[0] for seat in range(3)] == [12, 4, 2]


def test_second_cast_may_roll_both_dice_again_once_a_race():
    game = revealed(laid(3, {0: ["LE3"]}))
    assert turn(game, *TWOS, dice="red red", again=["keep"])["red"] == 3
    where = turn(game, *TWOS, dice="red red", again=["reroll", "sprint blue green"])
    assert (where["red"], where["blue"], where["green"]) == (5, 5, 5)
    assert turn(game, *TWOS, dice="red red")["red"] == 8


def test_longshot_pot_pays_more_for_a_win_at_five_or_higher():
    last = "green red orange yellow blue purple"
    assert won("LE4", Bet(0, "win", "green", 2), last) == (16, 6)
    assert won("LE4", Bet(0, "win", "red", 2)) == (4, 5)


def test_keyhole_scouts_put_the_top_two_movement_cards_in_order():
    game = revealed(laid(3, {1: ["LE5"]}))
    flow = Phase(run_race(game))
    assert flow.ask is not None and (flow.ask.who, flow.ask.open) == (1, False)
    assert flow.ask.options == ("first 83", "first 84")
    flow.answer("first 84")
    assert flow.ask.options == ("card 84",)
    flow.answer("card 84", "sprint red red")
    assert flow.ask.options == ("card 83",)
    flow.answer("card 83", "sprint red red")
    assert set(flow.ask.options) == set(deck("corrected")) - {"card 83", "card 84"}


def test_tailwind_charm_lets_a_unicorn_with_an_own_bet_start_a_space_farther():
    game = laid(3, {1: ["LE6"]})
    game.bets.append(Bet(1, "win", "blue", 2))
    flow = Phase(run_race(revealed(game)))
    assert flow.why("wind red")[1] == "R.10"
    flow.answer("wind blue")
    race_of(game).unit = 0
    assert turn(game, *TWOS)["blue"] == 3
    idle = Phase(run_race(revealed(laid(3, {1: ["LE6"]}))))
    assert idle.ask is not None and idle.ask.what == "movement card"


def test_four_leaf_sulk_consoles_who_lost_every_bet():
    lost, good = Bet(0, "win", "blue", 2), Bet(0, "win", "red", 2)
    assert gains(paid(laid(3, {0: ["LE7"]}), ORDER, lost), 0, "contract pays") == (5, 1)
    assert gains(paid(laid(3, {0: ["LE7"]}), ORDER, lost, good), 0, "contract pays") == (0, 0)
    assert gains(paid(laid(3, {0: ["LE7"]}), ORDER), 0, "contract pays") == (0, 0)


def test_gilded_horseshoe_gives_five_gold_when_signed():
    game = laid(3)
    game.offers = ["LE8"]
    Phase(sign(game, game.players[0], "LE8"))
    assert game.players[0].gold == 25


def test_crystal_study_lifts_the_hand_limit_by_two_and_refills_at_once():
    game = dealt(laid(3), 0, "G01", "G02", "G03", "G04", "G05")
    game.offers = ["WA1"]
    Phase(sign(game, game.players[0], "WA1"))
    assert len(game.players[0].hand) == game.hand_limit(game.players[0]) == 7


def test_second_breath_lets_one_more_card_be_played():
    game = dealt(laid(3, {0: ["WA2"]}), 0, "G01", "G05", "G07", "G03")
    flow = Phase(do(game, game.players[0], STACKS["magic"]["B"]))
    flow.answer("play G01 red", "play G05 red", "play G07 red")
    assert flow.ask is None


def cards_left(game, lane: str) -> list[str]:
    return [card for _, card, fate in race_of(game).fates[lane] if fate == "acts"]


def test_mirror_ward_may_discard_a_negative_card_from_a_unicorn_with_an_own_bet():
    game = laid(3, {0: ["WA3"]})
    game.bets.append(Bet(0, "win", "red", 1))
    revealed(game, ["discard G03"], red="1 G03, 1 G09", blue="1 G04")
    assert (cards_left(game, "red"), cards_left(game, "blue")) == (["G09"], ["G04"])


def test_hexbreakers_may_discard_a_positive_card_from_a_unicorn_without_an_own_bet():
    game = laid(3, {0: ["WA4"]})
    game.bets.append(Bet(0, "win", "red", 1))
    game.spells["red"].append(Spell(1, "G01"))
    game.spells["blue"].append(Spell(1, "G02"))
    flow = Phase(reveal(game))
    assert flow.why("discard G01")[1] == "R.10"
    flow.answer("discard G02")
    assert (cards_left(game, "red"), cards_left(game, "blue")) == (["G01"], [])


def test_odds_transmuter_may_swap_two_unicorns_on_neighbouring_rows():
    game = revealed(laid(3, {0: ["WA5"]}), ["swap red orange"])
    assert (game.odds["red"], game.odds["orange"]) == (2, 1)
    flow = Phase(reveal(laid(3, {0: ["WA5"]})))
    assert flow.why("swap red yellow")[1] == "R.10"


def test_cancelled_letters_gain_a_gold_for_each_pair_up_to_four():
    game = revealed(laid(3, {0: ["WA6"]}), red="1 G01, 1 G03", blue="1 G02, 2 G04, 1 G05")
    assert gains(game, 0, "contract pays") == (2, 0)
    pairs = {"red": "G01 G03", "orange": "G02 G04", "yellow": "G05 G06", "green": "G07 G09"}
    pairs |= {"blue": "G08 G10"}
    spells = {lane: "1 {}, 2 {}".format(*two.split()) for lane, two in pairs.items()}
    assert gains(revealed(laid(3, {0: ["WA6"]}), **spells), 0, "contract pays") == (4, 0)


def test_owl_at_the_window_looks_at_a_lane_and_plays_there():
    game = dealt(laid(3, {0: ["WA7"]}), 0, "G01", "G05")
    game.spells["red"] += [Spell(1, "G03"), Spell(2, "G09")]
    flow = Phase(do(game, game.players[0], STACKS["magic"]["B"]))
    assert flow.why("look blue")[1] == "R.10"
    flow.answer("look red")
    assert game.players[0].known == ["G03", "G09"]
    assert "card" not in {key for key in told(game, "looked")[0] if key != "card"}
    assert flow.why("play G01 blue")[1] == "R.10"
    assert flow.why("look red")[1] == "R.10"
    flow.answer("play G01 red", "play G05 blue")
    assert flow.ask is None


def test_tower_archive_draws_two_and_goes_back_to_the_limit():
    game = dealt(laid(3), 0, "G01", "G02", "G03", "G04")
    game.offers = ["WA8"]
    flow = Phase(sign(game, game.players[0], "WA8"))
    assert len(game.players[0].hand) == 7
    assert flow.why("pass")[1] == "R.10"
    flow.answer("drop G01", "drop G05")
    assert flow.ask is None and len(game.players[0].hand) == 5
    assert game.dropped == ["G01", "G05"] and not game.discard


@pytest.mark.parametrize("id", AGAIN)
def test_a_mended_contract_brings_the_glory_that_is_printed_on_it_at_the_end(id):
    """What else it does is tested by its name, with the first row where that does the same."""
    game = laid(2, {0: [f"{id}b"]})
    game.players[0].gold = 0
    finish(game)
    assert gains(game, 0, "contract glory") == (0, AGAIN[id])


def test_every_contract_has_a_test_of_its_name():
    words = {name for name in globals() if name.startswith("test_")}
    for card in CONTRACTS.values():
        name = card.name.lower().replace("’", "").replace(" ", "_").replace("-", "_")
        assert any(word.startswith(f"test_{name}_") for word in words), card.name
