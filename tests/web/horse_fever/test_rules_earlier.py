"""The rules over the screen are those of the game on the table, also of one begun long ago."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES, Table, saves
from game.horse_fever.rulings import RULES, VERSIONS
from tests.web import fever
from tests.web.desks import laid, played, seen
from tools.golden import folder
from web.acts import playing
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk

BOARD = "horse-fever/board"
BEGUN = "This game was begun under version 1 of the rules and goes on by it: "
CHANGED = {BOARD: {"H", "S", "C", "1.1.8", "1.2", "3.3.4", "4.3", "5.1"},
           "horse-fever/family": {"3.3.4", "F.3"}}  # fmt: skip
LATER = {"5.1"}
"""What has changed since version 2 as well."""


def kept(table: Table) -> Desk:
    """A desk at which this table has been opened again."""
    desk = Desk(Shelf(Drawer()), Random(1))
    desk.shelf.keep("1", table)
    playing.resume(desk, "1")
    return desk


def old() -> Desk:
    text = (folder(BOARD) / "trade.txt").read_text(encoding="utf-8")
    return kept(saves.loads(text).at(60))


@pytest.mark.parametrize("title", CHANGED)
def test_each_rule_that_has_changed_says_how_it_was(title: str) -> None:
    assert set(VERSIONS) == {1, 2, RULES}
    for rule in fever.rules(title):
        versions = ({1} if rule.id in CHANGED[title] else set()) | (
            {2} if rule.id in CHANGED[title] & LATER else set()
        )
        assert set(rule.earlier) == versions
        for text in rule.under(1).paragraphs[len(rule.paragraphs) :]:
            assert text.startswith(BEGUN) and text.endswith(".")
        assert rule.under(RULES).paragraphs == rule.paragraphs


@pytest.mark.parametrize("rule", sorted(CHANGED[BOARD]))
def test_in_an_old_game_the_rule_says_how_it_is_there(rule: str) -> None:
    desk = old()
    assert desk.at.table.rules == 1
    desk.rule = rule
    assert BEGUN in seen(desk).text
    desk.rule = "all"
    assert seen(desk).text.count(BEGUN) == len(CHANGED[BOARD])


def test_in_a_game_of_today_and_at_home_nothing_is_said_of_it() -> None:
    desk = played(laid(title="board"), 20)
    assert desk.at.table.rules == TITLES[BOARD].rules == RULES
    for rule in ("all", "1.1.8"):
        desk.rule = rule
        assert BEGUN not in seen(desk).text
    desk = old()
    playing.go_home(desk)
    desk.rule = "all"
    assert BEGUN not in seen(desk).text


def test_an_old_game_goes_on_at_the_page_without_a_word_and_is_kept_as_it_was_begun() -> None:
    desk = old()
    [slip] = desk.shelf.all()
    assert (slip.note, slip.damage) == ("", "")
    assert desk.post.arrival is None and desk.notice == ""
    played(desk, 90)
    assert len(desk.at.table.answers) >= 90
    assert "\nrules: 1\n" in desk.shelf.text("1")
    desk.rule = ""
    playing.go_home(desk)
    playing.resume(desk, "1")
    assert desk.at.table.rules == 1
