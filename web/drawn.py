"""The games that have their pages; a game of the house may be playable before it is drawn."""

from __future__ import annotations

PARTY = "horse-fever/party"
DRAWN = ("horse-fever/family", "horse-fever/board", PARTY)
