"""The odds of the seven that run: against the chain itself, and by what they return."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random

import pytest

from game.dice_derby.board import DICE, HORSES, LANES, WAYS
from game.dice_derby.chances import SLIP, TO, chances, odds, to_win
from tests.amount import some
from tests.game.dice_derby.scripted import laid

FIELDS = [tuple([horse for horse in HORSES if horse not in out]) for out in combinations(HORSES, 4)]
"""All 330 fields of seven."""


def by_the_chain(field: tuple[int, ...], to_go: tuple[int, ...]) -> dict[int, list[Fraction]]:
    """To be first, second, third: from each state of the race to the next, in whole fractions."""

    @cache
    def ends(left: tuple[int, ...]) -> tuple[tuple[Fraction, ...], ...]:
        home = sum([steps == 0 for steps in left])
        found = [[Fraction(0)] * len(field) for _ in range(3)]
        ways = sum([WAYS[horse] for horse, steps in zip(field, left, strict=True) if steps])
        for at, horse in enumerate(field):
            if not left[at]:
                continue
            chance = Fraction(WAYS[horse], ways)
            after = (*left[:at], left[at] - 1, *left[at + 1 :])
            if left[at] == 1:
                found[home][at] += chance
            if home + (left[at] == 1) < 3 and any(after):
                for place, row in enumerate(ends(after)):
                    for other, part in enumerate(row):
                        found[place][other] += chance * part
        return tuple([tuple(row) for row in found])

    rows = ends(to_go)
    return {horse: [rows[place][at] for place in range(3)] for at, horse in enumerate(field)}


@pytest.mark.parametrize(
    ("field", "to_go"),
    [
        ((2, 7, 12), (1, 3, 2)),
        ((3, 6, 7, 11), (2, 3, 4, 2)),
        ((2, 4, 5, 8, 9), (1, 2, 3, 3, 2)),
        ((2, 3, 4, 6, 7, 8, 12), (1, 1, 2, 2, 3, 2, 1)),
    ],
)
def test_the_chances_are_those_of_the_chain_of_states(
    field: tuple[int, ...], to_go: tuple[int, ...]
) -> None:
    exact, found = by_the_chain(field, to_go), chances(field, to_go)
    for horse in field:
        first, second, third = map(float, exact[horse])
        assert found[horse] == pytest.approx((first, first + second, first + second + third))
        assert to_win(field, to_go)[horse] == pytest.approx(first)


@pytest.mark.parametrize("lanes", LANES)
def test_every_cell_returns_88_to_96_of_100(lanes: str) -> None:
    for field in some(FIELDS, 6):
        to_go = tuple([LANES[lanes][horse] for horse in field])
        table, board = chances(field, to_go), odds(field, to_go)
        for place, to in enumerate(TO):
            assert sum([table[horse][place] for horse in field]) == pytest.approx(place + 1)
            for horse in field:
                back = board[to][horse] * table[horse][place] / SLIP
                assert 0.88 <= back <= 0.96, (field, to, horse, back)
                assert board[to][horse] > SLIP


THROWS = 100_000
FAR = 66.6
"""Chi-square with 35 degrees of freedom is larger once in a thousand samples."""


def test_the_dice_are_honest() -> None:
    thrown: Counter[str] = Counter()
    rng = Random(2026)
    while thrown.total() < THROWS:
        table = laid(2, length="six")
        table.dealer = rng
        while table.ask is not None:
            table.answer(table.ask.options[0])
        thrown.update([text for text in table.answers if text in DICE])
    wanted = thrown.total() / len(DICE)
    assert sum([(thrown[text] - wanted) ** 2 / wanted for text in DICE]) < FAR
