"""A game goes on by the rules it was begun under, wherever it has been meanwhile."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game import TITLES, Table, links, saves
from game.play import IllegalAnswer
from game.table import rest_of
from game.title import Versions
from tests.game.walks import BOARD, TITLE, face, uniform

NAMES = ("Ann", "Ben", "Cat")
OLD, NOW, FUTURE = 4, 5, 6


def begin(game, number):
    """Under the old rules races were counted from 101, and a long game was one race shorter."""
    if number == OLD:
        game.round, game.rounds = 100, 100 + game.rounds - 1


@pytest.fixture(autouse=True)
def _changed(monkeypatch):
    versions = Versions((OLD, NOW), begin)
    monkeypatch.setitem(TITLES, TITLE, replace(TITLES[TITLE], rules=NOW, versions=versions))


def played(rules=None, steps=400):
    """A game by chance, whole unless it stops after so many steps."""
    rng = Random(3)
    table = Table(TITLE, NAMES, {"length": "long"}, rng, rules=rules)
    while table.ask is not None and len(table.answers) < steps:
        table.answer(uniform(table, rng))
    return table


def test_a_new_table_goes_by_the_rules_of_today():
    assert played().rules == NOW
    assert "\nrules: 5\n" in saves.dumps(played())
    assert played().view(None).rounds == 9


def test_a_title_without_versions_knows_one():
    assert Table(BOARD, NAMES, rules=77).rules == TITLES[BOARD].rules


def test_an_old_game_is_saved_and_opened_as_one():
    old = played(OLD)
    assert (old.rules, old.view(None).rounds, old.ask) == (OLD, 108, None)
    text = saves.dumps(old)
    assert "\nrules: 4\n" in text
    for opened in (saves.salvage(text).table, saves.loads(links.unpack(links.pack(text)))):
        assert opened.rules == OLD
        assert face(opened) == face(old)
        assert saves.dumps(opened) == text
    assert saves.salvage(text).note is None


def test_under_the_rules_of_today_the_same_answers_would_not_be_its_end():
    old = played(OLD)
    text = saves.dumps(old).replace("rules: 4\n", "rules: 5\n")
    assert saves.salvage(text).note is not None


def test_an_old_game_goes_on_and_back_and_branches_as_it_was_begun():
    whole, half = played(OLD), played(OLD, 90)
    opened = saves.salvage(saves.dumps(half)).table
    for text in whole.answers[len(half.answers) :]:
        opened.answer(text)
    assert face(opened) == face(whole)
    with pytest.raises(IllegalAnswer):
        opened.answer("pass")
    for other in (opened.at(0), opened.at(33), opened.branch(50)):
        assert other.rules == OLD
        assert other.view(None).rounds == 108
    opened.rewind(5, range(3))
    assert (opened.rules, opened.view(None).rounds) == (OLD, 108)


def test_a_rest_is_good_for_a_game_of_the_same_rules_only():
    old = played(OLD)
    rest, text = rest_of(old), saves.dumps(old)
    assert rest is not None
    assert face(saves.salvage(text, rest=rest).table) == face(old)
    other = played(NOW)
    assert face(saves.salvage(saves.dumps(other), rest=rest).table) == face(other)


@pytest.mark.parametrize("number", [0, 3, FUTURE])
def test_rules_that_nobody_here_knows_are_told_where_the_game_shows_them(number):
    """As ever: played by those of today, as far as it is the same game."""
    old = played(OLD)
    text = saves.dumps(old).replace("rules: 4\n", f"rules: {number}\n")
    opened = saves.salvage(text)
    assert opened.table.rules == NOW
    newer = f"version {number} of the rules; this page knows version {NOW}"
    other = f"version {number} of the rules, and this is {NOW}"
    assert (newer if number > NOW else other) in opened.note.reason
    same = played(NOW, 40)
    text = saves.dumps(same).replace("rules: 5\n", f"rules: {number}\n")
    assert saves.salvage(text).note is None
    assert "\nrules: 5\n" in saves.dumps(saves.salvage(text).table)
