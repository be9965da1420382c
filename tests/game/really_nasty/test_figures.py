"""The rows of the box against a second copy, and what must hold of those that are designed."""

from __future__ import annotations

import pytest

from game.really_nasty import cards, course
from tests.game.really_nasty import figures


def test_the_race_cards():
    rows = tuple((race.id, race.name, race.prizes) for race in cards.RACES.values())
    assert rows == figures.RACES


def test_money_deal_and_paid_places():
    assert (cards.CAPITAL, cards.UNIT, cards.DEPOSIT["objection"]) == (
        figures.MONEY, figures.UNIT, figures.DEPOSIT,
    )  # fmt: skip
    assert figures.DEAL == cards.DEAL
    for runners, paid in figures.PLACES_PAID.items():
        assert cards.paid_places(runners) == paid
        assert cards.DEAL[runners] * runners <= len(cards.CARDS)


def test_the_grades():
    assert {grade: " ".join(own) for grade, own in cards.DOUBLES.items()} == figures.DOUBLES


def test_the_nasty_cards():
    rows = []
    for card in cards.CARDS.values():
        way = card.word.removeprefix("pressure-") if card.kind == "pressure" else card.fence
        rows.append((card.id, card.kind, way))
    assert tuple(rows) == figures.CARDS
    assert len(rows) == 24 and len({kind for _, kind, _ in rows}) == 10
    for kind, faces in figures.UPHELD.items():
        assert " ".join(map(str, cards.UPHELD[kind])) == faces


def test_the_fences():
    rows = tuple(tuple(fence) for fence in course.FENCES.values())
    assert rows == figures.FENCES


def test_the_course():
    assert course.LENGTH == figures.LENGTHS
    assert tuple(course.BENDS.values()) == figures.BENDS
    rows = {
        one.id: (one.part, one.columns[0], one.columns[-1], one.lap)
        for one in course.SECTIONS.values()
    }
    assert rows == figures.SECTIONS


def test_our_own_odds():
    assert figures.FAIR == cards.FAIR


def test_the_printed_odds_are_lane_times_grade_or_the_next_step_of_a_bookmaker():
    assert figures.PRINTED == cards.PRINTED
    for lane in course.LANES:
        for grade in cards.GRADES:
            odds = cards.odds_of("printed", lane, grade)
            assert odds == lane * grade if lane * grade <= 12 else odds >= lane * grade


@pytest.mark.parametrize("name", cards.TABLES)
def test_odds_grow_with_lane_and_grade_and_the_corner_pays_fifty(name):
    table = cards.TABLES[name]
    for row in (*table, *zip(*table, strict=True)):
        assert list(row) == sorted(row)
    assert cards.odds_of(name, 6, 6) == 50


def test_lane_times_grade_gives_too_much_away_on_the_whole():
    """With six horses of mixed grades, one in each lane, the book stands far below 100."""
    books = {
        name: sum(1 / (odds + 1) for row in table for odds in row) / 6
        for name, table in cards.TABLES.items()
    }
    assert 100 / books["printed"] > 130
    assert 70 < 100 / books["fair"] < 110


def test_lanes_are_longer_the_farther_out():
    assert list(course.LENGTH) == sorted(course.LENGTH)
    assert course.LENGTH[0] < course.LENGTH[5]
    for part, bends in course.BENDS.items():
        assert list(bends) == sorted(bends)
        for lane, joins in enumerate(course.JOINS[part], 1):
            assert (joins[0], joins[-1]) == (1, bends[lane - 1]) and len(joins) == 3


def test_no_fence_stands_in_a_section():
    for section in course.SECTIONS.values():
        for fence in course.FENCES.values():
            assert fence.part != section.part or fence.column not in section.columns


def test_sections_come_in_their_order_and_early_pace_before_all_fences():
    early, quicken, finish = course.SECTIONS.values()
    assert (early.part, early.lap) == ("home", 1) and early.columns[0] > course.START
    assert early.columns[-1] < course.FENCES["stand"].column
    assert quicken.part == "back" and quicken.columns[0] > course.FENCES["brook"].column
    assert (finish.part, finish.lap) == ("home", 2)
    assert finish.columns[-1] < course.FENCES["stand"].column


def test_places_know_their_neighbours_both_ways():
    for at in course.SPOTS:
        out, inner = course.OUTWARD[at], course.INWARD[at]
        if out != course.NOWHERE:
            assert course.INWARD[out] == at
        if inner != course.NOWHERE:
            assert course.OUTWARD[inner] == at
        if course.AHEAD[at] != course.OVER:
            assert course.BEHIND[course.AHEAD[at]] == at


def test_a_space_of_the_home_straight_is_passed_twice():
    for lane in course.LANES:
        twice = [at for at in course.SPOTS if course.NAME[at] == f"home-7-{lane}"]
        assert len(twice) == 2 and course.SPACE[twice[0]] == course.SPACE[twice[1]]
    assert course.ALL_JUMPED == 9 and course.BROOK_JUMPED == 4
