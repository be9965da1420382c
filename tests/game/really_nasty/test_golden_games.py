"""What the golden games of the box cover; that each is what it says is asked in tests/game."""

from __future__ import annotations

import pytest

from game import saves
from game.really_nasty.cards import CARDS
from game.really_nasty.state import RULES
from tests.game.really_nasty.scripted import TITLE
from tools.golden import folder


@pytest.fixture(scope="module")
def tables():
    """All of them, whole."""
    paths = sorted(folder(TITLE).glob("*.txt"))
    return [saves.loads(path.read_text(encoding="utf-8")) for path in paths]


def test_the_golden_games_throw_every_kind_of_card(tables):
    thrown = {
        CARDS[event.facts["card"]].word
        for table in tables
        for event in table.events
        if event.kind == "card played"
    }
    assert thrown == {card.word for card in CARDS.values()}


def test_those_begun_before_a_horse_hemmed_in_could_be_withdrawn_go_on_as_they_were(tables):
    """The same answers, begun today, are another game where one is hemmed in far behind."""
    assert sorted(table.rules for table in tables) == [1] * 12 + [RULES]
    assert {table.rules for table in tables if "stand" in table.answers} == {RULES}
