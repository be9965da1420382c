"""Winner's Circle on grass: seven horses told apart, the close picture, the parade, its words."""

from __future__ import annotations

import re

import pytest

from game import Event
from game.winners_circle.cards import CARDS, HORSES
from tests.syntax import ROOT
from tools.drawings import symbols
from tools.staging import asks, drive, new_desk, tells, waited
from web.desk.state import Desk
from web.page import drawn, page
from web.winners_circle import oval
from web.winners_circle.heard import heard
from web.winners_circle.portraits import LOOKS
from web.winners_circle.standing import course_of
from web.winners_circle.state import seen
from web.winners_circle.track import along, track, where

STYLE = "web/winners_circle/style/61-circle-tokens.css"
COLOUR = re.compile(r"#[0-9a-f]{3,6}\b")
DRAWN = symbols("circle.svg")
SILKS = [name for name in DRAWN if name.startswith("silks-")]


def drawing(name: str) -> str:
    """The shapes of a drawing of the box's sheet, without any colour."""
    return COLOUR.sub("", DRAWN[name])


def circle(players: int = 4, bots: int = 0, **options: str) -> Desk:
    """A table of Winner's Circle."""
    return new_desk(players, bots, 7, "winners-circle", **options)


def test_seven_horses_differ_in_shape_alone() -> None:
    trunks = {coat: drawing(f"trunk-{coat}") for coat in HORSES}
    assert len(set(trunks.values())) == len(HORSES) == 7
    for coat in HORSES:
        assert drawing(f"legs-{coat}").count("<path") >= 10


def test_every_card_has_a_silk_on_the_sheet() -> None:
    assert {f"silks-{LOOKS[card].pattern}" for card in CARDS} <= set(SILKS)
    assert len(set(map(drawing, SILKS))) == len(SILKS) == 6


def test_coats_of_the_sheet_are_those_of_the_style() -> None:
    style = (ROOT / STYLE).read_text(encoding="utf-8")
    token = r"\.coat-([\w-]+) \{\s*--coat: (#\w+);\s*--mane: (#\w+);"
    said = {name: {coat, mane} for name, coat, mane in re.findall(token, style)}
    assert said.keys() == set(HORSES)
    for coat, inks in said.items():
        assert inks <= set(COLOUR.findall(DRAWN[f"trunk-{coat}"]))


def test_horses_look_right_on_the_near_side_and_left_on_the_far_one() -> None:
    assert oval.facing(oval.LINE) == (0.0, False)
    far = oval.STRAIGHT + oval.pi * oval.RADIUS + oval.STRAIGHT / 2
    assert oval.facing(far) == (0.0, True)
    tilt, is_left = oval.facing(oval.STRAIGHT + oval.pi * oval.RADIUS * 0.45)
    assert tilt < -20 and not is_left, "up the first bend"
    tilt, is_left = oval.facing(oval.LAP - oval.pi * oval.RADIUS * 0.45)
    assert tilt > 20 and not is_left, "down the second"


def near(view: object, spaces: int) -> object:
    """The same race, its leader so many spaces before the line, all others far back."""
    one = seen(view)
    finish = course_of(one).finish
    places = {horse: 2 * at for at, horse in enumerate(one.runners)}
    first = next(iter(places))
    return one._replace(positions={**places, first: finish - spaces}, finished=(), moved=())


def test_the_picture_comes_close_when_the_leader_has_six_spaces_left_to_run_through() -> None:
    view = drive(circle(), asks("horse", 50)).view
    assert "data-close=" in str(track(seen(near(view, 7))))
    assert "data-close=" not in str(track(seen(near(view, 8))))


@pytest.mark.parametrize("course", ["circle", "royal turf"])
def test_the_last_six_spaces_and_those_who_are_home_are_in_the_close_picture(course: str) -> None:
    view = seen(drive(circle(track=course), asks("horse", 80)).view)
    finish = course_of(view).finish
    for position in range(finish - 6, finish):
        assert oval.is_close(along(view, position)), position
    view = view._replace(finished=tuple(list(view.runners)[:3]))
    for horse in view.finished:
        assert oval.is_close(along(view, where(view, horse))), horse


def test_whom_the_close_picture_leaves_out_is_told_with_its_space() -> None:
    view = seen(near(drive(circle(), asks("horse", 50)).view, 3))
    html = str(track(view, ghosts=True))
    left_out = [horse for horse, at in view.positions.items() if 6 <= at < 28]
    assert len(left_out) == 4
    for horse in left_out:
        told = re.search(rf'id="far-{horse}" data-touch="horse {horse}"(.*?)</li>', html)
        assert (
            told is not None and f"<span>{course_of(view).label(view.positions[horse])}<" in told[1]
        )


def test_the_picture_shows_the_horse_that_moves_near_the_line_or_far_from_it() -> None:
    view = seen(near(drive(circle(), asks("horse", 50)).view, 3))
    for horse, end in view.positions.items():
        moved = Event("moved", "", {"horse": horse, "start": end - 1, "end": end, "spaces": 1})
        is_close = "data-close=" in str(track(view, news=[moved]))
        assert is_close == oval.is_close(along(view, end)), horse


def test_the_race_ends_with_a_parade_the_winner_led_in() -> None:
    desk = drive(circle(4, 3), tells("ranking"))
    html, finished = str(page(desk)), seen(desk.view).finished
    for place, horse in enumerate(finished, 1):
        part = re.search(rf'id="led-{place}".*?</li>', html, re.DOTALL)
        assert part is not None and f"trunk-{horse}" in part[0]
        assert ("groom" in part[0]) == (place == 1)


def test_the_last_line_of_the_caller_stands_until_the_next() -> None:
    """Nobody reads that the others play between two lines that say what they do."""
    desk = drive(circle(4, 3), tells("moved", 4))
    line = heard(desk)[-1]
    desk.at.shown.fresh = len(desk.at.shown.events)
    assert heard(desk)[-1] == line
    assert "The others play." not in str(page(desk))


def test_a_chip_of_two_counts_as_two_bets_and_is_said_to() -> None:
    desk = drive(circle(), asks("chip", 1))
    assert "A chip of 2 counts as two bets." in str(page(desk))
    view = seen(desk.view)
    laid = drive(circle(), lambda one: any(bet.chip == 2 for bet in seen(one.view).bets))
    view = seen(laid.view)
    horse = next(bet.horse for bet in view.bets if bet.chip == 2)
    card = re.search(rf'id="card-{horse}".*?</li>', str(page(laid)), re.DOTALL)
    bets = sum(bet.chip or 0 for bet in view.bets if bet.horse == horse)
    assert card is not None and f"{bets} bets" in card[0]
    assert "worth-2" in card[0]


def test_what_a_hidden_chip_is_worth_is_not_told_as_bets() -> None:
    desk = drive(circle(bluff="on"), asks("chip", 16))
    assert "bets-on" not in str(page(desk))


def test_what_was_done_meanwhile_lies_on_the_course_and_not_over_the_horses_to_choose() -> None:
    html = drawn(drive(circle(4, 3), waited("chip")))
    course, _, below = html.partition('<section id="programme"')
    assert "While you waited" in course.partition('id="course"')[2]
    assert "While you waited" not in below


def test_a_question_asks_which_horse_and_names_the_die_to_whoever_cannot_see_it() -> None:
    html = drawn(drive(circle(), asks("horse", 50)))
    title = html.partition('id="ask"')[2].partition("</h2>")[0]
    assert "Dan, which horse runs?" in title and "a saddle" in title


def test_once_three_are_home_no_place_is_of_this_moment() -> None:
    assert "Now 4th" in drawn(drive(circle(4, 3), tells("moved", 4)))
    html = drawn(drive(circle(4, 3), tells("ranking")))
    assert "Now " not in html and re.search(r'class="lies">4th<', html)
