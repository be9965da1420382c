"""The finish of a race as a picture: who came in how, by what the game has told."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.web.desks import seen
from tools.gazette import played
from tools.gazette_states import front_page
from tools.guide_states import BOXES_LED, DERBY, seen_to
from web import taps
from web.desk.screen import screen_of
from web.page import drawn
from web.parts.finish import picture
from web.racing.finish import by_moves, race_of

TITLES = (
    "horse-fever/family",
    "horse-fever/board",
    "horse-fever/party",
    "winners-circle",
    "unicorn-fever",
    "really-nasty",
    "dice-derby",
    "dice-derby/party",
)


@pytest.mark.parametrize("title", TITLES)
def test_the_field_comes_in_as_the_game_has_told(title: str) -> None:
    table = played(title, 3)
    its = screen_of(table)
    kind = "race over" if title == "really-nasty" else "ranking"
    results = [event for event in table.events if event.kind == kind]
    for race, result in enumerate(results, 1):
        told = next(iter(result.facts.values()))
        field = its.finish(table, race)
        assert field[0].behind == 0
        assert all(one.behind < other.behind for one, other in pairwise(field))
        assert len(field) >= len(told) > 0
        if title.startswith("horse-fever"):
            assert [colour_of(one.drawn) for one in field] == list(told)
    last = [(it.name, it.behind) for it in its.finish(table, len(results))]
    assert [(it.name, it.behind) for it in its.finish(table, 0)] == last
    assert its.finish(table, len(results) + 1) == ()


def colour_of(drawn: object) -> str:
    """The colour of a horse in the picture."""
    found = re.search(r"#trunk-([a-z-]+)", str(drawn))
    assert found is not None
    return found[1]


def test_whoever_was_further_behind_is_further_behind_in_the_picture() -> None:
    table = played("horse-fever/family", 2)
    race = race_of(table.events, "ranking", 1)
    assert race[0].kind == "off" and race[-1].kind == "ranking"
    come, first = by_moves(race), race[-1].facts["ranking"][0]
    field = screen_of(table).finish(table, 1)
    for one, colour in zip(field, race[-1].facts["ranking"], strict=True):
        assert one.behind >= come[first] - come[colour]
    drawn = str(picture(field))
    frame = r'viewBox="-2 -2 124 72" x="(-?[\d.]+)" y="[\d.]+" width="([\d.]+)"'
    noses = [float(left) + float(wide) for left, wide in re.findall(frame, drawn)]
    assert noses == sorted(noses) and len(noses) == len(field), "the winner is drawn last"


def test_the_gazette_shows_the_race_that_its_lead_speaks_of() -> None:
    html = drawn(front_page("horse-fever/family", 3))
    assert "front-finish" in html
    said = re.search(r"The finish of race (\d+): ([^<]+)\.", html)
    assert said is not None
    table = played("horse-fever/family", 3)
    names = [one.name for one in screen_of(table).finish(table, int(said[1]))[:3]]
    assert all(name in said[2] for name in names)


@pytest.mark.parametrize("box", BOXES_LED)
def test_the_end_of_a_first_race_tells_what_it_brought_and_leads_on(box: str) -> None:
    desk = seen_to("done", box)
    html = drawn(desk)
    assert "At the end they stood like this" in html
    assert html.count("<li>Robin") >= (1 if box == DERBY else 2), "what was won"
    others = [do for do in seen(desk).every("data-do") if do.startswith("lesson-over ")]
    wanted = [one for one in BOXES_LED if one != box]
    assert others == ["lesson-over new", *(f"lesson-over {one}" for one in wanted)]
    taps.do(desk, others[-1])
    assert desk.guide is not None
    assert desk.at.table.title.id.startswith(wanted[-1]) and not desk.at.table.answers[99:]
