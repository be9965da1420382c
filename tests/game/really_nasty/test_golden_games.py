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


def test_the_golden_games_cover_options_and_seats(tables):
    assert len(tables) == 13
    assert {len(table.names) for table in tables} == {2, 3, 4, 5, 6}
    assert {table.options["lanes"] for table in tables} == {"all", "players"}
    assert {table.options["odds"] for table in tables} == {"fair", "printed"}


def test_the_golden_games_throw_every_kind_of_card(tables):
    thrown = {
        CARDS[event.facts["card"]].word
        for table in tables
        for event in table.events
        if event.kind == "card played"
    }
    assert thrown == {card.word for card in CARDS.values()}


def test_the_golden_games_tell_everything_that_can_be_told(tables):
    kinds = {event.kind for table in tables for event in table.events}
    assert kinds == {
        "meeting", "silks", "dealt", "race order", "entered", "race", "on the board", "bet laid",
        "no bet", "broke", "off", "rolled", "moved", "on a fence", "hemmed in", "doubled",
        "withdrawn", "wandered", "wandered off", "driven", "turn lost", "card played", "card back",
        "false start", "fell", "remounted", "runs riderless", "slipped", "over the line",
        "photo upheld", "race over", "deposit", "deposit back", "stewards", "disqualified",
        "slips opened", "no winner", "prize", "prize unclaimed", "bet won", "bet lost", "paid off",
        "meeting over",
    }  # fmt: skip
    rules = {event.rule for table in tables for event in table.events}
    assert rules >= {f"N.{number}" for number in range(1, 28)} - {"N.4", "N.9", "N.14"}


def test_those_begun_before_a_horse_hemmed_in_could_be_withdrawn_go_on_as_they_were(tables):
    """The same answers, begun today, are another game where one is hemmed in far behind."""
    assert sorted(table.rules for table in tables) == [1] * 12 + [RULES]
    assert {table.rules for table in tables if "stand" in table.answers} == {RULES}
