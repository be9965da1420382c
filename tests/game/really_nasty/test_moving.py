"""How horses move (N.7 to N.13)."""

from __future__ import annotations

import pytest

from game.really_nasty import moving
from game.really_nasty.cards import DOUBLES, GRADES
from game.really_nasty.course import (
    ALL_JUMPED,
    BENDS,
    JOINS,
    JUMPED,
    LANES,
    LENGTH,
    NAME,
    NOWHERE,
    OUTWARD,
    OVER,
    SECTIONS,
    SPACE,
    SPOTS,
    lane_of,
    left_of,
)
from game.really_nasty.race import names_of
from tests.game.positions import cases, follow
from tests.game.really_nasty.positions import Position
from tests.game.really_nasty.scripted import Race, before_line, laid, place, put

RACES = """
N.7 the horse nearest the inside begins, and it goes on clockwise
    lay: lanes 4 2 6; grades 1 2 3
    race:
    then: on 1
    go on: roll 1 home-5-2 stay
    then: on 2
    go on: roll 1 home-5-6
    then: on 0
    go on: roll 1 home-5-4 stay
    then: on 1
N.7 who is out is passed over
    lay: 0 at home-8-1 again; 1 is out
    race: roll 1 home-9-1
    then: on 2
N.8 the refusal says why
    lay: 1 at back-9-2; turn 1
    race: roll 3
    then: may not back-11-1 (N.8) Only a six takes a horse inward, and one lane only.
    then: may not back-13-2 (N.8) A 3 does not take this horse there.
N.10 hemmed in it stands, and nobody is asked
    lay: lanes 5 6 1; grades 1 2 3; 0 at back-9-5; 1 at back-9-6; 2 at back-10-5; turn 0
    race: roll 4
    then: last hemmed in; on 1; 0 at back-9-5
N.10 the page is told who stands there
    lay: 0 at back-9-1; 1 at back-11-1
    race: roll 2
    then: may not back-11-1 (N.10) Another horse stands there.
N.11 only a landing counts
    lay: 0 at back-1-1; 1 at back-3-2
    race: roll 3 back-4-1
    then: never on a fence
    go on: roll 2 back-5-2
    then: told on a fence seat=1 fence=brook
N.12 early pace does not count on the second pass
    lay: 0 at home-6-1 again
    race: roll 1 home-7-1
    then: asked for before the roll
N.12 the same number again, and no way inward on a six
    lay: lanes 2 1 3; grades 1 2 3; 0 at back-5-2; 1 at home-6-1; turn 0
    race: roll 6 back-11-2
    then: asked for double
    then: may only back-17-2 | back-16-3 | back-15-4 | back-14-5 | back-13-6 | stay
    go on: back-17-2
    then: told doubled seat=0 section=QU face=6
N.12 once in each section
    lay: 0 at home-5-1; 0 doubled EP
    race: roll 1 home-6-1
    then: asked for before the roll; on 1
N.12 nobody must, and who does not may still later
    lay: 0 at home-5-1
    race: roll 1 home-6-1 stay
    then: 0 doubled; on 1
    lay: turn 0
    race: roll 1 home-7-1
    then: asked for double
N.13 a horse more than three fences behind may be withdrawn
    lay: 0 at home-6-1; 1 at back-5-2
    race: roll 1
    then: may withdraw
    go on: withdraw
    then: 0 is out; 1 is running; 2 is running; on 1
N.13 not when it is three behind
    lay: 0 at home-6-1; 1 at back-4-2
    race: roll 1
    then: may not withdraw (N.13)
N.13 far behind and hemmed in it may be withdrawn, or stand
    lay: lanes 6 5 1; grades 1 2 3; 0 at home-6-6; 1 at home-7-6; 2 at back-5-1; turn 0
    race: roll 1
    then: 0 is asked stand | withdraw; asked for hemmed in
    then: may not line (N.10) This horse has no room to run.
    go on: stand
    then: last hemmed in; on 1
    lay: turn 0
    race: roll 1 withdraw
    then: 0 is out; last withdrawn
N.13 hemmed in and not far behind it is not asked
    lay: lanes 6 5 1; grades 1 2 3; 0 at home-6-6; 1 at home-7-6; 2 at back-4-1; turn 0
    race: roll 1
    then: last hemmed in; on 1
N.13 under version 1 of the rules nobody hemmed in was asked
    lay: lanes 6 5 1; grades 1 2 3; 0 at home-6-6; 1 at home-7-6; 2 at back-5-1; turn 0; rules 1
    race: roll 1
    then: last hemmed in; on 1
"""


@pytest.mark.parametrize(("position", "lines"), cases(RACES, Position))
def test_races(position, lines):
    follow(position, lines)


@pytest.mark.parametrize(
    ("lane", "pips", "others", "inward", "ends"),
    [
        (4, 2, "", False, "back-11-4 back-10-5 back-9-6"),
        (6, 3, "", False, "back-12-6"),
        (3, 6, "", False, "back-15-3 back-14-4 back-13-5 back-12-6"),
        (3, 6, "", True, "back-15-3 back-14-4 back-13-5 back-12-6 back-14-2 back-13-3 back-12-4"
         " back-11-5 back-10-6"),
        (2, 2, "10-2", False, "back-10-3 back-9-4"),
        (6, 4, "11-6", False, "back-10-6"),
        (5, 3, "11-5 10-6 9-6", False, "back-10-5"),
    ],
    ids=[
        "N.8 forward and outward in any mix", "N.8 the outermost lane goes on only", "N.8 no six",
        "N.8 a six takes it one lane inward as a part of the move",
        "N.10 it goes round another on the outside", "N.10 no space holds two",
        "N.10 a way that runs into others ends there",
    ],
)  # fmt: skip
def test_n8_and_n10_where_a_horse_may_go(lane, pips, others, inward, ends):
    taken = [place("back", *map(int, one.split("-"))) for one in others.split()]
    found = moving.ends(place("back", 9, lane), pips, [SPACE[one] for one in taken], inward)
    assert set(names_of(found)) == set(ends.split())


def test_n10_a_horse_on_the_other_pass_is_in_the_way_too():
    slow = place("home", 6, 1, 1)
    assert SPACE[slow] == SPACE[place("home", 6, 1, 2)]
    assert set(names_of(moving.ends(place("home", 5, 1, 2), 1, [SPACE[slow]], False))) == {
        "home-5-2"
    }


@pytest.mark.parametrize("part", ["bend", "turn"])
def test_n9_on_a_bend_lanes_change_at_the_connections_only(part):
    for lane in LANES[:-1]:
        for number in range(1, BENDS[part][lane - 1] + 1):
            here = place(part, number, lane)
            joined = number in JOINS[part][lane - 1]
            assert (OUTWARD[here] != NOWHERE) is joined
            if joined:
                nth = JOINS[part][lane - 1].index(number)
                assert SPOTS[OUTWARD[here]].number == JOINS[part][lane][nth]
                assert lane_of(OUTWARD[here]) == lane + 1


def test_of_all_ways_to_an_end_the_one_over_fewest_fences_is_taken_then_the_straightest():
    found = moving.ends(place("home", 10, 1), 3, (), False)
    ways = {NAME[end]: way for end, way in found.items()}
    assert ways == {"home-13-1": "fff", "home-12-2": "ffo", "home-11-3": "oof", "home-10-4": "ooo"}


@pytest.mark.parametrize("grade", GRADES)
def test_n12_a_grade_doubles_in_its_own_sections(grade):
    for section in SECTIONS.values():
        game = laid(grades=(grade, 2, 3))
        put(game, 0, place(section.part, section.columns[0], 1, section.lap))
        race = Race(game).roll(1, f"{section.part}-{section.columns[1]}-1")
        asked = race.ask is not None and race.what == "double"
        assert asked is (section.id in DOUBLES[grade])


def test_n12_doubling_may_end_over_the_line():
    last = SECTIONS["FW"].columns[-1]
    game = put(laid(), 0, place("home", last, 1, 2) - 6)
    assert Race(game).answer("roll", "6", f"home-{last}-1").what == "double"


def test_n13_whoever_is_home_leads_by_all_fences():
    game = put(laid(range(1, 6), range(1, 6)), 0, place("back", 5, 1))
    game.take_off(1, "home")
    game.placed = (1,)
    game.turn = 0
    assert ALL_JUMPED - JUMPED[game.horses[0].at] > 3
    assert all(JUMPED[game.horses[one].at] <= JUMPED[game.horses[0].at] for one in game.runners())
    race = Race(game).answer("roll", "1")
    assert race.ask.who == 0 and "withdraw" in race.ask.options


def test_n24_pips_over_the_line_are_lost():
    for pips in range(1, 7):
        assert OVER in moving.ends(before_line(1, pips), 6, (), False)
        assert left_of(before_line(2, pips)) == pips
    assert left_of(OVER) == 0
    assert OVER not in moving.ends(before_line(1, 6), 5, (), False)


def test_the_course_is_a_circuit_and_a_quarter():
    circuit = 2 * 18 + BENDS["bend"][0] + BENDS["turn"][0]
    assert LENGTH[0] / circuit == pytest.approx(1.25, abs=0.02)
