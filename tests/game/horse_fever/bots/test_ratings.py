"""Ratings against races in the head: rougher, but never far off, and rightly ordered."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.profiles import LEVELS, TEMPERS, Mind, mind_of
from game.horse_fever.bots.belief import Reading, runner_of
from game.horse_fever.bots.ratings import rating, shares
from game.horse_fever.form import Form
from game.horse_fever.lanes import HORSES
from game.racing.effects import Orders
from game.racing.simulate import lane_of
from tests.game.walks import stopped_at


def test_shares_add_up_to_the_places():
    for ratings in ([1.0] * 6, [9.0, 5.0, 3.0, 2.0, 1.0, 0.5], [60.0, 1.0, 1.0, 1.0, 1.0, 0.01]):
        for places in (1, 3):
            found = shares(ratings, places)
            assert sum(found) == pytest.approx(places, abs=0.02)
            assert found == sorted(found, reverse=True)
            assert all(0 < one < 1.02 for one in found)


def test_better_odds_and_better_starts_rate_higher():
    plain = [rating(row, lane_of(0, Orders())) for row in range(1, 7)]
    assert plain == sorted(plain, reverse=True)
    fast, slow = (rating(4, lane_of(0, Orders(start=spaces))) for spaces in (4, 0))
    assert fast[0] > plain[3][0] > slow[0]
    assert fast[1] > plain[3][1] > slow[1]


@pytest.mark.parametrize("what", ["first bet", "second bet", "horse to fix"])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_reading_comes_near_the_form(what, edition):
    misses = []
    for seed in range(5):
        table = stopped_at(what, seed, 4, edition=edition)
        view = table.view(table.ask.who)
        form = Form(view, Random(seed).random)
        form.run(2500)
        found = Reading(view, Random(seed), 120, reads=False).prospects()
        for horse, chance in form.chances().items():
            misses += [found[horse].win - chance.win, found[horse].show - chance.show]
    assert (sum(miss**2 for miss in misses) / len(misses)) ** 0.5 < 0.05


def test_what_if_a_card_of_ones_own_lay_there():
    table = stopped_at("horse to fix", 3, 3)
    view = table.view(table.ask.who)
    reading = Reading(view, Random(1), 30, reads=False)
    plain = reading.prospects()
    for horse in HORSES:
        assert reading.prospects({horse: ("globus-obscurus",)})[horse].win < plain[horse].win


def test_two_cards_of_a_letter_cancel_each_other():
    alone = runner_of("first", "", (), 3)
    pair = runner_of("first", "", ("magna-velocitas", "globus-obscurus"), 3)
    assert pair == alone
    assert runner_of("first", "", ("magna-velocitas",), 3).win > alone.win


def test_names_of_minds():
    assert mind_of("sharp") == Mind("sharp", "")
    for level in LEVELS:
        for temper in TEMPERS:
            assert mind_of(f"{level} {temper}") == Mind(level, temper)
    for name in ("", "keen ", "keen  cautious", "cautious", "genius", "keen bluffer banker"):
        with pytest.raises(ValueError, match="casual, keen, sharp"):
            mind_of(name)
