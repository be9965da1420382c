"""How often each story is found. Written by `python -m tools.gazette`, not by hand."""

from __future__ import annotations

from collections.abc import Mapping

COUNTED: Mapping[str, tuple[int, Mapping[str, int]]] = {
    "dice-derby": (
        10000,
        {
            "won": 9938,
            "runaway": 5373,
            "by-a-nose": 370,
            "countback": 0,
            "shared-win": 62,
            "nobody-won": 0,
            "last-to-first": 3031,
            "wire-to-wire": 2897,
            "late-dash": 1522,
            "poor-winner": 0,
            "machine-won": 3379,
            "person-won": 950,
            "rich-loser": 0,
            "fortune": 10,
            "fall": 727,
            "great-day": 2158,
            "black-day": 4510,
            "all-down": 11,
            "all-up": 0,
            "twins": 253,
            "close-field": 56,
            "yoyo": 2912,
            "seesaw": 407,
            "penniless": 629,
        },
    ),
    "dice-derby/party": (
        10000,
        {
            "won": 9936,
            "runaway": 5139,
            "by-a-nose": 367,
            "countback": 0,
            "shared-win": 64,
            "nobody-won": 0,
            "last-to-first": 2737,
            "wire-to-wire": 3296,
            "late-dash": 1686,
            "poor-winner": 0,
            "machine-won": 3398,
            "person-won": 945,
            "rich-loser": 0,
            "fortune": 1,
            "fall": 445,
            "great-day": 1511,
            "black-day": 3541,
            "all-down": 20,
            "all-up": 0,
            "twins": 256,
            "close-field": 66,
            "yoyo": 2573,
            "seesaw": 168,
            "penniless": 424,
        },
    ),
}
"""For each title the games that were played, and in how many a story was found."""
