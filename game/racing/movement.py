"""The 23 movement cards: how far each row of odds moves, row 1 (1:2) first."""

from __future__ import annotations

Rows = tuple[int, int, int, int, int, int]

CARDS: dict[str, Rows] = {
    "83": (3, 3, 2, 2, 2, 2),
    "84": (3, 2, 3, 2, 2, 2),
    "85": (3, 2, 2, 3, 2, 2),
    "86": (3, 2, 2, 2, 3, 2),
    "87": (2, 2, 2, 2, 3, 3),
    "88": (2, 2, 2, 3, 2, 3),
    "89": (2, 2, 3, 2, 2, 3),
    "90": (2, 3, 2, 2, 2, 3),
    "91": (2, 3, 2, 2, 3, 2),
    "92": (2, 3, 2, 3, 2, 2),
    "93": (2, 3, 3, 2, 2, 2),
    "94": (3, 2, 2, 2, 2, 3),
    "95": (2, 2, 3, 3, 2, 2),
    "96": (2, 2, 3, 2, 3, 2),
    "97": (2, 2, 2, 3, 3, 2),
    "98": (3, 3, 2, 2, 2, 2),
    "99": (4, 3, 2, 2, 2, 2),
    "100": (4, 2, 2, 2, 2, 0),
    "101": (2, 2, 2, 2, 1, 0),
    "102": (2, 2, 2, 2, 1, 1),
    "103": (3, 2, 2, 2, 2, 1),
    "104": (2, 2, 3, 1, 2, 2),
    "105": (2, 4, 2, 2, 0, 2),
}

CARD_92_AS_PRINTED: Rows = (2, 3, 2, 2, 3, 2)
"""Every public picture of card 92 repeats card 91; only the corrected card makes the deck fair."""

BASIC = tuple(str(number) for number in range(83, 98))
"""The fifteen cards that make all lanes equally fast."""


NOTATION = "card "
_CORRECTED = {NOTATION + number: rows for number, rows in CARDS.items()}
_AS_PRINTED = {**_CORRECTED, NOTATION + "92": CARD_92_AS_PRINTED}


def basic_deck(card_92: str) -> dict[str, Rows]:
    """The fifteen basic cards under the notation of their draws."""
    whole = deck(card_92)
    return {NOTATION + number: whole[NOTATION + number] for number in BASIC}


def deck(card_92: str) -> dict[str, Rows]:
    """A fresh deck under the notation of its draws, card 92 "corrected" or "as printed"."""
    return (_CORRECTED if card_92 == "corrected" else _AS_PRINTED).copy()
