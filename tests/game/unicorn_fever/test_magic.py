"""Every magic card, by name: what it does to its unicorn, on a race or at the payoffs."""

from __future__ import annotations

import pytest

from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.state import Bet
from tests.game.scripted import told
from tests.game.unicorn_fever.scripted import (
    ORDER,
    finished,
    gains,
    laid,
    paid,
    race_of,
    revealed,
    turn,
)

TWOS = (2, 2, 2, 2, 2, 2)


def start(card: str) -> int:
    """How far red comes with a first card of twos."""
    return turn(revealed(laid(), red=f"0 {card}"), *TWOS)["red"]


@pytest.mark.parametrize("card", ["G01", "G02"])
def test_comet_in_the_tail_starts_with_four(card):
    assert start(card) == 4


@pytest.mark.parametrize("card", ["G03", "G04"])
def test_glue_on_the_rainbow_keeps_its_unicorn_in_the_box(card):
    assert start(card) == 0


def test_bean_breakfast_starts_a_space_farther():
    assert start("G05") == 3


def test_untied_ribbon_starts_a_space_shorter_and_never_backwards():
    assert start("G06") == 1
    assert turn(revealed(laid(), red="0 G06"), 0, 2, 2, 2, 2, 2)["red"] == 0


def sprinted(cards: str) -> int:
    """How far red sprints with these cards."""
    game = revealed(laid(), red=cards)
    return turn(game, *TWOS, dice="red red")["red"] - 2


@pytest.mark.parametrize("card", ["G07", "G08"])
def test_spur_of_sparks_makes_each_sprint_one_longer(card):
    assert sprinted(f"0 {card}") == 2
    assert sprinted("0 G07, 1 G08") == 3


@pytest.mark.parametrize("card", ["G09", "G10"])
def test_leaden_lullaby_lets_its_unicorn_never_sprint(card):
    assert sprinted(f"0 {card}") == 0
    assert sprinted(f"0 {card}, 0 G11") == 0


@pytest.mark.parametrize("card", ["G11", "G12"])
def test_pepper_clover_sprints_two(card):
    assert sprinted(f"0 {card}") == 2
    assert sprinted(f"0 {card}, 0 G07") == 3


@pytest.mark.parametrize("card", ["G13", "G14"])
def test_hiccup_hex_makes_each_sprint_one_shorter(card):
    assert sprinted(f"0 {card}") == 0
    assert sprinted("0 G13, 1 G14") == 0


def at_the_line(cards: str, at: int = 11) -> int:
    """Where red stands after crossing from `at` with a two."""
    game = revealed(laid(), red=cards)
    race = race_of(game)
    race.unit, race.positions["red"] = 3, at
    return turn(game, *TWOS)["red"]


@pytest.mark.parametrize("card", ["G15", "G16"])
def test_carrot_on_a_cloud_adds_two_once_on_crossing(card):
    assert at_the_line(f"0 {card}") == 15
    assert at_the_line(f"0 {card}", at=9) == 11


@pytest.mark.parametrize("card", ["G17", "G18"])
def test_mirror_at_the_line_stops_on_it(card):
    assert at_the_line(f"0 {card}") == 12


def photo(**spells: str) -> list[str]:
    """Who is ahead where red (x2) and purple (x7) cross level."""
    game = revealed(laid(), **spells)
    race = race_of(game)
    race.unit = 3
    race.positions |= {"red": 10, "purple": 10}
    turn(game, *TWOS)
    return finished(game)[:2]


def test_long_horn_wins_the_photo_finish():
    assert photo() == ["red", "purple"]
    assert photo(purple="0 G19") == ["purple", "red"]


def test_blinking_spell_loses_the_photo_finish():
    assert photo(red="0 G20") == ["purple", "red"]


def later(cards: str, red: int, others: int) -> int:
    """How far red moves by a later card of twos from here."""
    game = revealed(laid(), red=cards)
    race = race_of(game)
    race.unit = 1
    race.positions |= dict.fromkeys(LANES, others) | {"red": red}
    return turn(game, *TWOS)["red"] - red


@pytest.mark.parametrize("card", ["G21", "G22"])
def test_wrath_of_the_last_moves_four_from_the_last_place(card):
    assert later(f"0 {card}", 2, 3) == 4
    assert later(f"0 {card}", 3, 2) == 2


@pytest.mark.parametrize("card", ["G23", "G24"])
def test_stage_fright_moves_one_in_front(card):
    assert later(f"0 {card}", 5, 3) == 1
    assert later(f"0 {card}", 3, 5) == 2


@pytest.mark.parametrize("card", ["G25", "G26"])
def test_flattering_form_guide_lifts_the_odds_two_rows(card):
    assert revealed(laid(), blue=f"0 {card}").odds["blue"] == 3
    assert revealed(laid(), red=f"0 {card}").odds["red"] == 1
    assert revealed(laid(), purple="0 G25, 1 G26").odds["purple"] == 2


@pytest.mark.parametrize("card", ["G27", "G28"])
def test_nasty_rumour_lowers_the_odds_two_rows(card):
    assert revealed(laid(), orange=f"0 {card}").odds["orange"] == 4
    assert revealed(laid(), blue=f"0 {card}").odds["blue"] == 6


@pytest.mark.parametrize("card", ["G29", "G30"])
def test_featherfoot_charm_moves_two_at_least_on_every_card(card):
    game = revealed(laid(), red=f"0 {card}")
    assert turn(game, 0, 2, 2, 2, 2, 2)["red"] == 2
    assert turn(game, 1, 2, 2, 2, 2, 2)["red"] == 4
    assert turn(game, 3, 2, 2, 2, 2, 2)["red"] == 7


@pytest.mark.parametrize("card", ["G31", "G32"])
def test_sticky_syrup_moves_two_at_most_on_every_card(card):
    game = revealed(laid(), red=f"0 {card}, 0 G01")
    assert turn(game, 4, 2, 2, 2, 2, 2)["red"] == 2
    assert turn(game, 3, 2, 2, 2, 2, 2)["red"] == 4
    assert turn(game, 1, 2, 2, 2, 2, 2, dice="red red")["red"] == 6


def glory_of_a_win(cards: str) -> int:
    game = revealed(laid(), red=cards)
    return gains(paid(game, ORDER, Bet(0, "win", "red", 2)), 0, "bet won")[1]


@pytest.mark.parametrize("card", ["G33", "G34"])
def test_standing_ovation_adds_a_glory_to_every_won_bet(card):
    assert glory_of_a_win(f"1 {card}") == 6
    assert glory_of_a_win("1 G33, 2 G34") == 7


@pytest.mark.parametrize("card", ["G35", "G36"])
def test_golden_yawn_takes_a_glory_off_but_never_below_none(card):
    assert glory_of_a_win(f"1 {card}") == 4
    game = revealed(laid(4, {0: ["GO4"]}), red="0 G35, 1 G36")
    paid(game, ORDER, Bet(0, "slip", "red", 2))
    assert gains(game, 0, "bet won") == (4, 0)


@pytest.mark.parametrize("card", ["G37", "G38"])
def test_purse_of_plenty_gives_four_gold_to_everybody_who_bet_there(card):
    game = revealed(laid(), purple=f"2 {card}")
    bets = (Bet(0, "win", "purple", 2), Bet(0, "early", "purple", 1), Bet(1, "win", "red", 1))
    paid(game, ORDER, *bets)
    assert [gains(game, seat, "purse")[0] for seat in range(3)] == [4, 0, 0]


@pytest.mark.parametrize("card", ["G39", "G40"])
def test_hole_in_the_purse_takes_four_gold_as_far_as_there_is_any(card):
    game = revealed(laid(), purple=f"2 {card}")
    game.players[1].gold = 1
    paid(game, ORDER, Bet(0, "win", "purple", 2), Bet(1, "early", "purple", 1))
    assert [gains(game, seat, "purse")[0] for seat in range(3)] == [-4, -1, 0]


def fate(game, lane: str) -> dict[str, str]:
    return {card: fate for _, card, fate in race_of(game).fates[lane]}


@pytest.mark.parametrize("card", ["G41", "G42"])
def test_purifying_fountain_throws_out_all_negative_cards_of_its_lane(card):
    game = revealed(laid(), red=f"0 {card}, 1 G03, 2 G09, 0 G05", blue="1 G04")
    assert fate(game, "red") == {
        card: "acts",
        "G03": "discarded",
        "G09": "discarded",
        "G05": "acts",
    }
    assert fate(game, "blue") == {"G04": "acts"}
    assert turn(game, *TWOS)["red"] == 3


@pytest.mark.parametrize("card", ["G43", "G44"])
def test_jealous_vacuum_throws_out_all_positive_cards_of_its_lane(card):
    game = revealed(laid(), red=f"0 {card}, 1 G01, 2 G06")
    assert fate(game, "red") == {card: "acts", "G01": "discarded", "G06": "acts"}


@pytest.mark.parametrize("letter", sorted({card.letter for card in MAGIC.values()}))
def test_r_3_2_cards_of_one_letter_and_other_signs_cancel_one_for_one(letter):
    cards = [card.id for card in MAGIC.values() if card.letter == letter]
    signs = {card: MAGIC[card].sign for card in cards}
    good = [card for card in cards if signs[card] == "positive"]
    bad = [card for card in cards if signs[card] == "negative"]
    game = revealed(laid(), red=f"0 {good[0]}, 1 {bad[0]}")
    assert set(fate(game, "red").values()) == {"cancelled"}
    assert game.odds == {lane: row for row, lane in enumerate(LANES, 1)}
    assert told(game, "cards cancelled")[0]["cards"] == (good[0], bad[0])


def test_r_3_2_two_against_one_leave_one():
    game = revealed(laid(), red="0 G01, 1 G02, 2 G03")
    assert fate(game, "red") == {"G01": "cancelled", "G02": "acts", "G03": "cancelled"}


def test_every_magic_card_has_a_test_of_its_name():
    words = {name for name in globals() if name.startswith("test_")}
    for card in MAGIC.values():
        wanted = "test_" + card.name.lower().replace(" ", "_") + "_"
        assert any(word.startswith(wanted) for word in words), card.name
