"""Pages of the Board Game that stand for themselves: cards read large, and its set-up."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.desks import check_ids, laid, seen
from tools.horse_fever.board_states import found
from web import taps
from web.acts import playing
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk


def has_an_assistant(desk: Desk) -> bool:
    """Stop where somebody has one, and is asked."""
    is_asked = desk.ask is not None and desk.curtain is None
    return is_asked and any(it.assistants for it in desk.view.seats)


def test_every_open_card_opens_large() -> None:
    desk = found(3, "second", has_an_assistant)
    wishes = [wish for wish in seen(desk).every("data-do") if wish.startswith("card ")]
    assert wishes
    for wish in wishes:
        taps.do(desk, wish)
        assert "dialog" in seen(desk).every("role")
        check_ids(seen(desk))
        taps.do(desk, "close")


@pytest.mark.parametrize("card", ["target:no-such", "assistant:", ":", "horse:no"])
def test_a_card_that_is_none_shows_nothing(card: str) -> None:
    desk = laid(title="board")
    playing.unveil(desk)
    desk.card = card
    assert "dialog" in seen(desk).every("role")


def test_set_up_changes_the_game_and_keeps_the_names() -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    playing.set_up(desk)
    desk.form.seats[0].name = "Zoe"
    taps.do(desk, "option edition=second")
    taps.do(desk, "title horse-fever/board")
    assert desk.form.title == "horse-fever/board"
    assert desk.form.seats[0].name == "Zoe" and desk.form.options["edition"] == "second"
    taps.do(desk, "option length=7")
    for _ in range(3):
        taps.do(desk, "seat add")
    assert len(desk.form.seats) == 6 and desk.form.options["length"] == "7"
    taps.do(desk, "option edition=first")
    assert desk.form.options["edition"] == "second" and "Six" in desk.form.problem
    taps.do(desk, "title horse-fever/family")
    assert len(desk.form.seats) == 5 and set(desk.form.options) >= {"edition", "length"}
    assert desk.form.options["length"] == "normal"
    playing.start(desk)
    assert desk.at.table.title.id == "horse-fever/family"


def test_a_sixth_seat_wants_the_second_edition() -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    playing.set_up(desk)
    taps.do(desk, "title horse-fever/board")
    for _ in range(4):
        taps.do(desk, "seat add")
    assert len(desk.form.seats) == 5 and "Six" in desk.form.problem
    greyed = {a["data-do"]: a["title"] for _, a in seen(desk).tags if "aria-disabled" in a}
    assert "Six" in (greyed["seat add"] or "")


@pytest.mark.parametrize("number", ["2", "11", "-1", "six"])
def test_no_game_of_other_lengths(number: str) -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    playing.set_up(desk)
    taps.do(desk, "title horse-fever/board")
    taps.do(desk, f"option length={number}")
    assert desk.form.options["length"] == "normal" and desk.form.problem
