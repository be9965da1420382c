"""What the rules say besides in a game that goes on by an earlier version of them."""

from __future__ import annotations

from collections.abc import Mapping

_BEGUN = "This game was begun under version {version} of the rules and goes on by it: "


def _in_version(version: int, told: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The paragraph that each rule ends with in a game of this version."""
    begun = _BEGUN.format(version=version)
    return {f"{version} {rule}": (begun + text,) for rule, text in told.items()}


_ALWAYS = "the first player card passes to the left at the end of every round."
_TRADES = "you may buy from a player in both purchases of a round."

_PLACED = "whoever is bankrupt stands behind all others, with a place that counts."

EARLIER: Mapping[str, tuple[str, ...]] = _in_version(
    1,
    {
        "H": (
            "Armand or Pecunia in the lane takes the place of the money that Biscuit or Bosson "
            "would bring."
        ),
        "S": "a card that swaps has to be swapped, also one bought from a player.",
        "1.1.8": _TRADES,
        "1.2": _TRADES,
        "C": "Miss Double may buy the same kind from a player twice in a round.",
        "3.3.4": (
            "a first player who goes out at the first bet hands the card on at once, and it passes "
            "again at the end of the round. One who goes out at the payoffs hands it on only then."
        ),
        "4.3": _ALWAYS,
        "F.3": _ALWAYS,
        "5.1": _PLACED,
    },
) | _in_version(2, {"5.1": _PLACED})
"""By version and rule; the rulings are those of `game/horse_fever/rulings.py`."""
