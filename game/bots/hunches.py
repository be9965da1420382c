"""What a card's owner tells by where it lies: people help what they bet on and spoil the rest."""

from __future__ import annotations

from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.form.lanes import Hunch
from game.horse_fever.view import SeatView, View

BEHIND_MINE = {"positive": 1.0, "negative": 0.06, "special": 0.45}
BEHIND_OTHERS = {"positive": 0.16, "negative": 0.75, "special": 0.4}
"""How readily a card of each sign is put behind a horse that one has an interest in, or not."""

HELPFUL = {"friz-finden", "fritz-finden", "boss", "pecunia-non-olet"}
"""Special cards that do a horse's friends good."""


def backed_by(player: SeatView) -> set[str]:
    """The horses that a player has bet on, or, before any bet, owns the stable of."""
    return {bet.horse for bet in player.bets} or set(player.stables)


def hunch_of(view: View) -> Hunch:
    """How readily each other player would put each card behind each horse."""
    cards = ACTION_CARDS[view.edition]
    backed = {player.seat: backed_by(player) for player in view.seats}

    def hunch(owner: int, horse: str, card: str) -> float:
        sign = "positive" if card in HELPFUL else cards[card].sign
        return (BEHIND_MINE if horse in backed[owner] else BEHIND_OTHERS)[sign]

    return hunch


def helpers_of(view: View, horse: str) -> list[int]:
    """The others who have put a card behind a horse that they have bet on."""
    owners = dict.fromkeys(seat for seat, card in view.placed[horse] if card is None)
    return [seat for seat in owners if horse in {bet.horse for bet in view.seats[seat].bets}]
