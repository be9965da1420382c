"""A second copy of all figures, to hold the rows of the box against."""

from __future__ import annotations

RACES = (
    ("purse", "The Lady’s Purse", (15000, 10000, 5000)),
    ("plate", "Miller’s Plate", (20000, 10000, 5000)),
    ("cup", "Huntsman’s Cup", (25000, 15000, 5000)),
    ("stakes", "Marcher Stakes", (30000, 15000, 10000)),
    ("vase", "Duchess Vase", (40000, 20000, 10000)),
    ("crown", "King’s Crown", (50000, 30000, 15000)),
)
PLACES_PAID = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
DEAL = {2: 7, 3: 6, 4: 5, 5: 4, 6: 3}
MONEY, UNIT, DEPOSIT = 20000, 1000, 10000

PRINTED = (
    (1, 2, 3, 4, 5, 6),
    (2, 4, 6, 8, 10, 12),
    (3, 6, 9, 12, 16, 20),
    (4, 8, 12, 18, 25, 30),
    (5, 10, 16, 25, 33, 40),
    (6, 12, 20, 30, 40, 50),
)
"""Lane times grade; from 15 upwards by the steps of bookmakers, 36 as 50."""

FAIR = (
    (1, 1, 1, 1, 2, 2),
    (2, 3, 3, 3, 4, 5),
    (3, 4, 4, 4, 5, 8),
    (4, 5, 7, 7, 10, 14),
    (7, 10, 12, 12, 20, 25),
    (14, 20, 25, 25, 40, 50),
)

LENGTHS = (58, 61, 64, 68, 74, 84)
"""Spaces from the start over the line, by lane."""

BENDS = ((5, 6, 8, 10, 13, 17), (5, 7, 8, 10, 13, 19))
SECTIONS = {"EP": ("home", 5, 10, 1), "QU": ("back", 10, 13, 1), "FW": ("home", 1, 2, 2)}
"""Part, first and last column, and the pass."""

DOUBLES = {
    1: "EP QU FW", 2: "EP QU", 3: "QU FW", 4: "EP FW", 5: "EP", 6: "FW",
}  # fmt: skip

FENCES = (
    ("stand", "Stand Fence", "home", 11, False),
    ("post", "Winning Post Hedge", "home", 14, False),
    ("beeches", "Beeches", "back", 2, False),
    ("brook", "Briars Brook", "back", 5, True),
    ("rails", "Plain Rails", "back", 8, False),
    ("gorse", "Gorse Bank", "back", 14, False),
    ("drop", "Long Drop", "back", 17, False),
)

CARDS = (
    ("N01", "whip", ""),
    ("N02", "whip", ""),
    ("N03", "false-start", ""),
    ("N04", "faller", "stand"),
    ("N05", "faller", "post"),
    ("N06", "faller", "beeches"),
    ("N07", "faller", "brook"),
    ("N08", "faller", "brook"),
    ("N09", "faller", "rails"),
    ("N10", "faller", "gorse"),
    ("N11", "faller", "drop"),
    ("N12", "slip", ""),
    ("N13", "slip", ""),
    ("N14", "remount", ""),
    ("N15", "remount", ""),
    ("N16", "pressure", "out"),
    ("N17", "pressure", "out"),
    ("N18", "pressure", "in"),
    ("N19", "objection", ""),
    ("N20", "objection", ""),
    ("N21", "enquiry", ""),
    ("N22", "photo", ""),
    ("N23", "photo", ""),
    ("N24", "riderless", ""),
)
"""Id, kind, and the fence or the way."""

UPHELD = {"objection": "1", "enquiry": "1 6"}
