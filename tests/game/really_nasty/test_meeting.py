"""The order of a meeting, from the deal to the end (N.1 to N.6, N.24, N.27)."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.play import CHANCE
from game.really_nasty.cards import CARDS, DEAL, RACES, SILKS
from game.really_nasty.rules import take_bets
from game.really_nasty.scoring import result
from game.really_nasty.state import OUT, Bet, Horse
from game.really_nasty.view import view
from tests.game.really_nasty.scripted import (
    TITLE,
    Phase,
    Race,
    before_line,
    fates,
    kinds,
    laid,
    place,
    put,
    settled,
)
from tests.game.scripted import NAMES, told


def opened(seats: int = 3, until: str = "entries", **options: str) -> Table:
    """A meeting at the first question of this kind, chance from one seed."""
    table = Table(TITLE, NAMES[:seats], options, dealer=Random(seats))
    while table.ask.what != until:
        table.answer(table.ask.options[0])
    return table


def test_n1_everybody_begins_with_20000_and_the_races_lie_in_a_shuffled_order():
    table = opened()
    assert table.game.money == (20000,) * 3
    assert sorted(table.game.races) == sorted(RACES)
    assert list(table.game.races) != list(RACES)


@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 6), (4, 5), (5, 4), (6, 3)])
def test_n2_nasty_cards_are_dealt_once_by_the_number_of_players(seats, cards):
    table = opened(seats)
    assert DEAL[seats] == cards
    assert [len(hand) for hand in table.game.hands] == [cards] * seats
    dealt = [card for hand in table.game.hands for card in hand]
    assert sorted([*dealt, *table.game.deck]) == sorted(CARDS)


def test_n2_everybody_has_silks_of_its_own():
    table = Table(TITLE, NAMES[:2], {}, dealer=Random(1))
    table.answer("blue")
    assert table.why_not("blue") == ("Ann rides in these colours.", "N.2")
    table.answer("red")
    assert table.game.silks == ("blue", "red")
    assert set(SILKS) == {"red", "blue", "yellow", "green", "purple", "white"}


def test_n3_each_horse_is_entered_for_one_race_in_secret():
    table = opened()
    assert not table.ask.open and table.ask.who == 0
    for wrong in ("1, 2, 3, 4, 5", "1, 1, 2, 3, 4, 5", "1, 2, 3, 4, 5, 7"):
        assert table.why_not(wrong).rule == "N.3"
    table.answer("3, 1, 6, 2, 5, 4")
    assert table.game.entries[0] == (3, 1, 6, 2, 5, 4)
    assert table.view(0).entered == (3, 1, 6, 2, 5, 4)
    assert table.view(1).entered == () and table.view(None).has_entered == (True, False, False)


@pytest.mark.parametrize(("lanes", "known"), [("all", 6), ("players", 3)])
def test_n4_lane_cards_are_dealt_before_every_race(lanes, known):
    seen = set()
    for seed in range(30):
        table = Table(TITLE, NAMES[:3], {"lanes": lanes}, dealer=Random(seed))
        while table.ask.what != "bet":
            table.answer(table.ask.options[0])
        assert len(set(table.game.lanes)) == 3
        seen |= set(table.game.lanes)
    assert seen == set(range(1, known + 1))


def test_n5_the_odds_stand_on_the_board_by_lane_and_grade():
    table = opened(until="bet", odds="printed")
    game = table.game
    written = told(game, "on the board")
    for seat, facts in enumerate(written):
        lane, grade = game.lanes[seat], game.entries[seat][0]
        assert (facts["seat"], facts["lane"], facts["grade"]) == (seat, lane, grade)
        assert facts["odds"] >= lane * grade
    assert table.view(None).odds == tuple(facts["odds"] for facts in written)


def betting(money: int = 20000) -> tuple:
    game = laid((3, 1, 2))
    game.bets, game.money = (None,) * 3, (money, 20000, 20000)
    game.line_up()
    return game, Phase(take_bets(game))


def test_n6_bets_are_asked_clockwise_from_the_inside_and_the_horse_is_secret():
    game, flow = betting()
    order = []
    while flow.ask is not None:
        order.append(flow.ask.who)
        assert not flow.ask.open
        flow.answer("red", "1000")
    assert order == [1, 2, 0]
    assert view(game, 1).bets == () and view(game, 1).own_bet == Bet(0, 1000)
    assert view(game, None).own_bet is None and view(game, None).stakes == (1000,) * 3


def test_n6_the_own_slip_can_be_seen_while_its_stake_is_asked_and_nobody_else_sees_it():
    game, flow = betting()
    flow.answer("yellow")
    assert flow.what == "stake"
    assert view(game, 1).own_bet == Bet(2, 0)
    assert view(game, 1).bet_in == view(game, 0).bet_in == (False,) * 3


def test_n6_stakes_are_counted_in_thousands_and_nobody_has_more_than_it_has():
    game, flow = betting()
    flow.answer("red")
    assert flow.why("1500") == ("Stakes are counted in £1,000.", "N.6")
    assert flow.why("21000") == ("You have £20,000.", "N.6")
    assert flow.why("0")[1] == "N.6"
    flow.answer("20000")
    assert game.money[1] == 0 and told(game, "bet laid")[0]["stake"] == 20000


def test_n6_nobody_has_to_bet():
    game, flow = betting()
    flow.answer("none", "none", "none")
    assert game.bets == (Bet(None, 0),) * 3
    assert kinds(game) == ["no bet"] * 3


def test_n6_who_has_no_money_is_not_asked_and_races_all_the_same():
    game, flow = betting(money=0)
    flow.answer("none", "none")
    assert flow.ask is None
    assert told(game, "broke") == [{"seat": 0}]
    assert len(game.horses) == 3


@pytest.mark.parametrize(("seats", "paid"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_n24_the_race_is_over_when_all_paid_places_are_taken(seats, paid):
    lanes = range(1, seats + 1)
    game = laid(lanes, lanes)
    for seat in range(seats):
        put(game, seat, before_line(seat + 1, 1))
    race = Race(game)
    while race.ask is not None:
        if "no-photo" in race.ask.options:
            race.answer("no-photo")
        else:
            race.roll(1, "line")
    assert len(game.placed) == paid and kinds(game)[-1] == "race over"
    assert game.paid == paid


def test_n24_a_single_horse_must_still_finish_and_then_has_won():
    game = put(laid(), 0, before_line(1, 3))
    game.take_off(1, OUT)
    game.take_off(2, OUT)
    race = Race(game).roll(1, "home-14-1")
    assert race.on() == 0 and not race.over
    race.roll(2, "line")
    assert race.over and game.placed == (0,)


def test_n24_if_nobody_is_left_nobody_has_won_and_all_bets_are_lost():
    game = put(laid(hands={2: "faller-gorse"}), 0, place("back", 14, 1))
    game.bets = (Bet(0, 2000), Bet(1, 1000), Bet(None, 0))
    game.take_off(1, OUT)
    game.take_off(2, OUT)
    assert Race(game).answer("3 faller-gorse red", "stay-down").over
    settled(game)
    assert "no winner" in kinds(game) and len(told(game, "bet lost")) == 2
    assert game.money == (20000,) * 3 and fates(game) == [OUT] * 3


def ended(money: tuple[int, ...], wins: tuple[int, ...]) -> list[tuple[int, int]]:
    game = laid()
    game.money, game.wins, game.phase = money, wins, "over"
    told = result(game)
    assert told is not None
    assert list(told.winners) == [one.seat for one in told.standings if one.place == 1]
    return [(one.seat, one.place) for one in told.standings]


def test_n27_most_money_wins_then_most_races_then_it_is_shared():
    assert ended((5, 9, 7), (0, 0, 6)) == [(1, 1), (2, 2), (0, 3)]
    assert ended((9, 9, 7), (1, 2, 0)) == [(1, 1), (0, 2), (2, 3)]
    assert ended((9, 7, 9), (2, 0, 2)) == [(0, 1), (2, 1), (1, 3)]


def test_n27_there_is_no_result_before_the_end():
    game = laid()
    assert result(game) is None


def test_nobody_but_chance_deals():
    table = Table(TITLE, NAMES[:2], {})
    for silk in ("red", "blue"):
        table.answer(silk)
    assert table.ask.who == CHANCE and table.ask.what == "cards for player 1"
    assert Horse(4).at == 4
