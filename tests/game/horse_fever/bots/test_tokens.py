"""Betting tokens: who comes first, what they leave, and what the best bet left is worth."""

from __future__ import annotations

from random import Random

import pytest

from game.horse_fever.bots import BOTS, tokens
from game.horse_fever.lanes import HORSES
from tests.game.walks import TITLE, laid


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_bets_when_is_as_the_rules_have_it(seats):
    table = laid(seats, {}, Random(seats), TITLE)
    rng = Random(seats)
    firsts, seconds, later, before = [], [], {}, {}
    while table.game.round < 3:
        ask = table.ask
        view = table.view(ask.who)
        if ask.what == "first bet":
            firsts.append(ask.who)
            later[ask.who], before[ask.who] = tokens.first_after(view), tokens.second_before(view)
        if ask.what == "second bet":
            assert before[ask.who] == seconds
            seconds.append(ask.who)
        table.answer(BOTS["casual"](view, ask, rng))
        if len(seconds) == seats:
            assert [later[seat] for seat in firsts] == [firsts[n + 1 :] for n in range(seats)]
            firsts, seconds = [], []


def test_others_take_the_best_horse_that_has_a_token():
    reserve = dict.fromkeys(HORSES, 1)
    reserve[HORSES[0]] = 0
    ratings, even = [9.0, 8.0, 7.0, 1.0, 1.0, 1.0], [1.0] * 6
    left, picked = tokens.taken(reserve, ratings, 2, even)
    assert picked == [HORSES[1], HORSES[2]]
    assert [left[horse] for horse in HORSES] == [0, 0, 0, 1, 1, 1]
    assert reserve[HORSES[1]] == 1
    assert tokens.taken(reserve, ratings, 2, [1.0, 0.1, *even[2:]])[1][0] == HORSES[2]
    assert tokens.taken(dict.fromkeys(HORSES, 0), ratings, 2, even)[1] == []


def test_free_counts_how_often_a_token_is_left():
    none, one = dict.fromkeys(HORSES, 0), dict.fromkeys(HORSES, 1)
    assert tokens.free([none, one, one, one]) == dict.fromkeys(HORSES, 0.75)


def test_the_best_bet_left_counts_what_is_taken_before():
    a, b, c = HORSES[:3]
    free = {a: 0.5, b: 1.0, c: 1.0}
    values = [(1.0, a), (0.9, a), (0.6, b), (0.5, c)]
    assert tokens.best_left(values, free) == pytest.approx(0.5 * 1.0 + 0.5 * 0.6)
    assert tokens.best_left([(-0.5, b)], free) == 0.0
    assert tokens.best_left([], free) == 0.0
