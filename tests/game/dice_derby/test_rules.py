"""The rules of Dice Derby, by their numbers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import IllegalAnswer
from game.dice_derby.board import DECK, EVEN, HORSE, HORSES, LANES, LONG, WAYS
from game.dice_derby.leaving import leave
from game.dice_derby.selling import share
from game.dice_derby.state import new_game
from game.dice_derby.titles import DICE_DERBY
from tests.game.dice_derby.scripted import deal, laid, scratched, throw
from tests.game.scripted import NAMES, told


def test_d2_a_deck_without_aces_and_kings_is_dealt_round_the_table() -> None:
    assert len(set(DECK)) == 44 and Counter(HORSE.values()) == dict.fromkeys(range(2, 13), 4)
    cards = deal(laid(4)).view(None).cards
    assert [len(mine) for mine in cards] == [11] * 4
    assert sorted(card for mine in cards for card in mine) == sorted(DECK)


def test_d2_some_get_one_card_more() -> None:
    assert [len(mine) for mine in deal(laid(3)).view(None).cards] == [15, 15, 14]


def test_d3_each_card_of_the_first_scratch_costs_1_of_the_next_2_3_and_4() -> None:
    table = scratched(7, 8, 9, 10)
    assert table.view(None).scratched == (7, 8, 9, 10)
    for number, (horse, fee) in enumerate(zip((7, 8, 9, 10), (1, 2, 3, 4), strict=True)):
        assert told(table, "scratched")[number]["each"] == fee
        paid = [it for it in told(table, "scratch fee") if it["horse"] == horse]
        assert sum(int(str(it["money"])) for it in paid) == -4 * fee
        for it in paid:
            assert it["money"] == -fee * int(str(it["cards"]))
    assert table.view(None).pot == 4 * (1 + 2 + 3 + 4)


def test_d3_a_number_scratched_already_costs_who_throws_it_and_the_dice_go_on() -> None:
    table = throw(deal(laid()), 7, 8)
    before = table.view(None).money
    throw(table, 8)
    after = table.view(None).money
    assert [then - now for then, now in zip(before, after, strict=True)] == [0, 0, 2, 0]
    assert table.ask is not None and table.ask.who == 3
    assert table.view(None).scratched == (7, 8)


def test_d4_a_number_that_runs_is_a_step_and_the_dice_go_round() -> None:
    table = throw(scratched(7, 8, 9, 10), 6, 6, 5)
    assert table.view(None).at == {2: 0, 3: 0, 4: 0, 5: 1, 6: 2, 11: 0, 12: 0}
    assert [it["seat"] for it in told(table, "stepped")] == [0, 1, 2]


def test_d4_the_first_over_the_line_wins_after_as_many_steps_as_its_lane_has() -> None:
    table = throw(scratched(7, 8, 9, 10), *[2] * LONG[2])
    assert table.view(None).home == (2,)
    assert table.result is not None


@pytest.mark.parametrize("lanes", LANES)
def test_d4_lanes_come_to_a_point(lanes: str) -> None:
    steps = LANES[lanes]
    assert [steps[horse] for horse in HORSES] == [steps[14 - horse] for horse in HORSES]
    assert list(steps.values())[:6] == sorted(set(steps.values()))
    assert sum(WAYS.values()) == 36


def test_the_sourced_lanes_are_three_and_seventeen() -> None:
    assert (LONG[2], LONG[12], LONG[7]) == (3, 3, 17)
    assert EVEN != LONG


def test_d5_a_scratched_number_costs_what_its_box_says() -> None:
    table = scratched(7, 8, 9, 10)
    before = table.view(None).money
    throw(table, 10, 7)
    after = table.view(None).money
    assert [then - now for then, now in zip(before, after, strict=True)] == [4, 1, 0, 0]


def test_d5_nobody_can_owe_anything() -> None:
    table = scratched(7, 8, 9, 10)
    while table.view(None).money[0] > 2:
        throw(table, 10, 6 if table.view(None).at[6] < 13 else 5, 7, 7)
    has = table.view(None).money[0]
    throw(table, 10)
    assert table.view(None).money[0] == 0
    assert told(table, "pays in")[-1]["money"] == -has
    assert told(table, "pays in")[-1]["owed"] == 4


def test_d6_each_card_of_the_winner_is_worth_a_quarter_and_the_rest_stays() -> None:
    table = throw(scratched(7, 8, 9, 10), 7, 8, 2, 2, 2)
    pot = 40 + 1 + 2
    shares = told(table, "share")
    assert sum(int(str(it["cards"])) for it in shares) == 4
    for it in shares:
        assert it["money"] == pot // 4 * int(str(it["cards"]))
    assert told(table, "stays")[0]["chips"] == pot % 4


def test_d6_what_stays_in_the_pot_is_played_for_in_the_next_race() -> None:
    table = throw(scratched(7, 8, 9, 10, length="six"), 7, 8, 2, 2, 2)
    assert table.view(None).pot == 3
    assert table.view(None).race == 2


def test_d7_nobody_can_pass_the_dice_on() -> None:
    with pytest.raises(IllegalAnswer, match="must throw") as refused:
        deal(laid()).answer("pass")
    assert refused.value.rule == "D.7"


def test_d8_all_pay_for_the_jockey_and_who_throws_the_winning_step_has_it() -> None:
    table = scratched(7, 8, 9, 10, jockey="on")
    assert [it["money"] for it in told(table, "purse")] == [-2] * 4
    throw(table, 2, 2, 6, 2)
    (it,) = told(table, "jockey wins")
    assert (it["seat"], it["money"]) == (3, 8)


def test_d2_the_first_card_and_throw_go_one_seat_further_in_each_race() -> None:
    table = throw(scratched(7, 8, 9, 10, length="six"), 2, 2, 2)
    deal(table)
    assert (table.view(None).first, table.ask and table.ask.who) == (1, 1)


def test_d9_slips_are_laid_one_each_round_the_table_three_times() -> None:
    table = scratched(7, 8, 9, 10, bets="on")
    asked = []
    while table.ask is not None and table.ask.what == "bet":
        asked.append(table.ask.who)
        table.answer("pass" if table.ask.who == 1 else "win 2")
    assert asked == [0, 1, 2, 3, 0, 2, 3, 0, 2, 3]
    assert all(bet.pays > 10 for bet in table.view(None).bets)


def test_d9_a_slip_on_a_scratched_horse_is_refused() -> None:
    refusal = scratched(7, 8, 9, 10, bets="on").why_not("win 7")
    assert refusal is not None and (refusal.rule, refusal.reason) == (
        "D.9", "This horse is scratched.",
    )  # fmt: skip


def test_d9_the_bank_pays_win_place_and_show_and_only_what_comes_true() -> None:
    table = scratched(7, 8, 9, 10, bets="on")
    for answer in ("win 2", "place 12", "show 3", "win 12", *["pass"] * 4):
        table.answer(answer)
    board = {(bet.to, bet.horse): bet.pays for bet in table.view(None).bets}
    throw(table, 2, 2, 2, 12, 12, 12, *[3] * 6)
    assert table.view(None).home == (2, 12, 3)
    assert [(it["seat"], it["money"]) for it in told(table, "bet won")] == [
        (0, board["win", 2]), (1, board["place", 12]), (2, board["show", 3]),
    ]  # fmt: skip


def test_d4_once_the_winner_is_home_scratched_numbers_cost_nothing() -> None:
    table = scratched(7, 8, 9, 10, bets="on")
    for _ in range(4):
        table.answer("pass")
    throw(table, 2, 2, 2)
    before = table.view(None).money
    throw(table, 10, 10, 2)
    assert table.view(None).money == before


def test_d10_each_speaks_once_for_a_horse_and_the_next_begins_one_seat_further() -> None:
    table = throw(laid(4, horses="sold"), 7, 8, 9, 10)
    assert table.view(None).pot == 0, "scratches are free"
    asked = []
    for answer in ("1", "pass", "3", "pass", "pass", "2", "pass", "5"):
        assert table.ask is not None
        asked.append(table.ask.who)
        table.answer(answer)
    assert asked == [0, 1, 2, 3, 1, 2, 3, 0]
    assert table.view(None).owners == {2: 2, 3: 0}
    assert table.view(None).pot == 3 + 5


def test_d10_first_and_second_share_the_pool() -> None:
    table = throw(laid(2, horses="sold"), 7, 8, 9, 10)
    for bids in (("20", "pass"), ("12", "pass"), *[("pass", "pass")] * 5):
        for bid in bids:
            table.answer(bid)
    throw(table, 2, 2, 2, 7)
    assert table.result is None, "the second is not home"
    throw(table, *[3] * 6)
    assert [it["money"] for it in told(table, "for first")] == [24]
    assert [it["money"] for it in told(table, "for second")] == [8]


def test_d10_what_belongs_to_nobody_stays_in_the_pool() -> None:
    table = throw(laid(2, horses="sold", length="six"), 7, 8, 9, 10)
    for bids in (("20", "pass"), *[("pass", "pass")] * 6):
        for bid in bids:
            table.answer(bid)
    throw(table, *[12] * 3, *[2] * 3)
    assert not told(table, "for first")
    assert [it["money"] for it in told(table, "for second")] == [5]
    assert table.view(None).pot == 15


def test_d10_a_bid_is_more_than_the_last_and_not_more_than_there_is() -> None:
    table = throw(laid(2, horses="sold"), 7, 8, 9, 10)
    table.answer("20")
    reasons = {bid: table.why_not(bid) for bid in ("20", "24", "101")}
    assert [it and it.reason for it in reasons.values()] == [
        "Bid more than 20, or let it go.",
        "Bid 1, 2, 3, 5, 8, 12, 20, 30 or 50 more than 20.",
        "You have 100 chips.",
    ]


def test_d10_whoever_cannot_bid_more_is_not_asked() -> None:
    table = throw(laid(3, horses="sold"), 7, 8, 9, 10)
    table.answer("50")
    table.answer("100")
    assert table.ask is not None and (table.ask.who, table.view(None).auction[0]) == (0, 3)


def test_d11_six_races_or_one() -> None:
    for length, races in (("one", 1), ("six", 6)):
        table = laid(length=length)
        while table.result is None:
            throw(deal(table), 7, 8, 9, 10, 2, 2, 2)
        assert table.view(None).race == races


def test_d11_by_the_clock_the_next_to_throw_says_whether_there_is_time() -> None:
    table = throw(scratched(7, 8, 9, 10, length="20 minutes"), 2, 2, 2)
    assert table.ask is not None and (table.ask.who, table.ask.what) == (1, "another race")
    table.answer("race")
    throw(deal(table), 7, 8, 9, 10, 2, 2, 2)
    table.answer("end")
    assert table.result is not None


def test_d11_until_one_is_left_boxes_grow_dearer_and_who_still_owes_is_out() -> None:
    table, fees, rng = laid(3, length="last"), [], Random(3)
    while table.result is None:
        deal(table, rng.sample(DECK, len(DECK)))
        fees.append(table.view(None).fees)
        throw(table, 7, 8, 9, 10, *[2] * 3)
        see = table.view(None)
        owing = {seat for seat in range(3) if see.money[seat] < 0}
        assert owing == set(see.out) or len(owing) == 3
    assert fees[:2] == [(1, 2, 3, 4), (2, 4, 6, 8)]
    assert len(told(table, "out")) == 2 and len(table.result.winners) == 1
    for kind in ("scratch fee", "pays in"):
        assert all(it["owed"] == -int(str(it["money"])) for it in told(table, kind)), "on credit"
    last = [one.seat for one in table.result.standings]
    assert [it["seat"] for it in told(table, "out")] == last[:0:-1], "the later out, the better"


def test_d11_under_version_1_who_cannot_pay_in_full_is_out() -> None:
    table, rng = laid(3, 1, length="last"), Random(3)
    while table.result is None:
        deal(table, rng.sample(DECK, len(DECK)))
        throw(table, 7, 8, 9, 10, *[2] * 3)
    short = {it["seat"] for kind in ("scratch fee", "pays in") for it in told(table, kind)
             if int(str(it["owed"])) + int(str(it["money"])) > 0}  # fmt: skip
    assert {it["seat"] for it in told(table, "out")} <= short
    assert min(table.view(None).money) >= 0


@pytest.mark.parametrize(
    ("money", "out", "places"),
    [
        ((40, -1, 0, 5), (1,), None),
        ((40, -9, -1, -5), (1, 2, 3), {0: 1, 2: 2, 3: 3, 1: 4}),
        ((-4, -9, -1, -5), (0, 1, 3), {2: 1, 0: 2, 3: 3, 1: 4}),
        ((-4, -9, -1, -1), (0, 1), None),
        ((-4, -4, -4, -4), (), None),
        ((0, -7, -7, -7), (1, 2, 3), {0: 1, 1: 2, 2: 2, 3: 2}),
    ],
)
def test_d11_who_go_together_are_placed_by_what_they_owe_and_one_is_always_left(
    money: tuple[int, ...], out: tuple[int, ...], places: dict[int, int] | None
) -> None:
    """Where all owe, who owe least stay, and race again where they are several."""
    game = new_game(4, {**DICE_DERBY.options, "length": "last"})
    game.money, game.race = [*money], 3
    leave(game)
    assert tuple(sorted(game.out)) == out
    assert len(out) < 4
    if len(out) == 3:
        game.phase = "over"
        result = DICE_DERBY.result(game)
        assert {one.seat: one.place for one in result.standings} == places


@pytest.mark.parametrize(
    ("rules", "pool", "first", "second"),
    [(2, 1, 1, 0), (2, 2, 2, 0), (2, 7, 6, 1), (2, 8, 6, 2), (1, 1, 0, 1), (1, 7, 5, 2)],
)
def test_d10_an_odd_chip_goes_to_the_owner_of_the_winner(
    rules: int, pool: int, first: int, second: int
) -> None:
    """To that of the second in games begun under version 1. Ann has the winner, Ben the second."""
    game = new_game(2, {**DICE_DERBY.options, "horses": "sold"})
    game.rules, game.pot, game.home, game.owners = rules, pool, (3, 2), {3: 0, 2: 1}
    share(game)
    assert [chips - 100 for chips in game.money] == [first, second] and game.pot == 0


def test_d11_by_the_clock_a_race_can_be_called_the_last_and_nobody_is_asked_again() -> None:
    table = throw(scratched(7, 8, 9, 10, length="20 minutes"), 2, 2, 2)
    assert table.view(None).races == 0
    table.answer("last")
    deal(table)
    assert table.view(None).races == 2
    throw(table, 7, 8, 9, 10, 2, 2, 2)
    assert table.result is not None and table.view(None).race == 2
    old = throw(deal(laid(4, 1, length="20 minutes")), 7, 8, 9, 10, 2, 2, 2)
    assert old.ask is not None and tuple(old.ask.options) == ("race", "end")


def test_d9_who_threw_first_lays_the_first_slip_and_who_has_the_dice_bids_first() -> None:
    slips = throw(deal(laid(bets="on")), 7, 7, 8, 9, 10)
    assert slips.ask is not None and (slips.ask.what, slips.ask.who) == ("bet", 0)
    auction = throw(laid(horses="sold"), 7, 7, 8, 9, 10)
    assert auction.ask is not None and (auction.ask.what, auction.ask.who) == ("bid", 1)


def test_d11_whoever_is_level_has_won() -> None:
    table = throw(laid(2, horses="sold"), 7, 8, 9, 10)
    while table.ask is not None and table.ask.what == "bid":
        table.answer("pass")
    throw(table, 2, 2, 2, *[3] * 6)
    assert table.result is not None and table.result.winners == (0, 1)


def test_names_of_the_table_are_those_of_the_seats() -> None:
    assert laid(3).names == NAMES[:3]
