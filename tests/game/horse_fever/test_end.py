"""The end of the Family Game (F.4): points, Danari, the die, eliminations."""

from __future__ import annotations

import pytest

from game.horse_fever.accounts import eliminate, settle
from game.horse_fever.betting import first_bet
from game.horse_fever.family import finish
from game.horse_fever.rules import FAMILY_ROUND as ROUND
from game.horse_fever.rules import play_family as play
from game.horse_fever.scoring import result
from game.play import CHANCE
from tests.game.horse_fever.scripted import new, opened
from tests.game.scripted import Phase, told


def ended(*scores: tuple[int, int], die: tuple[str, ...] = ()):
    """A finished game with these (tokens, money) by seat."""
    game = new(len(scores))
    for player, (tokens, money) in zip(game.players, scores, strict=True):
        player.money = money
        player.tokens = 0
        settle(game, player, "start", "F.1", vp=tokens)
    phase = Phase(finish(game)).answer(*die)
    assert phase.ask is None
    return result(game)


def test_f_4_most_victory_points_win():
    """FR: whoever has the most points, however much money the others have."""
    end = ended((3, 9000), (5, 100), (4, 5000))
    assert end.winners == (1,)
    assert [(s.seat, s.place) for s in end.standings] == [(1, 1), (2, 2), (0, 3)]
    assert end.settled_by == "points"


def test_f_4_stables_count_one_point_each():
    game = new(2)
    game.players[1].stables = ["red"]
    Phase(finish(game))
    end = result(game)
    assert (end.winners, end.standings[0].vp, end.settled_by) == ((1,), 2, "points")


def test_f_4_level_points_go_to_the_fuller_purse():
    """FR and ruling: most Danari."""
    end = ended((4, 2000), (4, 2100), (1, 9000))
    assert (end.winners, end.settled_by) == ((1,), "danari")
    assert [s.place for s in end.standings] == [1, 2, 3]


def test_f_4_level_purses_go_to_the_die():
    """FR: then a sprint die and the table of jokes, which says whom it fits."""
    game = new(3)
    game.players[0].tokens = 0
    phase = Phase(finish(game))
    assert (phase.ask.who, phase.ask.rule) == (CHANCE, "F.4")
    phase.answer("die white")
    assert tuple(phase.ask.options) == ("player 2", "player 3")
    phase.answer("player 3")
    end = result(game)
    assert (end.winners, end.settled_by) == ((2,), "die")
    assert [(s.seat, s.place) for s in end.standings] == [(2, 1), (1, 2), (0, 3)]


def test_f_4_no_die_without_a_tie_for_the_first_place():
    end = ended((5, 100), (2, 100), (2, 100))
    assert end.winners == (0,)
    assert [(s.seat, s.place) for s in end.standings] == [(0, 1), (1, 2), (2, 2)]


def test_f_4_an_eliminated_player_is_behind_everybody():
    game = new(3)
    eliminate(game, game.players[0], "2.1.1")
    game.players[1].tokens = 0
    Phase(finish(game))
    end = result(game)
    assert [(s.seat, s.place, s.out) for s in end.standings] == [(2, 1, 0), (1, 2, 0), (0, 3, 1)]


def test_f_4_who_left_last_is_ahead_of_who_left_first():
    game = new(4)
    for seat in (2, 0):
        eliminate(game, game.players[seat], "2.1.1")
    game.players[3].tokens = 5
    Phase(finish(game))
    assert [s.seat for s in result(game).standings] == [3, 1, 0, 2]


def test_f_4_the_last_player_left_wins():
    """Ruling: last player left wins, even without a point."""
    game = new(3)
    game.players[1].tokens = 0
    for seat in (0, 2):
        eliminate(game, game.players[seat], "2.1.1")
    assert game.is_decided
    Phase(finish(game))
    end = result(game)
    assert (end.winners, end.settled_by) == ((1,), "last one in")


def test_f_4_none_left_nobody_wins():
    """Ruling: none left, nobody wins."""
    game = new(2)
    for player in game.players:
        eliminate(game, player, "3.3.4")
    assert Phase(finish(game)).ask is None
    end = result(game)
    assert (end.winners, end.settled_by) == ((), "nobody")


def test_f_4_the_breakdown_says_where_the_points_came_from():
    game = new(2)
    player = game.players[0]
    player.tokens, player.stables = 0, ["red"]
    for kind, vp in (("start", 1), ("win bet won", 3), ("win bet won", 3), ("penalty", -2)):
        settle(game, player, kind, "", vp=vp)
    Phase(finish(game))
    best = result(game).standings[0]
    assert best.breakdown == {"start": 1, "win bet won": 6, "penalty": -2, "stables": 1}
    assert sum(best.breakdown.values()) == best.vp == 6


def test_f_4_the_game_is_over_after_the_rounds_of_table_1():
    table = opened(3, length="quick")
    assert table.view(None).rounds == 3
    while table.ask is not None:
        options = table.ask.options
        table.answer("pass" if "pass" in options else options[0])
    assert table.view(None).round == 3
    assert table.view(None).phase == "over"
    assert table.events[-1].kind == "game over"
    assert [facts["number"] for facts in told(table.game, "round")] == [1, 2, 3]
    assert [facts["first"] for facts in told(table.game, "round")] == [0, 1, 2]


@pytest.mark.parametrize(("poor", "questions"), [(0, 0), (1, 2)])
def test_f_4_a_game_with_one_left_ends_at_once(poor, questions):
    """The round stops: no race is run and the last one in need not even bet."""
    game = new(2)
    game.step = ROUND.index(first_bet)
    game.players[poor].money = 0
    phase = Phase(play(game))
    asked = 0
    while phase.ask is not None:
        phase.answer(phase.ask.options[0])
        asked += 1
    assert asked == questions
    assert (game.phase, game.race) == ("over", None)
    assert (result(game).winners, result(game).settled_by) == ((1 - poor,), "last one in")
