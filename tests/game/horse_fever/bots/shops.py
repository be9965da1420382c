"""A shopper at a table laid by hand: what it answers there, and why."""

from __future__ import annotations

from random import Random

from game.bots.profiles import Mind
from game.horse_fever.bots import shopping
from game.horse_fever.state import Game
from game.horse_fever.view import view
from tests.game.horse_fever.scripted import board, buying
from tests.game.scripted import Phase

KEEN, SHARP = Mind("keen"), Mind("sharp")
THINKERS = (KEEN, SHARP)


def asked(phase: Phase, game: Game, mind: Mind) -> str:
    """What this mind answers to the open question."""
    assert phase.ask is not None
    answer = shopping.answer(view(game, phase.ask.who), phase.ask, Random(1), mind)
    assert answer in phase.ask.options
    return answer


def reason(phase: Phase, game: Game, mind: Mind) -> tuple[str, dict[str, object]]:
    """Why it answers so: the kind and the facts."""
    assert phase.ask is not None
    seen = view(game, phase.ask.who)
    why = shopping.why(seen, phase.ask, asked(phase, game, mind), mind)
    assert why is not None
    return why.kind, dict(why.facts)


def shop(seats: int = 3, round: int = 1, money: int = 3000, **options: str) -> Game:
    """A Board Game of six races in its first purchase, everybody with as much money."""
    game = board(seats, **{"length": "6", **options})
    game.round, game.phase = round, "first purchase"
    for player in game.players:
        player.money = money
    return game


def purchase(game: Game, mind: Mind, step: int = 1) -> str:
    """What the first seat buys."""
    return asked(buying(game, 0, step), game, mind)
