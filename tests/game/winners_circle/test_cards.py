"""Every card of the facts against the rules' own, and against how far it really runs."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.winners_circle.courses import COURSES
from tests.game.scripted import give
from tests.game.walks import walked
from tests.game.winners_circle.figures import CHAMPIONS, ROYAL
from tests.game.winners_circle.scripted import (
    COATS,
    FACES,
    RACES,
    TITLE,
    TRACKS,
    bet,
    laid,
    lined_up,
    move,
    told,
)

ROWS = {"circle": CHAMPIONS, "circle royal": ROYAL, "royal turf": ROYAL, "turf": CHAMPIONS}


@pytest.mark.parametrize("track", TRACKS)
def test_w_2_every_card_is_that_of_the_facts(track):
    cards = COURSES[track].cards
    assert [tuple(card) for card in cards.values()] == list(ROWS[track])
    assert list(cards) == [row[0] for row in ROWS[track]]


@pytest.mark.parametrize("row", [*CHAMPIONS, *ROYAL], ids=lambda row: row[0])
def test_w_2_three_times_the_head_and_the_other_three_make_30(row):
    head, cap, saddle, shoe = row[2:6]
    assert 3 * head + cap + saddle + shoe == 30
    assert all(1 <= figure <= 14 for figure in row[2:6])


def test_w_2_no_two_cards_are_alike_and_each_head_value_has_four():
    assert len({tuple(row[2:6]) for row in CHAMPIONS}) == 28
    assert Counter(row[2] for row in CHAMPIONS) == dict.fromkeys(range(2, 9), 4)
    assert len({row[1] for row in CHAMPIONS}) == 28


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("track", TRACKS)
def test_w_4_each_card_runs_its_figure_for_each_face(track, face):
    """Its first move of a race, the others out of the way: as many spaces as are printed."""
    for row in ROWS[track]:
        id, coat, figure = row[0], row[6], row[2 + FACES.index(face)]
        table = laid(2, track=track)
        others = [other[0] for other in ROWS[track] if other[6] != coat]
        kept = {other[6]: other[0] for other in ROWS[track] if other[0] in others}
        bet(lined_up(table, (id, *list(kept.values())[:6])))
        horse = "grey" if track == "circle" else coat
        facts = move(table, face, horse)
        assert (facts["card"], facts["face"], facts["spaces"]) == (id, face, figure)
        assert facts["end"] - facts["start"] == figure


def test_w_12_royal_turf_has_three_cards_a_coat_with_one_head_value():
    assert Counter(row[6] for row in ROYAL) == dict.fromkeys(COATS, 3)
    assert len({(row[6], row[1], row[2]) for row in ROYAL}) == 7
    assert {row[2] for row in ROYAL} == set(range(2, 9))


def test_w_13_turf_has_four_cards_a_coat_of_four_different_kinds():
    assert Counter(row[6] for row in CHAMPIONS) == dict.fromkeys(COATS, 4)
    assert len({(row[6], row[2]) for row in CHAMPIONS}) == 28


@pytest.mark.parametrize("track", TRACKS)
def test_w_2_no_card_runs_twice_in_a_game(track):
    """The seven of a race are discarded: 21 cards are seen on the circle, all others run out."""
    for seed in range(12):
        table = walked(seed, 2 + seed % 5, title=TITLE, track=track)
        seen = [facts["card"] for facts in told(table, "lined up")]
        assert len(seen) == len(set(seen)) == 7 * RACES[track]
        assert (
            len(set(seen))
            == {"circle": 21, "circle royal": 21, "royal turf": 21, "turf": 28}[track]
        )


def test_w_2_a_discarded_card_is_not_offered_again():
    table = walked(3, title=TITLE)
    then, gone = table.at(0), []
    for text in table.answers:
        if then.ask.what.startswith("card for gate"):
            assert len(then.ask.options) == 28 - len(gone)
            assert not set(gone) & set(then.ask.options)
            gone.append(text)
        then.answer(text)
    assert len(gone) == 21


def test_w_2_every_card_comes_up_on_the_circle():
    seen = Counter(
        facts["card"]
        for seed in range(40)
        for facts in told(walked(seed, 2, title=TITLE), "lined up")
    )
    assert set(seen) == {row[0] for row in CHAMPIONS}
    assert max(seen.values()) < 41


def test_w_4_the_die_has_three_heads():
    table = give(laid(), *(row[0] for row in CHAMPIONS[:7]), "player 1")
    bet(table)
    assert Counter(table.ask.options) == {"head": 3, "cap": 1, "saddle": 1, "shoe": 1}
    rng = Random(5)
    faces = Counter(table.ask.options[rng.randrange(6)] for _ in range(6000))
    assert 2850 < faces["head"] < 3150
