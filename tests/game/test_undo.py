"""The law of undo: the last answer is free until a chance outcome or a reveal."""

from __future__ import annotations

import pytest

from game import IllegalAnswer, Table
from game.play import CHANCE
from tests.game.walks import face, laid, stopped_at, walked


def test_undo_takes_back_the_last_answer():
    table = stopped_at("first bet")
    before = face(table)
    table.answer("win red")
    assert table.why_no_undo() is None
    table.undo()
    assert face(table) == before


def refused_undo(table: Table) -> str:
    before = face(table)
    with pytest.raises(IllegalAnswer) as refused:
        table.undo()
    assert face(table) == before
    assert refused.value.reason == table.why_no_undo().reason
    return refused.value.reason


def test_undo_stops_before_the_first_answer():
    assert "Nothing" in refused_undo(laid(2, {}))


def test_undo_stops_at_chance():
    table = stopped_at("first bet")
    assert table.askers[-1] == CHANCE
    assert "card has been drawn" in refused_undo(table)


def test_undo_reaches_past_the_asking_of_the_next_player():
    table = stopped_at("first bet")
    before, start, asked = face(table), len(table.answers), table.ask.who
    table.answer("win red 300")
    assert table.ask.who != asked and table.turn_start() == start
    table.reset_turn()
    assert face(table) == before


def test_undo_stops_where_chance_is_asked_next():
    table = stopped_at("second bet")
    for _ in range(3):
        table.answer("pass")
    assert table.why_no_undo() is not None


def test_undo_stops_at_a_reveal():
    table = stopped_at("movement card")
    while table.askers[-1] == CHANCE:
        table = table.at(len(table.answers) - 1)
    assert table.events[-1].kind == "off"
    assert "turned up" in refused_undo(table)


def test_undo_stops_at_the_end():
    assert "over" in refused_undo(walked(1))
