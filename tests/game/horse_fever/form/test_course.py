"""Chances through a race: what was known, when, and nothing that came later."""

from __future__ import annotations

from random import Random

import pytest

from game import saves
from game.horse_fever.form.course import FIRST, RaceCourse
from game.horse_fever.form.record import FACE_DOWN, Record, told_by
from game.horse_fever.lanes import HORSES
from game.play import CHANCE
from tests.game.horse_fever.hidden import swapped
from tests.game.walks import BOARD, TITLE, thrifty, uniform, walked
from tools.golden import GOLDEN

ALL = 10**9
SAVES = [
    GOLDEN / "horse-fever-family" / "five-players.txt",
    GOLDEN / "horse-fever-family" / "photo-finish-of-three.txt",
    GOLDEN / "horse-fever-board" / "swaps.txt",
    GOLDEN / "horse-fever-board" / "out-in-mid-payoff.txt",
    GOLDEN / "horse-fever-party" / "forty-guests.txt",
]


def kept(path):
    return saves.loads(path.read_text(encoding="utf-8"))


def recorded(table):
    record = Record(table)
    assert record.grow(table, ALL)
    return record


def run(moments, enough=300):
    course = RaceCourse(moments, Random(1).random, enough)
    while course.run(100):
        pass
    return course


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_every_race_has_a_moment_before_and_after_the_reveal_and_one_a_unit(path):
    table = kept(path)
    is_party = "party" in path.parent.name
    seen = [race for race in recorded(table).races.values() if race.is_run]
    rankings = [event.facts["ranking"] for event in table.events if event.kind == "ranking"]
    assert len(seen) == len(rankings)
    for race, ranking in zip(seen, rankings, strict=True):
        units = [moment.unit for moment in race.moments]
        assert units == list(range(0 if is_party else FACE_DOWN, units[-1] + 1))
        told = [moment.told for moment in race.moments]
        assert told == sorted(set(told))
        assert race.moments[-1].view.race.ranking == ranking
        assert race.opened.view.race.positions == dict.fromkeys(HORSES, 0)


def test_a_moment_stands_where_the_next_movement_card_is_wanted():
    """The positions of a moment are those of the table between two units."""
    table = kept(SAVES[0])
    race = recorded(table).races[2]
    standing = []
    for step in range(len(table.answers)):
        then = table.at(step) if table.answers[step].startswith("card ") else None
        if then is not None and then.ask.who == CHANCE and then.game.round == 2:
            standing.append((then.game.race.positions, len(then.events)))
    between = [(one.view.race.positions, one.told) for one in race.moments if one.unit > 0]
    assert between[:-1] == standing[1:]


def test_the_last_chances_are_the_result_and_all_add_up():
    race = recorded(kept(SAVES[2])).races[1]
    points = run(race.moments).points(ALL)
    assert [point.unit for point in points] == [moment.unit for moment in race.moments]
    for point in points:
        assert sum(one.win for one in point.chances.values()) == pytest.approx(1)
        assert sum(one.show for one in point.chances.values()) == pytest.approx(3)
    ranking = race.moments[-1].view.race.ranking
    last = points[-1].chances
    assert [last[horse].win for horse in ranking] == [1, 0, 0, 0, 0, 0]
    assert [last[horse].show for horse in ranking] == [1, 1, 1, 0, 0, 0]


def test_nothing_is_told_ahead_of_what_has_been_shown():
    race = recorded(kept(SAVES[0])).races[1]
    course = run(race.moments)
    for number, moment in enumerate(race.moments):
        assert len(course.points(moment.told)) == number + 1
        assert len(course.points(moment.told - 1)) == number
    assert told_by(race.moments, 0) == []


def test_chances_come_bit_by_bit_and_in_order():
    race = recorded(kept(SAVES[0])).races[1]
    course = RaceCourse(race.moments, Random(1).random, 2 * FIRST)
    counts = [len(course.points(ALL))]
    while course.run(FIRST):
        counts.append(len(course.points(ALL)))
    assert counts[0] == 0 and counts[-1] == len(race.moments)
    assert counts == sorted(counts) and len(set(counts)) > 3
    assert all(point.races in (0, 2 * FIRST) for point in course.points(ALL))


def test_a_record_goes_on_with_its_table_and_notices_another_game():
    table = kept(SAVES[0])
    record, grown = Record(table), Record(table)
    half = table.at(len(table.answers) // 2)
    assert record.grow(half, ALL) and not record.is_behind(half) and record.is_behind(table)
    assert record.grow(table, 5) and record.is_behind(table)
    assert record.grow(table, ALL) and grown.grow(table, ALL)
    assert record.races == grown.races
    assert not record.grow(half, ALL)


@pytest.mark.parametrize(("title", "seed"), [(TITLE, 1), (TITLE, 2), (BOARD, 1), (BOARD, 4)])
def test_before_the_reveal_hidden_cards_could_be_any(title, seed):
    """Other cards face down, and the same chances to the last digit: nobody has looked."""
    player = uniform if title == TITLE else thrifty
    whole, rng, compared = walked(seed, 3, player, title), Random(seed), 0
    for step in asked_at(whole, "second bet")[::3]:
        now = whole.at(step)
        twin = swapped(now, None, rng)
        if twin is None or repr(twin.game) == repr(now.game):
            continue
        before = [recorded(one).races[now.game.round].bets for one in (now, twin)]
        assert [(bet.table, bet.menu) for bet in before[0]] == [
            (bet.table, bet.menu) for bet in before[1]
        ]
        mine, others = (facedown(one) for one in (now, twin))
        assert mine == others
        compared += 1
    assert compared > 1


def asked_at(table, what):
    """The steps at which this was asked."""
    then, steps = table.at(0), []
    for step, text in enumerate(table.answers):
        if then.ask.what == what:
            steps.append(step)
        then.answer(text)
    return steps


def facedown(table):
    """The chances of the moment before the reveal, made by passing on to it."""
    then = table.at(len(table.answers))
    while then.ask.what in ("second bet", "stake of the second bet"):
        then.answer("pass" if "pass" in then.ask.options else then.ask.options[0])
    race = recorded(then).races[then.game.round]
    return run(race.moments[:1], 200).points(ALL)[0]


def test_the_comparison_can_fail_after_the_reveal_cards_differ():
    whole, rng = walked(2, 3, uniform, TITLE), Random(2)
    now = whole.at(asked_at(whole, "second bet")[-1])
    twin = swapped(now, None, rng)
    fates = []
    for table in (now, twin):
        while table.ask.what in ("second bet", "stake of the second bet"):
            table.answer("pass" if "pass" in table.ask.options else table.ask.options[0])
        fates.append(recorded(table).races[table.game.round].opened.view.race.fates)
    assert fates[0] != fates[1]
