"""The words that are explained, each by the rule that says it in full; in no language."""

from __future__ import annotations

RULES = {
    "scratch": "D.3",
    "pot": "D.6",
    "slip": "D.9",
    "place": "D.9",
    "show": "D.9",
    "jockey": "D.8",
}
"""The rule of every word, in any language."""
