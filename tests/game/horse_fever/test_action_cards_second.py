"""The action cards of the second edition, read off the public pictures."""

from __future__ import annotations

import pytest

from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import CHARACTERS
from tests.game.horse_fever.scripted import fixed, positions, sprinted, start, unit

SECOND = {"edition": "second"}
LEVEL = dict.fromkeys(HORSES, 5)


def crossing(*cards: str, at: int = 11, dice: str = "white white") -> int:
    """How far beyond the line red comes to stand when it moves 2 from `at`."""
    game = fixed({"red": cards}, **SECOND)
    unit(game, "99", dice, at={"red": at})
    return positions(game)["red"] - 12


def starting(*cards: str, number: int = 1) -> int:
    """How far red moves on card 99 (2 in row 4)."""
    game = fixed({"red": cards}, **SECOND)
    unit(game, "99", at=LEVEL, number=number)
    return positions(game)["red"] - 5


def moved(card: str, red: int) -> int:
    game = fixed({"red": [card]}, **SECOND)
    unit(game, "99", at={**LEVEL, "black": 7, "white": 3, "red": red})
    return positions(game)["red"] - red


def test_cards_are_twentytwo_and_four_have_a_star():
    cards = ACTION_CARDS["second"]
    assert len(cards) == 22
    stars = {card.id for card in cards.values() if card.star}
    assert stars == {"pecunia-non-olet", "boss", "armand-amende", "boss-off"}
    signs = [card.sign for card in cards.values()]
    assert [signs.count(sign) for sign in ("positive", "negative", "special")] == [7, 7, 8]


def test_ids_are_the_keys_and_may_be_spoken():
    """Notation is one word a card; characters too."""
    for edition in ("first", "second"):
        for table in (ACTION_CARDS[edition], CHARACTERS[edition]):
            for key, row in table.items():
                assert key == row.id
                assert key.isascii()
                assert not set(key) & set(" ,#")


def test_magna_velocitas():
    assert starting("magna-velocitas") == 4
    assert starting("magna-velocitas", number=2) == 2


def test_fortuna_benevola_changes_the_start_and_no_sprint():
    assert starting("fortuna-benevola") == 3
    assert sprinted(["fortuna-benevola"], **SECOND) == 1


def test_flagellum_fulguris():
    assert sprinted(["flagellum-fulguris"], **SECOND) == 2


def test_herba_magica_sprints_two_and_gives_no_bonus_on_the_line():
    assert sprinted(["herba-magica"], **SECOND) == 2
    assert crossing("herba-magica") == 1


def test_flagellum_with_herba():
    assert sprinted(["flagellum-fulguris", "herba-magica"], **SECOND) == 3


def test_in_igni_veritas_wins_the_photo_and_moves_nothing():
    game = fixed({"white": ["in-igni-veritas"]}, **SECOND)
    unit(game, "99", "red red", at={"white": 11, "black": 9})
    assert positions(game)["white"] == positions(game)["black"] == 13
    assert game.race.ranking[:2] == ["white", "black"]


def test_fustis_et_radix_goes_two_further_but_wins_no_photo():
    assert crossing("fustis-et-radix") == 3
    assert crossing("fustis-et-radix", at=9, dice="red red") == 2
    game = fixed({"white": ["fustis-et-radix"]}, **SECOND)
    unit(game, "99", "red red", at={"white": 10, "black": 10})
    assert positions(game)["white"] == positions(game)["black"] == 14
    assert game.race.ranking[:2] == ["black", "white"]


@pytest.mark.parametrize(("red", "spaces"), [(2, 4), (3, 4), (5, 2), (8, 2)])
def test_vigor_ferreum(red, spaces):
    assert moved("vigor-ferreum", red) == spaces
    assert starting("vigor-ferreum") == 2


def test_globus_obscurus():
    assert starting("globus-obscurus") == 0
    assert starting("globus-obscurus", "fortuna-benevola") == 1


def test_aqua_putrida_changes_the_start_and_no_sprint():
    assert starting("aqua-putrida") == 1
    assert sprinted(["aqua-putrida"], **SECOND) == 1
    assert starting("aqua-putrida", "globus-obscurus") == 0


def test_serum_maleficum():
    assert sprinted(["serum-maleficum"], **SECOND) == 0
    assert sprinted(["serum-maleficum", "herba-magica"], **SECOND) == 0


def test_venenum_veneficum_sprints_one_less_and_does_not_stop():
    assert sprinted(["venenum-veneficum"], **SECOND) == 0
    assert sprinted(["venenum-veneficum", "flagellum-fulguris"], **SECOND) == 1
    assert crossing("venenum-veneficum") == 1


def test_mala_tempora_loses_the_photo_and_does_not_stop():
    assert crossing("mala-tempora") == 1
    game = fixed({"black": ["mala-tempora"]}, **SECOND)
    unit(game, "99", "red red", at={"white": 11, "black": 9})
    assert game.race.ranking[:2] == ["white", "black"]


def test_xiii_stops_on_the_line_but_loses_no_photo():
    assert crossing("xiii") == 0
    assert crossing("xiii", dice="red white") == 1
    game = fixed({"black": ["xiii"]}, **SECOND)
    unit(game, "99", "red red", at={"white": 10, "black": 11})
    assert positions(game)["white"] == positions(game)["black"] == 12
    assert game.race.ranking[:2] == ["black", "white"]


@pytest.mark.parametrize(("red", "spaces"), [(8, 0), (7, 0), (5, 2), (3, 2)])
def test_felix_infernalis(red, spaces):
    assert moved("felix-infernalis", red) == spaces
    assert starting("felix-infernalis") == 2


def test_alfio_and_steven():
    game = fixed({"red": ["alfio-allibratore"], "black": ["steven-sting"]}, **SECOND)
    assert (game.odds["red"], game.odds["black"]) == (2, 3)
    assert start(game, "105")["red"] == 4


def test_friz_and_rochelle():
    assert sprinted(["friz-finden", "serum-maleficum"], **SECOND) == 1
    assert sprinted(["rochelle-recherche", "herba-magica"], **SECOND) == 1
    both = ["friz-finden", "rochelle-recherche", "herba-magica", "venenum-veneficum"]
    assert sprinted(both, **SECOND) == 1


def test_the_money_and_point_cards_move_no_horse():
    lane = ("pecunia-non-olet", "boss", "armand-amende", "boss-off")
    assert starting(*lane) == 2
    assert sprinted(lane, **SECOND) == 1
    assert crossing(*lane) == 1
