"""What the Gazette says of unpaid loans, in English."""

from __future__ import annotations

DEBTS = (
    "{count:plural(loan|loans)} unpaid",
    "Unpaid loans count first, and glory after that.",
)
