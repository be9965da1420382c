"""The corrected basic deck makes all lanes equal; the printed one favours yellow."""

from __future__ import annotations

from game.horse_fever.lanes import HORSES
from game.racing.movement import BASIC, basic_deck
from tools.horse_fever.bench_lanes import sampling_error, winners

RACES = 6000


def test_every_lane_wins_one_race_in_six():
    won = winners(RACES, "corrected")
    assert sum(won.values()) == RACES
    for horse in HORSES:
        assert abs(won[horse] / RACES - 1 / 6) < 3 * sampling_error(RACES), horse


def test_the_printed_card_would_be_noticed():
    won = winners(RACES, "as printed")
    assert won["yellow"] / RACES > 0.22
    assert won["red"] / RACES < 0.12


def test_each_lane_has_five_cards_with_a_three():
    deck = basic_deck("corrected")
    assert list(deck) == [f"card {number}" for number in BASIC]
    assert [sum(rows[lane] == 3 for rows in deck.values()) for lane in range(6)] == [5] * 6
