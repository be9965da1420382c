"""P.4 to P.6, P.9 and P.10: race, payoffs, broke guests, the end and the awards."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.horse_fever.lanes import HORSES
from game.horse_fever.party.scoring import worths
from game.racing.movement import CARDS
from tests.game.horse_fever.party.scripted import held, keeper, opened, run
from tests.game.scripted import give as write
from tests.game.scripted import reason, told


def off(guests=3, **options):
    """A party whose race is on: guest 2 has 100 on red to win."""
    return write(opened(guests, **options), "2 win red 100", "close")


def test_p4_the_first_number_moves_the_first_lane_from_the_left():
    table = write(off(), "card 83")
    race = table.view(None).race
    assert race.positions == dict(zip(HORSES, CARDS["83"], strict=True))
    assert HORSES == ("black", "blue", "green", "red", "yellow", "white")
    assert told(table, "movement card") == [
        {"card": "83", "unit": 1, "moves": dict(zip(HORSES, CARDS["83"], strict=True))}
    ]


def test_p4_fifteen_basic_cards_and_no_dice():
    table = off()
    assert table.ask.options == tuple(f"card {number}" for number in range(83, 98))
    write(table, "card 83")
    assert table.ask.what == "movement card"
    assert len(table.ask.options) == 14
    assert reason(table, "card 98") == (
        "Only the basic cards are in the deck at a party: 83 to 97.", "P.4",
    )  # fmt: skip
    assert reason(table, "card 83")[0].startswith("This card has been turned up already")


@pytest.mark.parametrize(
    ("wanted", "moves"), [("corrected", CARDS["92"]), ("as printed", CARDS["91"])]
)
def test_p4_card_92_as_optioned(wanted, moves):
    table = write(off(**{"card 92": wanted}), "card 92")
    assert tuple(table.view(None).race.positions.values()) == moves


def test_p4_the_deck_is_whole_again_in_the_next_race():
    table = write(run(off(), "red"), "race")
    write(table, "3 win red 100", "close")
    assert len(table.ask.options) == 15


def test_p4_a_deck_that_has_run_out_is_shuffled_again():
    table = off()
    race = table.game.race
    race.positions.update(dict.fromkeys(HORSES, -30))
    for card in tuple(race.deck)[1:]:
        write(table, card)
    table.answer("card 83")
    assert len(table.ask.options) == 15
    assert len(told(table, "deck reshuffled")) == 1


def test_p4_the_farthest_beyond_the_line_is_ahead():
    table = run(off(), "red", "yellow", "white", "green")
    ranking = table.view(None).race.ranking
    assert ranking[0] == "red"
    places = told(table, "placed")
    assert [facts["place"] for facts in places] == [1, 2, 3, 4, 5, 6]
    for one, other in pairwise(places):
        assert (one["unit"], -one["overshoot"]) <= (other["unit"], -other["overshoot"])


def test_p5_the_bookmaker_decides_among_equals():
    table = off(bookmaker=3)
    for card in ("85", "88", "92", "95", "97", "86"):
        write(table, f"card {card}")
    assert (table.ask.who, table.ask.what, table.ask.open) == (2, "photo finish", True)
    assert table.ask.options == ("ahead black", "ahead yellow")
    assert reason(table, "ahead white") == (
        "That one is not level with those in the photo finish.", "P.5",
    )  # fmt: skip
    assert reason(table, "pass")[0] == "The bookmaker has to say who is ahead."
    write(table, "ahead yellow")
    assert told(table, "photo finish") == [
        {"horse": "yellow", "among": ("black", "yellow"), "by": "bookmaker"}
    ]
    write(table, "ahead white", "ahead green")
    assert table.view(None).race.ranking == ("red", "yellow", "black", "white", "green", "blue")
    assert table.ask.what == "next race"


def test_p4_one_horse_alone_is_placed_last_at_once():
    table = off()
    table.game.race.positions.update(dict.fromkeys(HORSES, 10), blue=1)
    write(table, "card 87")
    while table.ask.what == "photo finish":
        table.answer(table.ask.options[0])
    assert table.ask.what == "next race"
    assert table.view(None).race.ranking[-1] == "blue"


def test_p6_six_times_to_win_and_twice_to_show():
    table = write(
        opened(5),
        "2 win red 300", "2 show red 200", "3 show yellow 400", "4 show blue 500", "5 win blue 100",
    )  # fmt: skip
    run(table, "red", "yellow", "black")
    assert table.view(None).race.ranking[:3] == ("red", "yellow", "black")
    assert held(table) == [2000, 2000 - 500 + 1800 + 400, 2400, 1500, 1900]
    assert [(f["seat"], f["money"], f["times"]) for f in told(table, "win bet won")] == [
        (1, 1800, 6)
    ]
    assert [(f["seat"], f["money"]) for f in told(table, "show bet won")] == [(1, 400), (2, 800)]
    assert [(f["seat"], f["bet"], f["stake"]) for f in told(table, "bet lost")] == [
        (3, "show", 500), (4, "win", 100),
    ]  # fmt: skip
    assert [guest.gain for guest in table.view(None).guests] == [0, 1700, 400, -500, -100]


def test_p6_the_third_place_still_shows_and_the_fourth_does_not():
    table = write(opened(4), "2 show black 100", "3 show white 100")
    run(table, "red", "yellow", "black", "white")
    assert held(table) == [2000, 2100, 1900, 2000]


def test_p6_slips_are_put_away_and_who_has_none_sits_out():
    table = run(write(opened(3), "2 win red 100"), "red")
    assert all(guest.win is guest.show is None for guest in table.view(None).guests)
    assert held(table)[2] == 2000


def lost(broke):
    """Guest 2 of three has lost everything."""
    return run(write(opened(3, broke=broke), "2 win blue 2000"), "red")


def test_p9_who_is_broke_is_out():
    table = write(lost("out"), "race")
    assert told(table, "broke") == [{"seat": 1}]
    assert held(table)[1] == 0
    assert table.view(None).guests[1].broke


def test_p9_a_broke_guest_cannot_bet_but_keeps_the_book():
    table = lost("out")
    write(table, "race")
    assert keeper(table) == 1
    run(write(table, "1 win red 100"), "red")
    write(table, "race")
    assert keeper(table) == 0
    assert reason(table, "2 win red 100") == ("Ben 1 has no note left to bet with.", "P.9")


def test_p9_a_loan_is_taken_off_in_the_standings():
    table = lost("loan")
    assert held(table)[1] == 500
    assert told(table, "party loan") == [{"seat": 1, "money": 500, "vp": 0, "debt": 500}]
    write(table, "end")
    last = table.result.standings[-1]
    assert (last.seat, last.money, last.debt, last.worth) == (1, 500, 500, 0)


def test_p9_charity_is_given_each_time_and_not_owed():
    table = lost("charity")
    assert held(table)[1] == 200
    assert not told(table, "broke")
    run(write(table, "race", "1 win green 100", "3 win green 100"), "red")
    assert len(told(table, "charity")) == 1
    assert table.view(None).guests[1].debt == 0


def test_p9_nobody_has_a_note_left_so_only_the_end_is_left():
    table = opened(2)
    table.game.guests[0].money = 0
    run(write(table, "2 win blue 2000"), "red")
    assert "race" not in table.ask.options
    assert reason(table, "race") == (
        "Nobody has a note left to bet with, so the party ends here.", "P.9",
    )  # fmt: skip
    assert write(table, "end").result.settled_by == "level"


def test_p10_the_end_is_offered_after_each_race():
    table = run(write(opened(3), "2 win red 100"), "red")
    assert (table.ask.what, table.ask.who, table.ask.open) == ("next race", 0, True)
    assert reason(table, "pass")[1] == "P.10"
    assert reason(table, "close") == reason(table, "2 win red 100")
    write(table, "end")
    assert [(s.seat, s.place, s.worth) for s in table.result.standings] == [
        (1, 1, 2500), (0, 2, 2000), (2, 2, 2000),
    ]  # fmt: skip
    assert (table.result.winners, table.result.settled_by) == ((1,), "danari")
    assert table.events[-1].kind == "game over"


def test_p10_an_open_book_may_end_the_party_and_stakes_go_back():
    table = run(write(opened(3), "2 win red 100"), "red")
    write(table, "race", "1 win red 500", "3 show blue 100")
    assert [one.worth for one in worths(table.game)] == [2500, 2000, 2000]
    write(table, "end")
    assert held(table) == [2000, 2500, 2000]
    assert table.view(None).round == 1
    assert table.result.winners == (1,)


def test_p10_the_best_bet_is_the_largest_gain_and_the_earliest_of_equals():
    table = run(write(opened(4), "2 win red 100", "3 show red 500", "4 win red 100"), "red")
    assert table.view(None).awards.best_bet == (1, 1, "win", "red", 100, 500)
    run(write(table, "race", "3 win blue 200"), "blue")
    assert table.view(None).awards.best_bet == (2, 2, "win", "blue", 200, 1000)


def test_p10_the_biggest_upset_had_the_smallest_share_on_the_winner():
    table = run(write(opened(4), "2 win red 300", "3 win blue 600", "4 show red 100"), "red")
    assert table.view(None).awards.upset == (1, "red", 400, 1000)
    write(table, "race", "1 win blue 100", "3 show blue 300", "4 win green 1000")
    run(table, "blue")
    assert table.view(None).awards.upset == (2, "blue", 400, 1400)
    write(table, "race", "2 win green 1100", "4 win white 400")
    assert run(table, "white").view(None).awards.upset == (3, "white", 400, 1500)
    write(table, "race", "2 win green 1100", "3 win white 400")
    assert run(table, "white").view(None).awards.upset.race == 3


def test_p10_the_longest_losing_run_counts_races_with_bets_only():
    table = run(write(opened(3, broke="loan"), "2 win blue 100", "3 win red 100"), "red")
    assert table.view(None).awards.losing_run == (1, 1, 1)
    run(write(table, "race", "1 win red 100"), "red")  # guest 2 sits this race out
    assert table.view(None).guests[1].losing == 1
    run(write(table, "race", "2 show blue 100", "2 win green 100"), "red", "black", "yellow")
    assert table.view(None).awards.losing_run == (1, 2, 3)
    run(write(table, "race", "1 win green 100"), "red")  # and keeps the book in this one
    run(write(table, "race", "2 show blue 100", "2 win green 100"), "red", "blue")
    assert table.view(None).guests[1].losing == 0
    assert write(table, "end").result.awards.losing_run == (1, 2, 3)


def test_p10_those_who_left_and_teams_stand_in_the_standings():
    table = run(write(opened(5), "team 5 with 4", "2 win red 300"), "red")
    write(table, "out 2", "end")
    assert [
        (s.seat, s.place, s.worth, s.money, s.team, s.here) for s in table.result.standings
    ] == [
        (3, 1, 4000, 4000, None, True),
        (4, 1, 4000, 0, 3, True),
        (1, 2, 3500, 3500, None, False),
        (0, 3, 2000, 2000, None, True),
        (2, 3, 2000, 2000, None, True),
    ]
    assert table.result.winners == (3, 4)
    assert table.result.settled_by == "danari"
