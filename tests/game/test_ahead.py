"""What is read late can be read ahead, a module at a time."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game import TITLES
from game.registry import read_ahead

READING = """
import json, sys
from game import TITLES
from game.registry import read_ahead
package = TITLES["{title}"].computers.mind
known = lambda: sorted(it for it in sys.modules if it.startswith(package + "."))
print(json.dumps([known(), *(known() for _ in read_ahead(package))]))
"""
MANY = 3
"""Modules a step at most: some need each other."""


def with_a_mind() -> Iterator[str]:
    for id, title in TITLES.items():
        if title.computers is not None and title.computers.mind:
            yield id


@pytest.mark.parametrize("title", list(with_a_mind()))
def test_minds_are_read_in_small_steps_and_whole(title: str) -> None:
    told = subprocess.check_output([sys.executable, "-c", READING.format(title=title)])
    steps = json.loads(told)
    assert steps[0] == []
    assert f"{TITLES[title].computers.mind}.answering" in steps[-1]  # type: ignore[union-attr]
    assert all(len(after) - len(before) <= MANY for before, after in pairwise(steps))


def test_what_is_not_here_is_left_to_whoever_asks() -> None:
    assert list(read_ahead("game.no_such_box")) == []
