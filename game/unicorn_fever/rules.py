"""The order of play of Unicorn Fever: prepare, race, results; four times, then the end."""

from __future__ import annotations

from collections.abc import Callable

from game.play import Play
from game.rounds import rounds
from game.unicorn_fever.actions import prepare
from game.unicorn_fever.race import reveal, run_race
from game.unicorn_fever.results import finish, get_ready, pay_off, tax
from game.unicorn_fever.setup import set_up, start_round
from game.unicorn_fever.state import Game

Phase = Callable[[Game], Play[None] | None]

ROUND: tuple[Phase, ...] = (start_round, prepare, reveal, run_race, pay_off, tax, get_ready)
"""A race from its preparation to the next; `Game.step` counts along it."""


def play(game: Game) -> Play[None]:
    """Round after round, with a rest before each phase."""
    if game.step < 0:
        yield from set_up(game)
        game.step = 0
    yield from rounds(game, ROUND, lambda it: it.round < it.rounds or it.step)
    finish(game)
