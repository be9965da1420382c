"""Play on the board: what a touch means at every question, and a card dragged to its horse."""

from __future__ import annotations

import re

import pytest

from tools.staging import drive, new_desk
from web import taps
from web.acts import confirm, touching
from web.desk.state import Desk
from web.page import drawn


def at(what: str, title: str = "family", **options: str) -> Desk:
    """A table of three at this question, in front of whoever is asked."""
    laid = new_desk(3, title=title, **options)
    desk = drive(laid, lambda desk: is_asked(desk, what))
    taps.do(desk, "set second look off")
    return desk


def is_asked(desk: Desk, what: str) -> bool:
    """Whether this is asked, of whoever is in front of the tablet."""
    return desk.ask is not None and desk.ask.what == what and desk.curtain is None


def answers(desk: Desk) -> tuple[str, ...]:
    """All that has been answered."""
    return desk.at.table.answers


def test_the_board_can_be_touched_where_the_question_lies() -> None:
    told = drawn(at("first bet"))
    horses = set(re.findall(r'data-touch="horse (\w+)"', told))
    assert len(horses) == 6
    assert len(re.findall(r'data-touch="row \d"', told)) == 6


def test_a_lane_offers_its_bets_beside_it_and_one_tap_gives_one() -> None:
    desk = at("first bet")
    taps.do(desk, "touch horse red")
    thing, offered = touching.beside(desk)
    assert (thing, offered) == ("horse red", ["win red", "show red"])
    told = drawn(desk).partition('id="beside"')[2].partition("</div>")[0]
    assert 'data-answer="win red 200"' in told and 'data-answer="show red 200"' in told
    confirm.give(desk, "show red 200")
    assert answers(desk)[-2:] == ("show red", "200")
    assert touching.beside(desk) == ("", []) and 'id="beside"' not in drawn(desk)


def test_a_row_of_the_odds_is_the_horse_that_stands_there() -> None:
    desk = at("first bet")
    colour, row = next(iter(desk.view.odds.items()))
    taps.do(desk, f"touch row {row}")
    assert touching.beside(desk)[1] == [f"win {colour}", f"show {colour}"]


def test_a_lane_is_the_answer_for_the_card_that_is_held_up() -> None:
    desk = at("card to fix the race")
    second = desk.at.ask.options[1]
    taps.do(desk, "held 1")
    taps.do(desk, "touch horse blue")
    assert answers(desk)[-2:] == (second, "behind blue")


def test_a_card_is_dragged_to_its_lane_in_one_go() -> None:
    desk = at("card to fix the race")
    card = desk.at.ask.options[0].removeprefix("fix ")
    things = [f"horse {colour}" for colour in ("red", "blue")]
    assert touching.accepts(desk, f"card {card}", [*things, "row 3"]) == things
    taps.do(desk, f"drop card {card}|horse green")
    assert answers(desk)[-2:] == (f"fix {card}", "behind green")


def test_a_bet_is_dragged_to_its_horse() -> None:
    desk = at("first bet")
    taps.do(desk, "stake 400")
    taps.do(desk, "drop bet win|horse yellow")
    assert answers(desk)[-2:] == ("win yellow", "400")


@pytest.mark.parametrize(
    ("what", "thing", "said"),
    [
        ("card to fix the race", "row 3", "your cards"),
        ("first bet", "row 9", "lane of a horse"),
    ],
)
def test_a_touch_that_means_nothing_says_what_would(what: str, thing: str, said: str) -> None:
    desk = at(what)
    before = answers(desk)
    taps.do(desk, f"touch {thing}")
    assert said in desk.notice and answers(desk) == before


def test_a_touch_of_what_may_not_be_says_which_rule_forbids_it() -> None:
    desk = at("second bet")
    colours = {text.split()[-1] for text in desk.at.ask.menu if " " in text}
    barred = [
        (kind, one) for one in colours for kind in ("win", "show")
        if f"{kind} {one}" not in desk.at.ask.options
    ]  # fmt: skip
    assert barred
    (kind, colour), before = barred[0], answers(desk)
    taps.do(desk, f"drop bet {kind}|horse {colour}")
    assert desk.notice and answers(desk) == before


def test_a_touch_behind_the_curtain_does_nothing() -> None:
    desk = drive(new_desk(3), lambda desk: is_asked(desk, "card to fix the race"))
    taps.do(desk, "cover")
    assert desk.curtain is not None
    before = answers(desk)
    taps.do(desk, "touch horse red")
    taps.do(desk, "drop card 1|horse red")
    assert answers(desk) == before


def test_a_chip_is_dragged_to_a_horse_and_a_horse_on_the_course_is_chosen() -> None:
    desk = at("chip", "winners-circle")
    assert desk.table is not None
    taps.do(desk, "drop chip 2|horse " + next(iter(desk.view.runners)))
    assert any(text.startswith("2 ") for text in answers(desk))
    desk = at("horse", "winners-circle")
    horse, before = desk.at.ask.options[0], len(answers(desk))
    taps.do(desk, f"touch horse {horse}")
    assert answers(desk)[before] == horse
