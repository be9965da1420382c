"""The first bet of a keen computer: it thinks of where its own cards will go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.bots.profiles import Chooser
from game.horse_fever.bots.belief import Prospect, Reading
from game.horse_fever.cards import leaning
from game.horse_fever.lanes import HORSES
from game.horse_fever.view import View

HELPFUL = {"friz-finden", "fritz-finden", "boss", "pecunia-non-olet"}
"""Special cards that do a horse's friends good."""

SPITE, SPREAD = 2.6, 1.5
"""How many of the bad cards go behind one's horse: of two all of them, of more ever fewer, as
there are more horses to spoil. Tried in the arena.
"""


def signs(view: View) -> dict[str, str]:
    """The cards in hand, each good, bad or neither for a horse."""
    cards = view.cards
    return {
        card: "positive" if card in HELPFUL else leaning(cards[card])
        for card in (*view.hand, *view.pending)
        if card in cards
    }


def planned(view: View, horse: str, rival: str) -> dict[str, tuple[str, ...]]:
    """Good cards behind one's own horse, bad ones behind the horse that stands in its way."""
    found = signs(view)
    good = tuple([card for card, sign in found.items() if sign == "positive"])
    bad = tuple([card for card, sign in found.items() if sign == "negative"])
    return {horse: good, rival: bad}


def prospects_by_plan(
    view: View, reading: Reading, rng: Chooser, horses: Iterable[str] = HORSES
) -> Mapping[str, Prospect]:
    """For each horse what it may hope for once one has bet on it and played one's cards.

    One's own cards lie where they serve it. A bet that lies open draws the bad cards of others.
    """
    plain = reading.prospects()
    others = [one for one in view.seats if one.seat != view.seat and not one.out]
    share = SPITE / max(1, len(others)) ** SPREAD
    found = {}
    for horse in horses:
        rival = max((other for other in HORSES if other != horse), key=lambda one: plain[one].win)
        worlds = reading.drawn_against(horse, rival, share, rng)
        found[horse] = reading.prospects(planned(view, horse, rival), worlds)[horse]
    return found
