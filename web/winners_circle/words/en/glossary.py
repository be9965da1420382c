"""The racing words of Winner's Circle, each with the rule that says it in full."""

from __future__ import annotations

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, str, str, str]] = {
    "chip": (
        "Chip",
        "chip|chips|chip of 1|chip of 2",
        "A bet on one horse. A 2 counts for two bets, and is paid twice.",
        "W.3",
    ),
    "gate": ("Gate", "gate|gates", "Where a horse starts: the first has the shortest way.", "W.2"),
    "show": (
        "Show",
        "show|shows",
        "To be among the first three; also the third place alone.",
        "W.7",
    ),
    "place": ("Place", "placed", "To come second.", "W.7"),
    "pace": ("Pace", "pace", "Set by the first horse that gets to space 18.", "W.6"),
    "blocked": ("Blocked", "blocked", "No free space at the end of a move.", "W.5"),
    "line": ("Line", "over the line|the line", "The end of the lap, behind space 36.", "W.7"),
    "coat": ("Coat", "coat|coats", "A horse’s colour: that of its gate.", "W.2"),
}
"""By id: word, the ways to write it, what it means, its rule."""
