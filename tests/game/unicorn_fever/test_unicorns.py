"""The six enraged powers (R.12), and how magic of the same symbol replaces them."""

from __future__ import annotations

from tests.game.scripted import told
from tests.game.unicorn_fever.scripted import finished, laid, race_of, revealed, turn

TWOS = (2, 2, 2, 2, 2, 2)


def enraged(lane: str, answers=(), /, **spells: str):
    game = laid()
    game.enraged = (lane,)
    return revealed(game, answers, **spells)


def test_ember_trot_starts_a_space_farther():
    assert turn(enraged("red"), *TWOS)["red"] == 3
    assert turn(enraged("red", red="0 G03"), *TWOS)["red"] == 0


def test_tumblejam_sprints_two_the_first_time_only():
    game = enraged("orange")
    assert turn(game, *TWOS, dice="orange orange")["orange"] == 4
    assert turn(game, *TWOS, dice="orange red")["orange"] == 7
    assert turn(enraged("orange", orange="0 G07"), *TWOS, dice="orange red")["orange"] == 4


def test_butterbolt_moves_four_from_the_last_place():
    game = enraged("yellow")
    race_of(game).unit = 1
    race_of(game).positions |= dict.fromkeys(race_of(game).positions, 3) | {"yellow": 2}
    assert turn(game, *TWOS)["yellow"] == 6


def test_clover_nelly_adds_one_on_crossing_and_wins_the_photo_finish():
    game = enraged("green")
    race_of(game).unit = 3
    race_of(game).positions |= {"green": 10, "red": 11}
    assert turn(game, *TWOS)["green"] == 13
    assert finished(game)[:2] == ["green", "red"]


def test_puddle_prince_moves_two_at_least_the_first_card_included():
    game = enraged("blue")
    assert turn(game, 2, 2, 2, 2, 0, 2)["blue"] == 2
    assert turn(game, 2, 2, 2, 2, 1, 2)["blue"] == 4
    assert race_of(game).orders["blue"].photo == 1
    assert turn(enraged("blue", blue="0 G31"), 2, 2, 2, 2, 1, 2)["blue"] == 1


def test_duskglitter_throws_out_one_negative_card_that_the_first_player_names():
    game = enraged("purple", ["discard G09"], purple="0 G03, 1 G09, 2 G05")
    fates = {card: fate for _, card, fate in race_of(game).fates["purple"]}
    assert fates == {"G03": "acts", "G09": "discarded", "G05": "acts"}
    assert told(game, "card discarded")[0]["by"] == "purple"
    game = enraged("purple", purple="0 G03")
    assert race_of(game).fates["purple"] == ((0, "G03", "discarded"),)
    assert race_of(game).orders["purple"].photo == 1


def test_r_12_a_unicorn_that_is_not_enraged_has_no_power():
    assert turn(revealed(laid()), *TWOS)["red"] == 2
