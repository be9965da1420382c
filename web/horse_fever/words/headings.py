"""Which heading each event stands under in the log, by its kind or by its rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play import Event

_KINDS = {
    "preparation": ("stables placed", "start"),
    "new race": ("round",),
    "first bets": ("cannot bet",),
    "second bets": ("bet passed",),
    "race fixing": ("card placed",),
    "line-up": ("horse lined up",),
    "cards revealed": ("card revealed", "cards cancelled", "card discarded"),
    "race": (
        *("off", "deck reshuffled", "movement card", "line crossed", "sprint", "photo finish"),
        *("placed", "ranking"),
    ),
    "payoffs": (
        *("bet lost", "win bet won", "show bet won", "stable prize", "card cash", "short"),
        *("horse cash", "assistant paid", "neighbour paid", "neighbour collected"),
    ),
    "new odds": ("new odds",),
    "purchases": (
        *("bought", "card kept", "gift", "swap impossible", "swap passed", "swapped"),
        *("stable bought", "loan taken", "purchase passed", "offer", "offer refused"),
        *("trade paid", "trade received"),
    ),
    "auctions": (
        *("auction", "auction bid", "auction left", "auction unwanted", "point sold"),
        *("point bought", "auction bonus"),
    ),
    "final stage": ("loan repaid", "loan lost", "target"),
    "end": ("die rolled", "tie broken", "game over"),
}
"""The kinds of event under each heading that happen in one part of a race."""

_RULES = {
    "purchases": ("1.1.1", "1.1.5", "1.1.8"),
    "line-up": ("H",),
    "first bets": ("2.1", "2.1.1"),
    "odds change": ("C",),
    "second bets": ("2.3",),
    "cards revealed": ("3.1.3",),
    "payoffs": ("2.1.2", "3.3.4"),
    "auctions": ("4.1", "4.2"),
    "first player": ("4.3", "F.3"),
    "new race": ("F.2",),
}
"""For the kinds that can happen in several parts: the rules under each heading."""

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


def _by_each(headed: Mapping[str, Sequence[str]]) -> Mapping[str, str]:
    """The heading of each kind, or of each rule."""
    return {each: heading for heading, under in headed.items() for each in under}


_OF_KIND, _OF_RULE = _by_each(_KINDS), _by_each(_RULES)


def heading(event: Event) -> str:
    """The heading of an event of the Family or the Board Game; KeyError for an unknown kind."""
    if event.rule == "F.1":
        return "preparation"
    return _OF_KIND.get(event.kind) or _OF_RULE[event.rule]


def party_heading(event: Event) -> str:
    """The heading of an event of the Party Game."""
    return PARTY[event.rule]
