"""How often each story is found. Written by `python -m tools.gazette`, not by hand."""

from __future__ import annotations

from collections.abc import Mapping

COUNTED: Mapping[str, tuple[int, Mapping[str, int]]] = {
    "winners-circle": (
        300,
        {
            "won": 293,
            "runaway": 84,
            "by-a-nose": 12,
            "countback": 0,
            "shared-win": 7,
            "nobody-won": 0,
            "last-to-first": 24,
            "wire-to-wire": 126,
            "late-dash": 68,
            "poor-winner": 0,
            "machine-won": 95,
            "person-won": 33,
            "rich-loser": 0,
            "fortune": 0,
            "fall": 5,
            "great-day": 298,
            "black-day": 15,
            "all-down": 0,
            "all-up": 0,
            "twins": 22,
            "close-field": 3,
            "yoyo": 41,
            "seesaw": 0,
            "penniless": 0,
        },
    ),
}
"""For each title the games that were played, and in how many a story was found."""
