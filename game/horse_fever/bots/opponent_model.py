"""What a card tells by where it lies: people help what they have bet on and spoil the rest."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.horse_fever.cards import card_of, leaning
from game.horse_fever.form.lanes import Likelihood
from game.horse_fever.lanes import HORSES
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

DUEL: Mapping[str, tuple[float, float, float]] = {
    "positive": (0.43, 0.01, 0.14),
    "negative": (0.01, 0.88, 0.03),
    "alfio-allibratore": (0.08, 0.01, 0.23),
    "steven-sting": (0.02, 0.95, 0.01),
    "fritz-finden": (0.58, 0.01, 0.10),
    "friz-finden": (0.58, 0.01, 0.10),
    "rochelle-recherche": (0.05, 0.65, 0.08),
}
"""The same between two, who have but one horse each to spoil: counted in 40 of their games."""

NO_HABIT = (0.3, 0.3, 0.12)
"""Of cards that do nothing to the race."""


def backed_by(player: SeatView) -> set[str]:
    """The horses that a player has bet on."""
    return {bet.horse for bet in player.bets}


def likelihood_of(view: View) -> Likelihood:
    """How readily each other player would put each card behind each horse."""
    backed = {player.seat: backed_by(player) for player in view.seats}
    known: dict[tuple[int, str], dict[str, float]] = {}

    def likelihood(owner: int, horse: str, card: str) -> float:
        key = owner, kind_of(view.edition, card)
        if key not in known:
            known[key] = dict(zip(HORSES, habits_of(*key, backed), strict=True))
        return known[key][horse]

    return likelihood


def kind_of(edition: str, card: str) -> str:
    """What a card is to habit: one of a kind of its own, or of its sign."""
    return card if card in HABITS else leaning(card_of(edition, card))


def habits_of(owner: int, kind: str, backed: Mapping[int, Collection[str]]) -> list[float]:
    """How readily a player puts a card of this kind behind each horse, by all that is `backed`."""
    mine = backed[owner]
    if not mine:
        return [1.0] * len(HORSES)
    own, theirs, nobodys = (DUEL if len(backed) == 2 else HABITS).get(kind, NO_HABIT)
    taken = {horse for horses in backed.values() for horse in horses}
    return [own if horse in mine else theirs if horse in taken else nobodys for horse in HORSES]


def helpers_of(view: View, horse: str) -> list[int]:
    """The others who have put a card behind a horse that they have bet on."""
    owners = dict.fromkeys(seat for seat, card in view.placed[horse] if card is None)
    return [seat for seat in owners if horse in backed_by(view.seats[seat])]
