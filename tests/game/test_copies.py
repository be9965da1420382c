"""Copies between rounds: a way back begins at the nearest one, and nobody can tell."""

from __future__ import annotations

from random import Random

import pytest

from game import IllegalAnswer, Table, saves
from game.table import playing
from tests.amount import many
from tests.game.party.scripted import NAMES as GUESTS
from tests.game.party.scripted import PARTY, any_line
from tests.game.walks import BOARD, CIRCLE, PLAYERS, TITLE, face, laid, walked


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
    if title == PARTY:
        return party(seed, 500)
    if title == CIRCLE:
        return walked(seed, 4, title=title, track="turf", bluff=("off", "on")[seed % 2])
    length = {"length": "long"} if title == TITLE else {"length": "10"}
    return walked(seed, 4, PLAYERS[3 * (seed % 2)], title, **length)


def from_nothing(whole: Table) -> Table:
    """The same table before its first answer, laid anew."""
    return Table(whole.title.id, whole.names, whole.options, began=whole.began)


@pytest.fixture(params=[1, 30, playing.GAP], ids=lambda gap: f"gap-{gap}")
def gap(request, monkeypatch):
    """A copy at every rest, at many of them, and as it is."""
    monkeypatch.setattr(playing, "GAP", request.param)
    return request.param


@pytest.mark.parametrize("seed", range(many(1, 2)))
@pytest.mark.parametrize("title", [TITLE, BOARD, PARTY, CIRCLE])
def test_a_table_at_a_step_is_a_replay_from_nothing(title, seed, gap):
    whole, rng = long_game(title, seed), Random(seed)
    then = from_nothing(whole)
    assert len(whole._copies) > (5 if gap == 1 else 0)
    for step, text in enumerate(whole.answers):
        if rng.random() < 0.15:
            there = whole.at(step)
            assert face(there) == face(then)
            assert there.digest(step) == whole.digest(step) == then.digest(step)
            again = saves.loads(saves.dumps(there))
            assert saves.dumps(again) == saves.dumps(there)
        then.answer(text)
    assert face(whole.at(len(whole.answers))) == face(then)


@pytest.mark.parametrize("title", [TITLE, BOARD, PARTY, CIRCLE])
def test_what_is_taken_back_goes_on_as_if_it_had_never_been(title, gap):
    """Undo, a whole turn and consent, at every copy and around it, and then the same game again."""
    whole = long_game(title, 1)
    borders = {copy.step + more for copy in whole._copies for more in (-1, 0, 1, 2)}
    steps = [step for step in sorted(borders) if 7 < step < len(whole.answers)]
    for step in steps[:: 5 if gap == 1 else 1]:
        table = whole.at(step)
        if table.why_no_undo() is None:
            table.undo()
            assert face(table) == face(whole.at(step - 1))
            table.answer(whole.answers[step - 1])
            assert face(table) == face(whole.at(step))
            start = table.turn_start()
            table.reset_turn()
            assert face(table) == face(whole.at(start))
        table = whole.at(step)
        table.rewind(step - 7, range(len(table.names)))
        for text in whole.answers[step - 7 : step + 40]:
            table.answer(text)
        assert face(table) == face(whole.at(min(step + 40, len(whole.answers))))


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
    again = from_nothing(table)
    for text in table.answers:
        again.answer(text)
    assert face(table.at(len(table.answers)))[:-1] == face(again)[:-1]


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


def test_a_refused_text_of_many_answers_leaves_the_table_as_it_was(gap):
    table = laid(3, {"length": "10"}, Random(3), BOARD)
    rng, tried = Random(4), 0
    while table.ask is not None and tried < 60:
        first = PLAYERS[3](table, rng)
        before = face(table)
        with pytest.raises(IllegalAnswer):
            table.answer(f"{first} and then some")
        assert face(table) == before
        assert table.why_not(f"{first} and then some") is not None
        table.answer(first)
        tried += 1


def test_names_and_newcomers_survive_a_way_back(gap):
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


def counted(monkeypatch) -> list[str]:
    """Every answer that any table takes from now on."""
    taken, take = [], playing.Playing._take

    def noted(self, text):
        taken.append(text)
        take(self, text)

    monkeypatch.setattr(playing.Playing, "_take", noted)
    return taken


@pytest.mark.parametrize(("title", "round"), [(TITLE, 30), (BOARD, 60), (PARTY, 160)])
def test_a_way_back_is_no_longer_in_the_last_round_than_in_the_first(monkeypatch, title, round):
    """`round` answers at most lie between two rests of these games."""
    whole = long_game(title, 0)
    taken = counted(monkeypatch)
    for step in range(len(whole.answers)):
        table = whole.at(step)
        assert len(taken) <= playing.GAP + round
        taken.clear()
        if step % 5 == 0 and table.why_no_undo() is None:
            taken.clear()
            table.undo()
            assert len(taken) <= playing.GAP + round
            taken.clear()


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
