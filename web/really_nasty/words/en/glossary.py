"""The words of a nasty meeting, each with the rule that says it in full."""

from __future__ import annotations

from collections.abc import Mapping

from game.really_nasty.cards import DOUBLES
from game.really_nasty.course import FENCES
from web.really_nasty.words.names import SECTION_NAMES


def _grades(section: str) -> str:
    """The grades that double in a section."""
    *others, last = (str(grade) for grade, sections in DOUBLES.items() if section in sections)
    return f"grades {', '.join(others)} and {last} may double there."


GLOSSARY: Mapping[str, tuple[str, str, str, str]] = {
    "grade": (
        "Grade",
        "grade|grades",
        "Where a horse may double its roll: grade 1 in all three sections, grade 6 in one.",
        "N.12",
    ),
    "length": ("Length", "length|lengths", "One space, and one pip of the die.", "N.8"),
    "lane": ("Lane", "lane|lanes", "Lane 1 runs on the inside and is the shortest.", "N.4"),
    "double": ("Double", "double|doubles|doubled", "To run the same roll once more.", "N.12"),
    "faller": ("Faller", "faller|fallers", "A card that brings a horse down on its fence.", "N.17"),
    "odds": ("Odds", "odds", "6–1 wins £6 for £1, and the stake comes back.", "N.5"),
    "stable": (
        "Stable",
        "stable|stables",
        "The six horses of one player, all in one colour.",
        "N.3",
    ),
    "deposit": ("Deposit", "deposit", "What an objection costs unless it stands.", "N.23"),
    "weighed in": (
        "Weighed in",
        "weighed in",
        "The jockeys have been weighed: the result stands and bets are paid.",
        "N.23",
    ),
    "riderless": (
        "Riderless",
        "riderless",
        "A loose horse: it is in the way, it cannot win.",
        "N.20",
    ),
    "EP": (
        SECTION_NAMES["EP"],
        SECTION_NAMES["EP"],
        f"EP, from the start up to the {FENCES['stand'].name}: {_grades('EP')}",
        "N.12",
    ),
    "QU": (
        SECTION_NAMES["QU"],
        SECTION_NAMES["QU"],
        f"QU, on the back straight between {FENCES['rails'].name} and {FENCES['gorse'].name}: "
        f"{_grades('QU')}",
        "N.12",
    ),
    "FW": (
        SECTION_NAMES["FW"],
        SECTION_NAMES["FW"],
        f"FW, the first spaces of the final straight: {_grades('FW')}",
        "N.12",
    ),
}
"""By id: word, the ways to write it, what it means, its rule."""
