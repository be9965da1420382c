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
    return {horse: helped(view, reading, plain, horse) for horse in HORSES}


def prospect_by_plan(view: View, reading: Reading, horse: str) -> Prospect:
    """The same of one horse alone."""
    return helped(view, reading, reading.prospects(), horse)


def helped(
    view: View, reading: Reading, plain: Mapping[str, Prospect], horse: str
) -> Prospect:
    """What a horse may hope for with one's good cards, and its best rival with the bad ones."""
    rival = max((other for other in HORSES if other != horse), key=lambda one: plain[one].win)
    return reading.prospects(planned(view, horse, rival))[horse]
