"""The first bet of a thoughtful computer: it thinks of where its own cards will go."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.hunches import HELPFUL
from game.bots.minds import Chooser
from game.bots.reading import Prospect, Reading
from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.view import View
from game.racing.dice import HORSES

SPITE = 1.0
"""How many of the bad cards go behind the horse on which one of two players has bet."""


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


def prospects_by_plan(view: View, reading: Reading, rng: Chooser) -> Mapping[str, Prospect]:
    """For every horse what it may hope for once one has bet on it and played one's cards."""
    plain = reading.prospects()
    return {horse: helped(view, reading, plain, horse, rng) for horse in HORSES}


def prospect_by_plan(view: View, reading: Reading, horse: str, rng: Chooser) -> Prospect:
    """The same of one horse alone."""
    return helped(view, reading, reading.prospects(), horse, rng)


def helped(
    view: View, reading: Reading, plain: Mapping[str, Prospect], horse: str, rng: Chooser
) -> Prospect:
    """What a horse may hope for with one's own cards where they serve it, and others' against it.

    A bet that lies open draws the bad cards of everybody else.
    """
    rival = max((other for other in HORSES if other != horse), key=lambda one: plain[one].win)
    others = sum(1 for one in view.seats if not one.out) - 1
    worlds = reading.drawn_against(horse, rival, SPITE / max(1, others) ** 0.8, rng)
    return reading.prospects(planned(view, horse, rival), worlds)[horse]
