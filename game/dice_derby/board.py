"""The board and the deck: eleven lanes of different lengths, and four cards of each horse."""

from __future__ import annotations

from collections.abc import Mapping

WAYS: Mapping[int, int] = {
    2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1
}  # fmt: skip
"""In how many of the 36 ways two dice show each number."""

LONG: Mapping[int, int] = {
    2: 3, 3: 6, 4: 8, 5: 11, 6: 14, 7: 17, 8: 14, 9: 11, 10: 8, 11: 6, 12: 3
}  # fmt: skip
EVEN: Mapping[int, int] = {
    2: 3, 3: 5, 4: 7, 5: 8, 6: 10, 7: 11, 8: 10, 9: 8, 10: 7, 11: 5, 12: 3
}  # fmt: skip
LANES: Mapping[str, Mapping[int, int]] = {"long": LONG, "even": EVEN}
"""How many steps each horse has to the line: on the board as it is known, and on one of ours.

On the first a card of horse 2 is worth seven of horse 7; on ours none is worth two of another.
"""

HORSES = tuple(LONG)
SCRATCHES = 4
"""So many horses do not run; the n-th costs n chips, for each card and for each later throw."""

QUARTERS = 4
"""Cards of each horse: each is worth a quarter of the pot."""

SUITS = "shdc"
DECK = tuple([f"{horse}{suit}" for suit in SUITS for horse in HORSES])
"""The cards from two to queen: the jack is horse 11, the queen horse 12."""

HORSE: Mapping[str, int] = {card: int(card[:-1]) for card in DECK}
"""The horse of each card."""

DICE: Mapping[str, tuple[int, int]] = {
    f"{one} {other}": (one, other) for one in range(1, 7) for other in range(1, 7)
}
"""Every way in which two dice fall, as it is answered."""
