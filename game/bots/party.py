"""Computer guests of the Party Game: the slips they hand in while the book is open."""

from __future__ import annotations

from game.bots.shopping import Chooser
from game.horse_fever.party.view import PartyView
from game.play import Ask
from game.racing.dice import HORSES


def party_entry(name: str, view: PartyView, ask: Ask, rng: Chooser) -> str | None:
    """The next bet of this guest, as `7 win red 300`; None when there is nothing more."""
    assert view.seat is not None
    guest = view.guests[view.seat]
    if guest.win is not None or guest.money < 100:
        return None
    horse = HORSES[int(rng.random() * len(HORSES))]
    return f"{view.seat + 1} win {horse} 100"
