"""Preparation of the Family Game (F.1), the deal (F.2), the first player (F.3), table 1 (T.1)."""

from __future__ import annotations

import pytest

from game import TITLES, BadTable, Table
from game.horse_fever.accounts import eliminate
from game.horse_fever.family import action_deck, deal
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import CHARACTERS
from game.play import CHANCE, Picks
from game.racing.movement import BASIC, CARDS, deck
from tests.game.horse_fever.scripted import (
    CHARACTERS as NAMES_OF_CHARACTERS,
)
from tests.game.horse_fever.scripted import ORDER, TITLE, dealt, new, opened
from tests.game.scripted import NAMES, Phase

TABLE_1 = {
    "quick": {2: 4, 3: 3},
    "normal": {2: 6, 3: 6, 4: 4, 5: 5},
    "long": {2: 8, 3: 9, 4: 8, 5: 10},
}
CELLS = [(length, seats) for length in TABLE_1 for seats in (2, 3, 4, 5)]


def test_f_1_the_preparation_is_asked_of_chance_in_the_rulebooks_order():
    table = Table(TITLE, NAMES[:3])
    asked = []
    for text in (ORDER, ", ".join(NAMES_OF_CHARACTERS[:3]), "die green", "player 2"):
        assert table.ask.who == CHANCE
        asked.append((table.ask.what, table.ask.rule))
        table.answer(text)
    assert asked == [
        ("stables from 1:7 up to 1:2", "F.1"),
        ("characters", "F.1"),
        ("sprint die for the first player", "F.1"),
        ("whom the die fits", "F.1"),
    ]
    assert table.ask.what == "cards for player 2"


def test_f_1_stables_are_placed_from_the_lowest_odds_up_to_the_highest():
    table = Table(TITLE, NAMES[:2])
    table.answer("red, black, white, yellow, blue, green")
    odds = table.view(None).odds
    assert (odds["red"], odds["black"], odds["green"]) == (6, 5, 1)
    assert sorted(odds.values()) == [1, 2, 3, 4, 5, 6]


def test_f_1_lanes_from_the_left():
    """Ruling: black blue green red yellow white, counted on the board picture."""
    assert HORSES == ("black", "blue", "green", "red", "yellow", "white")


def test_f_1_everybody_starts_with_one_victory_point_and_a_stable():
    """Ruling: one starting VP in both games; the stable counts one more."""
    for seat in opened(5).view(None).seats:
        assert (seat.tokens, len(seat.stables), seat.vp) == (1, 1, 2)


FIRST = [
    ("cranio-mercanti", 3400, 1),
    ("steve-mcskull", 3600, 2),
    ("victor-von-schaedel", 3800, 3),
    ("cesar-crane", 4000, 4),
    ("craneo-cervantes", 4200, 5),
    ("sigvard-skalle", 4400, 6),
]
SECOND = [*FIRST[:4], ("sigvard-skalle", 4200, 5), ("craneo-cervantes", 4400, 6)]


@pytest.mark.parametrize(
    ("edition", "character", "money", "row"),
    [("first", *line) for line in FIRST] + [("second", *line) for line in SECOND],
)
def test_f_1_a_character_brings_money_and_the_stable_of_its_row(edition, character, money, row):
    """Ruling: first edition Cervantes 4200 at 1:6, Skalle 4400 at 1:7; second the other way."""
    table = Table(TITLE, NAMES[:2], {"edition": edition})
    table.answer("green, white, black, red, blue, yellow")
    other = "steve-mcskull" if character == "cranio-mercanti" else "cranio-mercanti"
    table.answer(f"{other}, {character}")
    seat = table.view(None).seats[1]
    assert (seat.character, seat.money) == (character, money)
    assert [table.view(None).odds[stable] for stable in seat.stables] == [row]


def test_f_1_only_the_six_characters_without_a_star_play():
    for cast in CHARACTERS.values():
        assert {name for name, *_ in FIRST} == {id for id, card in cast.items() if not card.star}


def test_f_1_any_player_may_be_named_first_whatever_the_die_shows():
    table = opened(4, first=2)
    assert table.view(None).first == 2


@pytest.mark.parametrize(("length", "seats"), CELLS)
def test_t_1_rounds_by_players_and_length(length, seats):
    """Table 1: 4 6 8, 3 6 9, - 4 8, - 5 10; a dash cannot be chosen and says why."""
    rounds = TABLE_1[length].get(seats)
    refusal = TITLES[TITLE].refuse(seats, {"length": length})
    if rounds is None:
        assert refusal is not None
        assert refusal.rule == "T.1"
        assert f"no {length} game for {seats} players" in refusal.reason
        assert "normal and long" in refusal.reason
        with pytest.raises(BadTable, match="There is no quick game"):
            Table(TITLE, NAMES[:seats], {"length": length})
    else:
        assert refusal is None
        assert Table(TITLE, NAMES[:seats], {"length": length}).view(None).rounds == rounds


@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_2_1_4_betting_tokens_of_each_colour_are_players_minus_one(seats, each):
    """Worked example of both rulebooks: five players, four tokens of every colour."""
    assert dealt(seats).view(None).tokens == dict.fromkeys(HORSES, each)


def test_2_1_4_tokens_follow_an_elimination_from_the_next_round_on():
    """Ruling: players minus one, at least one."""
    game = new(4)
    eliminate(game, game.players[3], "2.1.1")
    assert game.tokens_each == 3
    Phase(deal(game)).answer(
        "xiii, boss", "magna-velocitas, herba-magica", "fritz-finden, fustis-et-radix"
    )
    assert game.tokens == dict.fromkeys(HORSES, 2)
    assert game.players[3].hand == []


def test_f_2_two_action_cards_each_from_the_first_player_on():
    table = opened(3, first=1)
    asked = []
    for _ in range(3):
        asked.append(table.ask.what)
        table.answer(table.ask.options[0])
    assert asked == ["cards for player 2", "cards for player 3", "cards for player 1"]
    assert [seat.cards for seat in table.view(None).seats] == [2, 2, 2]


def test_f_2_no_card_is_dealt_twice():
    table = opened(2)
    table.answer("xiii, vigor-ferreum")
    assert "xiii, aqua-putrida" not in table.ask.options
    assert "aqua-putrida, magna-velocitas" in table.ask.options
    assert len(table.ask.options) == 14 * 13


@pytest.mark.parametrize(
    ("edition", "starred", "count"),
    [("first", "off", 16), ("first", "on", 18), ("second", "off", 18), ("second", "on", 22)],
)
def test_f_2_the_family_deck_leaves_out_the_starred_cards(edition, starred, count):
    """Ruling: the family decks are the 16 and the 18 cards without a star."""
    game = new(2, edition=edition, **{"starred cards": starred})
    cards = action_deck(game)
    assert len(cards) == len(set(cards)) == count
    stars = {"armand-amende", "boss", "pecunia-non-olet", "boss-off"}
    assert bool(stars & set(cards)) == (starred == "on")


def test_f_2_the_deck_is_whole_again_in_every_round():
    game = new(2)
    Phase(deal(game)).answer("xiii, boss", "magna-velocitas, herba-magica")
    game.players[0].hand, game.players[1].hand = [], []
    again = Phase(deal(game))
    assert isinstance(again.ask.options, Picks)
    assert "xiii, boss" in again.ask.options
    assert game.round == 3


def test_3_1_the_movement_deck_has_23_cards():
    """Ruling: 23, numbered 83 to 105; FR's 25 do not add up."""
    assert sorted(map(int, CARDS)) == list(range(83, 106))
    assert list(map(int, BASIC)) == list(range(83, 98))


def test_3_1_card_92_corrected_or_as_printed():
    """Ruling: 2 3 2 3 2 2 by default; the picture repeats card 91."""
    assert deck("corrected")["card 92"] == (2, 3, 2, 3, 2, 2)
    printed = deck("as printed")
    assert printed["card 92"] == printed["card 91"] == (2, 3, 2, 2, 3, 2)
    assert len(printed) == len(deck("corrected")) == 23


def test_3_1_the_basic_cards_make_all_lanes_equally_fast():
    """FR: in the basic deck all horses have the same speed, which the corrected card gives."""
    basic = [deck("corrected")[f"card {number}"] for number in BASIC]
    assert len({sum(card[lane] for card in basic) for lane in range(6)}) == 1
    assert len(set(basic)) == 15
