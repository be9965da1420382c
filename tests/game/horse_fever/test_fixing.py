"""Race fixing: action cards face down behind the horses (2.2)."""

from __future__ import annotations

from game.horse_fever.betting import fix_race
from game.horse_fever.lanes import HORSES
from game.horse_fever.state import Fix
from tests.game.horse_fever.scripted import dealt, new
from tests.game.scripted import Phase, told


def fixing(seats: int = 3, first: int = 0):
    game = new(seats)
    game.first = first
    hands = iter(game.cards)
    for player in game.players:
        player.hand = [next(hands), next(hands)]
    return game, Phase(fix_race(game))


def test_2_2_one_card_at_a_time_clockwise_from_the_first_player():
    _game, phase = fixing(3, first=1)
    order = []
    while phase.ask is not None:
        order.append(phase.ask.who)
        phase.answer(phase.ask.options[0], "behind red")
    assert order == [1, 2, 0, 1, 2, 0]


def test_2_2_cards_go_behind_any_horse_and_as_many_as_one_likes():
    game, phase = fixing(2)
    while phase.ask is not None:
        phase.answer(phase.ask.options[0])
        assert tuple(phase.ask.options) == tuple(f"behind {horse}" for horse in HORSES)
        phase.answer("behind white")
    assert len(game.fixes["white"]) == 4
    assert sum(map(len, game.fixes.values())) == 4


def test_2_2_every_card_must_be_played():
    """Both rulebooks: none may be kept for the next round; there is no pass."""
    game, phase = fixing(3)
    while phase.ask is not None:
        assert "pass" not in phase.ask.options
        phase.answer(phase.ask.options[-1])
        phase.answer("behind blue")
    assert [player.hand for player in game.players] == [[], [], []]


def test_2_2_who_has_no_card_left_is_passed_over():
    game = new(3)
    game.players[0].hand = ["xiii"]
    game.players[2].hand = ["boss", "fritz-finden"]
    phase = Phase(fix_race(game))
    order = []
    while phase.ask is not None:
        order.append(phase.ask.who)
        phase.answer(phase.ask.options[0], "behind red")
    assert order == [0, 2, 2]


def test_2_2_only_cards_in_hand_can_be_played():
    game, phase = fixing(3)
    assert tuple(phase.ask.options) == tuple(f"fix {card}" for card in game.players[0].hand)


def test_2_2_a_placed_card_lies_face_down_with_its_owner_known():
    table = dealt(3)
    for answer in ("win red 300", "win blue 300", "win black 300"):
        table.answer(answer)
    card = table.view(0).hand[0]
    table.answer(f"fix {card} behind green")
    assert table.view(0).placed["green"] == ((0, card),)
    for other in (1, 2, None):
        assert table.view(other).placed["green"] == ((0, None),)
    assert table.events[-1].kind == "card placed"
    assert table.events[-1].facts == {"seat": 0, "horse": "green"}
    assert card not in table.view(0).hand


def test_2_2_half_a_choice_shows_only_to_who_is_choosing():
    table = dealt(3)
    for answer in ("win red 300", "win blue 300", "win black 300"):
        table.answer(answer)
    card = table.view(0).hand[1]
    table.answer(f"fix {card}")
    assert table.view(0).pending == (card,)
    assert table.view(1).pending == table.view(None).pending == ()
    assert len(table.view(0).hand) == 2


def test_2_2_the_place_is_told_but_not_the_card():
    game, phase = fixing(2)
    phase.answer("fix flagellum-fulguris", "behind yellow")
    assert game.fixes["yellow"] == [Fix(0, "flagellum-fulguris")]
    assert told(game, "card placed") == [{"seat": 0, "horse": "yellow"}]
