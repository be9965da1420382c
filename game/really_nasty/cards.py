"""What is printed: race cards, odds, grades and the nasty cards, one row each."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from game.really_nasty.course import FENCES, LANES

SILKS = ("red", "blue", "yellow", "green", "purple", "white")
"""The colours of the stables."""

GRADES = (1, 2, 3, 4, 5, 6)
CAPITAL = 20000
UNIT = 1000
"""What a stake is counted in; designed."""


class Race(NamedTuple):
    """A race card: what the first, second and third are paid. The prizes are designed."""

    id: str
    name: str
    prizes: tuple[int, int, int]


RACES = {
    race.id: race
    for race in (
        Race("purse", "The Lady’s Purse", (15000, 10000, 5000)),
        Race("plate", "Miller’s Plate", (20000, 10000, 5000)),
        Race("cup", "Huntsman’s Cup", (25000, 15000, 5000)),
        Race("stakes", "Marcher Stakes", (30000, 15000, 10000)),
        Race("vase", "Duchess Vase", (40000, 20000, 10000)),
        Race("crown", "King’s Crown", (50000, 30000, 15000)),
    )
}

PRINTED = (
    (1, 2, 3, 4, 5, 6),
    (2, 4, 6, 8, 10, 12),
    (3, 6, 9, 12, 16, 20),
    (4, 8, 12, 18, 25, 30),
    (5, 10, 16, 25, 33, 40),
    (6, 12, 20, 30, 40, 50),
)
"""What 1 wins, by lane and grade: lane times grade, longer above 12 (that ladder is designed)."""

FAIR = (
    (1, 1, 1, 1, 2, 2),
    (2, 3, 3, 3, 4, 5),
    (3, 4, 4, 4, 5, 8),
    (4, 5, 7, 7, 10, 14),
    (7, 10, 12, 12, 20, 25),
    (14, 20, 25, 25, 40, 50),
)
"""What 1 wins so that no lane and grade is much better or worse to back than another; designed."""

TABLES = {"fair": FAIR, "printed": PRINTED}
"""The odds tables by the option that chooses them."""


def odds_of(table: str, lane: int, grade: int) -> int:
    """What a stake of 1 wins on a horse of this grade in this lane, beside the stake (N.5)."""
    return TABLES[table][lane - 1][grade - 1]


DOUBLES = {
    1: ("EP", "QU", "FW"),
    2: ("EP", "QU"),
    3: ("QU", "FW"),
    4: ("EP", "FW"),
    5: ("EP",),
    6: ("FW",),
}
"""The sections in which a horse of this grade may double; grades 2 to 5 are designed."""

DEAL = {2: 7, 3: 6, 4: 5, 5: 4, 6: 3}
"""Nasty cards a player, by the number of players."""


def paid_places(runners: int) -> int:
    """How many places are paid, by how many have started (N.25)."""
    return 3 if runners >= 5 else 2 if runners >= 3 else 1


class Nasty(NamedTuple):
    """A nasty card: `word` is how an answer names it, the same on cards that are alike."""

    id: str
    word: str
    kind: str
    fence: str = ""


def _numbered(*rows: tuple[str, str, str]) -> dict[str, Nasty]:
    return {f"N{at:02}": Nasty(f"N{at:02}", *row) for at, row in enumerate(rows, 1)}


CARDS = _numbered(
    ("whip", "whip", ""),
    ("whip", "whip", ""),
    ("false-start", "false-start", ""),
    ("faller-stand", "faller", "stand"),
    ("faller-post", "faller", "post"),
    ("faller-beeches", "faller", "beeches"),
    ("faller-brook", "faller", "brook"),
    ("faller-brook", "faller", "brook"),
    ("faller-rails", "faller", "rails"),
    ("faller-gorse", "faller", "gorse"),
    ("faller-drop", "faller", "drop"),
    ("slip", "slip", ""),
    ("slip", "slip", ""),
    ("remount", "remount", ""),
    ("remount", "remount", ""),
    ("pressure-out", "pressure", ""),
    ("pressure-out", "pressure", ""),
    ("pressure-in", "pressure", ""),
    ("objection", "objection", ""),
    ("objection", "objection", ""),
    ("enquiry", "enquiry", ""),
    ("photo", "photo", ""),
    ("photo", "photo", ""),
    ("riderless", "riderless", ""),
)
"""The 24 nasty cards; how they are split among the kinds is designed."""

WORDS = {card.word: card for card in reversed(CARDS.values())}
"""The first card of each word."""

HOW_MANY = Counter(card.word for card in CARDS.values())
"""How many cards there are of each word."""

FACES = {id: WORDS[card.word].id for id, card in CARDS.items()}
"""What others see of a card: the first that is like it.

Which of two that are alike was thrown would tell something of the hand that it came from.
"""

RULES = {
    "whip": "N.15",
    "false-start": "N.16",
    "faller": "N.17",
    "slip": "N.18",
    "remount": "N.19",
    "riderless": "N.20",
    "pressure": "N.21",
    "photo": "N.22",
    "objection": "N.23",
    "enquiry": "N.23",
}
"""The rule of each kind of card."""

LOST_TURNS = 2
DEPOSIT = {"objection": 10000, "enquiry": 0}
UPHELD = {"objection": (1,), "enquiry": (1, 6)}
"""What the die must show for the stewards to throw a horse out."""

assert {card.fence for card in CARDS.values() if card.fence} == set(FENCES)
assert len(PRINTED) == len(LANES) and all(len(row) == len(GRADES) for row in PRINTED)
