"""What a card tells by where it lies: people help what they have bet on and spoil the rest."""

from __future__ import annotations

from collections.abc import Mapping

from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.form.lanes import Hunch
from game.horse_fever.view import SeatView, View

HABITS: Mapping[str, tuple[float, float, float]] = {
    "positive": (0.60, 0.03, 0.13),
    "negative": (0.02, 0.70, 0.09),
    "alfio-allibratore": (0.30, 0.15, 0.18),
    "steven-sting": (0.04, 0.70, 0.08),
    "fritz-finden": (0.70, 0.08, 0.08),
    "friz-finden": (0.70, 0.08, 0.08),
    "rochelle-recherche": (0.10, 0.60, 0.10),
}
"""How readily a card goes behind a horse that its owner has bet on, that only others have bet on,
and that nobody has bet on: set by hand from what computers did in some 55 games."""

NO_HABIT = (0.3, 0.3, 0.12)
"""Of cards that do nothing to the race."""


def backed_by(player: SeatView) -> set[str]:
    """The horses that a player has bet on."""
    return {bet.horse for bet in player.bets}


def hunch_of(view: View) -> Hunch:
    """How readily each other player would put each card behind each horse."""
    cards = ACTION_CARDS[view.edition]
    backed = {player.seat: backed_by(player) for player in view.seats}

    def hunch(owner: int, horse: str, card: str) -> float:
        if not backed[owner]:
            return 1.0
        habit = HABITS.get(card) or HABITS.get(cards[card].sign, NO_HABIT)
        if horse in backed[owner]:
            return habit[0]
        return habit[1 if any(horse in others for others in backed.values()) else 2]

    return hunch


def helpers_of(view: View, horse: str) -> list[int]:
    """The others who have put a card behind a horse that they have bet on."""
    owners = dict.fromkeys(seat for seat, card in view.placed[horse] if card is None)
    return [seat for seat in owners if horse in backed_by(view.seats[seat])]
