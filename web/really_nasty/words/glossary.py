"""The words that are explained, each by the rule that says it in full; in no language."""

from __future__ import annotations

RULES = {
    "grade": "N.12",
    "length": "N.8",
    "lane": "N.4",
    "double": "N.12",
    "faller": "N.17",
    "odds": "N.5",
    "stable": "N.3",
    "deposit": "N.23",
    "weighed in": "N.23",
    "riderless": "N.20",
    "EP": "N.12",
    "QU": "N.12",
    "FW": "N.12",
}
"""The rule of every word, in any language."""
