"""How far a horse runs with the cards of its lane, both editions: the whole lane is one row.

Red stands in row 4, so card 99 moves it two spaces. Rulings that a row shows stand beside it.
"""

from __future__ import annotations

import pytest

from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import CHARACTERS, HORSE_CARDS
from game.horse_fever.state import Game
from tests.game.horse_fever.scripted import (
    EDITIONS,
    board,
    fixed,
    positions,
    running,
    unit,
)

LEVEL = dict.fromkeys(HORSES, 5)
AROUND = {**LEVEL, "black": 7, "white": 3}
SITUATIONS = {
    "start": (1, LEVEL, "white white"),
    "later": (2, AROUND, "white white"),
    "last": (2, {**AROUND, "red": 2}, "white white"),
    "tied last": (2, {**AROUND, "red": 3}, "black black"),
    "first": (2, {**AROUND, "red": 8}, "white white"),
    "tied first": (2, {**AROUND, "red": 7}, "white white"),
    "level": (2, LEVEL, "white white"),
    "sprint": (2, AROUND, "red red"),
    "from 11": (2, {"red": 11}, "white white"),
    "from 10": (2, {"red": 10}, "white white"),
    "from 9": (2, {"red": 9}, "white white"),
    "from 9, sprint": (2, {"red": 9}, "red white"),
    "from 11, sprint": (2, {"red": 11}, "red white"),
}
"""The unit of the race, where the horses stand, and the dice: a column each of the tables."""

TABLES = {
    "first": """
-                                             | 2 2 2 2 2 2 2 3 2 2 2 3 3
flagellum-fulguris                            | 2 2 2 2 2 2 2 4 2 2 2 4 4
fustis-et-radix                               | 2 2 2 2 2 2 2 3 4 4 2 5 5
magna-velocitas                               | 4 2 2 2 2 2 2 3 2 2 2 3 3
fortuna-benevola                              | 3 2 2 2 2 2 2 4 2 2 2 4 4
herba-magica                                  | 2 2 2 2 2 2 2 4 3 3 2 5 5
vigor-ferreum                                 | 2 2 4 4 2 2 4 3 2 2 2 3 3
globus-obscurus                               | 0 2 2 2 2 2 2 3 2 2 2 3 3
serum-maleficum                               | 2 2 2 2 2 2 2 2 2 2 2 2 2
xiii                                          | 2 2 2 2 2 2 2 3 1 2 2 3 2
aqua-putrida                                  | 1 2 2 2 2 2 2 2 2 2 2 2 2
felis-infernalis                              | 2 2 2 2 0 0 0 3 0 0 0 1 1
venenum-veneficum                             | 2 2 2 2 2 2 2 2 1 2 2 2 1
alfio-allibratore                             | 3 3 3 3 3 3 3 4 3 3 3 4 4
steven-sting                                  | 2 2 2 2 2 2 2 3 2 2 2 3 3
fritz-finden                                  | 2 2 2 2 2 2 2 3 2 2 2 3 3
rochelle-recherche                            | 2 2 2 2 2 2 2 3 2 2 2 3 3
# FR and ruling: it adds to every sprint of 2
flagellum-fulguris fortuna-benevola           | 3 2 2 2 2 2 2 5 2 2 2 5 5
flagellum-fulguris herba-magica               | 2 2 2 2 2 2 2 5 3 3 2 6 6
fortuna-benevola herba-magica                 | 3 2 2 2 2 2 2 4 3 3 2 5 5
# Ruling: sets first, then additions; never below 0
fortuna-benevola magna-velocitas              | 5 2 2 2 2 2 2 4 2 2 2 4 4
fortuna-benevola globus-obscurus              | 1 2 2 2 2 2 2 4 2 2 2 4 4
aqua-putrida magna-velocitas                  | 3 2 2 2 2 2 2 2 2 2 2 2 2
aqua-putrida globus-obscurus                  | 0 2 2 2 2 2 2 2 2 2 2 2 2
# FR: a horse can never go back
aqua-putrida venenum-veneficum                | 1 2 2 2 2 2 2 2 1 2 2 2 1
aqua-putrida herba-magica                     | 1 2 2 2 2 2 2 3 3 3 2 4 4
aqua-putrida flagellum-fulguris               | 1 2 2 2 2 2 2 3 2 2 2 3 3
# bonuses on the line add up
herba-magica fustis-et-radix                  | 2 2 2 2 2 2 2 4 5 5 2 7 7
# Ruling: Serum denies sprints absolutely
serum-maleficum fortuna-benevola              | 3 2 2 2 2 2 2 2 2 2 2 2 2
serum-maleficum herba-magica                  | 2 2 2 2 2 2 2 2 3 3 2 2 3
xiii fortuna-benevola                         | 3 2 2 2 2 2 2 4 1 2 2 3 3
# Ruling: stops on the line, but a bonus of the lane still adds
xiii herba-magica                             | 2 2 2 2 2 2 2 4 2 3 2 4 4
venenum-veneficum fustis-et-radix             | 2 2 2 2 2 2 2 2 3 4 2 2 3
# Ruling: in one lane the letter F cancels them
felis-infernalis vigor-ferreum                | 2 2 2 2 2 2 2 3 2 2 2 3 3
# cancelled, too
magna-velocitas globus-obscurus               | 2 2 2 2 2 2 2 3 2 2 2 3 3
# Fritz discards what is negative,
fritz-finden serum-maleficum                  | 2 2 2 2 2 2 2 3 2 2 2 3 3
fritz-finden xiii                             | 2 2 2 2 2 2 2 3 2 2 2 3 3
# Rochelle what is positive
rochelle-recherche flagellum-fulguris         | 2 2 2 2 2 2 2 3 2 2 2 3 3
armand-amende boss                            | 2 2 2 2 2 2 2 3 2 2 2 3 3
varonne                                       | 3 2 2 2 2 2 2 4 2 2 2 4 4
the-fury                                      | 4 2 2 2 2 2 2 3 2 2 2 3 3
bosson                                        | 0 2 2 2 2 2 2 3 2 2 2 3 3
costantino                                    | 2 2 2 2 2 2 2 4 3 3 2 5 5
napoleon                                      | 2 2 4 4 2 2 4 3 2 2 2 3 3
giumenta                                      | 2 2 2 2 2 2 2 3 2 2 2 3 3
la-longue-carabine                            | 2 2 2 2 2 2 2 3 4 4 2 5 5
biscuit-de-mer                                | 2 2 2 2 2 2 2 3 2 2 2 3 3
el-guapo                                      | 3 3 3 3 3 3 3 4 3 3 3 4 4
# FR’s example: never starts, never sprints
varonne serum-maleficum globus-obscurus       | 0 2 2 2 2 2 2 2 2 2 2 2 2
# FR: a symbol of an action card replaces the same one of the horse
varonne magna-velocitas                       | 4 2 2 2 2 2 2 4 2 2 2 4 4
varonne flagellum-fulguris                    | 3 2 2 2 2 2 2 4 2 2 2 4 4
varonne aqua-putrida                          | 1 2 2 2 2 2 2 2 2 2 2 2 2
varonne globus-obscurus                       | 0 2 2 2 2 2 2 4 2 2 2 4 4
varonne serum-maleficum                       | 3 2 2 2 2 2 2 2 2 2 2 2 2
the-fury fortuna-benevola                     | 3 2 2 2 2 2 2 4 2 2 2 4 4
the-fury globus-obscurus                      | 0 2 2 2 2 2 2 3 2 2 2 3 3
the-fury aqua-putrida                         | 1 2 2 2 2 2 2 2 2 2 2 2 2
bosson fortuna-benevola                       | 3 2 2 2 2 2 2 4 2 2 2 4 4
bosson magna-velocitas                        | 4 2 2 2 2 2 2 3 2 2 2 3 3
bosson xiii serum-maleficum felis-infernalis  | 0 2 2 2 0 0 0 2 0 0 0 0 0
costantino flagellum-fulguris                 | 2 2 2 2 2 2 2 4 3 3 2 5 5
costantino venenum-veneficum                  | 2 2 2 2 2 2 2 2 1 2 2 2 1
costantino herba-magica flagellum-fulguris    | 2 2 2 2 2 2 2 5 3 3 2 6 6
costantino magna-velocitas fustis-et-radix    | 4 2 2 2 2 2 2 4 4 4 2 6 6
costantino fustis-et-radix                    | 2 2 2 2 2 2 2 4 4 4 2 6 6
costantino xiii                               | 2 2 2 2 2 2 2 4 1 2 2 3 3
costantino serum-maleficum                    | 2 2 2 2 2 2 2 2 3 3 2 2 3
la-longue-carabine herba-magica               | 2 2 2 2 2 2 2 4 3 3 2 5 5
la-longue-carabine venenum-veneficum          | 2 2 2 2 2 2 2 2 1 2 2 2 1
# Ruling: action before horse
napoleon felis-infernalis                     | 2 2 4 4 0 0 0 3 0 0 0 1 1
napoleon vigor-ferreum                        | 2 2 4 4 2 2 4 3 2 2 2 3 3
napoleon vigor-ferreum felis-infernalis       | 2 2 4 4 2 2 4 3 2 2 2 3 3
""",
    "second": """
-                                             | 2 2 2 2 2 2 2 3 2 2 2 3 3
magna-velocitas                               | 4 2 2 2 2 2 2 3 2 2 2 3 3
fortuna-benevola                              | 3 2 2 2 2 2 2 3 2 2 2 3 3
flagellum-fulguris                            | 2 2 2 2 2 2 2 4 2 2 2 4 4
herba-magica                                  | 2 2 2 2 2 2 2 4 2 2 2 4 4
in-igni-veritas                               | 2 2 2 2 2 2 2 3 2 2 2 3 3
fustis-et-radix                               | 2 2 2 2 2 2 2 3 4 4 2 5 5
vigor-ferreum                                 | 2 2 4 4 2 2 4 3 2 2 2 3 3
globus-obscurus                               | 0 2 2 2 2 2 2 3 2 2 2 3 3
aqua-putrida                                  | 1 2 2 2 2 2 2 3 2 2 2 3 3
serum-maleficum                               | 2 2 2 2 2 2 2 2 2 2 2 2 2
venenum-veneficum                             | 2 2 2 2 2 2 2 2 2 2 2 2 2
mala-tempora                                  | 2 2 2 2 2 2 2 3 2 2 2 3 3
xiii                                          | 2 2 2 2 2 2 2 3 1 2 2 3 2
felix-infernalis                              | 2 2 2 2 0 0 0 3 0 0 0 1 1
alfio-allibratore                             | 3 3 3 3 3 3 3 4 3 3 3 4 4
steven-sting                                  | 2 2 2 2 2 2 2 3 2 2 2 3 3
friz-finden                                   | 2 2 2 2 2 2 2 3 2 2 2 3 3
rochelle-recherche                            | 2 2 2 2 2 2 2 3 2 2 2 3 3
flagellum-fulguris herba-magica               | 2 2 2 2 2 2 2 5 2 2 2 5 5
globus-obscurus fortuna-benevola              | 1 2 2 2 2 2 2 3 2 2 2 3 3
aqua-putrida globus-obscurus                  | 0 2 2 2 2 2 2 3 2 2 2 3 3
serum-maleficum herba-magica                  | 2 2 2 2 2 2 2 2 2 2 2 2 2
venenum-veneficum flagellum-fulguris          | 2 2 2 2 2 2 2 3 2 2 2 3 3
friz-finden serum-maleficum                   | 2 2 2 2 2 2 2 3 2 2 2 3 3
rochelle-recherche herba-magica               | 2 2 2 2 2 2 2 3 2 2 2 3 3
friz-finden rochelle-recherche herba-magica venenum-veneficum | 2 2 2 2 2 2 2 3 2 2 2 3 3
# money and points move no horse
pecunia-non-olet boss armand-amende boss-off  | 2 2 2 2 2 2 2 3 2 2 2 3 3
varonne                                       | 4 2 2 2 2 2 2 3 2 2 2 3 3
the-fury                                      | 4 2 2 2 2 2 2 3 2 2 2 3 3
bosson                                        | 0 2 2 2 2 2 2 3 2 2 2 3 3
costantino                                    | 2 2 2 2 2 2 2 4 2 2 2 4 4
napoleon                                      | 2 2 4 4 2 2 4 3 2 2 2 3 3
giumenta                                      | 2 2 2 2 2 2 2 3 2 2 2 3 3
la-longue-carabine                            | 2 2 2 2 2 2 2 3 5 5 2 6 6
biscuit-de-mer                                | 2 2 2 2 2 2 2 3 2 2 2 3 3
el-guapo                                      | 3 3 3 3 3 3 3 4 3 3 3 4 4
# Ruling: only surviving cards switch a symbol off
varonne magna-velocitas globus-obscurus       | 4 2 2 2 2 2 2 3 2 2 2 3 3
varonne fortuna-benevola friz-finden          | 3 2 2 2 2 2 2 3 2 2 2 3 3
varonne globus-obscurus friz-finden           | 4 2 2 2 2 2 2 3 2 2 2 3 3
varonne magna-velocitas rochelle-recherche    | 4 2 2 2 2 2 2 3 2 2 2 3 3
# the photo alone is replaced
la-longue-carabine mala-tempora               | 2 2 2 2 2 2 2 3 5 5 2 6 6
""",
}
ROWS = [
    pytest.param(edition, cells[0].strip(), [int(cell) for cell in cells[1].split()],
                 id=f"{edition} {cells[0].strip()}")
    for edition, table in TABLES.items()
    for cells in (line.split("|") for line in table.strip().splitlines() if line[0] != "#")
]  # fmt: skip


def lanes(edition: str, cards: dict[str, str]) -> Game:
    """A race with these cards in the lanes; one of them may be a horse card."""
    horses = [(card, horse) for horse, text in cards.items() for card in text.split()
              if card in HORSE_CARDS[edition]]  # fmt: skip
    game = running(*horses[0], edition=edition) if horses else board(edition=edition)
    actions = ACTION_CARDS[edition].keys()
    return fixed({it: [one for one in text.split() if one in actions]
                  for it, text in cards.items()}, game)  # fmt: skip


@pytest.mark.parametrize(("edition", "cards", "spaces"), ROWS)
def test_how_far_red_runs(edition, cards, spaces):
    found = []
    for number, at, dice in SITUATIONS.values():
        game = lanes(edition, {"red": cards})
        unit(game, "99", dice, at=at, number=number)
        found.append(positions(game)["red"] - at["red"])
    assert found == spaces


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_that_moves_a_horse_is_in_the_table(edition):
    alone = {row.values[1] for row in ROWS if row.values[0] == edition}
    still = {"boss", "boss-off", "armand-amende", "pecunia-non-olet", "troy"}
    assert {*ACTION_CARDS[edition], *HORSE_CARDS[edition]} - still < alone


@pytest.mark.parametrize(
    ("edition", "cards", "orders"),
    [
        ("first", "herba-magica", (1, 1, False)),
        ("first", "xiii", (0, -1, True)),
        ("second", "mala-tempora", (3, -1, False)),
    ],
)
def test_of_carabines_finish_and_photo_only_what_a_card_has_too_is_replaced(edition, cards, orders):
    race = lanes(edition, {"red": f"la-longue-carabine {cards}"}).race
    found = race.orders["red"]
    assert (found.finish_add, found.photo, found.stops) == orders


@pytest.mark.parametrize(
    ("edition", "signs", "stars"),
    [
        ("first", [6, 6, 6], {"armand-amende", "boss"}),
        ("second", [7, 7, 8], {"pecunia-non-olet", "boss", "armand-amende", "boss-off"}),
    ],
)
def test_how_many_cards_of_each_sign_there_are_and_which_have_a_star(edition, signs, stars):
    cards = ACTION_CARDS[edition].values()
    found = [card.sign for card in cards]
    assert [found.count(sign) for sign in ("positive", "negative", "special")] == signs
    assert {card.id for card in cards if card.star} == stars


@pytest.mark.parametrize("edition", EDITIONS)
def test_ids_are_the_keys_and_may_be_spoken(edition):
    """Notation is one word a card; characters too."""
    for table in (ACTION_CARDS[edition], CHARACTERS[edition]):
        for key, row in table.items():
            assert key == row.id and key.isascii() and not set(key) & set(" ,#")
