"""Until one is left: who is out after a race (D.11)."""

from __future__ import annotations

from collections.abc import Sequence

from game.dice_derby.state import Game


def leave(game: Game) -> None:
    """Those who cannot settle are out; those who go together are placed by what they owe."""
    for seat in going(game):
        game.out = {**game.out, seat: game.race}
        game.tell("out", "D.11", seat=seat)


def going(game: Game) -> list[int]:
    """Who is out now."""
    here = game.here()
    if game.rulings.on_credit:
        return owing(here, game.money)
    return [seat for seat in here if seat in game.broke or not game.money[seat]]


def owing(here: Sequence[int], money: Sequence[int]) -> list[int]:
    """Of those who are here, who owes; where all do, not those who owe least: one is always left.

    Should several of them owe as little, they race again.
    """
    owe = [seat for seat in here if money[seat] < 0]
    if len(owe) < len(here):
        return owe
    least = max(money[seat] for seat in owe)
    return [seat for seat in owe if money[seat] < least]
