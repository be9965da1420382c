"""What translators are told of the facts that only this box says: what each becomes in a text."""

from __future__ import annotations

KINDS = {
    "territory": "a territory of the map: Kamchatka",
    "continent": "a continent: South America",
    "held": "how many territories somebody has: 12 territories",
    "owner": "whose armies: a player’s name, or nobody",
}
