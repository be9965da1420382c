"""What is read late can be read ahead, a module at a time."""

import json
import subprocess
import sys
from itertools import pairwise

import pytest

from game import TITLES
from game.registry import read_ahead

READING = """
import json, sys
from game.registry import read_ahead
package = "{package}"
known = lambda: sorted(it for it in sys.modules if it.startswith(package + "."))
print(json.dumps([known(), *(known() for _ in read_ahead(package))]))
"""
MANY = 3
"""Modules a step at most: some need each other."""


MINDS = {it.computers.mind for it in TITLES.values() if it.computers is not None} - {""}


@pytest.mark.parametrize("package", sorted(MINDS))
def test_minds_are_read_in_small_steps_and_whole(package: str) -> None:
    steps = json.loads(
        subprocess.check_output([sys.executable, "-c", READING.format(package=package)])
    )
    assert steps[0] == []
    assert f"{package}.answering" in steps[-1]
    assert all(len(after) - len(before) <= MANY for before, after in pairwise(steps))


def test_what_is_not_here_is_left_to_whoever_asks() -> None:
    assert list(read_ahead("game.no_such_box")) == []
