"""The words that are explained, each by the rule that says it in full; in no language."""

from __future__ import annotations

RULES = {
    "glory": "R.5.2",
    "enraged": "R.12",
    "carrot": "R.2.6",
    "contract": "R.2.4",
    "loan": "R.6",
    "sprint": "R.3.5",
    "photo": "R.3.7",
    "early": "R.2.2",
    "owner": "R.4.1",
    "tax": "R.4.2",
}
"""The rule of every word, in any language."""
