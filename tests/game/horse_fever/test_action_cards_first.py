"""Every action card of the first edition, and what the rulings say about two of them together."""

from __future__ import annotations

import pytest

from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.lanes import HORSES
from tests.game.horse_fever.scripted import fixed, new, positions, sprinted, start, unit
from tests.game.scripted import told

# Card 99 moves 4 3 2 2 2 2, card 102 moves 2 2 2 2 1 1; red stands at 1:5 and so in row 4.


def crossing(*cards: str, at: int = 11, dice: str = "white white") -> int:
    """How far beyond the line red comes to stand when it moves 2 from `at`."""
    game = fixed({"red": cards})
    unit(game, "99", dice, at={"red": at})
    return positions(game)["red"] - 12


def moved(
    lane: dict[str, list[str]], at: dict[str, int], horse: str = "red", number: int = 2
) -> int:
    """How far a horse moves on card 99 when the horses stand there."""
    game = fixed(lane)
    unit(game, "99", at=at, number=number)
    return positions(game)[horse] - at[horse]


MIDDLE = {**dict.fromkeys(HORSES, 5), "black": 7, "white": 3}
BEHIND = {**MIDDLE, "red": 2}
AHEAD = {**MIDDLE, "red": 8}


def test_cards_are_eighteen_and_two_have_a_star():
    cards = ACTION_CARDS["first"]
    assert len(cards) == 18
    assert {card.id for card in cards.values() if card.star} == {"armand-amende", "boss"}
    signs = [card.sign for card in cards.values()]
    assert [signs.count(sign) for sign in ("positive", "negative", "special")] == [6, 6, 6]


def test_no_card_a_sprint_is_one_space():
    assert sprinted([]) == 1


def test_flagellum_fulguris_sprints_one_more():
    assert sprinted(["flagellum-fulguris"]) == 2


@pytest.mark.parametrize("other", ["fortuna-benevola", "herba-magica"])
def test_flagellum_fulguris_adds_to_a_sprint_of_two(other):
    """FR and ruling: cumulative with every card that sets the sprint to 2."""
    assert sprinted(["flagellum-fulguris", other]) == 3
    assert sprinted([other, "flagellum-fulguris"]) == 3


def test_two_sprints_of_two_are_still_two():
    assert sprinted(["fortuna-benevola", "herba-magica"]) == 2


def test_fustis_et_radix_goes_two_further_when_crossing():
    assert crossing() == 1
    assert crossing("fustis-et-radix") == 3


def test_fustis_et_radix_acts_before_the_dice_and_once_a_race():
    game = fixed({"red": ["fustis-et-radix"]})
    phase = unit(game, "99", at={"red": 10})
    assert positions(game)["red"] == 14
    phase.answer("sprint red red")
    assert positions(game)["red"] == 15


def test_fustis_et_radix_does_nothing_before_the_line():
    assert crossing("fustis-et-radix", at=9) == -1


def test_fustis_et_radix_also_acts_on_a_sprint_across_the_line():
    """Ruling: the bonus applies at the moment of crossing, once per race."""
    assert crossing("fustis-et-radix", at=9, dice="red white") == 2


def test_fustis_et_radix_wins_the_photo_with_lower_odds():
    game = fixed({"white": ["fustis-et-radix"]})
    unit(game, "99", "red red", at={"white": 10, "black": 10})
    assert positions(game)["white"] == positions(game)["black"] == 14
    assert game.race.ranking[:2] == ["white", "black"]


def test_magna_velocitas_starts_with_four():
    at = start(fixed({"red": ["magna-velocitas"]}), "102")
    assert (at["red"], at["blue"]) == (4, 2)


def test_magna_velocitas_acts_only_at_the_start():
    assert moved({"red": ["magna-velocitas"]}, MIDDLE) == 2
    assert moved({"red": ["magna-velocitas"]}, MIDDLE, number=1) == 4


def test_fortuna_benevola_starts_one_further_and_sprints_two():
    assert start(fixed({"red": ["fortuna-benevola"]}), "102")["red"] == 3
    assert sprinted(["fortuna-benevola"]) == 2
    assert moved({"red": ["fortuna-benevola"]}, MIDDLE) == 2


def test_start_set_then_add():
    """Ruling: sets first, then additions; never below 0."""
    assert start(fixed({"red": ["fortuna-benevola", "magna-velocitas"]}))["red"] == 5
    assert start(fixed({"red": ["fortuna-benevola", "globus-obscurus"]}))["red"] == 1
    assert start(fixed({"red": ["aqua-putrida", "magna-velocitas"]}))["red"] == 3
    assert start(fixed({"red": ["aqua-putrida", "globus-obscurus"]}))["red"] == 0


def test_herba_magica_sprints_two_and_goes_one_further_when_crossing():
    assert sprinted(["herba-magica"]) == 2
    assert crossing("herba-magica") == 2
    assert crossing("herba-magica", dice="red red") == 4


def test_finish_bonuses_add_up():
    assert crossing("herba-magica", "fustis-et-radix") == 4


def test_vigor_ferreum_moves_four_when_last():
    assert moved({"red": ["vigor-ferreum"]}, BEHIND) == 4


@pytest.mark.parametrize("at", [MIDDLE, AHEAD])
def test_vigor_ferreum_does_nothing_when_not_last(at):
    assert moved({"red": ["vigor-ferreum"]}, at) == 2


def test_vigor_ferreum_counts_a_shared_last_place():
    """Ruling: ties included."""
    assert moved({"red": ["vigor-ferreum"]}, {**MIDDLE, "red": 3}) == 4


def test_vigor_ferreum_not_at_the_start():
    assert start(fixed({"red": ["vigor-ferreum"]}))["red"] == 3
    assert moved({"red": ["vigor-ferreum"]}, dict.fromkeys(HORSES, 0), number=1) == 2


def test_vigor_ferreum_overrides_the_printed_zero_too():
    game = fixed({"white": ["vigor-ferreum"]})
    unit(game, "100", at={**MIDDLE, "white": 1})
    assert positions(game)["white"] == 5


def test_globus_obscurus_stays_at_the_start():
    assert start(fixed({"red": ["globus-obscurus"]}))["red"] == 0
    assert moved({"red": ["globus-obscurus"]}, MIDDLE) == 2


def test_globus_obscurus_does_not_hold_back_a_sprint():
    game = fixed({"red": ["globus-obscurus"]})
    unit(game, "85", "red red", number=1)
    assert positions(game)["red"] == 1


def test_serum_maleficum_cannot_sprint():
    assert sprinted(["serum-maleficum"]) == 0


@pytest.mark.parametrize("other", ["fortuna-benevola", "herba-magica"])
def test_serum_maleficum_is_absolute(other):
    """Ruling: Serum denies sprints absolutely."""
    assert sprinted(["serum-maleficum", other]) == 0
    assert sprinted([other, "serum-maleficum"]) == 0


def test_xiii_stops_on_the_line():
    assert crossing("xiii", at=11) == 0
    assert crossing("xiii", at=10) == 0
    assert crossing("xiii", at=9) == -1


def test_xiii_may_still_sprint_in_that_unit():
    """FR and ruling: later sprints in that unit count."""
    assert crossing("xiii", at=11, dice="red white") == 1


def test_xiii_stops_a_sprint_across_the_line():
    assert crossing("xiii", "fortuna-benevola", at=9, dice="red red") == 0


def test_xiii_loses_the_photo_with_better_odds():
    game = fixed({"black": ["xiii"]})
    unit(game, "99", "red red", at={"black": 11, "white": 10})
    assert positions(game)["black"] == positions(game)["white"] == 12
    assert game.race.ranking[:2] == ["white", "black"]


def test_xiii_with_a_finish_bonus_in_its_lane():
    """Ruling: stops at space 12, but a finish bonus of the lane still adds."""
    assert crossing("xiii", "herba-magica") == 1
    assert crossing("herba-magica", "xiii", at=10) == 1


def test_aqua_putrida_starts_one_less_and_sprints_one_less():
    assert start(fixed({"red": ["aqua-putrida"]}))["red"] == 2
    assert sprinted(["aqua-putrida"]) == 0
    assert moved({"red": ["aqua-putrida"]}, MIDDLE) == 2


def test_aqua_putrida_never_moves_a_horse_backwards():
    """FR: a horse can never go back."""
    game = fixed({"white": ["aqua-putrida"]})
    assert start(game, "100")["white"] == 0
    assert sprinted(["aqua-putrida", "venenum-veneficum"]) == 0


def test_aqua_putrida_takes_one_from_a_sprint_of_two():
    assert sprinted(["aqua-putrida", "herba-magica"]) == 1
    assert sprinted(["aqua-putrida", "flagellum-fulguris"]) == 1


def test_felis_infernalis_stays_when_first():
    assert moved({"red": ["felis-infernalis"]}, AHEAD) == 0


@pytest.mark.parametrize("at", [MIDDLE, BEHIND])
def test_felis_infernalis_does_nothing_when_not_first(at):
    assert moved({"red": ["felis-infernalis"]}, at) == 2


def test_felis_infernalis_counts_a_shared_first_place():
    assert moved({"red": ["felis-infernalis"]}, {**MIDDLE, "red": 7}) == 0


def test_felis_infernalis_not_at_the_start():
    assert start(fixed({"red": ["felis-infernalis"]}))["red"] == 3


def test_felis_and_vigor_ignore_horses_that_have_finished():
    """Ruling: measured among the horses still on the track."""
    game = fixed({"red": ["felis-infernalis"], "white": ["vigor-ferreum"]})
    at = {"black": 11, "blue": 6, "green": 6, "red": 7, "yellow": 6, "white": 4}
    unit(game, "103", "black black", at=at).answer("card 99")
    assert game.race.ranking == ["black"]
    assert positions(game)["red"] == 7 + 2
    assert positions(game)["white"] == 4 + 4 + 4


def test_felis_and_vigor_are_measured_when_the_card_is_turned():
    """Black is in front before the card and stays, though red passes it meanwhile."""
    game = fixed({"black": ["felis-infernalis"]})
    unit(game, "99", at={**MIDDLE, "black": 6})
    assert positions(game)["black"] == 6
    assert positions(game)["red"] == 7


def test_felis_and_vigor_in_one_lane_cancel():
    """Ruling: in one lane the letter F cancels them; level with all others red moves normally."""
    lane = {"red": ["felis-infernalis", "vigor-ferreum"]}
    assert moved(lane, dict.fromkeys(HORSES, 5)) == 2


def test_felis_does_not_stop_a_sprint():
    game = fixed({"red": ["felis-infernalis"]})
    unit(game, "99", "red red", at=AHEAD)
    assert positions(game)["red"] == 9


def test_venenum_veneficum_sprints_one_less_and_stops_on_the_line():
    assert sprinted(["venenum-veneficum"]) == 0
    assert crossing("venenum-veneficum", at=11) == 0


def test_venenum_veneficum_with_a_finish_bonus_in_its_lane():
    """Ruling: the bonus still adds to the stop; the sprint is one less."""
    assert crossing("venenum-veneficum", "fustis-et-radix") == 2
    assert crossing("venenum-veneficum", "fustis-et-radix", dice="red red") == 2


def test_venenum_veneficum_does_not_lose_a_photo():
    game = fixed({"black": ["venenum-veneficum"]})
    unit(game, "99", "red red", at={"black": 11, "white": 10})
    assert game.race.ranking[:2] == ["black", "white"]


def test_alfio_and_steven_change_how_a_horse_runs():
    assert start(fixed({"yellow": ["alfio-allibratore"]}), "85")["yellow"] == 2
    assert start(fixed({"white": ["alfio-allibratore"]}), "85")["white"] == 3
    assert start(fixed({"green": ["steven-sting"]}), "101")["green"] == 1


def test_a_cancelled_or_discarded_card_has_no_effect():
    assert start(fixed({"red": ["magna-velocitas", "globus-obscurus"]}))["red"] == 3
    assert sprinted(["fritz-finden", "serum-maleficum"]) == 1
    assert sprinted(["rochelle-recherche", "flagellum-fulguris"]) == 1
    assert crossing("fritz-finden", "xiii") == 1


def test_a_card_acts_only_on_its_own_horse():
    game = fixed({"red": ["globus-obscurus", "serum-maleficum"]}, game=new(2))
    unit(game, "85", "blue red", number=1)
    assert (positions(game)["red"], positions(game)["blue"]) == (0, 3)
    assert told(game, "sprint")[0]["moves"] == {"blue": 1, "red": 0}
