"""What a player goes by who must move another horse than in the real race."""

from __future__ import annotations

from game.bots.profiles import Mind
from game.winners_circle.bots.stakes import Stakes, stakes_of
from game.winners_circle.cards import HORSES
from game.winners_circle.state import Game
from game.winners_circle.view import view

EVEN = Mind("keen")


def stakes_without(game: Game, hidden: int, seat: int) -> Stakes:
    """The stakes of a seat of even temper, as if one of the others had laid no chip."""
    bets = [(bet.seat, bet.chip, HORSES.index(bet.horse)) for bet in game.bets]
    seen = view(game, None)._replace(money=(0,) * len(game.money))  # as a single race begins
    return stakes_of(seen, seat, [bet for bet in bets if bet[0] != hidden], EVEN)
