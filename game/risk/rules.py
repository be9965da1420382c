"""The order of play of Risk: placing, then turn after turn until somebody has won."""

from __future__ import annotations

from itertools import combinations

from game.play import REST, Ask, Play
from game.risk import attacking, fortifying, reinforcing
from game.risk.board import TERRITORIES
from game.risk.placing import BEFORE
from game.risk.state import ROUNDS, Game
from game.risk.winning import end, end_if_won
from game.rounds import rounds


def play(game: Game) -> Play[None]:
    """A rest before each placing, and before each phase of a turn."""
    while game.phase in BEFORE:
        yield REST
        yield from BEFORE[game.phase](game)
    yield from rounds(game, PHASES, lambda it: it.phase != "over")


def begin(game: Game) -> None:
    """The next turn, unless the last round is over or a mission has come true (R.20, R.21)."""
    seats = game.seats
    is_new = not game.turns or (game.turn - game.first) % seats <= game.round_at
    limit = ROUNDS[game.options["end"]]
    if is_new and limit and game.round == limit:
        return end(game, "R.21")
    game.turns += 1
    game.round += is_new
    game.round_at = (game.turn - game.first) % seats
    game.conquered, game.battle = False, None
    if is_new:
        game.tell("round", "R.5", number=game.round)
    game.tell("turn", "R.5", seat=game.turn, round=game.round, number=game.turns)
    if not end_if_won(game):
        game.phase = "reinforce"
        reinforcing.draw_income(game)
    return None


def trade(game: Game) -> Play[None]:
    """Sets of cards, before armies are placed (R.7)."""
    yield from reinforcing.may_trade(game)


def place(game: Game) -> Play[bool]:
    """All armies in hand (R.6); False while there are some."""
    is_done = yield from reinforcing.place(game)
    return end_if_won(game) or is_done


def attack(game: Game) -> Play[bool]:
    """Attacks, as many as are wanted (R.11); False as long as there may be more."""
    game.phase = "attack"
    is_over = yield from attacking.attack(game)
    return end_if_won(game) or is_over


def fortify(game: Game) -> Play[None]:
    """One move (R.17)."""
    game.phase = "fortify"
    yield from fortifying.fortify(game)
    end_if_won(game)


def finish(game: Game) -> Play[None]:
    """The card of this turn (R.15), and the next one's turn."""
    yield from fortifying.draw_card(game)
    game.turn = game.after(game.turn)


PHASES = (begin, trade, place, attack, fortify, finish)
"""A turn; `Game.step` counts along it."""


def expected(game: Game, ask: Ask) -> tuple[str, ...]:
    """What a player may think of: any territory, any two that touch, any three cards."""
    if ask.what in ("claim", "neutral"):
        return TERRITORIES
    if ask.what == "place":
        count = "" if ask.rule == "R.4" else " 1"
        return tuple([f"{one}{count}" for one in game.owner])
    if ask.what in ("attack", "fortify"):
        return tuple([f"{one} {other} 1" for one in TERRITORIES for other in game.beside(one)])
    if ask.what == "trade":
        hand = game.hands[game.turn]
        return ("keep", *[", ".join(three) for three in combinations(hand, 3)])
    return ("1", "2", "3") if ask.what == "move in" else ()
