"""The race from the rail: every horse where it stands, leaps, falls, and what the eye takes in."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from game.really_nasty.course import FENCE, LANES, LENGTH, OVER, SPOTS, lane_of
from game.really_nasty.moving import along, ends
from tests.amount import many
from tests.web.desks import offered, seen
from tools.really_nasty.states import STATES, decides, goes, lone, meeting
from tools.sheets import WEB, repeated
from tools.staging import drive, tapped, tells
from web.desk.state import Desk
from web.really_nasty import asked, oval, rail, sight
from web.really_nasty.board import line
from web.really_nasty.course import NOBODY
from web.really_nasty.happening import happening
from web.really_nasty.state import fallers
from web.really_nasty.state import seen as view_of
from web.really_nasty.table import looked_at, race

STYLE = WEB / "really_nasty" / "style"
PLACES = repeated((STYLE / "81-nasty-places.css").read_text())


def on_page(desk: Desk) -> dict[int, dict[str, str | None]]:
    """The attributes of every horse that is drawn, by its seat."""
    found = [attrs for _, attrs in seen(desk).tags if str(attrs.get("id", "")).startswith("rail-")]
    return {int(str(attrs["id"]).rpartition("-")[2]): attrs for attrs in found}


def looks(desk: Desk, seat: int) -> set[str]:
    """By what a horse looks as it does."""
    return set(str(on_page(desk)[seat]["class"]).split())


def test_every_horse_of_the_race_stands_on_its_space_and_in_its_lane() -> None:
    desk = drive(meeting(6), decides("move", 60))
    horses = view_of(desk.view).horses
    drawn = on_page(desk)
    assert sorted(drawn) == [seat for seat, its in enumerate(horses) if its.at >= 0]
    for seat, attrs in drawn.items():
        at = horses[seat].at
        assert (attrs["data-at"], attrs["data-lane"]) == (oval.key(at), str(at // 100 + 1))


def test_while_one_runs_it_is_drawn_where_it_will_stand() -> None:
    """What is told of a move comes before the table has it: the picture must not lag behind."""
    desk = drive(meeting(4), tells("moved", 5))
    (event,) = [event for event in desk.at.shown.news if event.kind == "moved"]
    seat = event.facts["seat"]
    assert on_page(desk)[seat]["data-at"] == oval.key(event.facts["end"])
    assert "gallops" in looks(desk, seat)


@pytest.mark.parametrize("seed", range(many(40, 400)))
def test_a_leap_is_told_for_every_fence_on_the_way_and_none_at_its_end(seed: int) -> None:
    rng = Random(seed)
    start = rng.choice(sorted(SPOTS))
    found = ends(start, rng.randrange(1, 7), [], inward=False)
    end = rng.choice(sorted(found))
    way = along(start, found[end])
    cleared = {FENCE[at] for at in way[:-1] if at >= 0 and FENCE[at] and at != start}
    told = rail.leaps((start, found[end]))
    assert len(told) == min(2, len(cleared)), (start, end)
    assert told == sorted(told) and all(0 < share < sight.PARTS_OF_A_WAY for share in told)


@pytest.mark.parametrize(
    "state", ["nasty-move", "nasty-move-six", "nasty-bend-wide", "nasty-run-in"]
)
def test_the_eye_takes_in_the_horse_and_every_end_of_its_move(state: str) -> None:
    desk = STATES[state]()
    found = asked.choosing(desk, view_of(desk.view))
    shot = sight.look_at(view_of(desk.view), happening(view_of(desk.view), (), 0), found, None)
    assert found.mover is not None and shot.view
    start = view_of(desk.view).horses[found.mover].at
    left = shot.eye - shot.view * sight.BEFORE
    for far in (oval.far(start), *(sight.far_of(end, start, way) for _, end, way in found.ends)):
        assert left <= far <= left + shot.view - 0.6, (left, far)


def test_at_the_end_the_winner_is_seen_whole_with_the_groom_and_the_line() -> None:
    desk = drive(meeting(4), tells("race over"))
    view = view_of(desk.view)
    shot = sight.look_at(view, happening(view, desk.at.shown.news, 0), NOBODY, None)
    left, wide = shot.eye - shot.view * sight.BEFORE, shot.view or 6  # the least that a phone shows
    assert left <= oval.HOME, "the line"
    assert left + wide >= oval.HOME + sight.BEYOND + sight.LED + 0.7, "half a horse and its groom"


def test_the_style_knows_every_spot_and_every_look() -> None:
    style = (STYLE / "85-nasty-rail.css").read_text()
    spots = dict(re.findall(r'\[data-spot="([\w-]+)"\] \{\s*--far: ([\d.]+);', PLACES))
    assert {spot: float(far) for spot, far in spots.items()} == {
        spot: round(far, 3) for spot, far in sight.SPOTS_FAR.items()
    }
    assert all(f'[data-seen="{view}"]' in style for view in sight.VIEWS if view != 8)
    assert sight.framing([oval.HOME - 2, oval.HOME + 1]).eye <= sight.LAST_EYE
    assert all(oval.far(at) < oval.HOME for at in SPOTS)
    assert oval.far(LENGTH[0] - 1) > oval.HOME - 1, "the last space lies before the line"


def test_the_style_draws_the_course_of_the_oval() -> None:
    assert f'path("{oval.path()}")' in PLACES
    assert f"var(--far) * {oval.COLUMN} * var(--drawn)" in PLACES
    for side, size in (("x", oval.WIDTH), ("y", oval.HEIGHT)):
        looks = re.findall(rf'data-eye-{side}="(\d+)"\] \{{\s*--p{side}: calc\((.*)\)', PLACES)
        assert len(looks) == size // oval.GRID + 2
        assert all(sum_ == f"{at} * {oval.GRID}" for at, sum_ in looks)
    aside = re.findall(r"\.rn-lane-(\d) \{\s*transform: translateY\(calc\((\S+) ", PLACES)
    assert {int(lane): float(by) for lane, by in aside} == {
        lane: (lane - 3.5) * oval.BAND for lane in LANES
    }


def test_the_style_puts_every_place_where_it_lies() -> None:
    """A few rules for parts of a key, of which the style makes how far along a place is."""
    rules = re.findall(r"\[data-at([^{]*)\] \{([^}]*)\}", PLACES)
    for at in SPOTS:
        told: dict[str, float] = {}
        for tests, body in rules:
            wanted = re.findall(r'([*^$])="([^"]*)"', tests)
            if wanted and all(HOLDS[how](oval.key(at), text) for how, text in wanted):
                found = re.findall(r"--(\w+): ([\d.]+)", body)
                told |= {name: float(figure) for name, figure in found}
        far = told["part"] + (told["number"] - 0.5) * told["wide"]
        assert abs(far - oval.far(at)) < 0.01 and abs(told["wide"] - oval.wide(at)) < 0.001, at


HOLDS: dict[str, Callable[[str, str], bool]] = {
    "*": str.__contains__,
    "^": str.startswith,
    "$": str.endswith,
}


def test_steps_along_the_course_are_lengths_of_the_drawing() -> None:
    """Pixels become lengths of letters: with large ones all horses would stand on other spaces."""
    assert "px" not in PLACES.replace("--px", "")


def test_a_fall_takes_the_rider_out_of_the_saddle_and_a_remount_puts_him_back() -> None:
    desk = STATES["nasty-fall"]()
    seat = next(event.facts["seat"] for event in desk.at.shown.news if event.kind == "fell")
    html = str(race(desk, view_of(desk.view), asked.choosing(desk, view_of(desk.view))))
    assert "down" in looks(desk, seat)
    assert html.count("rr-unseated") == 1
    assert html.count("rr-rider") == len(on_page(desk)) - 1
    assert seen(desk).every("data-moment") == ["fell"]


def test_who_slips_up_is_seen_to_fall_though_out_of_the_race_by_then() -> None:
    desk = STATES["nasty-slipped"]()
    seat = next(event.facts["seat"] for event in desk.at.shown.news if event.kind == "slipped")
    assert view_of(desk.view).horses[seat].at < 0
    assert {"down", "slipped"} <= looks(desk, seat)


def test_a_riderless_horse_has_nobody_in_the_saddle() -> None:
    desk = STATES["nasty-riderless"]()
    assert "loose" in looks(desk, desk.at.ask.who)
    html = str(race(desk, view_of(desk.view), asked.choosing(desk, view_of(desk.view))))
    assert html.count("rr-rider") == len(on_page(desk)) - 1
    assert "rr-unseated" not in html


def test_who_is_home_pulls_up_behind_the_line_the_winner_farthest() -> None:
    desk = drive(meeting(4), tells("race over"))
    placed = view_of(desk.view).placed
    spots = [str(on_page(desk)[seat]["data-spot"]) for seat in placed]
    fars = [sight.SPOTS_FAR[spot] for spot in spots]
    assert fars == sorted(fars, reverse=True) and min(fars) > oval.HOME


def test_the_whole_course_can_be_looked_at_and_the_rail_again() -> None:
    desk = drive(meeting(6), decides("move", 60))
    ids = seen(desk).every("id")
    assert "nasty-rail" in ids and "nasty-course" not in ids
    above = tapped(desk, "course")
    assert "nasty-course" in seen(above).every("id")
    assert set(desk.ask.options if desk.ask else ()) <= set(seen(above).every("data-answer"))
    assert "nasty-rail" in seen(tapped(above, "course")).every("id")


def test_the_shortest_way_is_one_button_and_what_it_says_is_true() -> None:
    desk = drive(meeting(4), goes(lambda count, _end: count > 5))
    found = asked.choosing(desk, view_of(desk.view))
    best = next(end for text, end, _ in found.ends if text == found.best)
    left = [oval_left(end) for _, end, _ in found.ends]
    assert oval_left(best) == min(left)
    assert f"{min(left)} lengths to run" in seen(desk).text
    assert offered(desk, "best-way")["data-do"] == "best-way"
    before = len(desk.table.answers) if desk.table else 0
    tapped(desk, "best-way")
    assert desk.at.table.answers[before] == found.best


def oval_left(end: int) -> int:
    """Lengths left from an end."""
    return 0 if end == OVER else LENGTH[end // 100] - end % 100


def test_a_lone_horse_can_be_brought_home_and_one_of_several_cannot() -> None:
    assert "homeward" in seen(drive(meeting(3), lone)).every("data-do")
    assert "homeward" not in seen(drive(meeting(4), decides("move", 60))).every("data-do")


@pytest.mark.parametrize("state", ["nasty-thrown", "nasty-fall"])
def test_the_eye_is_on_the_victim_while_the_card_is_shown_and_when_it_falls(state: str) -> None:
    desk = STATES[state]()
    event = desk.at.shown.news[-1]
    victim = event.facts["horse" if event.kind == "card played" else "seat"]
    view = view_of(desk.view)
    doing = happening(view, desk.at.shown.events, desk.at.shown.fresh)
    assert looked_at(desk, view) == victim
    far = oval.far(doing.places[victim][2])
    assert sight.look_at(view, doing, NOBODY, victim) == sight.watching(far)


def test_the_board_says_in_which_lane_a_horse_is_now() -> None:
    desk = drive(meeting(6), decides("move", 60))
    view = view_of(desk.view)
    for seat, its in enumerate(view.horses):
        row = str(line(view, desk.table.names if desk.table else (), seat))
        shown = re.findall(r"<td>(\d+)</td>", row)[0]
        assert shown == str(lane_of(its.at) if its.at >= 0 else view.lanes[seat])
    assert any(
        its.at >= 0 and lane_of(its.at) != view.lanes[at] for at, its in enumerate(view.horses)
    )


def test_ones_own_faller_card_is_no_risk_where_nobody_else_looks_on() -> None:
    desk = drive(meeting(2), decides("move", 10))
    view = view_of(desk.view)
    assert fallers(view, "brook") == fallers(view, "brook", ("N07",)) + 1
    assert fallers(view, "stand", ("N04",)) == 0 < fallers(view, "stand")
