"""A second tap is asked for where something is lost for good, and nowhere else."""

from __future__ import annotations

import pytest

from tools.second_taps import counted
from web.desk.screen import SCREENS

TITLES = [title for title in SCREENS if "party" not in title]
MOST = {
    "horse-fever/family": {"photo finish": 1, "stake of the second bet": 6},
    "horse-fever/board": {"buy auction": 1, "purchase": 24, "stake of the second bet": 6},
    "winners-circle": {"chip": 3, "horse": 109},
    "unicorn-fever": {"magic": 12, "stake": 3},
    "really-nasty": {"entries": 1, "stake": 6},
    "dice-derby": dict[str, int](),
    "risk": {"move in": 2},
}
"""How often a question asks twice, for three people: cards, dice or the end come next, or anybody
may speak; at Winner's Circle the die is thrown after each move."""


@pytest.mark.parametrize("title", TITLES)
def test_only_what_is_lost_for_good_is_asked_twice(title: str) -> None:
    counts = counted(title, 0)
    asked = dict[str, int]()
    for (what, why), count in counts.items():
        if why:
            asked[what] = asked.get(what, 0) + count
    assert {what: n for what, n in asked.items() if n > MOST[title].get(what, 0)} == {}
    assert sum(count for (_, why), count in counts.items() if not why) > 100
