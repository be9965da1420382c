"""What a person would laugh at: computers do it no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from game.floor import asked_of
from game.really_nasty.bots import choices, throwing
from game.really_nasty.bots.choices import Mind
from game.really_nasty.bots.pace import Field, field_of
from game.really_nasty.bots.why import why
from game.really_nasty.bots.worth import behind, followers, money_at_stake, value
from game.really_nasty.cards import RACES
from game.really_nasty.state import Bet
from game.really_nasty.view import view
from tests.game.really_nasty.scripted import Race, before_line, laid, place, put
from tests.game.really_nasty.test_computers import table_of
from tools.really_nasty.habits import habits

SHARP = Mind("sharp")
MEETINGS, SEATS = 8, 4


@pytest.fixture(scope="module")
def seen() -> Mapping[str, int]:
    """What a few meetings of sharp players have shown."""
    return habits("sharp", SEATS, MEETINGS, 1)


def test_sharp_players_hand_in_forms_that_differ(seen):
    assert seen["entry forms"] == MEETINGS * SEATS
    assert seen["entry forms that differ"] > MEETINGS * SEATS / 3


def test_not_every_race_is_run_by_one_grade(seen):
    assert seen["races"] == 6 * MEETINGS
    assert seen["races of one grade"] <= seen["races"] / 4


def test_now_and_then_at_most_all_back_one_horse(seen):
    assert seen["races in which all back one horse"] < seen["races"] * 0.5


def test_nobody_stops_short_of_the_line_for_nothing(seen):
    assert seen["lines within reach"] > 50
    assert seen["lines refused for nothing"] == 0


def test_nobody_throws_at_the_horse_it_has_backed_and_gains_nothing(seen):
    assert seen["cards thrown"] > 60
    assert seen["of them such as gain oneself nothing"] == 0


def test_a_lone_runner_does_not_stagger(seen):
    assert seen["moves of a lone runner not backed by others alone"] > 15
    assert seen["of them with lengths given away"] == 0


def test_a_false_start_is_not_kept_until_it_is_waste_paper(seen):
    assert seen["False Starts dealt"] > 3
    assert seen["False Starts never played"] <= seen["False Starts dealt"] / 3


# each of them by itself


LEFT = (99, 26, 24, 3, 24, 18)


def short_of_the_line(backed: int) -> Race:
    """Red is home; green, three lengths short of the line, has rolled a 4."""
    game = laid((1, 6, 2, 4, 5, 3), (3,) * 6, race="vase")
    for seat, left in enumerate(LEFT[1:], 1):
        put(game, seat, before_line(game.lanes[seat], left), doubled=("QU", "FW"))
    game.take_off(0, "home")
    game.placed, game.turn = (0,), 3
    game.bets = (*game.bets[:3], Bet(backed, 2000), *game.bets[4:])
    return Race(game).answer("roll", "4")


def test_a_second_place_is_not_refused_when_the_backed_horse_is_home():
    race = short_of_the_line(backed=0)
    assert choices.move(view(race.game, 3), race.ask, SHARP) == "line"


def test_a_horse_as_good_as_home_leaves_the_others_their_chances_of_second():
    field = Field([1.0, 20.0, 26.0], [0, 0, 0], 0)
    second = behind(field, [1.0, 0.0, 0.0], [0, 1, 2])
    assert second[1] > second[2] > 0 and second[0] == 0
    assert sum(second) == pytest.approx(1, abs=0.001)
    open_race = [0.5, 0.3, 0.2]
    assert behind(field, open_race, [0, 1, 2]) == followers(open_race, [0, 1, 2])


def test_it_may_wait_for_the_horse_it_has_backed_only_while_that_can_still_be_first():
    game = put(put(laid((1, 2), (1, 2)), 0, before_line(1, 6)), 1, before_line(2, 4))
    game.bets = (Bet(1, 20000), Bet(None, 0))
    assert choices.waits(view(game, 0))
    game.take_off(1, "out")
    assert not choices.waits(view(game, 0))


def test_a_card_at_the_backed_horse_is_kept_unless_the_own_purse_gains():
    """Yellow would like to stop red, on which others have more; but it has backed red itself."""
    game = laid(hands={2: "faller-drop"}, race="crown")
    put(game, 0, place("back", 17, 1), doubled=("EP", "QU"))
    for seat in (1, 2):
        put(game, seat, place("back", 10, seat + 1))
    game.bets = (Bet(0, 20000), Bet(0, 20000), Bet(0, 1000))
    race = Race(game)
    seen, ask = view(game, 2), asked_of(race.ask, 2)
    assert throwing.spoils_own_bet(seen._replace(own_bet=Bet(0, 90000)), "faller-drop", 0)
    rich = seen._replace(own_bet=Bet(0, 90000))
    assert throwing.throw(rich, ask, SHARP) == "roll"
    assert not throwing.spoils_own_bet(seen._replace(own_bet=Bet(None, 0)), "faller-drop", 0)
    assert throwing.throw(seen._replace(own_bet=Bet(None, 0)), ask, SHARP) == "3 faller-drop red"


def test_a_lone_runner_is_worth_the_same_wherever_it_stands():
    """So that lengths decide, and not how numbers are rounded."""
    game = laid((1, 2), (1, 2))
    game.take_off(1, "out")
    worth = set()
    for left in (5, 17, 40):
        put(game, 0, before_line(1, left))
        seen = view(game, 0)
        worth.add(value(field_of(game.horses, seen.grades, 0), money_at_stake(seen), 0))
    assert worth == {25000.0}


def test_of_ends_that_are_worth_the_same_the_nearest_to_the_line_is_taken(monkeypatch):
    race = Race(put(laid(), 0, place("back", 10, 1), doubled=("QU",))).answer("roll", "3")
    monkeypatch.setattr(choices, "worths", lambda *_: dict.fromkeys(race.ask.options, 7.0))
    assert choices.move(view(race.game, 0), race.ask, SHARP) == "back-13-1"


def test_where_fortunes_are_staked_rounding_decides_no_more_than_elsewhere(monkeypatch):
    race = Race(put(laid(), 0, place("back", 10, 1), doubled=("QU",))).answer("roll", "3")
    for more, taken in ((50.0, "back-13-1"), (5000.0, "back-12-2")):
        worth = {text: 6e5 + (more if text == "back-12-2" else 0) for text in race.ask.options}
        monkeypatch.setattr(choices, "worths", lambda *_, worth=worth: worth)
        assert choices.move(view(race.game, 0), race.ask, SHARP) == taken


def test_a_lone_runner_with_its_own_bet_on_it_seeks_no_fence_whatever_others_win():
    game = laid((1, 2), (1, 2), hands={0: "photo", 1: "whip faller-brook"})
    game.take_off(1, "out")
    put(game, 0, place("back", 16, 1), doubled=("EP", "QU"))
    game.bets = (Bet(0, 1000), Bet(0, 400000))
    race = Race(game).answer("roll", "1")
    assert {"back-17-1", "back-16-2"} <= set(race.ask.options)
    assert choices.move(view(game, 0), race.ask, SHARP) == "back-16-2"


def test_the_reason_of_an_entry_form_says_where_the_best_horse_runs():
    table = table_of(1, ("sharp",) * 4)
    while table.ask.what != "entries":
        table.answer(table.ask.options[0])
    richest = table.game.races.index(max(RACES, key=lambda id: sum(RACES[id].prizes)))
    told: Counter[str] = Counter()
    for grade in range(6):
        form = [str(2 + (at - grade) % 5) for at in range(6)]
        form[grade] = "1"
        reason = why("sharp", table.view(0), table.ask, ", ".join(form), None)
        told[reason.kind] += 1
        assert reason.facts["race"] == table.game.races[grade]
        assert (reason.kind == "best horse for the money") == (grade == richest)
    assert told == {"best horse for the money": 1, "not where all run": 5}
