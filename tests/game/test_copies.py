"""What a way back leaves alone, and what it leaves behind; tests/titles asks it of every title."""

from __future__ import annotations

from random import Random

from game import Table
from tests.game.horse_fever.party.scripted import NAMES as GUESTS
from tests.game.horse_fever.party.scripted import PARTY, any_line
from tests.game.walks import BOARD, PLAYERS, face, walked
from tests.titles.cases import again


def party(seed: int, answers: int) -> Table:
    """A party of ten with comers, stopped after so many answers; nobody ends it before."""
    rng = Random(seed)
    options = {"slips": ("before", "after")[seed % 2], "broke": "charity"}
    table = Table(PARTY, GUESTS[:10], options, rng, began=8)
    while len(table.answers) < answers:
        if (text := any_line(table, rng)) != "end":
            table.answer(text)
    return table


def long_game(title: str, seed: int) -> Table:
    return walked(seed, 4, PLAYERS[3 * (seed % 2)], title, length="10")


def test_a_table_that_went_back_keeps_no_copy_of_what_it_left():
    whole = long_game(BOARD, 0)
    assert len(whole._copies) >= 3
    border = whole._copies[1].step
    table = whole.at(len(whole.answers) - 1)
    table.rewind(border - 1, range(4))
    assert [copy.step for copy in table._copies] == [whole._copies[0].step]
    rng = Random(5)
    while table.ask is not None:
        table.answer(PLAYERS[0](table, rng))
    assert table.answers != whole.answers
    anew = again(table)
    for text in table.answers:
        anew.answer(text)
    assert face(table.at(len(table.answers)))[:-1] == face(anew)[:-1]


def test_a_twin_and_its_table_share_nothing_that_changes():
    whole = long_game(BOARD, 0).at(240)
    before, twin = face(whole), whole.at(240)
    rng = Random(1)
    while twin.ask is not None:
        twin.answer(PLAYERS[0](twin, rng))
    assert face(whole) == before
    assert twin.answers[:240] == whole.answers
    twin.bots[0] = "casual"
    assert whole.bots == {}


def test_names_and_newcomers_survive_a_way_back():
    table = party(0, 300)
    while table.ask.what != "book":
        table.answer(any_line(table, Random(1)))
    seat = table.welcome("Zoe")
    step, before = len(table.answers), table.at(len(table.answers))
    assert table.names[seat] == "Zoe"
    table.answer(f"out {seat + 1}")
    table.undo()
    assert face(table) == face(before) == face(table.at(step))
    table.undo()
    assert table.welcome("Yan") == seat
    assert "Yan" in table.at(step).names
    assert "Zoe" not in table.names


def test_one_that_listens_hears_nothing_of_a_way_back():
    table = long_game(BOARD, 0).at(250)
    heard = []
    table.listen(heard.append)
    table.at(240)
    assert table.why_not("nonsense") is not None
    assert heard == []
    table.rewind(200, range(4))
    table.deal(Random(1))
    assert heard == []
