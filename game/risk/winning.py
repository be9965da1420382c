"""Who has won, and the end of the game (R.18, R.20)."""

from __future__ import annotations

from game.risk import missions
from game.risk.state import Game


def won_by(game: Game) -> str:
    """The rule by which whoever has the turn has won, "" while nobody has."""
    if len(game.here()) == 1:
        return "R.18"
    return "R.20" if missions.is_done(game, game.turn) else ""


def end_if_won(game: Game) -> bool:
    """End the game where whoever has the turn has won; whether it is over."""
    if game.phase != "over" and (rule := won_by(game)):
        seat = game.turn
        if rule == "R.20":
            game.tell("mission done", rule, seat=seat, mission=game.missions[seat])
        end(game, rule, seat)
    return game.phase == "over"


def end(game: Game, rule: str, winner: int = -1) -> None:
    """Nobody plays on; without a winner the map decides (R.21)."""
    game.phase, game.winner = "over", winner
    game.tell("game over", rule)
