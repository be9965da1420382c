"""The first bet of a thoughtful computer: it thinks of where its own cards will go."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.hunches import HELPFUL
from game.bots.reading import Prospect, Reading
from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.view import View
from game.racing.dice import HORSES


def signs(view: View) -> dict[str, str]:
    """The cards in hand, each good, bad or neither for a horse."""
    cards = ACTION_CARDS[view.edition]
    return {
        card: "positive" if card in HELPFUL else cards[card].sign
        for card in (*view.hand, *view.pending)
        if card in cards
    }


def planned(view: View, horse: str, rival: str) -> dict[str, tuple[str, ...]]:
    """Good cards behind one's own horse, bad ones behind the horse that stands in its way."""
    found = signs(view)
    good = tuple([card for card, sign in found.items() if sign == "positive"])
    bad = tuple([card for card, sign in found.items() if sign == "negative"])
    return {horse: good, rival: bad}


def prospects_by_plan(view: View, reading: Reading) -> Mapping[str, Prospect]:
    """For every horse what it may hope for once one's own cards stand behind it."""
    plain = reading.prospects()
    if not signs(view):
        return plain
    best = sorted(HORSES, key=lambda horse: plain[horse].win, reverse=True)
    return {
        horse: reading.prospects(planned(view, horse, best[0] if best[0] != horse else best[1]))[
            horse
        ]
        for horse in HORSES
    }
