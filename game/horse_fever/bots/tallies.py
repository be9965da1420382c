"""What lies open of every target's count: stables, cards, Danari, points."""

from __future__ import annotations

from game.horse_fever.people import ASSISTANTS, HORSE_CARDS, LOANS
from game.horse_fever.view import SeatView, View

DOUBLES = {
    card.id: sum(int(effect.value) for effect in card.effects if effect.op == "count")
    for cards in (*ASSISTANTS.values(), *HORSE_CARDS.values())
    for card in cards.values()
    if any(effect.op == "count" for effect in card.effects)
}
"""The cards that count for more than one, with how many more."""


def tallies(view: View) -> tuple[dict[str, int], ...]:
    """One player after the other, each with what every kind of target counts."""
    return tuple(tally(seat) for seat in view.seats)


def tally(seat: SeatView) -> dict[str, int]:
    """What every kind of target counts of one player's belongings, loans taken off."""
    stables = len(seat.stables)
    return {
        "most-stables": stables,
        "fewest-stables": stables,
        "most-assistants": number(seat.assistants),
        "most-horses": number(seat.horses),
        "most-targets": seat.targets,
        "most-danari": seat.money - sum(LOANS[kind][1] for kind in seat.loans),
        "fewest-vp": seat.vp,
    }


def number(cards: tuple[str, ...]) -> int:
    """How many cards these count for."""
    return len(cards) + sum(DOUBLES.get(card, 0) for card in cards)
