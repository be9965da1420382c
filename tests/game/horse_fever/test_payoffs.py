"""Payoffs (3.3): bets, stable prizes, card cash, and who cannot pay."""

from __future__ import annotations

import pytest

from game.horse_fever.accounts import eliminate
from game.horse_fever.payoffs import pay_off
from game.horse_fever.scoring import result
from tests.game.horse_fever.scripted import ROWS, bet, fixed, new, ranked
from tests.game.scripted import told


def lane(*cards: str, seats: int = 3, horse: str = "red", **options: str):
    """A game with these cards turned up behind one horse."""
    return fixed({horse: cards}, game=new(seats, **options))


def test_2_1_2_jack_wins_800_and_3_points_on_red_at_1_4():
    """Worked example of both rulebooks: 200 to win on red at 1:4, red comes in first."""
    game = new(3, odds={**ROWS, "red": 3, "green": 4})
    bet(game, 0, "win", "red", 200)
    assert game.players[0].money == 2800
    pay_off(ranked(game, "red"))
    assert (game.players[0].money, game.players[0].tokens) == (3600, 4)
    [facts] = told(game, "win bet won")
    assert (facts["money"], facts["vp"], facts["times"], facts["place"]) == (800, 3, 4, 1)


def test_2_1_2_jack_loses_when_red_is_second():
    """The same example: second place loses stake and points."""
    game = new(3, odds={**ROWS, "red": 3, "green": 4})
    bet(game, 0, "win", "red", 200)
    pay_off(ranked(game, "blue", "red"))
    assert (game.players[0].money, game.players[0].tokens) == (2800, 1)
    assert told(game, "bet lost") == [
        {"seat": 0, "bet": "win", "horse": "red", "stake": 200, "place": 2}
    ]


@pytest.mark.parametrize("place", [1, 2, 3])
def test_2_1_3_james_doubles_300_to_show_on_blue_and_gets_1_point(place):
    """Worked example: blue at 1:5 pays double for first, second or third, whatever the odds."""
    game = new(3, odds={**ROWS, "blue": 4, "red": 2})
    bet(game, 1, "show", "blue", 300)
    first = ["white", "yellow"]
    first.insert(place - 1, "blue")
    pay_off(ranked(game, *first))
    assert (game.players[1].money, game.players[1].tokens) == (3300, 2)
    [facts] = told(game, "show bet won")
    assert (facts["money"], facts["vp"], facts["times"]) == (600, 1, 2)


@pytest.mark.parametrize("place", [4, 5, 6])
def test_2_1_3_james_loses_when_blue_is_fourth_or_worse(place):
    game = new(3)
    bet(game, 1, "show", "blue", 300)
    first = ["white", "yellow", "green", "red", "black"]
    first.insert(place - 1, "blue")
    pay_off(ranked(game, *first))
    assert (game.players[1].money, game.players[1].tokens) == (2700, 1)


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_2_1_2_a_win_pays_the_stake_times_the_odds(row):
    game = new(2, odds={**ROWS, "red": row})
    bet(game, 0, "win", "red", 500)
    pay_off(ranked(game, "red"))
    assert game.players[0].money == 2500 + 500 * (row + 1)


def test_2_1_2_the_odds_changed_by_a_card_pay():
    """Ruling: the row at payoff time, after the cards, before the update."""
    game = lane("steven-sting")
    bet(game, 0, "win", "red", 100)
    pay_off(ranked(game, "red"))
    assert game.players[0].money == 2900 + 700


def test_3_3_1_both_bets_of_a_player_are_judged():
    game = new(3)
    bet(game, 0, "win", "red", 100)
    bet(game, 0, "show", "red", 200)
    bet(game, 1, "win", "blue", 300)
    pay_off(ranked(game, "green", "red"))
    assert [player.tokens for player in game.players] == [2, 1, 1]
    assert [player.money for player in game.players] == [3100, 2700, 3000]


def test_3_3_1_the_tokens_return_to_the_reserve():
    game = new(3)
    bet(game, 0, "win", "red", 100)
    bet(game, 1, "show", "red", 100)
    assert game.tokens["red"] == 0
    pay_off(ranked(game, "blue"))
    assert set(game.tokens.values()) == {2}
    assert game.bets == []


@pytest.mark.parametrize(("place", "prize"), [(1, 600), (2, 400), (3, 200), (4, 0), (5, 0), (6, 0)])
def test_3_3_2_stable_prizes(place, prize):
    """Both rulebooks: 600, 400, 200 for the first three."""
    game = new(3)
    game.players[1].stables = ["red"]
    first = ["white", "yellow", "green", "blue", "black"]
    first.insert(place - 1, "red")
    pay_off(ranked(game, *first))
    assert game.players[1].money == 3000 + prize
    assert game.players[1].tokens == 1


def test_3_3_2_nobody_gets_the_prize_of_an_unowned_stable():
    game = new(2)
    pay_off(ranked(game, "red"))
    assert not told(game, "stable prize")


def test_3_3_3_armand_takes_400_from_everyone_who_bet_on_the_horse():
    """FR: even those who lost their bet."""
    game = lane("armand-amende")
    bet(game, 0, "win", "red", 100)
    bet(game, 1, "show", "red", 100)
    bet(game, 2, "win", "blue", 100)
    pay_off(ranked(game, "green", "red"))
    assert [player.money for player in game.players] == [2500, 2700, 2900]


def test_3_3_3_armand_once_for_two_bets_of_one_player():
    """Ruling: 400 once per player and card."""
    game = lane("armand-amende", edition="second")
    bet(game, 0, "win", "red", 100)
    bet(game, 0, "show", "red", 100)
    pay_off(ranked(game, "green"))
    assert game.players[0].money == 2400


def test_3_3_3_pecunia_gives_400_to_everyone_who_bet_on_the_horse():
    """Facts: read as the mirror of Armand; once a player."""
    game = lane("pecunia-non-olet", edition="second")
    bet(game, 0, "win", "red", 100)
    bet(game, 0, "show", "red", 100)
    bet(game, 1, "win", "blue", 100)
    pay_off(ranked(game, "green"))
    assert [player.money for player in game.players] == [3200, 2900, 3000]


def test_3_3_3_gains_come_before_fines():
    """Ruling: gains first, then fines; the win pays the fine, and Pecunia pays Armand."""
    game = lane("armand-amende")
    game.players[0].money = 100
    bet(game, 0, "show", "red", 100)
    game.players[0].money += 200
    pay_off(ranked(game, "red"))
    assert (game.players[0].money, game.players[0].tokens) == (0, 2)
    game = lane("armand-amende", "pecunia-non-olet", edition="second")
    game.players[0].money = 100
    bet(game, 0, "win", "red", 100)
    pay_off(ranked(game, "blue"))
    assert (game.players[0].money, game.players[0].tokens) == (0, 1)


def short(tokens: int):
    """A player with 300 D left and `tokens` who owes Armand 400 D."""
    game = lane("armand-amende")
    poor = game.players[0]
    poor.money, poor.tokens, poor.stables = 400, tokens, ["white"]
    bet(game, 0, "win", "red", 100)
    pay_off(ranked(game, "black", "blue", "green"))
    return game, poor


def test_3_3_4_who_cannot_pay_gives_what_he_has_and_loses_two_points():
    """Ruling: gives what he has and loses 2 VP tokens."""
    game, poor = short(3)
    assert (poor.money, poor.tokens, poor.out) == (0, 1, 0)
    [facts] = told(game, "short")
    assert (facts["money"], facts["owed"]) == (-300, 400)


def test_3_3_4_who_cannot_lose_two_points_is_out():
    """Ruling: else is out; the stable does not count."""
    game, poor = short(1)
    assert (poor.out, poor.money, poor.tokens, poor.stables) == (1, 0, 0, [])
    assert not game.is_decided


def test_3_3_4_the_last_two_may_go_out_in_one_payoff():
    """Ruling: none left, nobody wins. A third player went out before the race."""
    game = lane("armand-amende")
    eliminate(game, game.players[2], "2.1.1")
    for player, kind in zip(game.players, ("win", "show"), strict=False):
        player.money = 100
        bet(game, player.seat, kind, "red", 100)
    pay_off(ranked(game, "black", "blue", "green"))
    assert [player.out for player in game.players] == [2, 3, 1]
    assert game.is_decided
    assert result(game).winners == ()
    assert set(game.tokens.values()) == {2}


@pytest.mark.parametrize(
    ("card", "edition", "win", "show"),
    [("boss", "first", 4, 2), ("boss", "second", 4, 2), ("boss-off", "second", 2, 0)],
)
def test_2_1_2_and_2_1_3_boss_changes_the_points_of_each_won_bet(card, edition, win, show):
    """FR: 4 VP to win, 2 VP to show; the second edition's Boss!!! takes one, never below 0."""
    game = lane(card, edition=edition)
    bet(game, 0, "win", "red", 100)
    bet(game, 1, "show", "red", 100)
    pay_off(ranked(game, "red"))
    assert [player.tokens - 1 for player in game.players] == [win, show, 0]


def test_2_1_3_boss_counts_for_both_won_bets_of_one_player():
    """Ruling: one more for each won bet."""
    game = lane("boss")
    bet(game, 0, "win", "red", 100)
    bet(game, 0, "show", "red", 100)
    pay_off(ranked(game, "red"))
    assert game.players[0].tokens == 1 + 4 + 2


def test_2_1_3_boss_and_boss_off_level_out():
    game = lane("boss", "boss-off", edition="second")
    bet(game, 0, "show", "red", 100)
    pay_off(ranked(game, "red"))
    assert game.players[0].tokens == 2


def test_2_1_3_boss_gives_nothing_for_lost_bets_or_other_horses():
    game = lane("boss")
    bet(game, 0, "win", "red", 100)
    bet(game, 1, "show", "blue", 100)
    pay_off(ranked(game, "blue"))
    assert [player.tokens for player in game.players] == [1, 2, 1]


def test_3_3_the_payoff_starts_with_the_first_player():
    game = new(3)
    game.first = 2
    for seat, horse in enumerate(("red", "blue", "green")):
        bet(game, seat, "show", horse, 100)
    pay_off(ranked(game, "red", "blue", "green"))
    assert [facts["seat"] for facts in told(game, "show bet won")] == [2, 0, 1]
