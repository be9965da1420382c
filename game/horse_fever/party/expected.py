"""What a host could expect to write down beyond the menu: `objections` speaks against it."""

from __future__ import annotations

from collections.abc import Iterable

from game.horse_fever.lanes import HORSES
from game.horse_fever.party.guests import next_seat
from game.horse_fever.party.state import LARGEST_STAKE, MOST_GUESTS, Guest, Party
from game.horse_fever.state import KINDS
from game.play import CHANCE, Ask
from game.racing import movement


def expected(game: Party, ask: Ask) -> Iterable[str]:
    """Every guest with every horse, a few stakes of each, and all comings and goings."""
    if ask.who == CHANCE:
        cards = ask.what == "movement card"
        return [movement.NOTATION + number for number in movement.CARDS] if cards else ()
    if ask.what == "photo finish":
        return [*(f"ahead {horse}" for horse in HORSES), "pass"]
    bets = [text for guest in game.guests for text in bets_of(guest)]
    comings = [
        f"{word} {number}"
        for word in ("in", "out", "alone")
        for number in range(1, min(MOST_GUESTS, next_seat(game)) + 1)
    ]
    teams = [
        f"team {one.seat + 1} with {other.seat + 1}" for one in game.guests for other in game.guests
    ]
    return [*bets, *comings, *teams, "close", "race", "end", "pass"]


def bets_of(guest: Guest) -> Iterable[str]:
    """One guest's bets on every horse, and stakes of which some are too small, large or odd."""
    number, most = guest.seat + 1, guest.money + guest.staked
    yield f"{number} tear"
    for kind in KINDS:
        for horse in HORSES:
            yield f"{number} {kind} {horse} 100"
        for stake in sorted({0, 150, most, most + 100, LARGEST_STAKE, LARGEST_STAKE + 100}):
            yield f"{number} {kind} red {stake}"
