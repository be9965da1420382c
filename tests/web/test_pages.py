"""Pages of Horse Fever that stand for themselves: damaged games, rules, lengths."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.desks import check_ids, laid, seen
from web.acts import playing, stage
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk


def test_the_home_screen_tells_of_a_damaged_game() -> None:
    desk = laid(2)
    desk.shelf.storage.set("horseburg/table/9", "no game at all")
    playing.go_home(desk)
    does = seen(desk).every("data-do")
    assert "continue 1" in does and "continue 9" not in does
    assert {"download 9", "delete 9"} <= set(does)
    assert "cannot be read" in seen(desk).text


@pytest.mark.parametrize("rule", ["2.1.2", "all", "9.9"])
def test_a_rule_opens_over_every_screen(rule: str) -> None:
    desk = laid(2)
    for act in (stage.greet, playing.unveil, playing.set_up, playing.go_home):
        act(desk)
        desk.rule = rule
        assert "dialog" in seen(desk).every("role")
        assert "close" in seen(desk).every("data-do")
        check_ids(seen(desk))


def test_length_that_table_1_lacks_is_greyed() -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    playing.set_up(desk)
    desk.form.seats = [SeatForm(name) for name in ("A", "B", "C", "D", "E")]
    greyed = [attrs["data-do"] for _, attrs in seen(desk).tags if "aria-disabled" in attrs]
    assert greyed == ["seat add", "seat add computer", "option length=quick"]
