"""How often each story is found. Written by `python -m tools.gazette`, not by hand."""

from __future__ import annotations

from collections.abc import Mapping

COUNTED: Mapping[str, tuple[int, Mapping[str, int]]] = {
    "winners-circle": (
        10000,
        {
            "won": 9601,
            "runaway": 3165,
            "by-a-nose": 570,
            "countback": 0,
            "shared-win": 399,
            "nobody-won": 0,
            "last-to-first": 1156,
            "wire-to-wire": 4285,
            "late-dash": 2008,
            "poor-winner": 0,
            "machine-won": 3296,
            "person-won": 926,
            "rich-loser": 0,
            "fortune": 0,
            "fall": 107,
            "great-day": 9817,
            "black-day": 452,
            "all-down": 0,
            "all-up": 0,
            "twins": 1017,
            "close-field": 208,
            "yoyo": 1182,
            "seesaw": 0,
            "penniless": 0,
        },
    ),
}
"""For each title the games that were played, and in how many a story was found."""
