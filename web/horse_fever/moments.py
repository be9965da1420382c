"""How each kind of event of Horse Fever is shown: its pace, its sound, and what it holds."""

from __future__ import annotations

from collections.abc import Mapping

from web.desk.moment import Moment

MOMENTS: Mapping[str, Moment] = {
    "stables placed": Moment("chalk"),
    "start": Moment(""),
    "die rolled": Moment("tick"),
    "first player": Moment(""),
    "round": Moment("", opens=True),
    "cards dealt": Moment("card"),
    "cannot bet": Moment(""),
    "bet laid": Moment("coins", 0.9, act=True, own=True),
    "bet passed": Moment("", 0.7, act=True, own=True),
    "card placed": Moment("card", 0.9, act=True, own=True),
    "card revealed": Moment("card", 0.6),
    "cards cancelled": Moment("card", 1.0),
    "card discarded": Moment("card", 1.0),
    "odds shifted": Moment("chalk", 1.0),
    "off": Moment("bell", 0.8, moving=True, starts=True),
    "deck reshuffled": Moment("card"),
    "movement card": Moment("card", 0.8, moving=True, rolls=0.4),
    "line crossed": Moment(""),
    "sprint": Moment("tick", 0.7, moving=True, rolls=0.4),
    "photo finish": Moment("tick", 1.3, moving=True, rolls=0.8),
    "placed": Moment("chalk", 0.35, moving=True),
    "ranking": Moment("chalk", 1.0, holds="finish"),
    "bet lost": Moment(""),
    "win bet won": Moment("coins"),
    "show bet won": Moment("coins"),
    "stable prize": Moment("coins"),
    "card cash": Moment("coins"),
    "short": Moment(""),
    "penalty": Moment(""),
    "eliminated": Moment(""),
    "new odds": Moment("chalk", 1.0, holds="payoffs"),
    "tie broken": Moment(""),
    "game over": Moment("bell", 1.0, holds="payoffs"),
    "bought": Moment("coins", 0.8, act=True, own=True),
    "card kept": Moment("card", 0.9, act=True),
    "gift": Moment("coins"),
    "swap impossible": Moment(""),
    "swap passed": Moment("", 0.7, act=True),
    "swapped": Moment("card", 1.0, act=True),
    "stable bought": Moment("coins", 0.9, act=True, own=True),
    "loan taken": Moment("coins", 0.9, act=True, own=True),
    "purchase passed": Moment("", 0.7, act=True, own=True),
    "offer": Moment("", 0.9, act=True, own=True),
    "offer refused": Moment("", 0.8, act=True),
    "trade paid": Moment("coins"),
    "trade received": Moment("", 0.9, act=True),
    "horse lined up": Moment("chalk", 0.9, act=True, own=True),
    "horse cash": Moment("coins"),
    "assistant paid": Moment("coins"),
    "neighbour paid": Moment("coins"),
    "neighbour collected": Moment(""),
    "friend's gift": Moment("coins"),
    "auction": Moment(""),
    "auction bid": Moment("tick", 0.5, own=True),
    "auction left": Moment("", 0.5),
    "auction unwanted": Moment("hammer", 1.0, holds="hammer"),
    "point sold": Moment("hammer", 1.0, holds="hammer"),
    "point bought": Moment("hammer", 1.0, holds="hammer"),
    "auction bonus": Moment("", holds="hammer"),
    "loan repaid": Moment("coins"),
    "loan lost": Moment(""),
    "target": Moment(""),
}

PARTY_MOMENTS: Mapping[str, Moment] = {
    kind: moment._replace(pace=0.0) if moment.act else moment for kind, moment in MOMENTS.items()
}
"""At a party the computer guests write in the book like everybody else: no act is shown alone."""
