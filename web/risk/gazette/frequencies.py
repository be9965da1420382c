"""How often each story is found. Written by `python -m tools.gazette`, not by hand."""

from __future__ import annotations

from collections.abc import Mapping

COUNTED: Mapping[str, tuple[int, Mapping[str, int]]] = {
    "risk": (
        10000,
        {
            "won": 10000,
            "world": 8436,
            "shared-win": 0,
            "mission": 0,
            "runaway": 0,
            "by-an-inch": 0,
            "from-the-edge": 4611,
            "machine-won": 3338,
            "person-won": 1034,
            "driven-out": 10000,
            "sweeper": 7162,
            "wall": 3179,
            "three-sixes": 169,
            "cockpit": 8359,
            "long-reign": 9346,
            "great-set": 6833,
            "seesaw": 2294,
        },
    ),
}
"""For each title the games that were played, and in how many a story was found."""
