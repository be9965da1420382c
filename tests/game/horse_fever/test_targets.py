"""Target cards (5.2): the sole leader of each count, copies once, loans first."""

from __future__ import annotations

import pytest

from game.horse_fever.board import final_stage, judge_targets
from game.horse_fever.people import TARGET_KINDS
from game.play import CHANCE
from tests.game.horse_fever.scripted import EDITIONS, board, give
from tests.game.scripted import Phase, told


def gained(game, seat=0):
    """How many points the targets bring to a seat."""
    before = game.players[seat].tokens
    judge_targets(game)
    return game.players[seat].tokens - before


def leading(game, kind, seat):
    """Make one seat lead a count that is level at the start."""
    player = game.players[seat]
    others = [other for other in game.players if other is not player]
    match kind:
        case "most-stables":
            give(game, seat, "stable", "red")
        case "most-assistants":
            give(game, seat, "assistant", "daniel-jackson")
        case "most-horses":
            give(game, seat, "horse", "napoleon")
        case "most-targets":
            give(game, seat, "target", "fewest-stables-2")
        case "most-danari":
            player.money += 100
        case "fewest-stables":
            for other, stable in zip(others, ("red", "blue"), strict=True):
                give(game, other.seat, "stable", stable)
        case "fewest-vp":
            for other in others:
                other.tokens += 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", TARGET_KINDS)
def test_5_2_the_sole_leader_gets_two_points(edition, kind):
    game = board(3, edition=edition)
    give(game, 0, "target", f"{kind}-1")
    leading(game, kind, 0)
    assert gained(game) == 2


@pytest.mark.parametrize("kind", [kind for kind in TARGET_KINDS if kind != "most-targets"])
def test_5_2_a_shared_lead_gets_nothing(kind):
    """FR: you must be the only player who satisfies the condition."""
    game = board(3)
    give(game, 0, "target", f"{kind}-1")
    assert gained(game) == 0


@pytest.mark.parametrize("kind", [kind for kind in TARGET_KINDS if kind != "most-targets"])
def test_5_2_behind_another_gets_nothing(kind):
    game = board(3)
    give(game, 0, "target", f"{kind}-1")
    leading(game, kind, 1)
    assert gained(game) == 0


def test_5_2_most_targets_counts_cards_reached_or_not():
    """FR: how many are reached does not matter."""
    game = board(3)
    give(game, 0, "target", "most-targets-1", "most-horses-1")
    give(game, 1, "target", "most-danari-1")
    game.players[1].money = 9000
    assert gained(game) == 2
    assert game.players[1].tokens == 3


def test_5_2_equal_numbers_of_targets_bring_nothing():
    game = board(3)
    give(game, 0, "target", "most-targets-1")
    give(game, 1, "target", "most-targets-2")
    assert gained(game) == 0


def test_5_2_two_copies_count_once():
    """FR: with two equal target cards the points come once."""
    game = board(3)
    give(game, 0, "target", "most-danari-1", "most-danari-2")
    game.players[0].money = 9000
    assert gained(game) == 2


def test_5_2_two_copies_are_two_cards_for_most_targets():
    game = board(3)
    give(game, 0, "target", "most-danari-1", "most-danari-2")
    give(game, 1, "target", "most-targets-1")
    assert gained(game, 1) == 0


def test_5_2_copies_in_two_hands_work_for_the_leader_alone():
    game = board(3)
    give(game, 0, "target", "most-stables-1")
    give(game, 1, "target", "most-stables-2")
    give(game, 1, "stable", "red")
    judge_targets(game)
    assert [player.tokens for player in game.players] == [1, 3, 1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_2_giumenta_counts_as_two_horses(edition):
    game = board(3, edition=edition)
    give(game, 0, "horse", "giumenta")
    give(game, 0, "target", "most-horses-1")
    give(game, 1, "horse", "napoleon")
    assert gained(game) == 2
    give(game, 1, "horse", "costantino")
    assert gained(game) == 0


def test_5_2_justice_bros_count_as_two_assistants():
    game = board(3, edition="second")
    give(game, 0, "assistant", "justice-bros")
    give(game, 0, "target", "most-assistants-1")
    give(game, 1, "assistant", "daniel-jackson")
    assert gained(game) == 2
    give(game, 1, "assistant", "tommy-style")
    assert gained(game) == 0


def test_5_2_points_are_counted_before_any_target():
    """Ruling: a target reached does not spoil the fewest points."""
    game = board(2)
    game.players[1].tokens = 2
    give(game, 0, "target", "most-danari-1", "fewest-vp-1", "most-stables-1")
    game.players[0].money = 9000
    assert gained(game) == 4


def test_5_2_danari_are_counted_after_the_loans():
    game = board(2)
    give(game, 0, "target", "most-danari-1")
    game.players[0].loans, game.players[0].money = ["bank"], 5400
    Phase(final_stage(game))
    assert game.players[0].money == 2900
    assert game.players[0].tokens == 1


def test_5_1_cards_of_a_lost_loan_count_for_nobody():
    """EN: none of their cards is taken into account to calculate the aims."""
    game = board(3)
    give(game, 2, "stable", "red", "blue", "green")
    give(game, 2, "target", "most-stables-2")
    game.players[2].loans, game.players[2].money = ["mob"], 4900
    give(game, 0, "stable", "white")
    give(game, 0, "target", "most-stables-1", "most-danari-1")
    game.players[0].money = 3100
    phase = Phase(final_stage(game))
    assert phase.ask is None
    assert [player.tokens for player in game.players] == [5, 1, 1]
    assert [facts["seat"] for facts in told(game, "target") if facts["vp"]] == [0, 0]


def test_5_1_fewest_counts_leave_lost_loans_out_too():
    game = board(3)
    give(game, 0, "target", "fewest-vp-1")
    game.players[0].tokens = 2
    game.players[1].tokens = 3
    game.players[2].loans, game.players[2].money = ["mob"], 0
    Phase(final_stage(game))
    assert game.players[0].tokens == 4


def test_5_2_who_is_out_is_not_counted():
    game = board(3)
    give(game, 0, "target", "fewest-stables-1")
    give(game, 1, "stable", "red")
    game.players[2].out = 1
    assert gained(game) == 2


def test_5_2_targets_can_decide_the_game_or_make_a_tie():
    game = board(2)
    game.players[1].tokens = 3
    give(game, 0, "target", "fewest-vp-1")
    phase = Phase(final_stage(game))
    assert phase.ask.who == CHANCE


def test_5_2_unreached_targets_stay_face_down():
    """EN: only completed targets are revealed; the others and any copies stay face-down."""
    game = board(3)
    give(game, 0, "target", "most-stables-1", "most-danari-1")
    game.players[0].money = 9000
    judge_targets(game)
    assert "most-danari" in repr(game.events)
    assert "most-stables" not in repr(game.events)


def test_s_riche_pays_nothing_for_targets():
    """Ruling: 100 a point in bets, stables and auctions, not for final targets."""
    game = board(2)
    give(game, 0, "assistant", "francois-riche")
    give(game, 0, "target", "most-assistants-1")
    assert gained(game) == 2
    assert game.players[0].money == 3000


def test_starred_targets_stay_in_the_box_of_a_first_game():
    game = board(**{"starred cards": "off"})
    assert len(game.decks["target"]) == 10
    assert not [card for card in game.decks["target"] if card.startswith("fewest")]
    assert len(board().decks["target"]) == 14
