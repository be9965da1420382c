"""How often each story is found. Written by `python -m tools.gazette`, not by hand."""

from __future__ import annotations

from collections.abc import Mapping

COUNTED: Mapping[str, tuple[int, Mapping[str, int]]] = {
    "unicorn-fever": (
        300,
        {
            "won": 299,
            "runaway": 149,
            "by-a-nose": 27,
            "countback": 8,
            "shared-win": 1,
            "nobody-won": 0,
            "last-to-first": 61,
            "wire-to-wire": 34,
            "late-dash": 6,
            "poor-winner": 95,
            "machine-won": 107,
            "person-won": 25,
            "rich-loser": 195,
            "fortune": 0,
            "fall": 273,
            "great-day": 234,
            "black-day": 297,
            "all-down": 300,
            "all-up": 0,
            "twins": 72,
            "close-field": 4,
            "yoyo": 139,
            "seesaw": 0,
            "penniless": 49,
        },
    ),
}
"""For each title the games that were played, and in how many a story was found."""
