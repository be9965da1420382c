"""How often each story is found. Written by `python -m tools.gazette`, not by hand."""

from __future__ import annotations

from collections.abc import Mapping

COUNTED: Mapping[str, tuple[int, Mapping[str, int]]] = {
    "unicorn-fever": (
        10000,
        {
            "won": 9981,
            "runaway": 5109,
            "by-a-nose": 758,
            "countback": 370,
            "shared-win": 19,
            "nobody-won": 0,
            "last-to-first": 1816,
            "wire-to-wire": 1590,
            "late-dash": 156,
            "poor-winner": 3057,
            "machine-won": 3444,
            "person-won": 924,
            "rich-loser": 6227,
            "fortune": 0,
            "fall": 8990,
            "great-day": 7977,
            "black-day": 9904,
            "all-down": 10000,
            "all-up": 0,
            "twins": 2055,
            "close-field": 94,
            "yoyo": 4364,
            "seesaw": 0,
            "penniless": 1575,
        },
    ),
}
"""For each title the games that were played, and in how many a story was found."""
