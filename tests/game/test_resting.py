"""A save with its last rest opens as it does without; only what came after is played again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game import TITLES, Table, saves
from game.table import rest_of
from game.table.copies import GAP
from game.table.playing import Playing
from tests.amount import many
from tools.golden import folder

TITLE_IDS = list(TITLES)


def goldens(title: str) -> list[str]:
    """The longest golden games of a title, as texts."""
    texts = [path.read_text(encoding="utf-8") for path in folder(title).glob("*.txt")]
    return sorted(texts, key=len)[-3:]


def same(one: Table, other: Table) -> None:
    """In all that anybody could ask of a table."""
    assert one.answers == other.answers and one.askers == other.askers
    assert list(one.events) == list(other.events) and one.ask == other.ask
    assert one.view(None) == other.view(None) and one.aloud == other.aloud
    assert saves.dumps(one) == saves.dumps(other)
    assert one.why_no_undo() == other.why_no_undo()


@contextmanager
def counting() -> Iterator[list[int]]:
    """How many answers are played meanwhile, as the only entry of a list."""
    count, take = [0], Playing._take

    def counted(table: Playing, text: str) -> None:
        count[0] += 1
        take(table, text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Playing, "_take", counted)
        yield count


@pytest.mark.parametrize("title", TITLE_IDS)
def test_it_opens_as_if_all_of_it_had_been_played(title: str) -> None:
    found, longest = 0, 0
    for text in goldens(title):
        whole = saves.loads(text)
        longest = max(longest, len(whole.answers))
        for step in range(0, len(whole.answers), many(111, 37)):
            table = whole.at(step)
            rest, kept = rest_of(table), saves.dumps(table)
            if rest is None:
                continue
            found += 1
            plainly = saves.salvage(kept).table
            with counting() as played:
                quickly = saves.salvage(kept, rest=rest)
            assert quickly.note is None and played[0] == step - table.rested < step
            same(quickly.table, plainly)
            same(quickly.table.at(step // 2), plainly.at(step // 2))
    assert found > many(0, 2) or longest < GAP, "no game here has rested"


def test_a_rest_of_other_answers_or_of_another_game_is_left_alone() -> None:
    texts = goldens("horse-fever/board")
    one, other = saves.loads(texts[0]), saves.loads(texts[1])
    rest = rest_of(one)
    assert rest is not None
    same(saves.salvage(texts[1], rest=rest).table, other)
    short = one.at(one.rested - 1)
    same(saves.salvage(saves.dumps(short), rest=rest).table, short)


def test_a_table_goes_on_from_its_rest() -> None:
    whole = saves.loads(goldens("horse-fever/board")[-1])
    half = whole.at(len(whole.answers) * 2 // 3)
    rest = rest_of(half)
    assert rest is not None
    table = saves.salvage(saves.dumps(half), rest=rest).table
    for text in whole.answers[len(table.answers) :]:
        table.answer(text)
    same(table, whole)
