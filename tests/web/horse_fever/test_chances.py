"""Chances on the blackboard while a race is shown, and whole beside its payoffs."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from game.horse_fever.form.course import Point
from game.horse_fever.form.tally import Chance
from game.horse_fever.lanes import HORSES
from tests.web.desks import seen, tap
from tools.horse_fever.chances_states import guided, reckoned
from tools.horse_fever.party_states import opened, raced, running
from tools.staging import drive, in_unit, new_desk
from web.acts import playing
from web.horse_fever.odds import forecast
from web.horse_fever.odds.chart import DASHES, MARKERS, chart, numbers, spread
from web.horse_fever.odds.forecast import Forecast
from web.horse_fever.words import chances as said
from web.page import page


def chances(*wins):
    return {
        horse: Chance(win, 0.5, 0.6, 0.01, 0.01) for horse, win in zip(HORSES, wins, strict=True)
    }


POINTS = [
    Point(-1, 300, chances(0.1, 0.2, 0.3, 0.2, 0.1, 0.1)),
    Point(0, 300, chances(0.0, 0.004, 0.5, 0.296, 0.1, 0.1)),
    Point(1, 300, chances(0.0, 0.0, 0.997, 0.003, 0.0, 0.0)),
]


def corners(html):
    """How many corners the line of each horse has."""
    runs = re.findall(r'class="run run-(\w+)">(.*?)</g>', html)
    return {horse: len(re.findall(r'points="([^"]*)"', run)[-1].split()) for horse, run in runs}


def cells(html):
    rows = re.findall(r"<tr><th scope=\"row\">(.*?)</tr>", html)
    return [re.findall(r"<td>(.*?)</td>", row) for row in rows]


def test_a_line_a_horse_with_its_number_and_chance_at_the_end():
    html = str(chart(POINTS))
    assert corners(html) == dict.fromkeys(HORSES, 3)
    ends = re.findall(
        r'class="end run-(\w+)">.*?>(\d)</text>.*?class="share"[^>]*>(.*?)</text>', html
    )
    assert ends == [
        ("green", "3", "&gt;99%"), ("red", "4", "&lt;1%"), ("black", "1", "&lt;1%"),
        ("blue", "2", "&lt;1%"), ("yellow", "5", "&lt;1%"), ("white", "6", "&lt;1%"),
    ]  # fmt: skip


def test_lines_differ_by_more_than_colour():
    looks = [(MARKERS[horse], DASHES.get(horse)) for horse in HORSES]
    assert len({marker for marker, _ in looks}) == len(HORSES)
    html = str(chart(POINTS))
    assert html.count('class="rim"') == 1
    assert len(set(re.findall(r'stroke-dasharray="([^"]+)"', html))) == len(DASHES)


def test_the_table_says_what_the_lines_draw():
    assert cells(str(numbers(POINTS))) == [
        ["10", "&lt;1", "&lt;1"],
        ["20", "&lt;1", "&lt;1"],
        ["30", "50", "&gt;99"],
        ["20", "30", "&lt;1"],
        ["10", "10", "&lt;1"],
        ["10", "10", "&lt;1"],
    ]


def test_only_what_is_certain_is_nothing_or_all():
    assert [said.percent(x, 0) for x in (0, 0.004, 0.5, 0.997, 1)] == [
        "0",
        "<1",
        "50",
        ">99",
        "100",
    ]
    assert [said.percent(x, 0.01) for x in (0, 1)] == ["<1", ">99"]


@pytest.mark.parametrize("heights", [[10] * 6, [204] * 6, [12, 40, 41, 42, 200, 204], [100] * 6])
def test_no_number_at_the_end_of_a_line_covers_another(heights):
    found = spread(heights)
    assert all(low - high >= 20 for high, low in pairwise(found))
    assert found[0] >= 8 and found[-1] <= 215


def test_a_chart_does_not_tell_how_long_a_race_will_be():
    """The moments under it reach to unit six from the beginning."""
    labels = re.findall(r'text-anchor="middle">(\w+)</text>', str(chart(POINTS[:1])))
    assert labels[:8] == ["down", "up", "1", "2", "3", "4", "5", "6"]


def test_the_blackboard_shows_the_lines_up_to_the_unit_on_the_screen():
    desk = reckoned(drive(guided(3), in_unit(2)))
    html = str(page(desk))
    assert corners(html) == dict.fromkeys(HORSES, 4)
    known = forecast.points(desk)
    assert [point.unit for point in known] == [-1, 0, 1, 2]
    told = [
        [said.percent(one.chances[h].win, one.chances[h].win_error) for one in known]
        for h in HORSES
    ]
    unescaped = [[x.replace("&lt;", "<").replace("&gt;", ">") for x in row] for row in cells(html)]
    assert unescaped == told


def test_in_the_middle_of_a_unit_it_is_not_over_yet():
    desk = reckoned(drive(guided(3), in_unit(2, "movement card")))
    assert [point.unit for point in forecast.points(desk)] == [-1, 0, 1]


def test_the_blackboard_can_be_turned():
    desk = reckoned(drive(guided(3), in_unit(1)))
    assert 'class="odds-table"' not in str(page(desk))
    tap(desk, "face odds")
    assert 'class="odds-table"' in str(page(desk)) and 'id="chances"' not in str(page(desk))
    tap(desk, "face numbers")
    html = str(page(desk))
    assert cells(html) and 'class="chart"' not in html
    tap(desk, "face chances")
    assert 'class="chart"' in str(page(desk))


def test_before_anything_is_reckoned_it_says_so():
    desk = drive(guided(3), in_unit(1))
    assert forecast.points(desk) == [] and said.WAITS in seen(desk).text


def test_off_means_that_nothing_is_there_and_nothing_is_worked_out():
    desk = drive(new_desk(3), in_unit(2))
    assert not forecast.work(desk) and desk.own(Forecast).record is None
    html = str(page(desk))
    assert "face " not in " ".join(map(str, seen(desk).every("data-do")))
    assert 'id="chances"' not in html and 'class="odds-table"' in html


def test_the_payoffs_have_the_whole_race_beside_them():
    desk = reckoned(drive(guided(3), lambda desk: desk.payoffs_open))
    html = str(page(desk))
    units = [point.unit for point in forecast.points(desk)]
    assert units == list(range(-1, units[-1] + 1)) and units[-1] >= 3
    assert corners(html) == dict.fromkeys(HORSES, len(units)) and not cells(html)
    tap(desk, "unfold")
    assert [row[-1] for row in cells(str(page(desk)))].count("100") == 1


def test_another_table_begins_anew():
    desk = reckoned(drive(guided(3), in_unit(2)))
    first = desk.own(Forecast)
    other = drive(guided(3), in_unit(1))
    playing.lay(desk, "other", other.table)
    assert forecast.points(desk) == []
    reckoned(desk)
    assert desk.own(Forecast) is not first


def test_a_party_has_its_chances_too_and_its_stakes_one_tap_away():
    desk = reckoned(raced(opened(5, **{"form guide": "public"}), running))
    assert [point.unit for point in forecast.points(desk)][:3] == [0, 1, 2]
    assert corners(str(page(desk))).keys() == set(HORSES)
    tap(desk, "face odds")
    assert 'class="field-table"' in str(page(desk))
