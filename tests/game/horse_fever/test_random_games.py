"""Hundreds of whole games over all seats and options, and what must hold at every answer."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import Table
from tests.amount import some
from tests.game.horse_fever.watch import Watch
from tests.game.walks import BOARD, PLAYERS, TITLE, face, laid, setups, some_setups

MOST = 100
"""So many set-ups of a title are played, each by four kinds of players."""
SETUPS = list(setups())[:MOST]
BOARD_SETUPS = some_setups(BOARD, MOST)
ALL = [(TITLE, *one) for one in SETUPS] + [(BOARD, *one) for one in BOARD_SETUPS]


def check_end(table: Table) -> None:
    result = table.result
    assert sorted(standing.seat for standing in result.standings) == list(range(len(table.names)))
    for standing in result.standings:
        assert sum(standing.breakdown.values()) == standing.vp
        assert standing.money == table.game.players[standing.seat].money
    purse = table.title.id == TITLE
    best = [s for s in result.standings if not s.out and not s.bankrupt]
    scores = [(s.vp, s.money if purse else 0) for s in best]
    assert scores == sorted(scores, reverse=True)
    behind = [(s.bankrupt, -s.out) for s in result.standings[len(best) :]]
    assert behind == sorted(behind, key=lambda one: (not one[0], one[1]))
    assert result.winners == tuple(s.seat for s in best[:1])
    if result.settled_by in ("points", "danari", "die"):
        assert table.game.round == table.game.rounds
    assert face(table.at(len(table.answers))) == face(table)


@pytest.fixture(scope="module")
def ends() -> Counter[str]:
    """How the games below have ended."""
    return Counter()


@pytest.mark.parametrize("number", some(range(len(ALL)), 8), ids=lambda n: f"{ALL[n][0]}-{n}")
def test_random_games_keep_their_accounts_and_end(number, ends):
    title, seats, options = ALL[number]
    for play, player in enumerate(PLAYERS):
        rng = Random(number * 10 + play)
        table = laid(seats, options, rng if play % 2 else None, title)
        watch = Watch(table)
        watch.look()
        while table.ask is not None:
            table.answer(player(table, rng))
            watch.look()
            assert len(table.answers) < 5000
        check_end(table)
        ends[table.result.settled_by] += 1
        ends["out"] += any(player.out for player in table.game.players)
        ends["penalty"] += any(event.kind == "penalty" for event in table.events)


def test_random_games_come_to_every_kind_of_end(ends):
    """It would prove little if nobody ever went out."""
    if not ends:
        pytest.skip("runs with the whole file only")
    assert ends["out"] > 10 and ends["penalty"] > 10
    assert ends["points"] > 3 and ends["last one in"] > 3
