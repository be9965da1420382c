"""Target cards (5.2): the sole leader of each count, copies once, loans first."""

from __future__ import annotations

import pytest

from game.horse_fever.board import judge_targets
from game.horse_fever.people import TARGET_KINDS
from tests.game.horse_fever.positions import the_board
from tests.game.horse_fever.scripted import EDITIONS, board, give
from tests.game.positions import cases, follow

TARGETS = """
5.2 FR: most targets counts cards, reached or not
    lay: 0 aims most-targets-1 most-horses-1; 1 aims most-danari-1; 1 has 9000 D
    do: targets
    then: tokens 3 3 1
5.2 equal numbers of targets bring nothing
    lay: 0 aims most-targets-1; 1 aims most-targets-2
    do: targets
    then: tokens 1 1 1
5.2 FR: two equal targets bring the points once
    lay: 0 aims most-danari-1 most-danari-2; 0 has 9000 D
    do: targets
    then: tokens 3 1 1
5.2 but are two cards for most targets
    lay: 0 aims most-danari-1 most-danari-2; 1 aims most-targets-1
    do: targets
    then: tokens 1 1 1
5.2 copies in two hands work for the leader alone
    lay: 0 aims most-stables-1; 1 aims most-stables-2; 1 owns red
    do: targets
    then: tokens 1 3 1
5.2 Giumenta counts as two horses
    lay: 0 keeps giumenta; 0 aims most-horses-1; 1 keeps napoleon
    do: targets
    then: tokens 3 1 1
5.2 and not as more, in the second edition too
    lay: edition second; 0 keeps giumenta; 0 aims most-horses-1; 1 keeps napoleon costantino
    do: targets
    then: tokens 1 1 1
5.2 Justice Bros count as two assistants
    lay: edition second; 0 hires justice-bros; 0 aims most-assistants-1; 1 hires daniel-jackson
    do: targets
    then: tokens 3 1 1
5.2 and not as more
    lay: edition second; 0 hires justice-bros; 0 aims most-assistants-1
    lay: 1 hires daniel-jackson tommy-style
    do: targets
    then: tokens 1 1 1
5.2 ruling: points are counted before any target, so one does not spoil the fewest
    lay: 2 play; 1 has 2 VP; 0 aims most-danari-1 fewest-vp-1; 0 has 9000 D
    do: targets
    then: tokens 5 2
5.1 EN: cards of a lost loan count for nobody
    lay: 2 owns red blue green; 2 aims most-stables-2; 2 owes mob; 2 has 4900 D; 0 owns white
    lay: 0 aims most-stables-1 most-danari-1; 0 has 3100 D
    final stage:
    then: tokens 5 1 1
5.1 fewest counts leave lost loans out too
    lay: 0 aims fewest-vp-1; 0 has 2 VP; 1 has 3 VP; 2 owes mob; 2 has 0 D
    final stage:
    then: 0 has 4 VP
5.2 who is out is not counted
    lay: 0 aims fewest-stables-1; 1 owns red; 2 is out
    do: targets
    then: 0 has 3 VP
S ruling: Riche pays nothing for targets
    lay: 2 play; 0 hires francois-riche; 0 aims most-assistants-1
    do: targets
    then: 0 has 3 VP; 0 has 3000 D
"""


@pytest.mark.parametrize(("position", "lines"), cases(TARGETS, the_board))
def test_targets(position, lines):
    follow(position, lines)


LEADS = {
    "most-stables": ("stable", "red"), "most-assistants": ("assistant", "daniel-jackson"),
    "most-horses": ("horse", "napoleon"), "most-targets": ("target", "fewest-stables-2"),
}  # fmt: skip


def leading(game, kind, seat):
    """Make one seat lead a count that is level at the start."""
    others = [other for other in game.players if other.seat != seat]
    if kind in LEADS:
        give(game, seat, *LEADS[kind])
    elif kind == "most-danari":
        game.players[seat].money += 100
    for other, stable in zip(others, ("red", "blue"), strict=True):
        if kind == "fewest-stables":
            give(game, other.seat, "stable", stable)
        elif kind == "fewest-vp":
            other.tokens += 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("kind", "leader", "points"),
    [(kind, leader, points) for kind in TARGET_KINDS
     for leader, points in ((0, 2), (None, 0), (1, 0)) if leader == 0 or kind != "most-targets"],
)  # fmt: skip
def test_5_2_the_sole_leader_gets_two_points(kind, edition, leader, points):
    """FR: you must be the only player who satisfies the condition."""
    game = board(3, edition=edition)
    give(game, 0, "target", f"{kind}-1")
    if leader is not None:
        leading(game, kind, leader)
    before = game.players[0].tokens
    judge_targets(game)
    assert game.players[0].tokens - before == points


def test_5_2_unreached_targets_stay_face_down():
    """EN: only completed targets are revealed; the others and any copies stay face-down."""
    game = board(3)
    give(game, 0, "target", "most-stables-1", "most-danari-1")
    game.players[0].money = 9000
    judge_targets(game)
    assert "most-danari" in repr(game.events)
    assert "most-stables" not in repr(game.events)
