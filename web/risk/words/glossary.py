"""The words that are explained, each by the rule that says it in full; in no language."""

from __future__ import annotations

RULES = {
    "army": "R.1",
    "continent": "R.5",
    "set": "R.7",
    "wild": "R.7",
    "fortify": "R.17",
    "neutral": "R.19",
    "mission": "R.20",
}
"""The rule of every word, in any language."""
