"""The words of Unicorn Fever, each with the rule that says it in full."""

from __future__ import annotations

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, str, str, str]] = {
    "glory": (
        "Glory",
        "glory",
        "Stars. Most of them at the end win; they are taxed.",
        "R.5.2",
    ),
    "enraged": (
        "Enraged",
        "enraged",
        "The unicorn with the worst odds uses its power.",
        "R.12",
    ),
    "carrot": (
        "Carrot",
        "carrot",
        "Marks the first player; it comes with the first gold token.",
        "R.2.6",
    ),
    "contract": (
        "Contract",
        "contract|contracts",
        "Works for you from signing to the end.",
        "R.2.4",
    ),
    "loan": (
        "Loan",
        "loan|loans",
        "20 gold now, 25 back at the end. Unpaid loans rank last.",
        "R.6",
    ),
    "sprint": (
        "Sprint",
        "sprint|sprints",
        "Two dice: the colours shown run one space more.",
        "R.3.5",
    ),
    "photo": (
        "Photo finish",
        "photo finish",
        "Level behind the line: cards, then odds decide.",
        "R.3.7",
    ),
    "early": (
        "Early place bet",
        "early place bet|early place bets",
        "Pays for the first three.",
        "R.2.2",
    ),
    "owner": (
        "Owner",
        "owner|owners",
        "Gets a prize if their unicorn is among the first three.",
        "R.4.1",
    ),
    "tax": ("Glory Tax", "glory tax", "A gold for each glory, after every race.", "R.4.2"),
}
"""By id: word, the ways to write it, what it means, its rule."""
