"""The order of play of Horse Fever: a round of each game, as its rulebook tells it."""

from __future__ import annotations

from collections.abc import Callable

from game.horse_fever.auctions import buy_auction, sell_auction
from game.horse_fever.betting import first_bet, fix_race, second_bet
from game.horse_fever.board import change_odds, end_round, final_stage, lay_decks, start_round
from game.horse_fever.family import deal, finish, hand_over
from game.horse_fever.lineup import line_up
from game.horse_fever.payoffs import chalk_new_odds, pay_off
from game.horse_fever.purchase import first_purchase, second_purchase
from game.horse_fever.race import reveal, run_race
from game.horse_fever.setup import set_up
from game.horse_fever.state import Game
from game.play import Play
from game.rounds import rounds

Phase = Callable[[Game], Play[None] | None]

FAMILY_ROUND: tuple[Phase, ...] = (
    deal,
    first_bet,
    fix_race,
    second_bet,
    reveal,
    run_race,
    pay_off,
    chalk_new_odds,
    hand_over,
)

BOARD_ROUND: tuple[Phase, ...] = (
    start_round,
    first_purchase,
    second_purchase,
    line_up,
    first_bet,
    change_odds,
    fix_race,
    second_bet,
    reveal,
    run_race,
    pay_off,
    chalk_new_odds,
    sell_auction,
    buy_auction,
    end_round,
)
"""The order of play; `Game.step` counts along it."""


def play_family(game: Game) -> Play[None]:
    """The Family Game: deal, bet, fix, bet, race, and the most points win."""
    yield from race_after_race(game, FAMILY_ROUND)
    yield from finish(game)


def play_board(game: Game) -> Play[None]:
    """The Board Game: purchases before a race, auctions after it, loans and targets at the end."""
    if game.step < 0:
        lay_decks(game)
    yield from race_after_race(game, BOARD_ROUND)
    yield from final_stage(game)


def race_after_race(game: Game, order: tuple[Phase, ...]) -> Play[None]:
    """Round after round, until one player is left or all are run."""
    if game.step < 0:
        yield from set_up(game)
        game.step = 0
    yield from rounds(game, order, goes_on)


def goes_on(game: Game) -> bool:
    """Whether another phase is played."""
    return not game.is_decided and (game.round < game.rounds or game.step > 0)
