"""What translators are told of the facts that only this box says: what each becomes in a text."""

from __future__ import annotations

KINDS = {
    "silk": "a stable’s colours: Red Hoops",
    "race": "a race by its English name",
    "fence": "a fence by its English name",
    "section": "a section of the course",
    "at": "at whose horse a card is thrown, with a space before it, or nothing",
}
