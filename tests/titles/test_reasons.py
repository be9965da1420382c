"""Why a computer did it: every reason has its words and their facts, and each is given by somebody.

Whether a reason is true of the table is for the box to ask.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import TITLES
from game.bots import next_answer, reason
from game.floor import asked_of, speaker
from game.play import ANYBODY
from tests.titles.cases import begun, cases
from tests.web.english import tables
from web.words.formatter import fields

GAMES = 8
NAMES = ("sharp", "keen", "casual", "keen bluffer", "sharp banker", "keen cautious")
SHRUG, OF_THE_WORDS = "all the same", {"points"}
"""Who does not care has no facts to tell; and what the words reckon from other facts."""

BOXES: dict[str, list[str]] = {}
for title in sorted(TITLES):
    BOXES.setdefault(title.partition("/")[0].replace("-", "_"), []).append(title)


@pytest.mark.parametrize("box", BOXES)
def test_every_reason_has_its_words_and_facts_and_each_is_given(box: str) -> None:
    words = next(iter(tables(box).values())).reasons
    needs = {kind: fields(said) - OF_THE_WORDS for kind, said in words.items()}
    listed = {**cases(BOXES[box][0]).reasons, SHRUG: ()}
    if len(listed) > 1:
        assert listed.keys() == words.keys() | {SHRUG}
    assert all(said.endswith((".", "?")) for said in words.values())
    seen: Counter[str] = Counter()
    for title in BOXES[box]:
        for number in range(GAMES):
            for kind, facts, is_done in given(title, number):
                assert needs[kind] <= facts, kind
                assert facts == set(listed.get(kind, facts)), kind
                seen[kind] += is_done
    own = cases(BOXES[box][0])
    assert words.keys() - set(+seen) - {SHRUG} <= own.rare
    assert seen[SHRUG] < seen.total() * own.shrugs


def given(title: str, number: int) -> list[tuple[str, set[str], bool]]:
    """The reasons of one game, and of some answers that a computer has not given."""
    rng, hides, found = Random(number), cases(title).hides if number % 2 else {}, []
    table = begun(title, number, Random(number), **hides)
    bots = {seat: NAMES[(seat + number) % len(NAMES)] for seat in range(len(table.names))}
    while (ask := table.ask) is not None:
        answer = next_answer(table, bots, rng, races=4)
        assert answer is not None
        who = ask.who if ask.who != ANYBODY else speaker(answer)
        if who >= 0:
            own = asked_of(ask, who) if ask.who == ANYBODY else ask
            for text in {answer, *([rng.choice(own.options)] if rng.random() < 0.1 else [])}:
                why = reason(table.title, bots[who], table.view(who), own, text, rng)
                found.append((why.kind, set(why.facts), text == answer))
        table.answer(answer)
    return found
