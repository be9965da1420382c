"""The twelve characters of each edition: their money, their stable, and what they can do."""

from __future__ import annotations

import pytest

from game import Table
from game.horse_fever import BOARD
from game.horse_fever.board import change_odds
from game.horse_fever.people import CHARACTERS
from tests.game.horse_fever.positions import the_board
from tests.game.horse_fever.scripted import (
    EDITIONS,
    ORDER,
    ROWS,
    board,
    buying,
    give,
    refused,
)
from tests.game.positions import cases, follow
from tests.game.scripted import NAMES, Phase

MONEY = {
    "cranio-mercanti": (3400, 3400),
    "steve-mcskull": (3600, 3600),
    "victor-von-schaedel": (3800, 3800),
    "cesar-crane": (4000, 4000),
    "craneo-cervantes": (4200, 4400),
    "sigvard-skalle": (4400, 4200),
    "antonio-vesuvio": (3000, 3000),
    "eric-change": (5000, 5000),
    "miss-double": (5000, 5000),
    "miss-paris": (5000, 3000),
    "oliver-oil": (6000, 6000),
    "otto-von-alt": (5000, 4000),
}
STABLE_AT = {
    "first": dict(zip(list(MONEY)[:6], range(1, 7), strict=True)),
    "second": dict(zip(list(MONEY)[:6], (1, 2, 3, 4, 6, 5), strict=True)),
}
POWERS = """
FR: Vesuvio has two second bets, of which he may pass either
    lay: 0 is antonio-vesuvio; 0 bets win red 100
    second bet: 2 pass / 1 pass / 0 win blue / 0 100
    then: 0 is asked; asked for second bet; may not win blue (2.3)
    go on: 0 show blue / 0 300
    then: nobody is asked; bets 0-win-red-100 0-win-blue-100 0-show-blue-300
in the second edition, too; and one first bet
    lay: edition second; 2 play; 0 is antonio-vesuvio
    first bet: 0 win red / 0 100 / 1 win blue / 1 100
    then: nobody is asked
    second bet: 1 pass / 0 pass / 0 show black / 0 100
    then: nobody is asked; bets 0-win-red-100 1-win-blue-100 0-show-black-100
his third bet needs its minimum, too
    lay: 2 play; 0 is antonio-vesuvio; 0 has 150 D
    second bet: 1 pass / 0 win red / 0 100
    then: nobody is asked; bets 0-win-red-100; told 2 bet passed
Eric is asked once after all first bets
    lay: 1 is eric-change
    odds: 1 odds red up
    then: nobody is asked; odds red 2
he changes nothing if he likes
    lay: 1 is eric-change
    odds: 1 pass
    then: nobody is asked; odds red 4
exactly two rows, unless the edge stops him
    lay: 1 is eric-change; odds red 3
    odds: 1 odds red up
    then: odds red 1
from the second row he climbs one
    lay: 1 is eric-change; odds red 2
    odds: 1 odds red up
    then: odds red 1
down
    lay: 1 is eric-change; odds red 1
    odds: 1 odds red down
    then: odds red 3
down to the edge
    lay: 1 is eric-change; odds red 5
    odds: 1 odds red down
    then: odds red 6
a stable on the edge does not leave the board
    lay: 0 is eric-change
    odds:
    then: may not odds black up | odds white down (C) This stable already stands at the edge
his change stays, and is paid out
    lay: 0 is eric-change; 1 bets win red 100
    odds: 0 odds red down
    payoffs: red
    then: 1 has 3600 D
ruling: Miss Double repeats the kind, with or after a trade, but not the trade
    lay: 0 is miss-double; 0 has 9000 D; 1 owns red blue
    0 buys: 0 offer 2 stable red / 1 sell red
    0 buys again:
    then: may buy stable black; may not offer 2 stable blue (1.1.8)
after the bank with a trade
    lay: 0 is miss-double; 0 has 9000 D; 1 owns red blue
    0 buys: 0 buy stable black
    0 buys again:
    then: may offer 2 stable blue
others may not
    lay: 0 is oliver-oil; 0 has 9000 D; 1 owns red blue
    0 buys: 0 offer 2 stable red / 1 sell red
    0 buys again:
    then: may not buy stable black (1.2)
under rules 1 she could repeat a trade
    lay: rules 1; 0 is miss-double; 0 has 9000 D; 1 owns red blue
    0 buys: 0 offer 2 stable red / 1 sell red
    0 buys again:
    then: may offer 2 stable blue
Miss Paris shows on the fourth place too, and nobody else
    lay: 0 is miss-paris; 0 bets show red 300; 1 bets show red 300
    payoffs: white yellow blue red
    then: purses 3300 2700 3000; tokens 2 1 1
in the second edition
    lay: edition second; 0 is miss-paris; 0 bets show red 300; 1 bets show red 300
    payoffs: white yellow red
    then: purses 3300 3300 3000; tokens 2 2 1
not on the fifth
    lay: edition second; 0 is miss-paris; 0 bets show red 300
    payoffs: white yellow blue green red
    then: purses 2700 3000 3000; tokens 1 1 1
her bets to win want the first place
    lay: 0 is miss-paris; 0 bets win red 300
    payoffs: white yellow blue red
    then: 0 has 2700 D
FR: Otto buys action cards for 200, in both steps
    lay: 0 is otto-von-alt
    0 buys: 0 buy action / ? boss, xiii
    0 buys again: 0 buy action / ? steven-sting, armand-amende
    then: 0 has 2600 D; 0 holds boss xiii steven-sting armand-amende
in the second edition for nothing
    lay: edition second; 0 is otto-von-alt
    0 buys: 0 buy action / ? boss, xiii
    then: 0 has 3000 D
"""


@pytest.mark.parametrize(("position", "lines"), cases(POWERS, the_board))
def test_powers(position, lines):
    follow(position, lines)


def met(character: str, edition: str):
    """The first player of a table after drawing this character."""
    table = Table(BOARD.id, NAMES[:2], {"edition": edition, "starred cards": "on"})
    table.answer(ORDER)
    other = "oliver-oil" if character != "oliver-oil" else "eric-change"
    table.answer(f"{character}, {other}")
    return table.game.players[0]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("character", MONEY)
def test_c_every_character_starts_with_its_money_stable_and_point(edition, character):
    """FR; second edition: its pictures, with Skalle and Cervantes the other way round."""
    player = met(character, edition)
    assert player.money == MONEY[character][EDITIONS.index(edition)]
    row = STABLE_AT[edition].get(character)
    assert player.stables == [stable for stable, at in ROWS.items() if at == row]
    assert player.tokens == 1
    assert player.vp == (1 if row is None else 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_c_there_are_twelve_and_six_bear_a_star(edition):
    assert sorted(CHARACTERS[edition]) == sorted(MONEY)
    assert {id for id, card in CHARACTERS[edition].items() if not card.star} == {
        *STABLE_AT[edition]
    }
    assert len(board(edition=edition).characters) == 12
    assert len(board(edition=edition, **{"starred cards": "off"}).characters) == 6
    assert CHARACTERS[edition]["oliver-oil"].effects == ()


def test_c_characters_may_be_chosen_in_turn_and_only_once():
    table = Table(BOARD.id, NAMES[:3], {"characters": "chosen", "starred cards": "on"})
    table.answer(ORDER)
    assert (table.ask.who, table.ask.open, len(table.ask.options)) == (0, True, 12)
    table.answer("be oliver-oil")
    assert table.why_not("be oliver-oil") is not None
    table.answer("be miss-paris")
    table.answer("be sigvard-skalle")
    assert [player.character for player in table.game.players] == [
        "oliver-oil", "miss-paris", "sigvard-skalle",
    ]  # fmt: skip
    assert table.game.players[2].stables == ["white"]


def test_c_eric_names_no_number_of_rows():
    game = board()
    game.players[0].character = "eric-change"
    assert not [text for text in Phase(change_odds(game)).ask.menu if text[-1].isdigit()]


@pytest.mark.parametrize("kind", ["target", "assistant", "horse", "stable white"])
def test_c_miss_double_buys_the_same_kind_again_in_the_second_step(kind):
    for character in ("miss-double", "oliver-oil"):
        game = board()
        game.players[0].character, game.players[0].money = character, 9000
        give(game, 0, "stable", "red")
        phase = buying(game).answer("buy stable black" if "stable" in kind else f"buy {kind}")
        if phase.ask is not None:
            four = [card for card in phase.ask.options.names if card != "cedric-copieur"][:4]
            phase.answer(", ".join(four), f"keep {four[0]}")
        again = buying(game, step=2)
        if character == "miss-double":
            assert f"buy {kind}" in again.ask.options
        else:
            assert refused(again, f"buy {kind}").rule == "1.2"
