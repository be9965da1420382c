"""What the Gazette says of unpaid loans, in Italian."""

from __future__ import annotations

DEBTS = (
    "{count:plural(prestito|prestiti)} da saldare",
    "Contano prima i prestiti da saldare, poi la gloria.",
)
