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
)
from game.really_nasty.race import names_of
from game.really_nasty.state import OUT, RUNNING, Game
from game.title import go_by
from tests.game.really_nasty.scripted import Race, at, before_line, fates, kinds, laid, place, put
from tests.game.scripted import told


def names(at: int, pips: int, taken: tuple[int, ...] = (), inward: bool = False) -> set[str]:
    return set(names_of(moving.ends(at, pips, [SPACE[one] for one in taken], inward)))


# N.7 turns


def test_n7_the_horse_nearest_the_inside_begins_and_it_goes_on_clockwise():
    game = laid((4, 2, 6), (1, 2, 3))
    race = Race(game)
    order = []
    for _ in range(4):
        order.append(race.on())
        race.roll(1, race_first(race))
        if race.ask.what == "double":
            race.answer("stay")
    assert order == [1, 2, 0, 1]


def race_first(race: Race) -> str:
    _, column, lane = at(race.game, race.game.turn).split("-")
    return f"home-{int(column) + 1}-{lane}"


def test_n7_who_is_out_or_home_is_passed_over():
    game = put(laid(), 0, place("home", 8, 1, 2))
    game.take_off(1, OUT)
    assert Race(game).roll(1, "home-9-1").on() == 2


# N.8 one space a pip, forward or outward; inward on a six only


def test_n8_forward_and_outward_in_any_mix():
    assert names(place("back", 9, 4), 2) == {"back-11-4", "back-10-5", "back-9-6"}


def test_n8_the_outermost_lane_goes_on_only():
    assert names(place("back", 9, 6), 3) == {"back-12-6"}


def test_n8_a_six_takes_it_one_lane_inward_as_a_part_of_the_move():
    found = names(place("back", 9, 3), 6, inward=True)
    assert "back-14-2" in found and "back-15-3" in found
    assert not any(name.endswith("-1") for name in found)
    assert names(place("back", 9, 3), 6) == {
        "back-15-3", "back-14-4", "back-13-5", "back-12-6",
    }  # fmt: skip


def test_n8_the_refusal_says_why():
    game = put(laid(), 1, place("back", 9, 2))
    game.turn = 1
    race = Race(game).answer("roll", "3")
    assert race.why("back-11-1") == ("Only a six takes a horse inward, and one lane only.", "N.8")
    assert race.why("back-13-2")[0] == "A 3 does not take this horse there."


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


# N.10 blocked


def test_n10_a_horse_goes_round_another_on_the_outside():
    here, other = place("back", 9, 2), place("back", 10, 2)
    assert names(here, 2, (other,)) == {"back-10-3", "back-9-4"}


def test_n10_no_horse_jumps_another_and_no_space_holds_two():
    here, other = place("back", 9, 6), place("back", 11, 6)
    assert names(here, 4, (other,)) == {"back-10-6"}


def test_n10_a_way_that_runs_into_others_ends_there():
    here = place("back", 9, 5)
    others = (place("back", 11, 5), place("back", 10, 6), place("back", 9, 6))
    assert names(here, 3, others) == {"back-10-5"}


def test_n10_hemmed_in_it_stands_and_nobody_is_asked():
    game = put(put(laid((5, 6, 1), (1, 2, 3)), 0, place("back", 9, 5)), 1, place("back", 9, 6))
    put(game, 2, place("back", 10, 5))
    game.turn = 0
    race = Race(game).answer("roll", "4")
    assert kinds(game)[-1] == "hemmed in" and race.on() == 1
    assert at(game, 0) == "back-9-5"


def test_n10_a_horse_on_the_other_pass_is_in_the_way_too():
    slow = place("home", 6, 1, 1)
    assert SPACE[slow] == SPACE[place("home", 6, 1, 2)]
    assert names(place("home", 5, 1, 2), 1, (slow,)) == {"home-5-2"}


def test_n10_the_page_is_told_who_stands_there():
    game = put(put(laid(), 0, place("back", 9, 1)), 1, place("back", 11, 1))
    race = Race(game).answer("roll", "2")
    assert race.why("back-11-1") == ("Another horse stands there.", "N.10")


def test_of_all_ways_to_an_end_the_one_over_fewest_fences_is_taken_then_the_straightest():
    found = moving.ends(place("home", 10, 1), 3, (), False)
    ways = {NAME[end]: way for end, way in found.items()}
    assert ways == {"home-13-1": "fff", "home-12-2": "ffo", "home-11-3": "oof", "home-10-4": "ooo"}


# N.11 fences


def test_n11_only_a_landing_counts():
    game = put(laid(), 0, place("back", 1, 1))
    race = Race(game).roll(3, "back-4-1")
    assert "on a fence" not in kinds(game)
    put(game, 1, place("back", 3, 2))
    race.roll(2, "back-5-2")
    assert told(game, "on a fence") == [{"seat": 1, "fence": "brook"}]


# N.12 doubling


@pytest.mark.parametrize("grade", GRADES)
def test_n12_a_grade_doubles_in_its_own_sections(grade):
    for section in SECTIONS.values():
        game = put(laid(grades=(grade, 2, 3)), 0,
                   place(section.part, section.columns[0], 1, section.lap))  # fmt: skip
        race = Race(game).roll(1, f"{section.part}-{section.columns[1]}-1")
        asked = race.ask is not None and race.what == "double"
        assert asked is (section.id in DOUBLES[grade])


def test_n12_early_pace_does_not_count_on_the_second_pass():
    game = put(laid(grades=(1, 2, 3)), 0, place("home", 6, 1, 2))
    assert Race(game).roll(1, "home-7-1").what == "before the roll"


def test_n12_the_same_number_again_and_no_way_inward_on_a_six():
    game = put(laid((2, 1, 3)), 0, place("back", 5, 2))
    put(game, 1, place("home", 6, 1))
    game.turn = 0
    race = Race(game).answer("roll", "6", "back-11-2")
    assert race.what == "double"
    assert set(race.ask.options) == {"back-17-2", "back-16-3", "back-15-4", "back-14-5",
                                     "back-13-6", "stay"}  # fmt: skip
    race.answer("back-17-2")
    assert told(game, "doubled") == [{"seat": 0, "section": "QU", "face": 6}]


def test_n12_once_in_each_section():
    game = put(laid(), 0, place("home", 5, 1), doubled=("EP",))
    race = Race(game).roll(1, "home-6-1")
    assert race.what == "before the roll" and race.on() == 1


def test_n12_nobody_must_and_who_does_not_may_still_later():
    game = put(laid(), 0, place("home", 5, 1))
    race = Race(game).roll(1, "home-6-1", "stay")
    assert game.horses[0].doubled == () and race.on() == 1
    game.turn = 0
    assert Race(game).roll(1, "home-7-1").what == "double"


def test_n12_doubling_may_end_over_the_line():
    game = put(laid(), 0, place("home", 3, 1, 2))
    section = SECTIONS["FW"]
    put(game, 0, place("home", section.columns[-1], 1, 2) - 6)
    race = Race(game).answer("roll", "6", f"home-{section.columns[-1]}-1")
    assert race.what == "double"


# N.13 withdrawing


@pytest.mark.parametrize(("leader", "may"), [(("back", 5), True), (("back", 4), False)])
def test_n13_a_horse_more_than_three_fences_behind_may_be_withdrawn(leader, may):
    game = put(put(laid(), 0, place("home", 6, 1)), 1, place(*leader, 2))
    race = Race(game).answer("roll", "1")
    assert ("withdraw" in race.ask.options) is may
    if may:
        race.answer("withdraw")
        assert fates(game) == [OUT, RUNNING, RUNNING] and race.on() == 1
    else:
        assert race.why("withdraw")[1] == "N.13"


def test_n13_whoever_is_home_leads_by_all_fences():
    game = put(laid(range(1, 6), range(1, 6)), 0, place("back", 5, 1))
    game.take_off(1, "home")
    game.placed = (1,)
    game.turn = 0
    assert ALL_JUMPED - JUMPED[game.horses[0].at] > 3
    assert all(JUMPED[game.horses[one].at] <= JUMPED[game.horses[0].at] for one in game.runners())
    race = Race(game).answer("roll", "1")
    assert race.ask.who == 0 and "withdraw" in race.ask.options


def hemmed_in(leader: tuple[str, int]) -> Game:
    """Red is to move, on the outside with blue before it; yellow is in front."""
    game = put(laid((6, 5, 1)), 0, place("home", 6, 6))
    game.turn = 0
    return put(put(game, 1, place("home", 7, 6)), 2, place(*leader, 1))


def test_n13_a_horse_far_behind_and_hemmed_in_may_be_withdrawn_or_stand():
    race = Race(hemmed_in(("back", 5)))
    assert list(race.answer("roll", "1").ask.options) == ["stand", "withdraw"]
    assert race.ask.who == 0 and race.what == "hemmed in"
    assert race.why("line") == ("This horse has no room to run.", "N.10")
    race.answer("stand")
    assert kinds(race.game)[-1] == "hemmed in" and race.on() == 1
    race = Race(hemmed_in(("back", 5)))
    race.answer("roll", "1", "withdraw")
    assert fates(race.game) == [OUT, RUNNING, RUNNING]
    assert kinds(race.game)[-1] == "withdrawn"


def test_n13_a_horse_hemmed_in_and_not_far_behind_is_not_asked():
    race = Race(hemmed_in(("back", 4))).answer("roll", "1")
    assert kinds(race.game)[-1] == "hemmed in" and race.on() == 1


def test_n13_under_version_1_of_the_rules_nobody_hemmed_in_was_asked():
    game = hemmed_in(("back", 5))
    go_by(game, 1)
    race = Race(game).answer("roll", "1")
    assert kinds(game)[-1] == "hemmed in" and race.on() == 1


# N.24 the line


def test_n24_pips_over_the_line_are_lost():
    for pips in range(1, 7):
        found = moving.ends(before_line(1, pips), 6, (), False)
        assert OVER in found
    assert OVER not in moving.ends(before_line(1, 6), 5, (), False)


def test_the_course_is_a_circuit_and_a_quarter():
    circuit = 2 * 18 + BENDS["bend"][0] + BENDS["turn"][0]
    assert LENGTH[0] / circuit == pytest.approx(1.25, abs=0.02)
