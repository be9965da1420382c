"""Movement (3.2.1), sprint (3.2.2), line (3.2.3), photo finish (3.2.4), ranking (3.2.5)."""

from __future__ import annotations

import random

import pytest

from game.horse_fever.lanes import HORSES
from game.horse_fever.race import run_race
from game.racing.track import FINISH
from tests.game.horse_fever.scripted import ROWS, fixed, new, place_of, positions, start, unit
from tests.game.scripted import Phase, told

BACK = dict.fromkeys(HORSES, 0)


def odds(**rows: int) -> dict[str, int]:
    return {**ROWS, **rows}


def on_one_space(game, *horses: str, space: int = 11):
    """These horses cross the line level in unit 2 (card 99 moves 4 3 2 2 2 2); dice black."""
    moves = (4, 3, 2, 2, 2, 2)
    at = {horse: space + 2 - moves[game.odds[horse] - 1] for horse in horses}
    return unit(game, "99", "white white", at=at)


def test_3_2_1_the_rulebooks_movement_example():
    """Both: red and green at 1:2 show 4 and move 4, yellow at 1:3 shows 2 and moves 2."""
    game = fixed({}, game=new(odds=odds(red=1, green=1, yellow=2)))
    at = start(game, "100")
    assert (at["red"], at["green"], at["yellow"]) == (4, 4, 2)


def test_3_2_1_every_horse_moves_by_the_row_of_its_odds():
    at = start(fixed({}), "105")
    assert [at[horse] for horse in HORSES] == [2, 4, 2, 2, 0, 2]


def test_3_2_1_card_92_moves_by_the_version_on_the_table():
    assert start(fixed({}), "92")["red"] == 3
    assert start(fixed({}, **{"card 92": "as printed"}), "92")["red"] == 2


def test_3_2_1_odds_changed_by_a_card_count_from_the_start():
    at = start(fixed({"white": ["alfio-allibratore"]}), "104")
    assert at["white"] == 1


def test_3_2_1_a_card_is_not_turned_twice_in_a_race():
    game = fixed({})
    phase = unit(game, "85", "red red")
    assert "card 85" not in phase.ask.options
    assert len(phase.ask.options) == 22
    assert phase.ask.rule == "3.2.1"


def test_3_2_1_the_whole_deck_is_back_for_the_next_race():
    """Ruling: all cards are reshuffled before every race."""
    game = fixed({})
    unit(game, "85", "red red")
    fixed({}, game=game)
    assert len(Phase(run_race(game)).ask.options) == 23


def test_3_2_1_the_discard_is_reshuffled_if_the_deck_runs_out():
    """Ruling: reshuffled if it ever runs out."""
    game = fixed({})
    game.race.deck.clear()
    assert len(Phase(run_race(game)).ask.options) == 23


def test_3_2_1_finished_horses_do_not_move():
    game = fixed({})
    unit(game, "85", "red red", at={"black": 11}).answer("card 99", "sprint black black")
    assert positions(game)["black"] == 14


def test_3_2_2_the_dice_move_their_horses_one_space():
    game = fixed({})
    unit(game, "87", "red blue", at=BACK)
    assert (positions(game)["red"], positions(game)["blue"], positions(game)["green"]) == (3, 3, 2)


def test_3_2_2_the_same_colour_twice_moves_one_space_only():
    game = fixed({})
    unit(game, "87", "red red", at=BACK)
    assert positions(game)["red"] == 3


def test_3_2_2_both_dice_show_all_six_colours():
    phase = unit(fixed({}), "87")
    assert len(phase.ask.options) == 36
    assert (phase.ask.what, phase.ask.rule) == ("sprint dice", "3.2.2")


def test_3_2_2_a_horse_that_crossed_in_this_unit_still_sprints():
    """Ruling: it counts and raises the overshoot (EN states it)."""
    game = fixed({})
    unit(game, "87", "red red", at={"red": 10, "blue": 10})
    assert positions(game)["red"] == 13
    assert (place_of(game, "red"), place_of(game, "blue")) == (1, 2)


def test_3_2_2_the_sprint_of_a_placed_horse_is_lost():
    game = fixed({})
    phase = unit(game, "87", "white white", at={"red": 10})
    phase.answer("card 85", "sprint red red")
    assert positions(game)["red"] == 12
    assert told(game, "sprint")[-1]["moves"] == {}


@pytest.mark.parametrize(("space", "over"), [(9, False), (10, True), (11, True)])
def test_3_2_3_reaching_the_line_is_finishing(space, over):
    """Ruling: the line is space 12 with the start box at 0, reaching it is enough."""
    game = fixed({})
    unit(game, "87", "white white", at={"red": space})
    assert FINISH == 12
    assert ("red" in game.race.ranking) == over


def test_3_2_3_a_sprint_over_the_line_finishes():
    game = fixed({})
    unit(game, "87", "red red", at={"red": 9})
    assert game.race.ranking == ["red"]


def test_3_2_5_further_beyond_the_line_is_placed_earlier():
    game = fixed({})
    unit(game, "99", "white white", at={"black": 9, "red": 12 - 1, "green": 10, "blue": 11})
    assert game.race.ranking == ["blue", "black", "red", "green"]
    assert [facts["overshoot"] for facts in told(game, "placed")] == [2, 1, 1, 0]


def test_3_2_5_the_horses_of_an_earlier_unit_are_ahead_of_all_later_ones():
    game = fixed({})
    unit(game, "87", "white white", at={"red": 10, "black": 9}).answer(
        "card 99", "sprint white black"
    )
    assert game.race.ranking[:2] == ["red", "black"]
    assert positions(game)["black"] > positions(game)["red"]


def test_3_2_5_the_race_runs_until_all_six_are_placed():
    game = fixed({})
    phase = Phase(run_race(game))
    dealer = random.Random(3)
    while phase.ask is not None:
        phase.answer(phase.ask.options[dealer.randrange(len(phase.ask.options))])
    assert sorted(game.race.ranking) == sorted(HORSES)
    assert told(game, "ranking") == [{"ranking": tuple(game.race.ranking)}]


def test_3_2_4_the_better_odds_win_the_photo_finish():
    game = fixed({})
    on_one_space(game, "yellow", "blue", "red")
    assert game.race.ranking == ["blue", "red", "yellow"]
    assert [facts["by"] for facts in told(game, "photo finish")] == ["odds", "odds"]


def test_3_2_4_the_odds_after_the_cards_count():
    game = fixed({"yellow": ["alfio-allibratore"]})
    on_one_space(game, "yellow", "red")
    assert game.race.ranking == ["yellow", "red"]


def test_3_2_4_without_a_tie_there_is_no_photo():
    game = fixed({})
    unit(game, "87", "white white", at={"red": 10})
    assert not told(game, "photo finish")


def test_3_2_4_the_first_player_decides_between_equal_odds():
    game = fixed({}, game=new(odds=odds(red=4, yellow=4)))
    game.first = 2
    phase = on_one_space(game, "red", "yellow")
    ask = phase.ask
    assert (ask.who, ask.what, ask.rule, ask.open) == (2, "photo finish", "3.2.4", True)
    assert set(ask.options) == {"ahead red", "ahead yellow"}
    phase.answer("ahead yellow")
    assert game.race.ranking == ["yellow", "red"]
    assert [facts["by"] for facts in told(game, "photo finish")] == ["first player"]


def test_3_2_4_the_first_player_decides_among_three_and_then_between_two():
    game = fixed({}, game=new(odds=odds(red=4, yellow=4, green=4)))
    phase = on_one_space(game, "red", "yellow", "green")
    assert set(phase.ask.options) == {"ahead red", "ahead yellow", "ahead green"}
    phase.answer("ahead red")
    assert set(phase.ask.options) == {"ahead yellow", "ahead green"}
    phase.answer("ahead yellow")
    assert game.race.ranking == ["red", "yellow", "green"]


def test_3_2_4_a_horse_with_better_odds_is_not_up_for_decision():
    game = fixed({}, game=new(odds=odds(red=4, yellow=4)))
    phase = on_one_space(game, "red", "yellow", "blue")
    assert game.race.ranking == ["blue"]
    assert set(phase.ask.options) == {"ahead red", "ahead yellow"}


@pytest.mark.parametrize(
    ("edition", "card"), [("first", "fustis-et-radix"), ("second", "in-igni-veritas")]
)
def test_3_2_4_a_card_wins_the_photo_against_better_odds(edition, card):
    game = fixed({"white": [card]}, edition=edition)
    extra = 2 if card == "fustis-et-radix" else 0
    unit(game, "99", "red red", at={"white": 11, "black": 9 + extra})
    assert positions(game)["white"] == positions(game)["black"]
    assert game.race.ranking == ["white", "black"]
    assert told(game, "photo finish")[0]["by"] == "cards"


@pytest.mark.parametrize(("edition", "card"), [("first", "xiii"), ("second", "mala-tempora")])
def test_3_2_4_a_card_loses_the_photo_against_worse_odds(edition, card):
    game = fixed({"black": [card]}, edition=edition)
    unit(game, "99", "red red", at={"white": 10, "black": 8})
    assert game.race.ranking == ["white", "black"]


def test_3_2_4_winner_before_none_before_loser():
    """Ruling: the tie class first, then among equals of a class the odds."""
    game = fixed({"white": ["in-igni-veritas"], "black": ["mala-tempora"]}, edition="second")
    on_one_space(game, "white", "black", "yellow", "red")
    assert game.race.ranking == ["white", "red", "yellow", "black"]


def test_3_2_4_equal_odds_but_different_cards_need_no_decision():
    game = fixed({"yellow": ["in-igni-veritas"]}, game=new(odds=odds(red=5), edition="second"))
    phase = on_one_space(game, "red", "yellow")
    assert game.race.ranking == ["yellow", "red"]
    assert phase.ask.what == "movement card"


def test_3_2_5_the_last_horse_on_the_track_takes_the_last_place():
    game = fixed({})
    at = dict.fromkeys(HORSES, 10)
    phase = unit(game, "99", "red red", at={**at, "white": 3})
    assert phase.ask is None
    assert game.race.ranking[-1] == "white"


@pytest.mark.parametrize(
    ("edition", "felis"), [("first", "felis-infernalis"), ("second", "felix-infernalis")]
)
def test_3_2_5_a_race_with_a_horse_that_cannot_move_ends(edition, felis):
    """Felis stops a horse alone in front and Serum denies its sprint: it is placed last."""
    game = fixed({"black": [felis, "serum-maleficum"]}, edition=edition)
    phase = Phase(run_race(game))
    dealer, turns = random.Random(1), 0
    while phase.ask is not None:
        phase.answer(phase.ask.options[dealer.randrange(len(phase.ask.options))])
        turns += 1
        assert turns < 200
    assert sorted(game.race.ranking) == sorted(HORSES)
