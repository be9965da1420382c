"""A finished seeded game played once more with other answers of one seat: what could have been.

Dice and decks come out as they did (`game.table.fate`), and the others answer as they did; where
that is no longer allowed, the title says what they answer, or their computer decides anew, and a
person takes the first answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module

from game.bots.runner import next_answer
from game.hindsight import Answers, Line, Past
from game.play import Ask
from game.table import Table
from game.table.fate import Mood

Spoken = dict[tuple[int, str], list[str]]
"""What was answered, by who was asked and what."""


def best_line(table: Table, seat: int) -> Iterator[Line | None] | None:
    """What this seat could have won: None after each step of the search, the best line at the end.

    None for a game without a seed, or one whose title knows no way to search.
    """
    if not table.title.hindsight or table.fate is None:
        return None
    again = partial(played, table, seat, spoken(table))
    past = Past(seat, own_answers(table, seat), again, table.fate.foretold)
    found: Iterator[Line | None] = import_module(table.title.hindsight).best_line(past)
    return found


def played(table: Table, seat: int, said: Spoken, own: Answers) -> tuple[object, Answers]:
    """The game at its end with these answers of one seat, and what it really answered."""
    then = replayed(table, seat, own, said)
    return then.game, own_answers(then, seat)


def own_answers(table: Table, seat: int) -> Answers:
    """What this seat was asked and answered, in order."""
    return tuple([(step.what, step.answer) for step in table.steps if step.asked == seat])


def replayed(table: Table, seat: int, own: Answers, said: Spoken | None = None) -> Table:
    """The game with these answers of one seat; a stake that cannot be is the nearest that can.

    `said` is what was answered in the real game, for whoever plays it more than once.
    """
    others = {asked: iter(row) for asked, row in (said or spoken(table)).items()}
    mine = iter([text for _, text in own])
    then = Table(
        table.title.id, table.names, table.options, Mood(""), table.bots,
        rules=table.rules, seed=table.seed,
    )  # fmt: skip
    while then.ask is not None:
        row = mine if then.ask.who == seat else others.get((then.ask.who, then.ask.what), iter(()))
        text = next(row, "")
        if text not in then.ask.options:
            text = nearest(then.ask, text) if then.ask.who == seat else anew(then, seat)
        then.answer(text)
    return then


def spoken(table: Table) -> Spoken:
    """What everybody answered to each question, in order."""
    said: Spoken = {}
    for step in table.steps:
        said.setdefault((step.asked, step.what), []).append(step.answer)
    return said


def anew(table: Table, seat: int) -> str:
    """What another than this seat does where what it did cannot be."""
    assert table.fate is not None and table.ask is not None
    own = getattr(import_module(table.title.hindsight), "anew", None)
    if own is not None and (text := own(table.game, table.ask, seat)):
        return str(text)
    mood = table.fate.mood(len(table.answers))
    return next_answer(table, table.bots, mood) or table.ask.options[0]


def nearest(ask: Ask, text: str) -> str:
    """The stake that comes nearest to one that is too low or too high; else the first answer."""
    is_too_high = text.isdigit() and int(text) > int(ask.options[-1])
    return ask.options[-1] if is_too_high else ask.options[0]
