"""The course of Winner's Circle: no number is drawn under another."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from random import Random

import pytest

from game import Table
from game.bots.runner import next_answer
from tests.amount import many
from tests.syntax import ROOT
from tools import sheets
from tools.staging import drive, tells
from tools.winners_circle.states import circle
from web.winners_circle import oval
from web.winners_circle.standing import course_of
from web.winners_circle.state import seen
from web.winners_circle.track import SHIFT, track

NAMES = ("Ann", "Ben", "Cleo", "Dora")
APART = 20
"""Two numbers that are nearer than this lie on one another."""

DRAWN = re.compile(
    r'<g class="(?:number-of )?(racer|ghost)[^>]* id="(?:number|ghost)-([^"]*)".*?'
    r'data-tens="(\d)" data-units="(\d)"><g transform="translate\((\S+) (\S+)\)"'
)


def drawn(view, kind):
    """Where the number of each horse, or of each ghost, lies in the drawing."""
    step, found = oval.LAP / course_of(view).spaces, {}
    for what, name, tens, units, over, down in DRAWN.findall(str(track(view, ghosts=True))):
        if what == kind:
            place = int(tens) * 10 + int(units) - SHIFT
            spot = oval.spot(oval.LINE + (place - 0.5) * step)
            found[name] = (spot.x + float(over), spot.y + float(down))
    return found


def covered(spots):
    """Those of whom one lies on the other."""
    pairs = combinations(spots, 2)
    return [(one, other) for one, other in pairs if dist(spots[one], spots[other]) < APART]


def played(seed, answers, rules=None, **options):
    """Keen computers with fair dice."""
    rng = Random(seed)
    table = Table("winners-circle", NAMES, options, dealer=Random(seed), rules=rules)
    for _ in range(answers):
        table.answer(next_answer(table, dict.fromkeys(range(4), "keen"), rng))
    return table


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("course", ["circle", "circle royal", "royal turf"])
def test_no_horse_and_no_ghost_is_drawn_on_another_in_any_moment_of_a_game(course, rules):
    for seed in range(many(1, 3)):
        table, shown = played(seed, 0, rules, track=course), 0
        rng = Random(seed)
        while table.ask is not None:
            view = table.view(None)
            if table.ask.what == "horse":
                assert len(drawn(view, "racer")) == 7 and drawn(view, "ghost")
                assert not covered(drawn(view, "racer")), (seed, len(table.answers))
                assert not covered(drawn(view, "ghost")), (seed, len(table.answers))
                shown += 1
            table.answer(next_answer(table, dict.fromkeys(range(4), "keen"), rng))
        assert shown > 60


@pytest.mark.parametrize(
    ("course", "places"),
    [("circle", (36, 29, 23, 8, 26, 12, 0)), ("royal turf", (32, 10, 29, 13, -1, 14, 4))],
)
def test_where_the_first_rules_let_two_stand_on_one_space_they_are_drawn_side_by_side(
    course, places
):
    """Both stood so in a game of keen computers: 36 and 0 are one space, and so are 32 and -1."""
    view = played(5, 60, 1, track=course).view(None)
    view = view._replace(positions=dict(zip(view.runners, places, strict=True)), finished=())
    assert not covered(drawn(view, "racer"))


def test_a_slow_horse_is_not_hidden_by_one_that_runs_out_over_the_line():
    view = played(1, 100).view(None)
    horses = list(view.runners)
    places = dict(zip(horses[2:], (4, 3, 2, 10, 20), strict=True))
    view = view._replace(finished=tuple(horses[:2]), positions=places, moved=(), die="")
    assert not covered(drawn(view, "racer"))


STYLE = sheets.read(ROOT / "web" / "winners_circle" / "style" / "62-course.css")
"""As it is built: there a length in pixels has become one in letters, which may be large."""


def said_in_style(start: str, what: str) -> str:
    """What the style says for something, in the rule that begins so."""
    rule = STYLE[STYLE.index(start) :].partition("}")[0]
    found = re.search(rf"{what}: (?:path\(\s*\")?([^;\")]+)", rule)
    assert found is not None
    return found[1].removeprefix("calc(").partition(" * var(--drawn")[0]


@pytest.mark.parametrize(
    ("rule", "spaces"), [(".wc-along {", 36), ('[data-track="royal-turf"] .wc-along {', 33)]
)
def test_horses_move_along_the_drawn_course_from_space_to_space(rule, spaces):
    assert float(said_in_style(rule, "--space")) == pytest.approx(oval.LAP / spaces, abs=0.01)
    assert float(said_in_style(rule, "--from")) == pytest.approx(oval.start(spaces), abs=0.01)
    assert said_in_style(".wc-along {", "offset-path") == oval.path()


def test_the_close_picture_shows_what_is_said_to_be_in_it():
    left, right = oval.CLOSE
    nearer = oval.WIDTH / (right - left)
    grows = said_in_style("[data-close] > .course-scene {", "transform")
    assert float(grows.removeprefix("scale(")) == pytest.approx(nearer, abs=0.001)
    origin = left / (1 - 1 / nearer) / oval.WIDTH
    told = said_in_style(".course-scene {", "transform-origin").partition("%")[0]
    assert float(told) / 100 == pytest.approx(origin, abs=0.001)


@pytest.mark.parametrize("times", [1, 4])
def test_a_horse_stands_where_it_has_run_to_when_that_is_told(times):
    """Who "takes the lead" is seen in front then, on the course and in the list."""
    desk = drive(circle(3), tells("moved", times))
    told = desk.at.shown.news[-1].facts
    assert seen(desk.view).positions[told["horse"]] == told["end"]
