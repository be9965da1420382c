"""Computer players: how well they play and in what spirit, and who answers next.

A title brings its own players (`Title.computers`); one without any is played by chance.
"""

from game.bots.profiles import LEVELS, NAMES, TEMPERS, Mind, Reason, mind_of
from game.bots.random_bot import random_legal
from game.bots.runner import FALLBACK, RANDOM, next_answer, next_entry, reason

__all__ = [
    "FALLBACK", "LEVELS", "NAMES", "RANDOM", "TEMPERS", "Mind", "Reason", "mind_of", "next_answer",
    "next_entry", "random_legal", "reason",
]  # fmt: skip
