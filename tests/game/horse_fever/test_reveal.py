"""Turning up the cards (3.1): letters (3.1.1), Fritz and Rochelle (3.1.2), odds (3.1.3)."""

from __future__ import annotations

import pytest

from game.horse_fever.cards import ACTION_CARDS
from tests.game.horse_fever.positions import family
from tests.game.horse_fever.scripted import fixed
from tests.game.positions import cases, follow
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
LANES = """
3.1.1 FR: Fortuna and Aqua (C) go, only Herba Magica acts on yellow
    lay: yellow hides fortuna-benevola aqua-putrida herba-magica
    do: turn up
    then: yellow acts herba-magica; yellow cancelled fortuna-benevola aqua-putrida
3.1.1 other letters do not cancel
    lay: red hides magna-velocitas xiii felis-infernalis
    do: turn up
    then: red acts magna-velocitas xiii felis-infernalis
3.1.1 cards in different lanes do not cancel
    lay: red hides magna-velocitas; blue hides globus-obscurus
    do: turn up
    then: red acts magna-velocitas; blue acts globus-obscurus
3.1.1 two pairs in one lane both go
    lay: red hides xiii magna-velocitas fustis-et-radix globus-obscurus
    do: turn up
    then: red acts; told 2 cards cancelled
3.1.2 Fritz throws out the negative cards
    lay: red hides fritz-finden xiii aqua-putrida herba-magica
    do: turn up
    then: red acts fritz-finden herba-magica; red discarded xiii aqua-putrida
3.1.2 so does Friz
    lay: edition second; red hides friz-finden xiii aqua-putrida herba-magica
    do: turn up
    then: red acts friz-finden herba-magica; red discarded xiii aqua-putrida
3.1.2 Rochelle throws out the positive cards
    lay: red hides magna-velocitas xiii rochelle-recherche herba-magica
    do: turn up
    then: red acts rochelle-recherche xiii; red discarded magna-velocitas herba-magica
3.1.2 in the second edition
    lay: edition second; red hides magna-velocitas xiii rochelle-recherche herba-magica
    do: turn up
    then: red acts rochelle-recherche xiii
3.1.2 only in their own lane
    lay: red hides fritz-finden; blue hides xiii
    do: turn up
    then: blue acts xiii
3.1.2 ruling: in one lane both work, and all coloured cards go; special cards stay
    lay: red hides fritz-finden rochelle-recherche xiii herba-magica boss armand-amende
    do: turn up
    then: red acts fritz-finden rochelle-recherche boss armand-amende
3.1.2 in either order
    lay: red hides rochelle-recherche fritz-finden xiii herba-magica alfio-allibratore steven-sting
    do: turn up
    then: red acts fritz-finden rochelle-recherche alfio-allibratore steven-sting
3.1.2 ruling: letters first, so Fritz does not save the positive card of a pair
    lay: red hides fritz-finden magna-velocitas globus-obscurus xiii
    do: turn up
    then: red acts fritz-finden; red cancelled magna-velocitas globus-obscurus; red discarded xiii
3.1.2 and Rochelle does not free the negative one
    lay: red hides rochelle-recherche fustis-et-radix xiii
    do: turn up
    then: red acts rochelle-recherche
3.1.3 FR: Alfio lifts the odds two rows, 1:4 becomes 1:2; rows may be shared
    lay: green hides alfio-allibratore
    do: turn up
    then: odds green 1; odds black 1; odds red 4; told odds shifted horse=green before=3 after=1
3.1.3 in the second edition
    lay: edition second; green hides alfio-allibratore
    do: turn up
    then: odds green 1
3.1.3 FR: Steven lowers them two rows, 1:2 becomes 1:4
    lay: black hides steven-sting
    do: turn up
    then: odds black 3
3.1.3 in the second edition
    lay: edition second; black hides steven-sting
    do: turn up
    then: odds black 3
3.1.3 the edge of the board stops the shift
    lay: odds blue 2; odds red 1; odds green 5; odds yellow 6; blue hides alfio-allibratore
    lay: red hides alfio-allibratore; green hides steven-sting; yellow hides steven-sting
    do: turn up
    then: odds blue 1; odds red 1; odds green 6; odds yellow 6
3.1.3 ruling: all shifts of a lane add up before the edge stops them
    lay: odds blue 2; odds red 1; odds green 5; odds yellow 6
    lay: blue hides alfio-allibratore steven-sting; red hides steven-sting alfio-allibratore
    lay: green hides alfio-allibratore steven-sting; yellow hides steven-sting alfio-allibratore
    do: turn up
    then: odds blue 2; odds red 1; odds green 5; odds yellow 6
3.1.3 ruling: the token moves and stays
    lay: green hides alfio-allibratore
    do: turn up / turn up
    then: odds green 1
"""


@pytest.mark.parametrize(("position", "lines"), cases(LANES, family))
def test_lanes(position, lines):
    follow(position, lines)


def fates(game):
    return {card: fate for _, card, fate in game.race.fates["red"]}


def test_3_1_all_cards_are_turned_up_lane_by_lane_before_anything_acts():
    """Ruling: turn up all lanes, cancel letters, Fritz and Rochelle, odds."""
    game = fixed(
        {
            "white": ["rochelle-recherche", "herba-magica"],
            "black": ["magna-velocitas", "globus-obscurus"],
            "red": ["alfio-allibratore"],
        }
    )
    shown = [(facts["horse"], facts["card"]) for facts in told(game, "card revealed")]
    assert shown == [
        ("black", "magna-velocitas"), ("black", "globus-obscurus"), ("red", "alfio-allibratore"),
        ("white", "rochelle-recherche"), ("white", "herba-magica"),
    ]  # fmt: skip
    assert not any(game.fixes.values())
    kinds = [event.kind for event in game.events]
    assert kinds.index("cards cancelled") > len(kinds) - 1 - kinds[::-1].index("card revealed")


@pytest.mark.parametrize("edition", PAIRS)
def test_3_1_1_a_positive_and_a_negative_card_of_one_letter_cancel(edition):
    """Facts: six and seven mirrored pairs, one letter each; special cards have none."""
    cards = ACTION_CARDS[edition]
    for positive, negative in PAIRS[edition]:
        game = fixed({"red": [negative, positive]}, edition=edition)
        assert fates(game) == {positive: "cancelled", negative: "cancelled"}
        assert cards[positive].letter == cards[negative].letter
    letters = [card.letter for card in cards.values() if card.sign != "special"]
    assert sorted(letters) == sorted("ABCDEF" * 2 if edition == "first" else "ABCDEFG" * 2)
    assert {card.letter for card in cards.values() if card.sign == "special"} == {""}
    assert len(PAIRS[edition]) * 2 == len(letters)


@pytest.mark.parametrize("sign", ["positive", "negative"])
def test_3_1_1_the_same_sign_never_cancels(sign):
    """FR: two cards of one colour do not cancel each other."""
    cards = [card.id for card in ACTION_CARDS["first"].values() if card.sign == sign]
    assert fates(fixed({"red": cards})) == dict.fromkeys(cards, "acts")
