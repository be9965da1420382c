"""A second tap is asked for where something is lost for good, and nowhere else."""

from __future__ import annotations

import pytest

from tests.titles.cases import cases
from tools.second_taps import counted
from web.desk.screen import SCREENS

TITLES = [title for title in SCREENS if "party" not in title]


@pytest.mark.parametrize("title", TITLES)
def test_only_what_is_lost_for_good_is_asked_twice(title: str) -> None:
    counts = counted(title, 0)
    asked = dict[str, int]()
    for (what, why), count in counts.items():
        if why:
            asked[what] = asked.get(what, 0) + count
    assert {what: n for what, n in asked.items() if n > cases(title).twice.get(what, 0)} == {}
    assert sum(count for (_, why), count in counts.items() if not why) > 10
