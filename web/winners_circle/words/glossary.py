"""The words that are explained, each by the rule that says it in full; in no language."""

from __future__ import annotations

RULES = {
    "chip": "W.3",
    "gate": "W.2",
    "show": "W.7",
    "place": "W.7",
    "pace": "W.6",
    "blocked": "W.5",
    "line": "W.7",
    "coat": "W.2",
}
"""The rule of every word, in any language."""
