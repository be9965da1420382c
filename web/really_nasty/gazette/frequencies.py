"""How often each story is found. Written by `python -m tools.gazette`, not by hand."""

from __future__ import annotations

from collections.abc import Mapping

COUNTED: Mapping[str, tuple[int, Mapping[str, int]]] = {
    "really-nasty": (
        10000,
        {
            "won": 9989,
            "runaway": 6985,
            "by-a-nose": 51,
            "countback": 21,
            "shared-win": 11,
            "nobody-won": 0,
            "last-to-first": 3134,
            "wire-to-wire": 3225,
            "late-dash": 1521,
            "poor-winner": 0,
            "machine-won": 3367,
            "person-won": 1001,
            "rich-loser": 0,
            "fortune": 9995,
            "fall": 94,
            "great-day": 10000,
            "black-day": 3571,
            "all-down": 0,
            "all-up": 9127,
            "twins": 183,
            "close-field": 27,
            "yoyo": 3148,
            "seesaw": 391,
            "penniless": 3,
        },
    ),
}
"""For each title the games that were played, and in how many a story was found."""
