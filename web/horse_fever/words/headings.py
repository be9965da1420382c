"""Which heading each event stands under in the log, by its kind or by its rule."""

from __future__ import annotations

from collections.abc import Mapping

from game.play import Event

RACE = dict.fromkeys(
    (
        *("off", "deck reshuffled", "movement card", "line crossed", "sprint", "photo finish"),
        *("placed", "ranking"),
    ),
    "race",
)

_OF_KIND: Mapping[str, str] = {
    **RACE,
    "stables placed": "preparation",
    "start": "preparation",
    "die rolled": "end",
    "round": "new race",
    "cannot bet": "first bets",
    "bet passed": "second bets",
    "card placed": "race fixing",
    "card revealed": "cards revealed",
    "cards cancelled": "cards revealed",
    "card discarded": "cards revealed",
    "bet lost": "payoffs",
    "win bet won": "payoffs",
    "show bet won": "payoffs",
    "stable prize": "payoffs",
    "card cash": "payoffs",
    "short": "payoffs",
    "new odds": "new odds",
    "tie broken": "end",
    "game over": "end",
    **dict.fromkeys(
        (
            *(
                "bought",
                "card kept",
                "gift",
                "swap impossible",
                "swap passed",
                "swapped",
                "stable bought",
            ),
            *("loan taken", "purchase passed", "offer", "offer refused", "trade paid"),
            "trade received",
        ),
        "purchases",
    ),
    "horse lined up": "line-up",
    **dict.fromkeys(
        ("horse cash", "assistant paid", "neighbour paid", "neighbour collected"), "payoffs"
    ),
    **dict.fromkeys(
        (
            *("auction", "auction bid", "auction left", "auction unwanted", "point sold"),
            *("point bought", "auction bonus"),
        ),
        "auctions",
    ),
    **dict.fromkeys(("loan repaid", "loan lost", "target"), "final stage"),
}

_OF_RULE: Mapping[str, str] = {
    "1.1.1": "purchases",
    "1.1.5": "purchases",
    "1.1.8": "purchases",
    "2.1.2": "payoffs",
    "4.1": "auctions",
    "4.2": "auctions",
    "3.1.3": "cards revealed",
    "C": "odds change",
    "H": "line-up",
    "2.1": "first bets",
    "2.1.1": "first bets",
    "2.3": "second bets",
    "3.3.4": "payoffs",
    "F.2": "new race",
    **dict.fromkeys(("4.3", "F.3"), "first player"),
}
"""For the kinds of event that can happen in several parts of a race."""

PARTY: Mapping[str, str] = {
    "P.1": "door",
    "P.2": "bookmaker",
    "P.3": "book",
    "P.4": "race",
    "P.5": "race",
    "P.6": "payoffs",
    "P.7": "door",
    "P.8": "teams",
    "P.9": "payoffs",
    "P.10": "end of the party",
}
"""The heading that each rule's events stand under at a party."""


def heading(event: Event) -> str:
    """The heading of an event of the Family or the Board Game; KeyError for an unknown kind."""
    if event.rule == "F.1":
        return "preparation"
    return _OF_KIND.get(event.kind) or _OF_RULE[event.rule]


def party_heading(event: Event) -> str:
    """The heading of an event of the Party Game."""
    return PARTY[event.rule]
