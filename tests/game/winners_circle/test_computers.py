"""The computers of Winner's Circle: whom they reckon with."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.bots.profiles import mind_of
from game.winners_circle.bots.stakes import rivals


@pytest.mark.parametrize("level", ["keen", "sharp"])
def test_nobody_is_a_rival_of_its_own(level):
    table = Table("winners-circle", ["Ann", "Ben", "Cat", "Dan"], {}, Random(3))
    view = table.view(0)._replace(money=(900, 300, 0, 300))
    weights = rivals(view, 0, mind_of(level))
    assert weights[0] == 0 and sum(weights) == pytest.approx(1)
    assert (weights[1] > weights[2]) is (level == "sharp")
