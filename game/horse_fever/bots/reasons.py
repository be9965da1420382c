"""Why a computer player answered as it did, told as data; the words are the screen's."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # Bets: `kind` is win or show, `chance` from 0 to 1 as the bot judged it.
        "bet on the favourite": ("horse", "kind", "row", "chance"),
        "bet on a good chance": ("horse", "kind", "chance"),
        "my card is behind it": ("horse", "kind", "card", "chance"),
        "my cards will help it": ("horse", "kind", "cards", "chance"),
        "my own stable": ("horse", "kind", "chance"),
        "they seem to have helped it": ("horse", "kind", "seats", "chance"),
        "long odds pay": ("horse", "kind", "chance", "times", "danari"),
        "a safe show": ("horse", "chance"),
        "last race, all or nothing": ("horse", "kind", "chance", "behind"),
        "last race, ahead": ("horse", "kind", "chance", "ahead"),
        "in the mood": ("horse", "kind"),
        # No second bet: what the best one left was.
        "cannot risk more": ("money", "minimum"),
        "no bet worth it": ("horse", "kind", "chance"),
        # Stakes, in Danari.
        "the least will do": ("stake",),
        "a good bet deserves more": ("horse", "kind", "stake", "chance"),
        "keeps money for later": ("stake", "money", "needed"),
        # Cards behind horses: `seats` are those who lose by it.
        "help": ("horse", "card"),
        "spoil": ("horse", "card", "seats"),
        "help for a second bet": ("horse", "card"),
        "bluff": ("horse", "card"),
        "out of the way": ("horse", "card"),
        # A photo finish that only a decision could settle.
        "photo for my bet": ("horse",),
        "photo against theirs": ("horse", "seats"),
        "a fair photo": ("horse",),
        # Party Game: all bets are fair there, so they differ in risk alone.
        "bold when behind": ("horse", "kind", "stake", "place"),
        "safe when ahead": ("horse", "kind", "stake", "place"),
        "six even lanes": ("horse", "kind", "stake"),
        "keeps the party going": (),
        # Anything else.
        "all the same": (),
    }
)
"""Every kind of reason with the names of its facts; those of the shop are in its own table.

A horse is its colour, a card its id, seats are numbers from 0; `behind` and `ahead` are points
between the bot and the best of the others.
"""
