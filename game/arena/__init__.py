"""The arena: computer players against each other, many games at once: `python -m game.arena`.

It stands outside the rules as the page does, so it may roll dice, read the clock and use all cores;
nothing else of `game` or `web` imports it, and the page does not carry it.
"""

from game.arena.crowd import Crowd
from game.arena.figures import Estimate, estimate, summary
from game.arena.lineups import Match, ladder, match
from game.arena.playing import Played, play

__all__ = [
    "Crowd",
    "Estimate",
    "Match",
    "Played",
    "estimate",
    "ladder",
    "match",
    "play",
    "summary",
]
