"""What a person would laugh at: computers do it no more."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from game.bots.profiles import Mind
from game.unicorn_fever.actions import act
from game.unicorn_fever.bots import choices, spells
from game.unicorn_fever.bots.purse import SURPRISES, to_spare
from game.unicorn_fever.bots.worth import best_bet, look
from game.unicorn_fever.chances import race_of
from game.unicorn_fever.state import Game, Spell
from game.unicorn_fever.view import view
from tests.game.unicorn_fever.scripted import Phase, dealt, laid
from tools.unicorn_fever.habits import habits

SHARP = Mind("sharp")
GAMES, SEATS = 5, 4
SEED = 14
"""Among these games are some in which debts were gambled away before."""


@pytest.fixture(scope="module")
def seen() -> Mapping[str, int]:
    """What a few games of sharp players have shown."""
    return habits("sharp", SEATS, GAMES, SEED)


def test_no_loan_stays_unpaid_that_could_have_been_paid(seen):
    assert seen["players at the end"] == GAMES * SEATS
    assert seen["of them such as could have paid"] == 0


def test_no_card_moves_odds_that_go_no_farther_and_nobody_cancels_its_own(seen):
    assert seen["cards that move the odds"] > 5
    assert seen["of them such as move nothing"] == 0
    assert seen["of them both of one player"] == 0


# each of them by itself


def last_race(gold: int, glory: int = 0, loans: int = 0) -> Game:
    """The last preparation, with this much before the first player."""
    game = laid(3)
    game.round = game.rounds
    game.players[0].gold, game.players[0].glory = gold, glory
    game.players[0].loans = loans
    return game


@pytest.mark.parametrize(
    ("gold", "glory", "loans", "spare"),
    [
        (60, 10, 1, 60 - 10 - 25 - SURPRISES),
        (38, 10, 1, 0),
        (34, 10, 1, None),  # it cannot pay whatever it does, unless it wins
        (20, 5, 0, 20 - 5 - SURPRISES),
    ],
)
def test_in_the_last_race_no_more_is_staked_than_can_be_lost(gold, glory, loans, spare):
    game = last_race(gold, glory, loans)
    seen = view(game, 0)
    assert to_spare(seen) == spare
    bet = best_bet(seen, look(race_of(seen), SHARP), SHARP, "any", 2)
    assert spare is None or bet.stake <= spare


def test_before_the_last_race_it_may_lose_what_it_has():
    assert to_spare(view(laid(3), 0)) is None


def test_no_contract_is_signed_with_the_gold_for_a_loan():
    game = last_race(44, 10, 1)
    game.offers, game.stacks["contract"] = ["GN8"], ["C"]
    ask = Phase(act(game, game.players[0])).ask
    assert "sign GN8" in ask.options
    assert choices.action(view(game, 0), ask, Random(1), SHARP) != "sign GN8"
    game.players[0].loans = 0
    assert choices.actions(view(game, 0), ask, SHARP)["sign GN8"] > 0


RUMOUR, OTHER_RUMOUR, GUIDE, COMET, GLUE = "G27", "G28", "G25", "G01", "G03"


@pytest.mark.parametrize(
    ("own", "theirs", "play", "waste"),
    [
        ("", "", f"play {GUIDE} red", True),  # at x2 already
        ("", "", f"play {GUIDE} orange", False),
        ("", "", f"play {RUMOUR} purple", True),  # at x7 already
        (RUMOUR, "", f"play {OTHER_RUMOUR} blue", True),  # x6 falls to x7 by the first one
        (RUMOUR, "", f"play {GUIDE} blue", True),  # the same letter: both would be gone
        (COMET, "", f"play {GLUE} blue", True),
        ("", COMET, f"play {GLUE} blue", False),
        (COMET, "", f"play {GLUE} red", False),
    ],
)
def test_a_card_that_would_do_nothing_or_undo_ones_own_is_kept(own, theirs, play, waste):
    game = dealt(laid(3), 0, GUIDE, RUMOUR, OTHER_RUMOUR, COMET, GLUE)
    game.spells["blue"] = [Spell(seat, card) for seat, card in ((0, own), (1, theirs)) if card]
    game.players[0].known.extend([theirs] if theirs else [])
    assert spells.is_waste(view(game, 0), play) is waste
