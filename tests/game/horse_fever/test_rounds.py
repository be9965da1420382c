"""The Board Game's rounds: decks, line-up (1.3), fixing (2.2), who is out, and the next (4.3)."""

from __future__ import annotations

import pytest

from game import BadTable, Table
from game.horse_fever import BOARD
from game.horse_fever.accounts import eliminate
from game.horse_fever.rules import BOARD_ROUND
from game.horse_fever.view import view
from tests.game.horse_fever.positions import the_board
from tests.game.horse_fever.scripted import (
    bet,
    board,
    dealt,
    fixed,
    give,
    opened,
    running,
)
from tests.game.positions import cases, follow
from tests.game.scripted import NAMES, told

ROUNDS = """
2.2 one card at a time, clockwise from the first player, behind any horse
    lay: 2 play; first 1; 0 holds boss xiii; 1 holds steven-sting herba-magica
    fixing: 1 fix herba-magica
    then: may behind black | behind blue | behind green | behind red | behind yellow
    go on: 1 behind red
    then: 0 is asked fix boss | fix xiii; may not pass (2.2)
    then: told card placed seat=1 horse=red
    go on: 0 fix xiii / 0 behind white / 1 fix steven-sting / 1 behind red
    go on: 0 fix boss / 0 behind red
    then: nobody is asked; 0 holds; 1 holds
2.2 who has no card left is passed over
    lay: 0 holds xiii; 2 holds boss fritz-finden
    fixing: 0 fix xiii / 0 behind red / 2 fix boss / 2 behind red
    go on: 2 fix fritz-finden / 2 behind red
    then: nobody is asked
1.3 both rulebooks: two horses and one stable means a choice
    lay: 0 owns red; 0 keeps napoleon the-fury
    line up:
    then: 0 is asked run napoleon red | run the-fury red | done
    go on: 0 run the-fury red
    then: nobody is asked; lineup red=the-fury
1.3 one horse and two stables, too
    lay: 0 owns red blue; 0 keeps napoleon
    line up:
    then: 0 is asked run napoleon red | run napoleon blue | done
    go on: 0 run napoleon blue
    then: nobody is asked; lineup blue=napoleon
1.3 a card runs once, and a box holds one
    lay: 0 owns red blue; 0 keeps napoleon the-fury
    line up: 0 run napoleon blue
    then: 0 is asked run the-fury red | done
    go on: 0 run the-fury red
    then: lineup blue=napoleon red=the-fury
1.3 only on stables of one's own, from the first player on; nobody has to
    lay: first 1; 0 owns red; 0 keeps napoleon; 1 owns blue; 1 keeps varonne; 2 keeps bosson
    line up:
    then: 1 is asked run varonne blue | done
    go on: 1 run varonne blue
    then: 0 is asked run napoleon red | done
    go on: 0 done
    then: nobody is asked; lineup blue=varonne
1.3 a horse runs again in the next round
    lay: 0 runs napoleon red
    do: end round
    then: lineup; 0 keeps napoleon
    line up:
    then: may run napoleon red
H FR: El Guapo moves the odds two rows up, as soon as it is put into play
    lay: 0 runs el-guapo red
    then: odds red 2; told horse lined up seat=0 card=el-guapo horse=red
H the edge stops it
    lay: odds red 2; 0 runs el-guapo red
    then: odds red 1
H Biscuit two rows down
    lay: edition second; odds red 3; 0 runs biscuit-de-mer red
    then: odds red 5
H down to the edge
    lay: odds red 5; 0 runs biscuit-de-mer red
    then: odds red 6
H in both editions
    lay: edition second; odds red 4; 0 runs el-guapo red
    then: odds red 2
H ruling: clamped when it was made; Alfio comes on top
    lay: odds red 5; 0 runs biscuit-de-mer red; red hides alfio-allibratore
    do: turn up
    then: odds red 4
H and Steven
    lay: odds red 2; 0 runs el-guapo red; red hides steven-sting
    do: turn up
    then: odds red 3
    do: end round
    then: odds red 3
4.3 ruling: action cards that were played are back in the next round, and the option is open
    lay: deck action; red hides boss xiii; rounds 3
    0 buys:
    then: may not buy action (1.1.1)
    do: turn up
    purchase:
    then: may not buy action (1.1.1)
    do: end round
    purchase:
    then: may buy action; deck action boss xiii
    do: end round
    then: deck action boss xiii
4.3 the card and the dice go left, but not after the last round
    lay: round 2; rounds 3
    do: end round
    then: first 1
    lay: round 3
    do: end round
    then: first 1; told first player seat=1
4.3 they skip who is out
    lay: 4 play; rounds 4; 1 is out
    do: end round
    then: first 2
F.1 two tokens a colour for three, and ruling: players minus one after somebody is out
    lay: 4 play
    do: start round
    then: reserve 3
    lay: 3 is out
    do: start round
    then: reserve 2
at least one
    lay: 2 play; 1 is out
    do: start round
    then: reserve 1
the second edition has four a colour for six
    lay: 6 play; edition second
    do: start round
    then: reserve 4
    lay: 0 is out; 1 is out
    do: start round
    then: reserve 3
3.3.4 the stables of who is out can be bought again, and the loans lent again
    lay: 0 owns red blue; 0 owes bank mob; 1 owes bank mob; 2 owes bank mob; 0 leaves
    1 buys:
    then: may buy stable red; may not offer 1 stable red (1.1.8)
"""


@pytest.mark.parametrize(("position", "lines"), cases(ROUNDS, the_board))
def test_rounds(position, lines):
    follow(position, lines)


@pytest.mark.parametrize(
    ("edition", "stars", "sizes"),
    [
        ("first", "on", [18, 14, 14, 9]),
        ("second", "on", [22, 13, 14, 10]),
        ("first", "off", [16, 10, 10, 6]),
        ("second", "off", [18, 13, 10, 10]),
    ],
)
def test_f_1_the_decks_are_whole(edition, stars, sizes):
    """Components: action, assistant, target and horse cards; a first game leaves the stars out."""
    decks = board(edition=edition, **{"starred cards": stars}).decks
    assert [len(decks[kind]) for kind in ("action", "assistant", "target", "horse")] == sizes
    whole = board(edition=edition).decks
    assert all({*deck} <= {*whole[kind]} for kind, deck in decks.items())
    assert stars == "on" or not [card for card in decks["target"] if card.startswith("fewest")]


def test_the_order_of_play_is_the_rulebooks():
    assert [phase.__name__ for phase in BOARD_ROUND] == [
        "start_round", "first_purchase", "second_purchase", "line_up", "first_bet",
        "change_odds", "fix_race", "second_bet", "reveal", "run_race", "pay_off",
        "chalk_new_odds", "sell_auction", "buy_auction", "end_round",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("length", "rounds"),
    [
        ("quick", {2: 4, 3: 3}),
        ("normal", {2: 6, 3: 6, 4: 4, 5: 5}),
        ("long", {2: 8, 3: 9, 4: 8, 5: 10}),
        ("7", {2: 7}),
        ("3", {5: 3}),
        ("10", {5: 10}),
    ],
)
def test_t_1_rounds(length, rounds):
    for seats, count in rounds.items():
        assert opened(seats, title=BOARD.id, length=length).view(None).rounds == count


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (4, {"length": "quick"}, "There is no"),
        (5, {"length": "quick"}, "There is no"),
        (6, {"edition": "first"}, "second edition"),
        (6, {"edition": "second", "length": "quick"}, "There is no"),
        (6, {"edition": "second", "length": "long"}, "There is no"),
    ],
)
def test_t_1_what_is_not_in_the_table(seats, options, said):
    with pytest.raises(BadTable, match=said):
        Table(BOARD.id, NAMES[:seats], options)


def test_t_1_six_play_six_rounds_with_all_six_characters():
    table = Table(BOARD.id, NAMES, {"edition": "second"})
    assert table.view(None).rounds == 6
    assert Table(BOARD.id, NAMES, {"edition": "second", "length": "4"}).view(None).rounds == 4
    table.answer("red, blue, green, yellow, white, black")
    assert table.ask.count == len(table.ask.options.names) == 6


def test_3_3_4_everything_goes_back_to_its_deck():
    """Ruling: stables and cards go back to their decks, stakes to the bank."""
    game = board()
    fresh = {kind: sorted(deck) for kind, deck in game.decks.items()}
    give(game, 0, "stable", "red", "blue")
    give(game, 0, "action", "boss", "xiii")
    give(game, 0, "target", "most-stables-1")
    give(game, 0, "assistant", "tommy-style", "daniel-jackson")
    give(game, 0, "horse", "napoleon")
    player = game.players[0]
    player.loans = ["bank", "mob"]
    bet(game, 0, "win", "green", 300)
    eliminate(game, player, "3.3.4")
    assert {kind: sorted(deck) for kind, deck in game.decks.items()} == fresh
    assert not (player.stables or player.hand or player.targets or player.loans)
    assert not (player.assistants or player.horses or player.money or player.tokens)
    assert game.bets == [] and set(game.tokens.values()) == {2}
    [facts] = told(game, "eliminated")
    assert (facts["money"], facts["vp"], facts["stables"]) == (-2700, -1, ("red", "blue"))


def test_3_3_4_a_horse_lined_up_leaves_its_box():
    game = running("napoleon")
    give(game, 1, "stable", "blue")
    game.lineup["blue"] = "varonne"
    eliminate(game, game.players[0], "2.1.1")
    assert game.lineup == {"blue": "varonne"}
    assert "napoleon" in game.decks["horse"]
    assert fixed({}, game).race.orders["red"].when_last is None


def test_1_3_everybody_sees_the_line_up_and_the_row_after_it():
    game = running("biscuit-de-mer")
    assert view(game, None).board.lineup == {"red": "biscuit-de-mer"}
    assert view(game, 1).odds["red"] == 6


def test_2_2_a_placed_card_lies_face_down_with_its_owner_known():
    table = dealt(3)
    for answer in ("win red 300", "win blue 300", "win black 300"):
        table.answer(answer)
    card, other = table.view(0).hand
    table.answer(f"fix {card}")
    assert table.view(0).pending == (card,)
    assert table.view(1).pending == table.view(None).pending == ()
    assert table.view(0).hand == (card, other)
    table.answer("behind green")
    assert table.view(0).placed["green"] == ((0, card),)
    for seat in (1, 2, None):
        assert table.view(seat).placed["green"] == ((0, None),)
    assert (table.events[-1].kind, table.events[-1].facts) == (
        "card placed", {"seat": 0, "horse": "green"},
    )  # fmt: skip
    assert table.view(0).hand == (other,)
