"""What translators are told of the facts that only this box says: what each becomes in a text."""

from __future__ import annotations

KINDS = {
    "face": "what the die shows",
    "chip": "a chip and its value",
    "laid": "a chip, or one that lies face down",
}
