"""The law of undo and the fold of answers, at every state of random games of every title."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from game import Table
from game.play import CHANCE
from tests.amount import many
from tests.game.walks import BOARD, CIRCLE, PLAYERS, TITLE, face, laid, some_setups, walked

REVEALS = ("card revealed", "chip turned up")
"""Said over again here: what has been seen cannot be taken back."""

GAMES = [
    (title, number, *setup)
    for title, count in ((TITLE, many(5, 12)), (BOARD, many(4, 12)), (CIRCLE, many(3, 6)))
    for number, setup in enumerate(some_setups(title, count))
]
IDS = [f"{title}-{number}" for title, number, _, _ in GAMES]
LEAST_STATES = many(1500, 4000)


class State(NamedTuple):
    """A table after some answers: who gave the last, what it brought, and how all then looks."""

    asker: int
    news: tuple[str, ...]
    asked: int | None
    seen: tuple[object, ...]


def game(number: int, title: str, seats: int, options: dict[str, str]) -> Table:
    """One of the games, and the same one whenever it is asked for."""
    if title == BOARD:
        options = {**options, "length": "3" if seats < 6 else "normal"}
    return walked(number, seats, PLAYERS[number % len(PLAYERS)], title, **options)


def folded(whole: Table) -> Iterator[tuple[Table, State]]:
    """The table after each of the answers, given one by one to a fresh table."""
    table = laid(len(whole.names), whole.options, title=whole.title.id)
    asked = None if table.ask is None else table.ask.who
    yield table, State(CHANCE, (), asked, face(table))
    for text in whole.answers:
        asker, told = table.ask.who, len(table.events)
        table.answer(text)
        news = tuple(event.kind for event in table.events[told:])
        asked = None if table.ask is None else table.ask.who
        yield table, State(asker, news, asked, face(table))


def may_undo(state: State) -> bool:
    """The law: no chance outcome before or next, no reveal, and a game that goes on."""
    return (
        state.asker != CHANCE
        and state.asked not in (CHANCE, None)
        and not any(kind in REVEALS for kind in state.news)
    )


@pytest.mark.parametrize(("title", "number", "seats", "options"), GAMES, ids=IDS)
def test_undo_is_offered_exactly_when_the_law_allows(title, number, seats, options):
    states: list[State] = []
    start = 0
    for table, state in folded(game(number, title, seats, options)):
        states.append(state)
        here = len(states) - 1
        allowed = here > 0 and may_undo(state)
        same = here > 0 and states[here - 1].asker == state.asker
        start = here if not allowed else start if same else here - 1
        assert (table.why_no_undo() is None) == allowed
        assert table.turn_start() == start
        assert table.reset_would() == table.answers[start:]
        assert table.undo_would() == (table.answers[-1] if allowed else None)
        if allowed:
            back = table.at(here)
            back.undo()
            assert face(back) == states[here - 1].seen
            back = table.at(here)
            back.reset_turn()
            assert face(back) == states[start].seen


@pytest.mark.parametrize(("title", "number", "seats", "options"), GAMES, ids=IDS)
def test_the_state_at_a_step_is_the_fold_of_that_many_answers(title, number, seats, options):
    whole = game(number, title, seats, options)
    for step, (table, state) in enumerate(folded(whole)):
        then = whole.at(step)
        assert face(then) == state.seen
        assert then.digest(step) == whole.digest(step) == table.digest(step)


def test_there_are_thousands_of_states_and_undo_is_offered_at_many():
    """What the tests above look at: they would prove little if undo were never offered."""
    count, offered, kept = 0, 0, 0
    for title, number, seats, options in GAMES:
        whole = game(number, title, seats, options)
        count += len(whole.answers) + 1
        pairs = zip(whole.askers, whole.askers[1:], strict=False)
        offered += sum(one != CHANCE != other for one, other in pairs)
        kept += sum(asker == CHANCE for asker in whole.askers)
    assert count >= LEAST_STATES
    assert offered > 500
    assert kept > 1000


def test_the_law_is_the_same_with_a_dealer_at_the_table():
    for seed in range(3):
        rng = Random(seed)
        table = laid(3, {"length": "3"}, rng, BOARD)
        while table.ask is not None:
            table.answer(PLAYERS[3](table, rng))
            bare = table.at(len(table.answers))
            assert table.why_no_undo() == bare.why_no_undo()
            assert table.turn_start() == bare.turn_start()
