"""What translators are told of the facts that only this box says: what each becomes in a text."""

from __future__ import annotations

KINDS = {
    "chips": "a number of chips, without its sign: 3 chips",
    "to": "what a bet is laid on: win, place, show",
}
