"""How often each story is found. Written by `python -m tools.gazette`, not by hand."""

from __future__ import annotations

from collections.abc import Mapping

COUNTED: Mapping[str, tuple[int, Mapping[str, int]]] = {
    "really-nasty": (
        300,
        {
            "won": 299,
            "runaway": 196,
            "by-a-nose": 2,
            "countback": 0,
            "shared-win": 1,
            "nobody-won": 0,
            "last-to-first": 88,
            "wire-to-wire": 89,
            "late-dash": 41,
            "poor-winner": 0,
            "machine-won": 95,
            "person-won": 31,
            "rich-loser": 0,
            "fortune": 300,
            "fall": 1,
            "great-day": 300,
            "black-day": 106,
            "all-down": 0,
            "all-up": 266,
            "twins": 4,
            "close-field": 2,
            "yoyo": 98,
            "seesaw": 10,
            "penniless": 0,
        },
    ),
}
"""For each title the games that were played, and in how many a story was found."""
