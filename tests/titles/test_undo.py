"""The law of undo, and that a table is the fold of its answers, along games of every title."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES, IllegalAnswer, Table
from game.bots.runner import next_answer
from tests.amount import many
from tests.game.walks import face
from tests.titles.cases import again, cases, is_free, steps, whole

GAMES = [(title, number) for title in sorted(TITLES) for number in range(many(2, 12))]
LOOKED_AT = many(40, 200)
"""So many moments of each game are compared in full; the law is asked at every one."""


def refused(table: Table) -> str:
    """Why undo is refused, which changes nothing."""
    before = face(table)
    with pytest.raises(IllegalAnswer) as why:
        table.undo()
    assert face(table) == before
    return why.value.reason


@pytest.mark.parametrize(("title", "number"), GAMES)
def test_undo_is_offered_exactly_when_the_law_allows(title: str, number: int) -> None:
    game, rng = whole(title, number), Random(number)
    looked_at, reveals = steps(game, LOOKED_AT, rng), cases(title).reveals
    then, start, offered = again(game), 0, 0
    for step, text in enumerate(game.answers, 1):
        before = then.at(step - 1)
        then.answer(text)
        allowed = is_free(before, then, reveals)
        is_same = step > 1 and then.askers[-2] == then.askers[-1]
        start = step if not allowed else start if is_same else step - 1
        assert (then.why_no_undo() is None) == allowed, (step, text)
        assert then.turn_start() == start
        assert then.undo_would() == (text if allowed else None)
        assert then.reset_would() == then.answers[start:]
        offered += allowed
        if step not in looked_at:
            continue
        if not allowed:
            said = then.why_no_undo()
            assert said is not None and refused(then.at(step)) == said.reason
            continue
        back = then.at(step)
        back.undo()
        assert face(back) == face(before)
        back = then.at(step)
        back.reset_turn()
        assert face(back) == face(game.at(start))
    assert offered > 2, "there would be little to see"


@pytest.mark.parametrize(("title", "number"), GAMES)
def test_the_state_at_a_step_is_the_fold_of_that_many_answers(title: str, number: int) -> None:
    game = whole(title, number)
    looked_at, then = steps(game, LOOKED_AT, Random(number)), again(game)
    for step, text in enumerate((*game.answers, "")):
        if step in looked_at:
            assert face(game.at(step)) == face(then)
            assert game.digest(step) == then.digest(step)
        if text:
            then.answer(text)


@pytest.mark.parametrize("title", sorted(TITLES))
def test_by_consent_the_table_goes_back_and_plays_the_same_on(title: str) -> None:
    game = whole(title, 0)
    table, half = game.at(len(game.answers)), len(game.answers) // 2
    table.rewind(half, range(len(table.names)))
    assert [*table.rewound] == [(half, len(game.answers) - half)]
    assert face(table) == face(game.at(half))
    for text in game.answers[half:]:
        table.answer(text)
    assert list(table.events) == list(game.events) and table.result == game.result


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_game_that_is_over_asks_nothing_takes_nothing_and_goes_nowhere_back(title: str) -> None:
    game, rng = whole(title, 0).at(5), Random(1)
    game.deal(rng)
    bots = dict.fromkeys(range(len(game.names)), "random")
    while (text := next_answer(game, bots, rng, races=1)) is not None:
        game.answer(text)
    assert game.result is not None and game.expected() == ()
    for text in {"", "pass", *game.answers[-5:]}:
        with pytest.raises(IllegalAnswer):
            game.at(len(game.answers)).answer(text)
    assert "over" in refused(game.at(len(game.answers)))


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_dealer_and_chance_asked_aloud_play_the_same_game(title: str) -> None:
    """The law is the same, too: whoever deals, what chance has said stands."""
    dealt, rng = whole(title, 1), Random(1)
    aloud = again(dealt)
    looked_at = steps(dealt, LOOKED_AT // 3, rng)
    for step, text in enumerate(dealt.answers, 1):
        aloud.answer(text)
        if step in looked_at:
            bare = dealt.at(step)
            assert face(bare) == face(aloud) and bare.turn_start() == aloud.turn_start()
    assert face(aloud) == face(dealt)
