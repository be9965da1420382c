"""The rules of Risk, by their numbers."""

from __future__ import annotations

from random import Random

import pytest

from game import saves
from game.risk.attacking import cut_short
from game.risk.board import (
    BONUS,
    BORDERS,
    CONTINENT,
    DECK,
    PICTURE,
    TERRITORIES,
    WITHIN,
    is_set,
    worth,
)
from game.risk.chances import chances
from game.risk.missions import MISSIONS
from game.risk.notation import lay, written
from game.risk.placing import PACKET
from game.risk.titles import RISK
from tests.game.risk.positions import Played, attacking, laid, position, ready
from tests.game.scripted import told
from tools.golden import folder

AUSTRALIA = "indonesia new-guinea western-australia eastern-australia"


def new(seats: int, **options: str) -> Played:
    """A game that has just been laid."""
    return Played(RISK.new(seats, {**RISK.options, **options}))


def test_42_territories_in_6_continents_and_14_cards_of_each_picture() -> None:
    assert len(TERRITORIES) == 42 and len(BONUS) == 6
    assert [len(WITHIN[name]) for name in BONUS] == [9, 4, 7, 6, 12, 4]
    assert sum(len(touched) for touched in BORDERS.values()) == 2 * 83
    pictures = list(PICTURE.values())
    assert {pictures.count(one) for one in pictures} == {14} and len(DECK) == 44


@pytest.mark.parametrize(("seats", "armies"), [(2, 40), (3, 35), (4, 30), (5, 25), (6, 20)])
def test_r1_armies_by_the_number_of_players(seats: int, armies: int) -> None:
    game = new(seats).game
    assert game.reserve == [armies] * seats
    assert game.neutral == (40 if seats == 2 else 0)


def test_r2_the_highest_die_begins_and_whoever_is_level_rolls_again() -> None:
    played = new(3, placing="in turn").answer("4", "6", "6", "2", "5")
    assert played.game.first == RISK.view(played.game, None).first == 2
    assert RISK.view(new(3).game, None).first == -1
    assert played.asked() == (2, "claim")


def test_r3_one_free_territory_in_turn_until_all_are_claimed() -> None:
    played = new(3, placing="in turn").answer("6", "1", "1", "alaska")
    assert played.asked() == (1, "claim") and played.no("alaska") == "R.3"
    for at, territory in enumerate(TERRITORIES[1:]):
        assert played.asked() == ((at + 1) % 3, "claim")
        played.answer(territory)
    assert played.asked() == (0, "place")
    assert played.game.reserve == [35 - 14] * 3


def test_r4_one_more_army_in_turn_until_nobody_has_any() -> None:
    played = new(3, placing="in turn").answer("6", "1", "1", *TERRITORIES)
    for at in range(3 * 21):
        assert played.asked() == (at % 3, "place")
        played.answer(TERRITORIES[at % 3])
    assert played.asked() == (0, "place") and played.ask is not None and played.ask.rule == "R.6"
    assert played.game.armies["alaska"] == 22


@pytest.mark.parametrize(
    ("territories", "armies"), [(3, 3), (8, 3), (9, 3), (11, 3), (12, 4), (14, 4), (17, 5)]
)
def test_r5_a_third_of_the_territories_rounded_down_and_three_at_the_least(
    territories: int, armies: int
) -> None:
    """The rulebook's example: 14 territories bring 4. None of these is a whole continent."""
    spread = sorted(TERRITORIES, key=lambda one: WITHIN[CONTINENT[one]].index(one))
    assert laid({0: " ".join(spread[:territories])}).game.reserve[0] == armies


def test_r5_a_whole_continent_brings_its_bonus() -> None:
    played = laid({0: AUSTRALIA})
    assert played.game.reserve[0] == 3 + 2
    assert told(played.game, "income")[-1]["continents"] == ("australia",)
    assert laid({0: AUSTRALIA, 1: "eastern-australia"}).game.reserve[0] == 3


def test_r5_a_continent_that_is_broken_is_told_as_lost() -> None:
    played = attacking({0: "siam", 1: AUSTRALIA}, {"siam": 9})
    played.answer("siam indonesia 3", "6 6 6 / 1")
    assert told(played.game, "continent lost") == [{"seat": 1, "continent": "australia"}]


def test_r6_all_armies_in_hand_are_placed_on_own_territories_before_an_attack() -> None:
    played = laid({0: AUSTRALIA, 1: "siam"})
    assert played.no("siam 1") == "R.6" and played.no("indonesia 6") == "R.6"
    played.answer("indonesia 2")
    assert played.asked() == (0, "place")
    played.answer("new-guinea 3")
    assert played.asked() == (0, "attack")


@pytest.mark.parametrize(
    ("cards", "fits"),
    [
        (("alaska", "alberta", "western-united-states"), True),
        (("alaska", "northwest-territory", "greenland"), True),
        (("alaska", "alberta", "northwest-territory"), False),
        (("alaska", "northwest-territory", "wild-1"), True),
        (("alaska", "wild-1", "wild-2"), True),
        (("alaska", "alberta"), False),
    ],
)
def test_r7_three_alike_three_different_or_two_with_a_wild_card(
    cards: tuple[str, ...], fits: bool
) -> None:
    assert is_set(cards) is fits


def test_r8_the_table_of_sets() -> None:
    """The rulebook's example: the eighth set brings 25."""
    assert [worth(number) for number in range(9)] == [4, 6, 8, 10, 12, 15, 20, 25, 30]


def with_cards(*cards: str, owners: str = AUSTRALIA) -> Played:
    """Seat 0 holds these cards as its turn begins."""
    game = laid({0: owners}).game
    game.hands[0], game.step, game.reserve, game.turns = cards, 0, [0] * 3, 0
    game.events.clear()
    return Played(game)


def test_r9_two_more_on_one_pictured_territory_of_ones_own() -> None:
    three = "indonesia, siam, wild-1"
    played = with_cards("indonesia", "siam", "wild-1").answer(three)
    assert told(played.game, "pictured") == [{"seat": 0, "territory": "indonesia", "count": 2}]
    assert played.game.armies["indonesia"] == 3
    assert played.game.reserve[0] == 5 + 4


def test_r9_of_several_the_player_chooses() -> None:
    three = "indonesia, new-guinea, wild-1"
    played = with_cards("indonesia", "new-guinea", "wild-1").answer(three)
    assert played.asked() == (0, "pictured")
    played.answer("new-guinea")
    assert played.game.armies["new-guinea"] == 3 and played.game.armies["indonesia"] == 1


def test_r10_with_five_cards_a_set_must_go() -> None:
    played = with_cards("alaska", "alberta", "western-united-states", "wild-1", "wild-2")
    assert played.asked() == (0, "trade") and played.no("keep") == "R.10"
    played.answer("alaska, alberta, western-united-states")
    assert played.asked() == (0, "place")


@pytest.mark.parametrize("rules", [1, 2])
def test_r7_whoever_holds_three_cards_is_asked_whether_they_are_a_set_or_not(rules: int) -> None:
    """Or the question would tell everybody that there is one; under version 1 it did."""
    played = position("alaska / siam / *; cards peru brazil wild-1 / - / -", rules)
    assert played.asked() == (0, "trade")
    played = position("alaska / siam / *; cards alaska alberta brazil / - / -", rules)
    assert played.asked() == (0, "place" if rules == 1 else "trade")
    if rules == 2:
        assert played.ask is not None and played.ask.options == ("keep",)
        assert played.no("alaska, alberta, brazil") == "R.7"
        assert played.answer("keep").asked() == (0, "place")
    played = position("alaska / siam / *; cards alaska alberta / - / -", rules)
    assert played.asked() == (0, "place")


def test_r7_with_fewer_a_set_may_be_kept() -> None:
    played = with_cards("alaska", "alberta", "western-united-states").answer("keep")
    assert played.asked() == (0, "place") and len(played.game.hands[0]) == 3


def test_r11_an_attack_goes_to_what_touches_and_takes_two_armies() -> None:
    played = attacking({0: "alaska brazil", 1: "kamchatka north-africa"})
    assert played.no("alaska brazil 1") == "R.11"
    assert played.no("alaska ontario 1") == "R.11"
    assert played.no("brazil north-africa 1") == "R.11"
    assert played.no("kamchatka alaska 1") == "R.11"
    assert played.ask is not None and "alaska kamchatka 3" in played.ask.options


def test_r12_one_army_more_than_dice() -> None:
    played = attacking({0: "alaska"}, {"alaska": 0})
    assert played.game.armies["alaska"] == 3
    assert played.ask is not None and "alaska kamchatka 2" in played.ask.options
    assert played.no("alaska kamchatka 3") == "R.12"


@pytest.mark.parametrize(
    ("armies", "throw", "lost", "beaten"),
    [
        (2, "6 4 1 / 5 3", 0, 2),
        (2, "6 2 1 / 6 3", 2, 0),
        (2, "6 2 1 / 5 2", 1, 1),
        (2, "3 3 3 / 3 1", 1, 1),
        (1, "5 1 1 / 4", 0, 1),
        (1, "4 4 4 / 4", 1, 0),
    ],
)
def test_r13_highest_against_highest_and_level_the_defence_holds(
    armies: int, throw: str, lost: int, beaten: int
) -> None:
    played = attacking({0: "alaska"}, {"alaska": 5, "kamchatka": armies})
    played.answer("alaska kamchatka 3", throw)
    (battle,) = told(played.game, "battle")
    assert (battle["lost"], battle["beaten"]) == (lost, beaten)


def test_r13_one_die_against_two_costs_one_army() -> None:
    played = attacking({0: "alaska"}, {"kamchatka": 5}).answer("alaska kamchatka 1", "6 / 5 4")
    assert played.game.armies["kamchatka"] == 4


def test_r12_the_defender_says_how_many_where_that_is_played() -> None:
    played = attacking({0: "alaska"}, {"kamchatka": 2}, defence="asked").answer(
        "alaska kamchatka 1"
    )
    assert played.asked() == (2, "defend")
    played.answer("1", "2 / 5")
    assert played.game.armies["kamchatka"] == 2


def test_r14_as_many_as_dice_move_in_and_one_stays() -> None:
    played = attacking({0: "alaska"}, {"alaska": 5}).answer("alaska kamchatka 2", "6 5 / 1")
    assert played.asked() == (0, "move in")
    assert played.no("1") == "R.14" and played.no("8") == "R.14"
    played.answer("7")
    assert (played.game.armies["alaska"], played.game.armies["kamchatka"]) == (1, 7)


def test_r11_one_answer_attacks_until_it_falls_or_so_many_are_left() -> None:
    played = ready("alaska 5 / siam / *", 1)
    played.answer("alaska kamchatka to 4", "1 1 1 / 6", "1 1 1 / 6", "1 1 1 / 6", "1 1 1 / 6")
    assert played.game.armies["alaska"] == 4 and played.asked() == (0, "attack")
    assert len(told(played.game, "battle")) == 4


@pytest.mark.parametrize("keep", [2, 3, 4, 5, 6, 7])
def test_r11_armies_to_be_left_do_not_fight(keep: int) -> None:
    played = ready("alaska 5 / siam / *").answer(f"alaska kamchatka to {keep}")
    assert played.game.armies["alaska"] == 8 and played.ask is not None
    assert len(played.ask.options) == 6 ** (min(3, 8 - keep) + 1)
    while played.asked()[1] == "battle":
        red = min(3, played.game.armies["alaska"] - keep)
        played.answer(f"{' '.join('1' * red)} / 6")
    assert played.game.armies["alaska"] == keep and played.asked() == (0, "attack")


@pytest.mark.parametrize(("here", "keep", "there"), [(5, 4, 2), (6, 4, 2), (5, 1, 2), (9, 3, 5)])
def test_r11_it_falls_as_often_as_the_chances_say(here: int, keep: int, there: int) -> None:
    rng, plays, fallen = Random(here), 600, 0
    for _ in range(plays):
        played = ready(f"alaska {here - 3} / kamchatka {there} / *")
        played.answer(f"alaska kamchatka to {keep}").chance(rng)
        fallen += played.game.owner["kamchatka"] == 0
        assert sum(played.game.armies[one] for one in ("alaska", "kamchatka")) >= keep
        assert played.game.armies["alaska"] >= keep
    its = chances(here - keep, there).wins
    assert abs(fallen - plays * its) < 3.5 * (plays * its * (1 - its)) ** 0.5


@pytest.mark.parametrize("how", ["to 1", "to 6", "for 9", "until 6 for 9", "3"])
def test_r11_an_attack_cut_short_is_the_same_as_far_as_it_went(how: str) -> None:
    """So that a page can stop it after any roll that was told."""
    line, answer = "alaska 9 / kamchatka 30 / *", f"alaska kamchatka {how}"
    rng, rolls = Random(1), list[str]()
    long = ready(line).answer(answer)
    while long.ask is not None and long.ask.what == "battle":
        rolls.append(long.ask.options[rng.randrange(len(long.ask.options))])
        long.answer(rolls[-1])
    for count in range(1, len(rolls) + 1):
        short = ready(line).answer(cut_short(answer, count), *rolls[:count])
        assert told(short.game, "battle") == told(long.game, "battle")[:count]
        assert short.ask is None or short.ask.what != "battle", "no roll more is made"


def test_r11_one_answer_attacks_for_so_many_rolls() -> None:
    played = attacking({0: "alaska"}, {"alaska": 9, "kamchatka": 9})
    here, there = played.game.armies["alaska"], played.game.armies["kamchatka"]
    assert played.ask is not None
    assert f"alaska kamchatka for {here + there - 2}" in played.ask.options
    assert f"alaska kamchatka for {here + there - 1}" not in played.ask.options
    played.answer("alaska kamchatka for 2", "1 1 1 / 6 6", "6 6 1 / 1 1")
    assert (played.game.armies["alaska"], played.game.armies["kamchatka"]) == (here - 2, there - 2)
    assert played.asked() == (0, "attack") and len(told(played.game, "battle")) == 2


def test_r15_one_card_for_a_turn_with_conquests_and_none_without() -> None:
    played = attacking({0: "alaska"}, {"alaska": 9}).answer("alaska kamchatka 3", "6 6 6 / 1", "3")
    played.answer("alaska alberta 3", "6 6 6 / 1", "3", "stop", "stay", "peru")
    assert played.game.hands[0] == ("peru",) and "peru" not in played.game.deck
    idle = attacking({0: "alaska"}).answer("stop")
    assert idle.game.turn == 1 or idle.asked()[0] != 0
    assert idle.game.hands[0] == ()


def test_r16_the_conqueror_of_the_last_territory_takes_the_cards() -> None:
    played = attacking({0: "alaska", 1: "kamchatka"}, {"alaska": 9})
    played.game.hands[1] = ("peru", "siam")
    played.answer("alaska kamchatka 3", "6 6 6 / 1", "3")
    assert told(played.game, "eliminated") == [{"seat": 1, "by": 0}]
    assert played.game.hands == [("peru", "siam"), (), ()]
    assert played.asked() == (0, "attack")


SIX = "alaska 9 / kamchatka / *; cards peru siam wild-1 / alberta brazil wild-2 / -"
"""Seat 0 is about to take the last territory of seat 1, and will have six cards."""


def test_r16_with_six_cards_sets_go_at_once_until_four_or_fewer_are_left_and_no_more() -> None:
    played = ready(SIX).answer("alaska kamchatka 3", "6 6 6 / 1", "3")
    assert played.asked() == (0, "trade") and played.no("keep") == "R.10"
    played.answer("peru, siam, wild-1")
    assert played.asked() == (0, "place"), "three are left, which are kept"
    played.answer(f"alaska {played.game.reserve[0]}")
    assert played.asked() == (0, "attack") and len(played.game.hands[0]) == 3


def test_r16_a_game_begun_under_version_1_offers_one_more_set() -> None:
    played = ready(SIX, 1).answer("alaska kamchatka 3", "6 6 6 / 1", "3", "peru, siam, wild-1")
    assert played.asked() == (0, "trade")
    assert played.answer("keep").asked() == (0, "place")


def test_r16_whoever_has_seen_the_cards_taken_does_not_take_the_move_back() -> None:
    """Of a golden game in which it happens."""
    text = (folder("risk") / "world.txt").read_text(encoding="utf-8")
    table, looked = saves.loads(text), 0
    for step, one in enumerate(table.steps, 1):
        after = table.steps[step].told if step < len(table.steps) else len(table.events)
        news = [event.kind for event in table.events[one.told : after]]
        if one.what == "move in" and "cards taken" in news:
            assert table.at(step).why_no_undo() is not None
            looked += 1
    assert looked


def test_r17_one_move_to_a_touching_territory() -> None:
    played = attacking({0: "alaska alberta ontario"}, {"ontario": 4}).answer("stop")
    assert played.asked() == (0, "fortify")
    assert played.no("ontario alaska 1") == "R.17" and played.no("ontario alberta 4") == "R.17"
    played.answer("ontario alberta 3")
    assert (played.game.armies["ontario"], played.game.armies["alberta"]) == (1, 4)
    assert played.game.turn != 0


def test_r17_or_along_a_chain() -> None:
    played = attacking({0: "alaska alberta ontario"}, {"ontario": 4}, fortify="connected")
    played.answer("stop", "ontario alaska 3")
    assert played.game.armies["ontario"] == 1


def test_r18_whoever_is_alone_has_won() -> None:
    rest = " ".join(one for one in TERRITORIES if one != "siam")
    played = attacking({0: rest, 1: "", 2: "siam"}, {"india": 9})
    played.game.out, played.game.turns = {1: (1, 0)}, 5
    played.answer("india siam 3", "6 6 6 / 1", "3")
    assert played.ask is None
    result = RISK.result(played.game)
    assert result is not None and result.winners == (0,)
    assert [one.seat for one in result.standings] == [0, 2, 1], "the later out, the better"


def test_r19_two_players_and_a_neutral_third_that_never_attacks() -> None:
    played = new(2, placing="in turn").answer("6", "1")
    left = list(TERRITORIES)
    while left:
        packet, left = left[:PACKET], left[PACKET:]
        played.answer(", ".join(packet))
    game = played.game
    assert [len(game.own(seat)) for seat in (0, 1, -1)] == [14, 14, 14]
    own, neutral = game.own(0)[0], game.own(-1)[0]
    assert played.asked() == (0, "place")
    played.answer(own, own)
    assert played.asked() == (0, "neutral")
    played.answer(neutral)
    assert played.asked() == (1, "place")


@pytest.mark.parametrize(
    ("mission", "owners", "armies", "done"),
    [
        ("asia-africa", (*WITHIN["asia"], *WITHIN["africa"]), 1, True),
        ("asia-africa", (*WITHIN["asia"], *WITHIN["africa"][1:]), 1, False),
        ("europe-australia", (*WITHIN["europe"], *WITHIN["australia"]), 1, False),
        (
            "europe-australia",
            (*WITHIN["europe"], *WITHIN["australia"], *WITHIN["africa"]),
            1,
            True,
        ),
        ("24-territories", TERRITORIES[:24], 1, True),
        ("24-territories", TERRITORIES[:23], 1, False),
        ("18-territories", TERRITORIES[:18], 2, True),
        ("18-territories", TERRITORIES[:18], 1, False),
        ("eliminate-1", TERRITORIES[:24], 1, True),
        ("eliminate-2", TERRITORIES[:24], 1, False),
    ],
)
def test_r20_missions(mission: str, owners: tuple[str, ...], armies: int, done: bool) -> None:
    """Seat 0 draws its own seat with "eliminate-1", so that 24 territories do."""
    played = laid({0: " ".join(owners), 1: "siam" if "siam" not in owners else "alaska"})
    game = played.game
    game.missions = (mission, "24-territories", "24-territories")
    game.armies = dict.fromkeys(TERRITORIES, armies)
    game.step, game.turns, game.phase = 0, 0, "turn"
    assert (Played(game).ask is None) is done


def test_r20_a_mission_that_an_elimination_fulfils_ends_the_game_before_sets_are_traded() -> None:
    line = f"{SIX}; missions eliminate-2 / 24-territories / 24-territories"
    fall = ("alaska kamchatka 3", "6 6 6 / 1", "3")
    played = ready(line).answer(*fall)
    assert played.ask is None and played.game.winner == 0
    assert [event.kind for event in played.game.events][-3:] == [
        "cards taken", "mission done", "game over",
    ]  # fmt: skip
    before = ready(line, 1).answer(*fall)
    assert before.asked() == (0, "trade"), "under version 1 it is told afterwards"


def test_a_position_is_written_down_and_laid_again() -> None:
    line = f"{SIX}; missions eliminate-2 / asia-africa / 24-territories"
    played = ready(line)
    told = written(played.game)
    again = position(told).game
    assert written(again) == told and again.owner == played.game.owner
    assert (again.hands, again.missions) == (played.game.hands, played.game.missions)
    assert len(again.deck) == len(DECK) - 6


@pytest.mark.parametrize(
    "wrong",
    [
        "alaska / siam",
        "alaska / alaska / *",
        "a / b / *",
        "alaska / siam / peru",
        "alaska / siam / *; cards peru / - / peru",
        "alaska / siam / *; missions peru / - / -",
        "alaska / siam / *; round 3",
    ],
)
def test_what_is_no_position_is_not_laid(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"^[^:]+$"):
        lay(RISK.new(3, RISK.options), wrong)


def test_r20_there_are_twelve_and_each_player_sees_the_own_alone() -> None:
    assert len(MISSIONS) == 12
    game = laid({0: AUSTRALIA}).game
    game.missions = ("asia-africa", "24-territories", "eliminate-1")
    assert [RISK.view(game, seat).mission for seat in range(3)] == list(game.missions)
    assert RISK.view(game, None).mission == "" and RISK.view(game, 0).missions == ()
    refusal = RISK.refuse(2, {**RISK.options, "mission": "on"})
    assert refusal is not None and refusal.rule == "R.20"


def test_r21_after_the_rounds_most_territories_win_then_most_armies() -> None:
    played = laid({0: AUSTRALIA, 1: "siam"}, end="8 rounds")
    played.game.round, played.game.turns, played.game.round_at = 8, 24, 2
    played.game.step = 0
    over = Played(played.game)
    assert over.ask is None
    result = RISK.result(over.game)
    assert result is not None and [one.seat for one in result.standings] == [2, 0, 1]


def test_r22_a_border_that_an_option_takes_away() -> None:
    own = {0: "east-africa", 1: "middle-east"}
    played = attacking(own)
    assert played.ask is not None and "east-africa middle-east 3" in played.ask.options
    assert attacking(own, disputed="none").no("east-africa middle-east 3") == "R.11"


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = laid({0: AUSTRALIA}).game
    game.hands = [("peru",), ("siam", "wild-1"), ()]
    assert RISK.view(game, 1).hand == ("siam", "wild-1") and RISK.view(game, None).hand == ()
    assert RISK.view(game, 0).hands == (1, 2, 0)
