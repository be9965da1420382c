"""What the Gazette says of unpaid loans, in French."""

from __future__ import annotations

DEBTS = (
    "{count:plural(prêt impayé|prêts impayés)}",
    "Les prêts impayés comptent d’abord, la gloire ensuite.",
)
