"""Secrets of every title by twins: what a seat cannot see is another, and nothing tells it so."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import TITLES, Table
from game.floor import options_of, put_to
from game.play import ANYBODY
from tests.amount import many
from tests.titles.cases import HIDING, cases, hiding, steps, whole, wrong

LEAST = 5
"""Fewer moments with a secret would prove little."""


def question(table: Table, seat: int | None) -> Any:
    """What the seat sees of the open question: all of its own, the outside of another's."""
    ask = table.ask
    assert ask is not None
    outside = (ask.who, ask.what, ask.rule, ask.open)
    if ask.who == ANYBODY:
        return (*outside, list(options_of(ask, seat)), list(put_to(ask, seat).menu))
    return (ask, table.expected()) if ask.open or ask.who == seat else outside


def compare(table: Table, twin: Table, seat: int | None) -> None:
    """Nothing of a table tells `seat` which of the two it sits at."""
    assert twin.view(seat) == table.view(seat)
    assert twin.view(None) == table.view(None)
    assert list(twin.events) == list(table.events)
    assert twin.why_no_undo() == table.why_no_undo()
    assert question(twin, seat) == question(table, seat)
    ask = table.ask
    if ask is not None and seat is not None and (ask.open or ask.who == seat):
        for text in (*wrong(table.title.id), *table.expected()[:40]):
            assert twin.why_not(text) == table.why_not(text), text


@pytest.mark.parametrize("number", range(many(2, 8)))
@pytest.mark.parametrize("title", HIDING)
def test_other_secrets_change_nothing_that_a_seat_or_the_public_sees(
    title: str, number: int
) -> None:
    its, rng = cases(title), Random(number)
    game, compared, different = hiding(title, number), 0, 0
    for step in steps(game, many(60, 200), rng):
        table = game.at(step)
        seat = rng.choice([None, *range(len(table.names))])
        twin = its.twin(table, seat, rng) if its.twin is not None else None
        if twin is not None:
            compare(table, twin, seat)
            compared += 1
            different += repr(twin.game) != repr(table.game)
    assert compared > LEAST and different > compared / 4, (compared, different)


@pytest.mark.parametrize("title", HIDING)
def test_whoever_knows_a_secret_can_tell_the_twins_apart(title: str) -> None:
    """So the comparison above can fail."""
    its, rng, told_apart = cases(title), Random(1), 0
    assert its.twin is not None
    game = hiding(title, 0)
    for step in rng.sample(range(len(game.answers)), min(60, len(game.answers))):
        if told_apart > 9:
            return
        table = game.at(step)
        twin = its.twin(table, None, rng)
        if twin is None:
            continue
        for seat in range(len(table.names)):
            if twin.view(seat) != table.view(seat):
                with pytest.raises(AssertionError):
                    compare(table, twin, seat)
                told_apart += 1
    assert told_apart


@pytest.mark.parametrize("title", [title for title in sorted(TITLES) if title not in HIDING])
def test_where_nothing_is_hidden_every_seat_sees_the_same(title: str) -> None:
    game = whole(title, 0)
    for step in steps(game, many(60, 200), Random(0)):
        table = game.at(step)
        views = {
            repr(table.view(seat)._replace(seat=None)) for seat in (None, *range(len(table.names)))
        }
        assert len(views) == 1
