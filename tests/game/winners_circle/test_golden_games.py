"""What the golden games of the box cover; that each is what it says is asked in tests/game."""

from __future__ import annotations

import pytest

from game import saves
from tests.game.winners_circle.scripted import TITLE, TRACKS
from tools.golden import folder


@pytest.fixture(scope="module")
def tables():
    """All of them, whole."""
    paths = sorted(folder(TITLE).glob("*.txt"))
    return [saves.loads(path.read_text(encoding="utf-8")) for path in paths]


def test_the_golden_games_cover_tracks_bluff_and_seats(tables):
    assert len(tables) >= 12
    played = {(table.options["track"], table.options["bluff"]) for table in tables}
    assert played == {(t, b) for t in TRACKS for b in ("off", "on")}
    assert {len(table.names) for table in tables} == {2, 3, 4, 5, 6}
    assert {table.options["odds helper"] for table in tables} == {"off", "on"}


def test_the_golden_games_tell_everything_that_can_be_told(tables):
    kinds = {event.kind for table in tables for event in table.events}
    assert kinds == {
        "race", "put under", "lined up", "first bettor",
        "bet laid", "off", "rolled", "moved", "fresh", "pace",
        "over the line", "came last", "ranking", "chip turned up", "win", "place", "show",
        "pace bonus", "penalty", "paid off", "game over",
    }  # fmt: skip
    rules = {event.rule for table in tables for event in table.events}
    assert rules == {f"W.{number}" for number in range(2, 14)} - {"W.9"}
