"""The kinds of reason for what only the Board Game asks; `reasons.py` has those for bets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SHOP_KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # Purchases, all prices in Danari; what passing or a loan brings is `danari`.
        "keeps money to bet": ("danari",),
        "saves up": ("danari",),
        "buys action": ("price",),
        "buys target": ("price",),
        "buys assistant": ("price",),
        "buys horse": ("price",),
        "a stable earns its keep": ("horse", "price", "row"),
        "takes a loan": ("loan", "danari", "owed"),
        "asks another": ("seat", "what", "card", "price"),
        "in the mood to shop": ("price",),
        # Asked to sell: `seat` is who asks.
        "sells dear": ("seat", "what", "card", "price"),
        "too cheap to sell": ("seat", "what", "card", "price"),
        # Cards drawn, and swaps: `chance` is that to lead alone in the end.
        "its target leads": ("target", "chance"),
        "keeps the best card": ("what", "card"),
        "swaps for the best": ("seat", "card"),
        "likes the character": ("character",),
        # Line-up and Eric's blackboard.
        "helps its stable": ("card", "horse"),
        "earns by running": ("card", "horse"),
        "leaves the stable as it is": (),
        "helps its horse": ("horse", "rows"),
        "harms their horse": ("horse", "rows"),
        "leaves the odds alone": (),
        # Auctions.
        "sells a point dear": ("price",),
        "keeps its point": ("price",),
        "buys a point": ("price",),
        "money is idle": ("price",),
        "too dear": ("price",),
    }
)
"""Every kind with the names of its facts; a stable is its colour, a card its id, "" for a target.

`what` is the kind of card, `seat` a number from 0.
"""
