"""What translators are told of the facts that only this box says: what each becomes in a text."""

from __future__ import annotations

KINDS = {
    "gold": "an amount of gold, without its sign",
    "glory": "an amount of glory, without its sign",
    "clan": "a clan",
}
