"""Turning up the cards (3.1): letters (3.1.1), Fritz and Rochelle (3.1.2), odds (3.1.3)."""

from __future__ import annotations

import pytest

from game.horse_fever.cards import ACTION_CARDS
from tests.game.horse_fever.scripted import ROWS, fixed, new
from tests.game.scripted import told

PAIRS = {
    "first": [
        ("flagellum-fulguris", "serum-maleficum"),
        ("fustis-et-radix", "xiii"),
        ("magna-velocitas", "globus-obscurus"),
        ("fortuna-benevola", "aqua-putrida"),
        ("herba-magica", "venenum-veneficum"),
        ("vigor-ferreum", "felis-infernalis"),
    ],
    "second": [
        ("magna-velocitas", "globus-obscurus"),
        ("fortuna-benevola", "aqua-putrida"),
        ("flagellum-fulguris", "serum-maleficum"),
        ("herba-magica", "venenum-veneficum"),
        ("fustis-et-radix", "xiii"),
        ("in-igni-veritas", "mala-tempora"),
        ("vigor-ferreum", "felix-infernalis"),
    ],
}


def fates(game, horse="red"):
    return {card: fate for _, card, fate in game.race.fates[horse]}


def acting(game, horse="red"):
    return {card for card, fate in fates(game, horse).items() if fate == "acts"}


def test_3_1_all_cards_are_turned_up_lane_by_lane_from_the_left():
    game = fixed(
        {"white": ["xiii"], "black": ["boss", "herba-magica"], "red": ["alfio-allibratore"]}
    )
    shown = [(facts["horse"], facts["card"]) for facts in told(game, "card revealed")]
    assert shown == [
        ("black", "boss"),
        ("black", "herba-magica"),
        ("red", "alfio-allibratore"),
        ("white", "xiii"),
    ]
    assert not any(game.fixes.values())


def test_3_1_all_is_turned_up_before_anything_acts():
    """Ruling: turn up all lanes, cancel letters, Fritz and Rochelle, odds."""
    game = fixed(
        {
            "black": ["magna-velocitas", "globus-obscurus", "alfio-allibratore"],
            "white": ["rochelle-recherche", "herba-magica"],
        }
    )
    kinds = [event.kind for event in game.events]
    last_shown = max(i for i, kind in enumerate(kinds) if kind == "card revealed")
    first_act = min(i for i, kind in enumerate(kinds) if kind != "card revealed")
    assert last_shown < first_act


@pytest.mark.parametrize(
    ("edition", "positive", "negative"),
    [(edition, *pair) for edition, pairs in PAIRS.items() for pair in pairs],
)
def test_3_1_1_a_positive_and_a_negative_card_of_one_letter_cancel(edition, positive, negative):
    game = fixed({"red": [negative, positive]}, edition=edition)
    assert fates(game) == {positive: "cancelled", negative: "cancelled"}
    cards = ACTION_CARDS[edition]
    assert cards[positive].letter == cards[negative].letter != ""


@pytest.mark.parametrize("edition", ["first", "second"])
def test_3_1_1_every_letter_is_one_pair_and_specials_have_none(edition):
    """Facts: six and seven mirrored pairs, one letter each."""
    cards = ACTION_CARDS[edition].values()
    letters = [card.letter for card in cards if card.sign != "special"]
    assert sorted(letters) == sorted("ABCDEF" * 2 if edition == "first" else "ABCDEFG" * 2)
    assert {card.letter for card in cards if card.sign == "special"} == {""}
    assert len(PAIRS[edition]) * 2 == len(letters)


def test_3_1_1_the_rulebooks_yellow_lane():
    """FR worked example: Fortuna and Aqua (C) go, only Herba Magica acts on yellow."""
    game = fixed({"yellow": ["fortuna-benevola", "aqua-putrida", "herba-magica"]})
    assert acting(game, "yellow") == {"herba-magica"}
    assert fates(game, "yellow")["fortuna-benevola"] == "cancelled"
    orders = game.race.orders["yellow"]
    assert (orders.start_add, orders.sprint, orders.sprint_add, orders.finish_add) == (0, 2, 0, 1)


def test_3_1_1_other_letters_do_not_cancel():
    game = fixed({"red": ["magna-velocitas", "xiii", "felis-infernalis"]})
    assert acting(game) == {"magna-velocitas", "xiii", "felis-infernalis"}


@pytest.mark.parametrize("sign", ["positive", "negative"])
def test_3_1_1_the_same_sign_never_cancels(sign):
    """FR: two cards of one colour do not cancel each other."""
    cards = [card.id for card in ACTION_CARDS["first"].values() if card.sign == sign]
    assert acting(fixed({"red": cards})) == set(cards)


def test_3_1_1_cards_in_different_lanes_do_not_cancel():
    game = fixed({"red": ["magna-velocitas"], "blue": ["globus-obscurus"]})
    assert acting(game, "red") == {"magna-velocitas"}
    assert acting(game, "blue") == {"globus-obscurus"}


def test_3_1_1_two_pairs_in_one_lane_both_go():
    game = fixed({"red": ["xiii", "magna-velocitas", "fustis-et-radix", "globus-obscurus"]})
    assert acting(game) == set()
    assert len(told(game, "cards cancelled")) == 2


@pytest.mark.parametrize(
    ("edition", "fritz"), [("first", "fritz-finden"), ("second", "friz-finden")]
)
def test_3_1_2_fritz_throws_out_the_negative_cards(edition, fritz):
    game = fixed({"red": [fritz, "xiii", "aqua-putrida", "herba-magica"]}, edition=edition)
    assert acting(game) == {fritz, "herba-magica"}
    assert fates(game)["xiii"] == fates(game)["aqua-putrida"] == "discarded"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_3_1_2_rochelle_throws_out_the_positive_cards(edition):
    game = fixed(
        {"red": ["magna-velocitas", "xiii", "rochelle-recherche", "herba-magica"]}, edition=edition
    )
    assert acting(game) == {"rochelle-recherche", "xiii"}
    assert fates(game)["magna-velocitas"] == "discarded"


def test_3_1_2_they_work_only_in_their_own_lane():
    game = fixed({"red": ["fritz-finden"], "blue": ["xiii"]})
    assert acting(game, "blue") == {"xiii"}


@pytest.mark.parametrize("order", [0, 1])
def test_3_1_2_fritz_and_rochelle_in_one_lane_both_work(order):
    """Ruling: both work, all coloured cards go."""
    pair = ["fritz-finden", "rochelle-recherche"][:: 1 - 2 * order]
    game = fixed({"red": [*pair, "xiii", "herba-magica", "boss"]})
    assert acting(game) == {*pair, "boss"}


def test_3_1_2_special_cards_stay():
    special = ["alfio-allibratore", "steven-sting", "armand-amende", "boss"]
    game = fixed({"red": ["fritz-finden", "rochelle-recherche", *special]})
    assert set(special) <= acting(game)


def test_3_1_2_fritz_with_a_pair_of_one_letter():
    """Ruling: letters first, so the pair cancels and Fritz does not save the positive card."""
    game = fixed({"red": ["fritz-finden", "magna-velocitas", "globus-obscurus", "xiii"]})
    assert fates(game) == {
        "fritz-finden": "acts",
        "magna-velocitas": "cancelled",
        "globus-obscurus": "cancelled",
        "xiii": "discarded",
    }


def test_3_1_2_rochelle_with_a_pair_of_one_letter():
    """Ruling: letters first, so Rochelle does not free the negative card either."""
    game = fixed({"red": ["rochelle-recherche", "fustis-et-radix", "xiii"]})
    assert acting(game) == {"rochelle-recherche"}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_3_1_3_alfio_lifts_the_odds_two_rows(edition):
    """FR worked example: 1:4 becomes 1:2."""
    game = fixed({"green": ["alfio-allibratore"]}, edition=edition)
    assert (ROWS["green"], game.odds["green"]) == (3, 1)
    assert told(game, "odds shifted") == [{"horse": "green", "before": 3, "after": 1}]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_3_1_3_steven_lowers_the_odds_two_rows(edition):
    """FR worked example: 1:2 becomes 1:4."""
    game = fixed({"black": ["steven-sting"]}, edition=edition)
    assert (ROWS["black"], game.odds["black"]) == (1, 3)


@pytest.mark.parametrize(
    ("card", "row", "after"),
    [
        ("alfio-allibratore", 2, 1),
        ("alfio-allibratore", 1, 1),
        ("steven-sting", 5, 6),
        ("steven-sting", 6, 6),
    ],
)
def test_3_1_3_the_edge_of_the_board_stops_the_shift(card, row, after):
    game = fixed({"red": [card]}, game=new(odds={**ROWS, "red": row}))
    assert game.odds["red"] == after


@pytest.mark.parametrize("row", [1, 2, 5, 6])
@pytest.mark.parametrize("order", [1, -1])
def test_3_1_3_alfio_and_steven_add_up_before_the_edge_stops_them(row, order):
    """Ruling: add all shifts of a lane, then clamp; the pair does nothing even on the edge."""
    lane = ["alfio-allibratore", "steven-sting"][::order]
    game = fixed({"red": lane}, game=new(odds={**ROWS, "red": row}))
    assert game.odds["red"] == row


def test_3_1_3_only_the_lane_of_the_card_shifts_and_rows_may_be_shared():
    game = fixed({"green": ["alfio-allibratore"]})
    assert game.odds == {**ROWS, "green": 1}


def test_3_1_3_a_shift_is_permanent():
    """Ruling: the token moves and stays, nothing gives a way back."""
    game = fixed({"green": ["alfio-allibratore"]})
    game.fixes = {horse: [] for horse in game.odds}
    assert fixed({}, game=game).odds["green"] == 1
