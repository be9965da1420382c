"""Copies between rounds, in every title: a way back begins at the nearest, and nobody can tell."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES, IllegalAnswer, Table, saves
from game.table import playing
from tests.amount import PROVES, many
from tests.game.walks import face
from tests.titles.cases import again, begun, cases, steps, whole

EVERY = sorted(TITLES)
GAPS = [1, playing.GAP, 30] if PROVES else [1, playing.GAP]


@pytest.fixture(params=GAPS, ids=lambda gap: f"gap-{gap}")
def gap(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """A copy at every rest, as it is, and by night at many of them."""
    monkeypatch.setattr(playing, "GAP", request.param)
    return int(request.param)


def played(title: str, number: int) -> Table:
    """A game with the copies that are wanted now."""
    game = whole(title, number)
    table = again(game)
    for text in game.answers:
        table.answer(text)
    return table


@pytest.mark.parametrize("number", range(many(1, 2)))
@pytest.mark.parametrize("title", EVERY)
def test_a_table_at_a_step_is_a_replay_from_nothing(title: str, number: int, gap: int) -> None:
    game = played(title, number)
    then, looked_at = again(game), steps(game, many(30, 100), Random(number))
    assert gap > 1 or len(game._copies) > 2, "too few rests: a game is to have two at least"
    for step, text in enumerate(game.answers):
        if step in looked_at:
            there = game.at(step)
            assert face(there) == face(then)
            assert there.digest(step) == game.digest(step) == then.digest(step)
            assert saves.dumps(saves.loads(saves.dumps(there))) == saves.dumps(there)
        then.answer(text)
    assert face(game.at(len(game.answers))) == face(then)


@pytest.mark.parametrize("title", EVERY)
def test_what_is_taken_back_goes_on_as_if_it_had_never_been(title: str, gap: int) -> None:
    """Undo, a whole turn and consent, at copies and around them, and then the same game again."""
    game = played(title, 1)
    borders = {copy.step + more for copy in game._copies for more in (-1, 0, 1, 2)}
    around = [step for step in sorted(borders) if 7 < step < len(game.answers)]
    for step in around[:: 1 + len(around) // many(12, 60)]:
        table = game.at(step)
        if table.why_no_undo() is None:
            table.undo()
            assert face(table) == face(game.at(step - 1))
            table.answer(game.answers[step - 1])
            assert face(table) == face(game.at(step))
            start = table.turn_start()
            table.reset_turn()
            assert face(table) == face(game.at(start))
        table = game.at(step)
        table.rewind(step - 7, range(len(table.names)))
        for text in game.answers[step - 7 : step + 40]:
            table.answer(text)
        assert face(table) == face(game.at(min(step + 40, len(game.answers))))


@pytest.mark.parametrize("title", EVERY)
def test_a_refused_text_of_many_answers_leaves_the_table_as_it_was(title: str, gap: int) -> None:
    table, rng = begun(title, 1, Random(3)), Random(4)
    for _ in range(40):
        if table.ask is None:
            break
        first, before = cases(title).players[0](table, rng), face(table)
        with pytest.raises(IllegalAnswer):
            table.answer(f"{first} and then some")
        assert face(table) == before
        assert table.why_not(f"{first} and then some") is not None
        table.answer(first)


@pytest.mark.parametrize("title", EVERY)
def test_a_way_back_is_no_longer_in_the_last_round_than_in_the_first(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, taken, take = whole(title, 0), list[str](), playing.Playing._take

    def noted(self: playing.Playing, text: str) -> None:
        taken.append(text)
        take(self, text)

    monkeypatch.setattr(playing.Playing, "_take", noted)
    most = playing.GAP + cases(title).rests
    for step in steps(game, many(150, 2000), Random(1)):
        taken.clear()
        table = game.at(step)
        assert len(taken) <= most
        if table.why_no_undo() is None:
            taken.clear()
            table.undo()
            assert len(taken) <= most
