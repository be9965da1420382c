"""Objections, enquiries, prizes and bets (N.23, N.25, N.26)."""

from __future__ import annotations

import pytest

from game.play import CHANCE
from game.really_nasty.state import Bet
from game.really_nasty.stewards import pay_off, weigh_in
from tests.game.really_nasty.scripted import Phase, gains, kinds, laid, settled
from tests.game.scripted import told


def over(placed: tuple[int, ...], seats: int = 5, hands: dict[int, str] | None = None, **more):
    """A race that has been run: the Huntsman’s Cup, 25,000, 15,000 and 5,000."""
    lanes = range(1, seats + 1)
    game = laid(lanes, lanes, hands, **more)
    game.placed = placed
    return game


# N.23 the stewards


def test_n23_an_objection_costs_10000_and_holds_on_a_one_only():
    for face in range(1, 7):
        game = over((0, 1, 2), hands={3: "objection"})
        flow = Phase(weigh_in(game)).answer("4 objection red")
        assert (flow.ask.who, flow.what) == (CHANCE, "stewards’ die")
        assert game.money[3] == 10000
        flow.answer(str(face))
        assert game.placed == ((1, 2) if face == 1 else (0, 1, 2))
        assert game.money[3] == (20000 if face == 1 else 10000)


def test_n23_an_enquiry_is_free_and_holds_on_a_one_or_a_six():
    for face in range(1, 7):
        game = over((0, 1, 2), hands={3: "enquiry"})
        Phase(weigh_in(game)).answer("4 enquiry blue", str(face))
        assert game.placed == ((0, 2) if face in (1, 6) else (0, 1, 2))
        assert game.money[3] == 20000


def test_n23_nobody_without_the_deposit_can_object():
    game = over((0, 1, 2), hands={3: "objection enquiry"})
    game.money = (20000, 20000, 20000, 9000, 20000)
    flow = Phase(weigh_in(game))
    assert flow.says(3) == ["enquiry red", "enquiry blue", "enquiry yellow"]
    assert flow.why("4 objection") == ("An objection takes a deposit of £10,000.", "N.23")


def test_n23_only_against_a_horse_with_a_place_but_the_own_one_too():
    game = over((2, 0), hands={0: "enquiry"})
    flow = Phase(weigh_in(game))
    assert flow.says(0) == ["enquiry yellow", "enquiry red"]
    assert flow.why("1 enquiry blue")[1] == "N.23"


def test_n23_there_is_no_limit_while_there_are_cards():
    game = over((0, 1, 2), hands={3: "objection objection", 4: "enquiry"})
    flow = Phase(weigh_in(game))
    flow.answer("4 objection red", "2", "5 enquiry red", "6", "4 objection blue", "1")
    assert flow.ask is None and game.placed == (2,)
    assert [one["upheld"] for one in told(game, "stewards")] == [False, True, True]


def test_n23_the_others_move_up_and_the_winner_has_the_prize_nobody_claims():
    game = settled(over((0, 1, 2), hands={3: "enquiry"}), "4 enquiry red", "6")
    assert gains(game, 1, "prize") == 25000 and gains(game, 2, "prize") == 15000
    assert gains(game, 1, "prize unclaimed") == 5000 and gains(game, 0, "prize") == 0
    assert game.wins == (0, 1, 0, 0, 0)


def test_n23_bets_go_by_the_new_winner():
    game = over((0, 1, 2), hands={3: "enquiry"})
    game.bets = (Bet(0, 1000), Bet(1, 2000), *[Bet(None, 0)] * 3)
    odds = game.odds(1)
    settled(game, "4 enquiry red", "1")
    assert told(game, "bet lost")[0]["seat"] == 0
    assert gains(game, 1, "bet won") == 2000 * (odds + 1)


def test_n23_when_all_are_thrown_out_nobody_has_won():
    game = over((0,), 2, hands={1: "enquiry objection"})
    flow = Phase(weigh_in(game)).answer("2 enquiry red", "1")
    assert flow.ask is None and game.placed == ()
    Phase(pay_off(game))
    assert "no winner" in kinds(game) and game.wins == (0, 0)


def test_n23_until_the_jockeys_have_weighed_in():
    game = over((0, 1, 2), hands={3: "enquiry slip"})
    flow = Phase(weigh_in(game))
    assert flow.ask.options[-1] == "weighed-in"
    assert flow.why("4 slip") == ("The race is over.", "N.18")
    assert flow.answer("weighed-in").ask is None


def test_n23_the_stewards_do_not_sit_without_cards_or_horses():
    game = over((0, 1, 2), hands={3: "objection objection enquiry"})
    for word in ("objection", "objection", "enquiry"):
        game.spend(3, word)
    assert Phase(weigh_in(game)).ask is None
    assert Phase(weigh_in(over((), hands={3: "enquiry"}))).ask is None


def test_n23_of_two_runners_with_a_photo_the_second_moves_up():
    game = settled(over((1, 0), 2, hands={0: "enquiry"}), "1 enquiry blue", "1")
    assert gains(game, 0, "prize") == 25000 and game.wins == (1, 0)


# N.25 prizes


@pytest.mark.parametrize(
    ("seats", "prizes"),
    [(2, [25000]), (3, [25000, 15000]), (4, [25000, 15000]), (5, [25000, 15000, 5000]),
     (6, [25000, 15000, 5000])],
)  # fmt: skip
def test_n25_as_many_places_are_paid_as_have_started(seats, prizes):
    game = settled(over(tuple(range(len(prizes))), seats))
    assert [one["money"] for one in told(game, "prize")] == prizes
    assert not told(game, "prize unclaimed")


def test_n25_places_that_nobody_has_taken_are_the_winners():
    game = settled(over((3, 1)))
    assert gains(game, 3, "prize", "prize unclaimed") == 30000
    assert gains(game, 1, "prize") == 15000
    game = settled(over((3,)))
    assert gains(game, 3, "prize", "prize unclaimed") == 45000


# N.26 bets


def test_n26_a_bet_on_the_winner_brings_stake_times_odds_and_the_stake():
    game = over((1, 0, 2))
    game.bets = (Bet(1, 3000), Bet(1, 1000), Bet(0, 2000), Bet(None, 0), Bet(2, 1000))
    odds = game.odds(1)
    assert odds == 4
    settled(game)
    assert gains(game, 0, "bet won") == 15000 and gains(game, 1, "bet won") == 5000
    assert [one["seat"] for one in told(game, "bet lost")] == [2, 4]


def test_n26_second_and_third_pay_nothing_on_bets():
    game = over((1, 0, 2))
    game.bets = (Bet(0, 1000), *[Bet(None, 0)] * 4)
    settled(game)
    assert not told(game, "bet won")


def test_n26_the_bank_has_no_bottom():
    game = over((4, 0, 2))
    game.bets = (Bet(4, 900000), *[Bet(None, 0)] * 4)
    settled(game)
    assert gains(game, 0, "bet won") == 900000 * (game.odds(4) + 1)


def test_the_slips_are_opened_after_the_stewards():
    game = over((1, 0, 2))
    game.bets = (Bet(1, 3000), *[Bet(None, 0)] * 4)
    settled(game)
    assert told(game, "slips opened")[0]["horses"] == (1, None, None, None, None)
