"""Who has won (W.10)."""

from __future__ import annotations

import pytest

from tests.game.winners_circle.scripted import (
    bet,
    laid,
    lined_up,
    money,
    ready,
    run,
    told,
)

EMPTY = ("2 grey", "1 white", "1 beige")


def whole(hands, seats=3, **options):
    """A whole game in which these chips lie in each race and nothing on the others wins."""
    table = ready(seats, **options)
    while table.ask is not None:
        lined_up(table) if table.ask.what != "chip" else None
        bet(table, hands)
        run(table, "black", "dark-brown", "red-brown", last="caramel")
    return table


def test_w_10_most_money_wins():
    hands = {0: EMPTY, 1: ("2 black", "1 grey", "1 white"), 2: ("1 black", "2 grey", "1 white")}
    table = whole(hands)
    assert money(table) == (0, 2 * 300 * 4, 300 * 4)
    assert [(one.seat, one.place, one.money) for one in table.result.standings] == [
        (1, 1, 2400), (2, 2, 1200), (0, 3, 0),
    ]  # fmt: skip
    assert table.result.winners == (1,)
    assert told(table, "game over") == [{}]


def test_w_10_who_is_level_shares_the_place_and_the_win():
    one, none = ("1 black", "2 grey", "1 white"), EMPTY
    table = whole({0: one, 1: none, 2: one, 3: none}, 4)
    assert [(s.seat, s.place) for s in table.result.standings] == [(0, 1), (2, 1), (1, 3), (3, 3)]
    assert table.result.winners == (0, 2)


def test_w_10_nobody_with_anything_is_level_all_round():
    table = whole(dict.fromkeys(range(6), EMPTY), 6)
    assert table.result.winners == (0, 1, 2, 3, 4, 5)
    assert {one.place for one in table.result.standings} == {1}


@pytest.mark.parametrize("track", ["circle", "circle royal", "royal turf", "turf"])
def test_w_10_the_breakdown_adds_up_to_the_money(track):
    hands = {0: ("2 black", "1 caramel", "1 white"), 1: ("1 red-brown", "2 caramel", "1 white")}
    table = whole(hands, 2, track=track)
    for standing in table.result.standings:
        assert sum(standing.earned.values()) == standing.money == money(table)[standing.seat]


def test_w_10_there_is_no_result_before_the_end():
    table = laid()
    assert table.result is None
    assert lined_up(table).result is None
