"""What translators are told of the facts that only this box says: what each becomes in a text."""

from __future__ import annotations

KINDS = {
    "side": "a side of the coin: heads, tails",
    "picks": "what each player has picked: Ann heads, Ben tails",
}
