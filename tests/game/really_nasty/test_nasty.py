"""The nasty cards, each in its own moment (N.14 to N.22)."""

from __future__ import annotations

import pytest

from game.play import CHANCE
from game.really_nasty.cards import CARDS
from game.really_nasty.course import OVER, SECTIONS, left_of
from game.really_nasty.state import HOME, OUT, RIDERLESS, RUNNING, Bet
from tests.game.really_nasty.scripted import (
    Race,
    at,
    before_line,
    deal,
    fates,
    kinds,
    laid,
    place,
    put,
)
from tests.game.scripted import told

FENCES = {
    "stand": ("home", 11), "post": ("home", 14), "beeches": ("back", 2), "brook": ("back", 5),
    "rails": ("back", 8), "gorse": ("back", 14), "drop": ("back", 17),
}  # fmt: skip


# N.14 the cards


def test_n14_a_card_is_played_once_in_the_whole_meeting():
    game = laid(hands={0: "whip whip"})
    race = Race(game).answer("1 whip blue")
    assert race.says(0) == ["whip red", "whip yellow"]
    race.answer("1 whip yellow")
    assert race.says(0) == [] and game.hands[0] == ()
    assert [(one.seat, one.race) for one in game.spent] == [(0, 1), (0, 1)]


def test_n14_what_is_not_in_the_hand_cannot_be_played():
    race = Race(laid(hands={0: "slip"}))
    assert race.why("2 slip red") == ("This card is not in your hand.", "N.14")
    assert race.why("1 whip red")[1] == "N.14"
    assert race.why("1 slip")[0] == "Say at which horse."


def test_n14_everybody_sees_which_card_it_was_and_nobody_any_other():
    game = laid(hands={1: "slip photo"})
    Race(game).answer("2 slip red")
    (played,) = told(game, "card played")
    assert CARDS[played["card"]].word == "slip"
    assert (played["seat"], played["horse"]) == (1, 0)


def test_n14_there_is_a_floor_before_every_roll_and_none_after_it():
    race = Race(laid(hands={1: "slip"}))
    for _ in range(6):
        assert (race.what, race.ask.open) == ("before the roll", False)
        race.answer("roll")
        assert (race.ask.who, race.what) == (CHANCE, "die")
        race.answer("3")
        assert race.what in ("move", "double")
        race.answer(race.ask.options[0])
        if race.what == "double":
            race.answer("stay")


# N.15 Whip Round


def test_n15_whip_round_costs_the_first_two_turns_and_no_die_is_thrown():
    game = laid(hands={2: "whip"})
    for seat in (0, 2):
        put(game, seat, place("back", 10, seat + 1), doubled=("QU",))
    race = Race(game).answer("3 whip blue")
    for number in (11, 12):
        race.roll(1, f"back-{number}-1")
        assert race.on() == 2
        race.roll(1, f"back-{number}-3")
    assert [one["left"] for one in told(game, "turn lost")] == [1, 0]
    race.roll(1, "back-13-1")
    assert race.on() == 1 and at(game, 1) == "home-4-2" and not game.horses[1].moved
    race.roll(2, "home-6-2")
    assert game.horses[1].moved


def test_n15_played_in_the_very_turn_of_its_horse_it_costs_that_turn():
    game = laid(hands={2: "whip"})
    race = Race(game).answer("3 whip red")
    assert race.on() == 1
    assert game.horses[0].lost == 1 and at(game, 0) == "home-4-1"
    assert kinds(game)[-2:] == ["card played", "turn lost"]


def test_n15_only_before_a_horse_has_left_the_start():
    game = put(put(laid(hands={2: "whip"}), 0, place("home", 6, 1)), 1, place("home", 6, 2))
    race = Race(game)
    assert race.says(2) == ["whip yellow"]
    put(game, 2, place("home", 6, 3))
    assert Race(game).why("3 whip") == ("Every horse in the race has left the start.", "N.15")
    assert Race(game).why("3 whip red")[1] == "N.15"


def test_n15_nobody_is_whipped_round_twice():
    game = laid((1, 2), (1, 2), hands={1: "whip whip"})
    race = Race(game).answer("2 whip blue")
    assert race.says(1) == ["whip red"]
    race.answer("2 whip red")
    assert all(horse.whipped for horse in game.horses)
    game = put(laid((1, 2), (1, 2), hands={1: "whip whip"}), 0, place("home", 6, 1))
    race = Race(game).answer("2 whip blue")
    assert race.why("2 whip") == ("A horse is whipped round once a race.", "N.15")


# N.16 False Start


def test_n16_false_start_takes_horses_doubles_and_cards_back():
    game = laid(hands={0: "false-start slip", 1: "whip faller-stand"})
    game.bets = (Bet(1, 3000), Bet(None, 0), Bet(2, 1000))
    put(game, 0, place("home", 11, 1), doubled=("EP",))
    race = Race(game).answer("2 whip yellow", "2 faller-stand red", "stay-down")
    assert race.on() == 1
    race.answer("1 false-start")
    assert [at(game, seat) for seat in range(3)] == ["home-4-1", "home-4-2", "home-4-3"]
    assert fates(game) == [RUNNING] * 3
    assert all(not one.doubled and not one.lost and not one.moved for one in game.horses)
    assert sorted(CARDS[id].word for id in game.hands[0]) == ["slip"]
    assert sorted(CARDS[id].word for id in game.hands[1]) == ["faller-stand", "whip"]
    assert [CARDS[one.card].word for one in game.spent] == ["false-start"]
    assert game.bets == (Bet(1, 3000), Bet(None, 0), Bet(2, 1000))
    assert race.on() == game.first == 0
    assert len(told(game, "card back")) == 2


def test_n16_false_start_brings_back_those_who_slipped_and_the_riderless():
    game = put(laid(hands={0: "false-start slip", 1: "faller-stand riderless"}), 1,
               place("home", 11, 2))  # fmt: skip
    Race(game).answer("1 slip yellow", "2 faller-stand blue", "2 riderless", "1 false-start")
    assert fates(game) == [RUNNING] * 3
    assert sorted(CARDS[id].word for id in game.hands[1]) == ["faller-stand", "riderless"]


def test_n16_cards_of_earlier_races_stay_away():
    game = laid(hands={0: "false-start slip whip"})
    game.spend(0, "whip")
    game.race = 2
    Race(game).answer("1 slip blue", "1 false-start")
    assert sorted(CARDS[id].word for id in game.hands[0]) == ["slip"]
    assert sorted(CARDS[one.card].word for one in game.spent) == ["false-start", "whip"]


@pytest.mark.parametrize(("number", "possible"), [(4, True), (5, False), (6, False)])
def test_n16_only_until_a_horse_has_reached_briars_brook(number, possible):
    game = put(laid(hands={1: "false-start"}), 0, place("back", 3, 1))
    race = Race(game).roll(number - 3, f"back-{number}-1")
    assert (race.says(1) == ["false-start"]) is possible
    if not possible:
        assert race.why("2 false-start") == ("A horse has reached Briars Brook.", "N.16")


def test_n16_a_whip_round_is_as_if_it_had_not_been():
    game = laid(hands={0: "false-start", 1: "whip"})
    race = Race(game).answer("2 whip red")
    assert game.horses[0].lost == 1
    race.answer("1 false-start")
    assert race.on() == 0 and game.horses[0].lost == 0
    assert race.says(1) == ["whip red", "whip blue", "whip yellow"]


# N.17 Faller


@pytest.mark.parametrize("fence", FENCES)
def test_n17_a_horse_falls_at_the_fence_of_the_card_and_nowhere_else(fence):
    for other, (part, number) in FENCES.items():
        game = put(laid(hands={2: f"faller-{fence}"}), 1, place(part, number, 2))
        race = Race(game)
        if other == fence:
            race.answer(f"3 faller-{fence} blue", "stay-down")
            assert game.horses[1].fate == OUT and game.horses[1].at < 0
            assert told(game, "fell") == [{"seat": 1, "fence": fence}]
        else:
            reason, rule = race.why(f"3 faller-{fence}")
            assert reason.startswith("No horse stands on ") and rule == "N.17"


def test_n17_there_are_two_cards_for_briars_brook_and_one_for_every_other():
    fences = [card.fence for card in CARDS.values() if card.fence]
    assert {fence: fences.count(fence) for fence in fences} == {**dict.fromkeys(FENCES, 1),
                                                               "brook": 2}  # fmt: skip


def test_n17_who_plays_it_chooses_among_those_on_the_fence_even_the_own():
    game = laid(hands={0: "faller-stand"})
    for seat in range(3):
        put(game, seat, place("home", 11, seat + 1))
    race = Race(game)
    assert race.says(0) == ["faller-stand red", "faller-stand blue", "faller-stand yellow"]
    race.answer("1 faller-stand red", "stay-down")
    assert fates(game) == [OUT, RUNNING, RUNNING]
    assert race.on() == 1


def test_n17_by_those_too_who_are_out_of_the_race():
    game = put(laid(hands={0: "faller-stand"}), 1, place("home", 11, 2))
    game.take_off(0, OUT)
    game.turn = 1
    Race(game).answer("1 faller-stand blue", "stay-down")
    assert game.horses[1].fate == OUT


def test_n17_as_long_as_it_stands_there_and_not_when_it_has_left():
    game = put(laid(hands={2: "faller-stand"}), 0, place("home", 11, 1))
    for seat in (1, 2):
        put(game, seat, place("back", 10, seat + 1), doubled=("QU",))
    game.turn = 1
    race = Race(game)
    race.roll(1, "back-11-2")
    assert race.says(2) == ["faller-stand red"]
    race.roll(1, "back-11-3")
    assert race.on() == 0 and race.says(2) == ["faller-stand red"]
    race.roll(1, "home-12-1")
    assert race.says(2) == []


def test_n17_on_the_second_pass_the_fences_of_the_home_straight_are_fences_too():
    game = put(laid(hands={2: "faller-post"}), 0, place("home", 14, 1, 2))
    assert Race(game).says(2) == ["faller-post red"]


def test_n17_when_doubling_ends_on_a_fence_it_is_a_fence():
    game = put(laid(hands={2: "faller-stand"}), 0, place("home", 7, 1))
    race = Race(game).roll(2, "home-9-1", "home-11-1")
    assert race.says(2) == ["faller-stand red"]


# N.18 Slipped Up


def test_n18_slipped_up_takes_any_horse_out_that_is_not_on_a_fence():
    game = put(laid(hands={0: "slip"}), 1, place("back", 14, 2))
    race = Race(game)
    assert race.says(0) == ["slip red", "slip yellow"]
    race.answer("1 slip yellow")
    assert fates(game) == [RUNNING, RUNNING, OUT]


def test_n18_nothing_brings_it_back():
    game = laid(hands={0: "slip", 2: "remount riderless"})
    race = Race(game).answer("1 slip yellow")
    assert race.what == "before the roll" and race.says(2) == []
    assert race.why("3 remount") == ("It answers a Faller card, at once.", "N.19")


@pytest.mark.parametrize("fate", [OUT, HOME, RIDERLESS])
def test_n18_only_by_who_is_still_in_the_race(fate):
    game = laid(hands={0: "slip"})
    game.set_horse(0, at=-2 if fate != RIDERLESS else place("back", 3, 1), fate=fate)
    game.turn = 1
    race = Race(game)
    assert race.why("1 slip") == ("Your own horse must still be in the race.", "N.18")


def test_n18_a_horse_may_slip_at_the_start():
    game = laid(hands={2: "slip"})
    race = Race(game).answer("3 slip red")
    assert game.horses[0].fate == OUT and race.on() == 1


def test_n18_not_where_all_stand_on_fences():
    game = laid(hands={0: "slip"})
    for seat in range(3):
        put(game, seat, place("home", 11, seat + 1))
    assert Race(game).why("1 slip") == ("Every horse with a rider stands on a fence.", "N.18")


# N.19 Remount


def fallen(hands: dict[int, str], seat: int = 0) -> tuple:
    game = put(laid(hands=hands), seat, place("back", 8, seat + 1))
    word = next(word for word in " ".join(hands.values()).split() if word == "faller-rails")
    who = next(who for who, words in hands.items() if word in words)
    silk = ("red", "blue", "yellow")[seat]
    return game, Race(game).answer(f"{who + 1} faller-rails {silk}")


def test_n19_remount_puts_the_horse_back_on_the_same_space_by_anybody():
    for who in range(3):
        hands = {2: "faller-rails", who: "remount" if who != 2 else "faller-rails remount"}
        game, race = fallen(hands)
        assert race.what == "after a fall"
        assert all(race.says(seat) == (["remount"] if seat == who else []) for seat in range(3))
        race.answer(f"{who + 1} remount")
        assert game.horses[0].fate == RUNNING and at(game, 0) == "back-8-1"
        assert race.what == "before the roll" and race.on() == 0


def test_n19_a_remounted_horse_can_be_thrown_at_the_same_fence_again():
    game = put(laid(hands={1: "faller-brook remount", 2: "faller-brook"}), 0, place("back", 5, 1))
    race = Race(game).answer("2 faller-brook red", "2 remount")
    assert race.says(2) == ["faller-brook red"]
    race.answer("3 faller-brook red", "stay-down")
    assert game.horses[0].fate == OUT


def test_n19_at_once_or_never():
    game, race = fallen({2: "faller-rails remount"})
    race.answer("stay-down")
    assert game.horses[0].fate == OUT
    assert race.why("3 remount") == ("It answers a Faller card, at once.", "N.19")


def test_n19_nobody_is_asked_when_all_answers_have_been_played():
    game = laid(hands={2: "faller-rails remount remount riderless"})
    for word in ("remount", "remount", "riderless"):
        game.spend(2, word)
    put(game, 0, place("back", 8, 1))
    race = Race(game).answer("3 faller-rails red")
    assert race.what == "before the roll" and game.horses[0].fate == OUT


# N.20 Riderless


def test_n20_riderless_stands_on_the_fence_and_is_run_by_its_owner():
    game, race = fallen({1: "riderless", 2: "faller-rails"})
    race.answer("2 riderless")
    assert game.horses[0].fate == RIDERLESS and at(game, 0) == "back-8-1"
    assert race.on() == 0
    race.answer("roll", "2")
    assert (race.what, race.ask.who) == ("wander", 0)
    assert set(race.ask.options) == {
        "back-10-1", "back-6-1", "back-8-3", "back-9-2", "back-7-2",
    }  # fmt: skip
    race.answer("back-6-1")
    assert at(game, 0) == "back-6-1" and race.on() == 1


def test_n20_no_space_twice_in_a_turn_and_no_slanting():
    _game, race = fallen({1: "riderless", 2: "faller-rails"})
    race.answer("2 riderless", "roll", "1")
    assert set(race.ask.options) == {"back-9-1", "back-7-1", "back-8-2"}


def test_n20_it_blocks_but_has_no_place_and_over_the_line_it_is_gone():
    game = put(laid(), 0, before_line(1, 2), fate=RIDERLESS)
    race = Race(game).answer("roll", "3")
    assert "line" in race.ask.options
    race.answer("line")
    assert game.horses[0].fate == OUT and game.placed == ()
    assert kinds(game)[-1] == "wandered off"
    assert OVER not in [horse.at for horse in game.horses]


def test_n20_never_behind_the_start():
    game = put(laid(), 0, place("home", 5, 1), fate=RIDERLESS)
    race = Race(game).answer("roll", "2")
    assert set(race.ask.options) == {"home-7-1", "home-5-3", "home-6-2", "home-4-1"}


def test_n20_it_is_no_target_for_a_card_any_more():
    game = put(laid(hands={1: "faller-brook slip"}), 0, place("back", 5, 1), fate=RIDERLESS)
    race = Race(game)
    assert race.says(1) == ["slip blue", "slip yellow"]


def test_n20_the_first_answer_to_a_fall_counts():
    game, race = fallen({0: "remount", 1: "riderless", 2: "faller-rails"})
    race.answer("2 riderless")
    assert race.what == "before the roll"
    assert game.horses[0].fate == RIDERLESS and len(game.hands[0]) == 1


# N.21 Under Pressure


def test_n21_pressure_out_goes_aside_as_far_as_it_can_and_on_with_the_rest():
    game = put(laid((3, 4, 1), hands={2: "pressure-out"}), 0, place("home", 6, 3, 2))
    game.turn = 0
    race = Race(game).answer("3 pressure-out red", "roll", "5")
    assert told(game, "driven") == [{"seat": 0, "way": "out", "lanes": 3}]
    assert at(game, 0) == "home-8-6" and race.on() == 1


def test_n21_pressure_in_needs_no_six_and_stops_at_a_horse():
    game = put(laid((4, 2, 1), hands={2: "pressure-in"}), 0, place("home", 6, 4, 2))
    put(game, 1, place("home", 6, 2, 2))
    game.turn = 0
    Race(game).answer("3 pressure-in red", "roll", "4")
    assert at(game, 0) == "home-9-3"


def test_n21_with_the_rest_it_goes_out_only_round_another():
    game = put(laid((1, 2, 3), hands={2: "pressure-in"}), 0, place("home", 6, 1, 2))
    put(game, 1, place("home", 7, 1, 2))
    Race(game).answer("3 pressure-in red", "roll", "3")
    assert at(game, 0) == "home-8-2"


def test_n21_only_on_the_final_straight_and_only_the_horse_to_roll():
    game = put(laid(hands={2: "pressure-out pressure-in"}), 1, place("home", 6, 2, 2))
    race = Race(game)
    assert race.why("3 pressure-out")[0] == "The horse to roll next is not on the final straight."
    game.turn = 1
    race = Race(game)
    assert race.says(2) == ["pressure-out blue", "pressure-in blue"]
    assert race.why("3 pressure-out red")[1] == "N.21"
    race.answer("3 pressure-out blue")
    assert race.why("3 pressure-in") == ("This horse is under pressure already.", "N.21")


def test_n21_not_on_the_first_pass_of_the_home_straight():
    game = put(laid(hands={2: "pressure-out"}), 0, place("home", 6, 1, 1))
    assert Race(game).says(2) == []


def test_n21_the_grade_may_still_double_where_the_drive_ends():
    game = put(
        laid((1, 2, 3), (1, 2, 3), hands={2: "pressure-out"}),
        0,
        place("home", SECTIONS["FW"].columns[0], 1, 2),
    )
    race = Race(game).answer("3 pressure-out red", "roll", "1")
    assert race.what == "double"


def test_n21_the_pressure_is_over_after_that_roll():
    game = put(laid(hands={2: "pressure-out"}), 0, place("home", 9, 1, 2))
    Race(game).answer("3 pressure-out red", "roll", "1")
    assert game.driven == ""


# N.22 Photo Finish


def photo_of(seats: int, spaces: int, hands: dict[int, str]) -> tuple:
    """The first is home; the next one has so many spaces to go."""
    lanes = range(1, seats + 1)
    game = put(laid(lanes, lanes, hands), 0, before_line(1, 1))
    put(game, 1, before_line(2, spaces))
    return game, Race(game).roll(1, "line")


def test_n22_the_horse_that_moves_next_becomes_the_first_if_it_crosses():
    game, race = photo_of(5, 2, {3: "photo"})
    assert game.placed == (0,) and race.on() == 1
    assert race.says(3) == ["photo blue"]
    race.answer("4 photo blue", "roll", "2", "line")
    assert game.placed == (1, 0)
    assert told(game, "over the line")[-1] == {"seat": 1, "place": 1}
    assert told(game, "photo upheld") == [{"seat": 1, "horse": 0}]


def test_n22_if_it_does_not_cross_the_card_is_gone():
    game, race = photo_of(5, 5, {3: "photo"})
    race.answer("4 photo blue", "roll", "1")
    race.answer(next(text for text in race.ask.options))
    assert game.placed == (0,) and game.hands[3] == () and not game.called
    assert not game.photo


def test_n22_doubling_in_that_move_counts():
    game, race = photo_of(5, 5, {3: "photo"})
    assert left_of(game.horses[1].at) == 5
    race.answer("4 photo blue", "roll", "6", "line")
    assert game.placed == (1, 0)


def test_n22_only_before_the_next_roll():
    _game, race = photo_of(5, 2, {3: "photo"})
    race.answer("roll", "1", race_next(race))
    assert race.why("4 photo") == (
        "It names the horse that moves next after the first is home.", "N.22",
    )  # fmt: skip


def race_next(race: Race) -> str:
    """One space straight on."""
    _, column, lane = at(race.game, race.game.turn).split("-")
    return f"home-{int(column) + 1}-{lane}"


def test_n22_not_before_anybody_is_home():
    race = Race(laid(hands={1: "photo"}))
    assert race.why("2 photo") == ("No rider has crossed the line.", "N.22")


def test_n22_one_photo_is_enough():
    _game, race = photo_of(5, 2, {3: "photo photo"})
    race.answer("4 photo blue")
    assert race.why("4 photo") == ("A photo has been called for already.", "N.22")


def test_n22_if_the_next_horse_goes_out_before_it_rolls_the_one_after_is_next():
    game, race = photo_of(5, 4, {2: "slip", 3: "photo"})
    put(game, 2, before_line(3, 1))
    race.answer("3 slip blue")
    assert race.on() == 2 and race.says(3) == ["photo yellow"]
    race.answer("4 photo yellow", "roll", "1", "line")
    assert game.placed == (2, 0)


def test_n22_of_two_runners_the_race_waits_for_the_photo():
    game, race = photo_of(2, 3, {1: "photo"})
    assert not race.over and race.ask.options[-1] == "no-photo"
    race.answer("2 photo blue")
    assert race.ask.options[-1] == "roll"
    race.answer("roll", "3", "line")
    assert race.over and game.placed == (1, 0)


def test_n22_of_two_runners_nobody_calls_and_the_race_is_over():
    game, race = photo_of(2, 3, {1: "photo"})
    race.answer("no-photo")
    assert race.over and game.placed == (0,)


def test_n22_of_two_runners_a_photo_in_vain():
    game, race = photo_of(2, 3, {1: "photo"})
    race.answer("2 photo blue", "roll", "1", race_next(race))
    assert race.over and game.placed == (0,)


def test_n22_of_two_runners_the_second_falls_before_it_rolls():
    game, race = photo_of(2, 3, {1: "photo", 0: "slip"})
    deal(game, {1: "slip"})
    race.answer("2 slip blue")
    assert race.over and game.placed == (0,)


def test_n22_when_both_photos_are_gone_nobody_waits():
    game = put(laid((1, 2), (1, 2), {1: "photo photo"}), 0, before_line(1, 1))
    game.spend(1, "photo")
    game.spend(1, "photo")
    assert Race(game).roll(1, "line").over


def test_n22_a_riderless_horse_is_passed_over():
    game, race = photo_of(5, 2, {3: "photo"})
    game.set_horse(1, fate=RIDERLESS)
    put(game, 2, before_line(3, 1))
    race = Race(game)
    assert race.says(3) == []
    race.answer("roll", "1")
    race.answer(race.ask.options[-1])
    assert race.on() == 2 and race.says(3) == ["photo yellow"]
