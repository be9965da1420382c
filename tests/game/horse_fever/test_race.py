"""Movement (3.2.1), sprint (3.2.2), line (3.2.3), photo finish (3.2.4), ranking (3.2.5)."""

from __future__ import annotations

import random

import pytest

from game.horse_fever.lanes import HORSES
from game.horse_fever.race import run_race
from game.racing.track import FINISH
from tests.game.horse_fever.positions import the_board
from tests.game.horse_fever.scripted import fixed, new, start, unit
from tests.game.positions import cases, follow
from tests.game.scripted import Phase, told

# Card 99 moves 4 3 2 2 2 2 by rows, card 87 moves 2 2 2 2 3 3, card 85 moves 3 2 2 3 2 2.
RACES = """
3.2.1 both rulebooks: red and green at 1:2 show 4 and move 4, yellow at 1:3 moves 2
    lay: odds red 1; odds green 1; odds yellow 2
    start: 100
    then: red at 4; green at 4; yellow at 2
3.2.1 every horse moves by the row of its odds
    start: 105
    then: black at 2; blue at 4; green at 2; red at 2; yellow at 0; white at 2
3.2.1 odds changed by a card count from the start
    lay: white hides alfio-allibratore
    start: 104
    then: white at 1
3.2.1 Alfio’s from the middle row
    lay: yellow hides alfio-allibratore
    start: 85
    then: yellow at 2
3.2.1 Steven’s, too
    lay: green hides steven-sting
    start: 101
    then: green at 1
3.2.1 in the second edition
    lay: edition second; red hides alfio-allibratore
    start: 105
    then: red at 4
3.2.1 finished horses do not move
    lay: black at 11
    race: 85 red red / 99 black black
    then: black at 14
3.2.2 the dice move their horses one space
    race: 87 red blue
    then: red at 3; blue at 3; green at 2
3.2.2 the same colour twice moves one space only
    race: 87 red red
    then: red at 3
3.2.2 ruling: a horse that crossed in this unit still sprints, and goes further beyond
    lay: red at 10; blue at 10
    race: 87 red red
    then: red at 13; placed red blue
3.2.2 the sprint of a placed horse is lost
    lay: red at 10
    race: 87 white white / 85 red red
    then: red at 12; told 2 sprint
3.2.3 ruling: the line is space 12, with the start box at 0, and reaching it is finishing
    lay: red at 10; blue at 9; green at 11
    race: 87 white white
    then: ranking green red
3.2.3 a sprint over the line finishes
    lay: red at 9
    race: 87 red red
    then: ranking red
3.2.5 further beyond the line is placed earlier
    lay: black at 9; red at 11; green at 10; blue at 11
    race: 99 white white
    then: ranking blue black red green
3.2.5 the horses of an earlier unit are ahead of all later ones
    lay: red at 10; black at 9
    race: 87 white white / 99 white black
    then: placed red black; red at 12; black at 16
3.2.5 the last horse on the track takes the last place
    lay: black at 10; blue at 10; green at 10; red at 10; yellow at 10; white at 3
    race: 99 red red
    then: nobody is asked; ranking black blue red green yellow white
3.2.4 the better odds win the photo finish
    lay: yellow at 11; blue at 10; red at 11
    race: 99 white white
    then: ranking blue red yellow; told 2 photo finish
3.2.4 the odds after the cards count
    lay: yellow hides alfio-allibratore; yellow at 11; red at 11
    race: 99 white white
    then: ranking yellow red
3.2.4 without a tie there is no photo
    lay: red at 10
    race: 87 white white
    then: never photo finish
3.2.4 the first player decides between equal odds
    lay: first 2; odds yellow 4; red at 11; yellow at 11
    race: 99 white white
    then: 2 is asked ahead red | ahead yellow; asked for photo finish
    go on: 2 ahead yellow
    then: ranking yellow red; told photo finish by=first_player
3.2.4 among three, and then between two
    lay: odds yellow 4; odds green 4; red at 11; yellow at 11; green at 11
    race: 99 white white
    then: 0 is asked ahead green | ahead red | ahead yellow
    go on: 0 ahead red
    then: 0 is asked ahead green | ahead yellow
    go on: 0 ahead yellow
    then: ranking red yellow green
3.2.4 a horse with better odds is not up for decision
    lay: odds yellow 4; red at 11; yellow at 11; blue at 10
    race: 99 white white
    then: ranking blue; 0 is asked ahead red | ahead yellow
3.2.4 Fustis wins the photo against better odds
    lay: white hides fustis-et-radix; white at 10; black at 10
    race: 99 red red
    then: white at 14; black at 14; ranking white black; told photo finish by=cards
3.2.4 not in the second edition
    lay: edition second; white hides fustis-et-radix; white at 10; black at 10
    race: 99 red red
    then: white at 14; black at 14; ranking black white
3.2.4 there In Igni does, and moves nothing
    lay: edition second; white hides in-igni-veritas; white at 11; black at 9
    race: 99 red red
    then: white at 13; black at 13; ranking white black
3.2.4 XIII loses it with better odds
    lay: black hides xiii; white at 10; black at 11
    race: 99 red red
    then: white at 12; black at 12; ranking white black
3.2.4 not in the second edition
    lay: edition second; black hides xiii; white at 10; black at 11
    race: 99 red red
    then: ranking black white
3.2.4 there Mala Tempora does
    lay: edition second; black hides mala-tempora; white at 11; black at 9
    race: 99 red red
    then: white at 13; black at 13; ranking white black
3.2.4 Venenum loses none
    lay: black hides venenum-veneficum; white at 10; black at 11
    race: 99 red red
    then: black at 12; ranking black white
3.2.4 Carabine wins it
    lay: 0 runs la-longue-carabine red; red at 10; black at 10
    race: 99 yellow yellow
    then: red at 14; black at 14; ranking red black
3.2.4 not in the second edition
    lay: edition second; 0 runs la-longue-carabine red; red at 10; black at 11
    race: 99 yellow yellow
    then: red at 15; black at 15; ranking black red
3.2.4 ruling: winner before none before loser, then among equals the odds
    lay: edition second; white hides in-igni-veritas; black hides mala-tempora
    lay: white at 11; black at 9; yellow at 11; red at 11
    race: 99 white white
    then: ranking white red yellow black
3.2.4 equal odds but different cards need no decision
    lay: edition second; odds red 5; yellow hides in-igni-veritas; red at 11; yellow at 11
    race: 99 white white
    then: ranking yellow red; asked for movement card
Fustis acts before the dice, and once a race
    lay: red hides fustis-et-radix; red at 10
    race: 99
    then: red at 14
    go on: ? sprint red red
    then: red at 15
Vigor overrides a printed 0
    lay: white hides vigor-ferreum
    lay: black at 7; blue at 5; green at 5; red at 5; yellow at 5; white at 1
    race: 100 red red
    then: white at 5
FR: a horse can never go back
    lay: white hides aqua-putrida
    start: 100 red red
    then: white at 0
Globus holds no sprint back
    lay: red hides globus-obscurus
    start: 85 red red
    then: red at 1
Felis stops no sprint
    lay: red hides felis-infernalis; red at 8
    race: 99 red red
    then: red at 9
who is first is measured when the card is turned, though red passes it meanwhile
    lay: black hides felis-infernalis; black at 6; red at 5
    race: 99 white white
    then: black at 6; red at 7
ruling: first and last are measured among the horses still on the track
    lay: red hides felis-infernalis; white hides vigor-ferreum
    lay: black at 11; blue at 6; green at 6; red at 7; yellow at 6; white at 4
    race: 103 black black / 99
    then: ranking black; red at 9; white at 12
a card acts on its own horse only
    lay: red hides globus-obscurus serum-maleficum
    start: 85 blue red
    then: red at 0; blue at 3
a horse card, too
    lay: 0 runs the-fury red; blue hides globus-obscurus
    start: 85
    then: red at 4; blue at 0
"""


@pytest.mark.parametrize(("position", "lines"), cases(RACES, the_board))
def test_races(position, lines):
    follow(position, lines)


@pytest.mark.parametrize(("version", "moves"), [("corrected", 3), ("as printed", 2)])
def test_3_2_1_card_92_moves_by_the_version_on_the_table(version, moves):
    assert start(fixed({}, **{"card 92": version}), "92")["red"] == moves


def test_3_2_1_a_card_is_not_turned_twice_in_a_race_and_all_are_back_in_the_next():
    """Ruling: all cards are reshuffled before every race, and where the deck runs out."""
    game = fixed({})
    assert FINISH == 12
    phase = unit(game, "85")
    assert (phase.ask.what, phase.ask.rule, len(phase.ask.options)) == (
        "sprint dice", "3.2.2", 36,
    )  # fmt: skip
    phase.answer("sprint red red")
    assert (phase.ask.rule, len(phase.ask.options)) == ("3.2.1", 22)
    assert "card 85" not in phase.ask.options
    fixed({}, game=game)
    assert len(Phase(run_race(game)).ask.options) == 23
    game.race.deck.clear()
    assert len(Phase(run_race(game)).ask.options) == 23


@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        ("first", []),
        ("first", ["felis-infernalis", "serum-maleficum"]),
        ("second", ["felix-infernalis", "serum-maleficum"]),
    ],
)
def test_3_2_5_the_race_runs_until_all_six_are_placed(edition, cards):
    """Even where Felis stops a horse alone in front and Serum denies its sprint: it is last."""
    game = fixed({"black": cards}, new(edition=edition))
    phase, dealer, turns = Phase(run_race(game)), random.Random(1), 0
    while phase.ask is not None:
        phase.answer(phase.ask.options[dealer.randrange(len(phase.ask.options))])
        turns += 1
        assert turns < 200
    assert sorted(game.race.ranking) == sorted(HORSES)
    assert told(game, "ranking") == [{"ranking": tuple(game.race.ranking)}]
