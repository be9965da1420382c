"""Whatever holds for every title holds for the probe, though the house does not know it."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES, IllegalAnswer, Table, links, saves
from game.bots.runner import next_answer, next_entry
from game.floor import options_of
from game.play import ANYBODY, CHANCE
from tests.game.walks import face, uniform

pytestmark = pytest.mark.usefixtures("probe")
NAMES = ("Ann", "Ben")
GAMES = 300


def laid(dealer=None, **how) -> Table:
    return Table("probe", NAMES, dealer=dealer, **how)


def whole(seed: int) -> Table:
    """A game by chance alone; every third is dealt by a dealer."""
    rng = Random(seed)
    table = laid(rng if seed % 3 == 0 else None)
    while table.ask is not None:
        table.answer(uniform(table, rng))
    return table


def told(*answers: str) -> Table:
    table = laid()
    for text in answers:
        table.answer(text)
    return table


def test_the_fixture_takes_it_out_again(probe):
    assert TITLES["probe"] is probe
    assert list(TITLES)[:-1] == [id for id in TITLES if id != "probe"]


@pytest.mark.parametrize("first", range(0, GAMES, 30))
def test_random_games_end_and_can_be_saved_sent_and_looked_back_on(first):
    for seed in range(first, first + 30):
        table, rng = whole(seed), Random(seed)
        assert table.result is not None and table.result.winners
        assert sum(one.vp for one in table.result.standings) == sum(table.game.points)
        text = saves.dumps(table)
        again = saves.loads(links.unpack(links.pack(text)))
        assert face(again) == face(table)
        assert (saves.salvage(text).note, saves.dumps(again)) == (None, text)
        then = laid()
        for step, answer in enumerate(table.answers):
            if rng.random() < 0.2:
                assert face(table.at(step)) == face(then)
                assert table.digest(step) == then.digest(step)
            assert answer in then.ask.options
            then.answer(answer)


@pytest.mark.parametrize("seed", range(12))
def test_undo_is_offered_exactly_when_the_law_allows(seed):
    """A secret pick stands once the floor is open; a shout does not, nor does the word to toss."""
    table = whole(seed)
    for step in range(len(table.answers)):
        then = table.at(step)
        last = table.answers[step - 1] if step else ""
        to_one = bool(step) and then.ask.who >= 0
        allowed = to_one or (then.ask.who == ANYBODY and last.endswith("double"))
        assert (then.why_no_undo() is None) == (allowed and then.askers[-1] != CHANCE)
        if then.why_no_undo() is None:
            assert then.undo_would() == last
            then.undo()
            assert face(then) == face(table.at(step - 1))


def test_a_shout_is_its_speakers_and_the_word_to_toss_is_nobodys():
    table = told("heads", "tails", "2 double", "1 double")
    assert table.askers == (0, 1, 1, 0)
    assert (table.ask.who, table.ask.options) == (ANYBODY, ("toss",))
    assert table.reset_would() == ("1 double",)
    table.undo()
    assert table.undo_would() == "2 double"
    table.undo()
    assert table.why_no_undo() is not None, "the pick was secret, and anybody holds the tablet"
    table.answer("toss")
    assert table.askers[-1] == ANYBODY
    assert table.why_no_undo() is not None, "chance is asked"


def test_what_another_has_said_is_no_part_of_a_turn():
    table = told("heads", "tails", "2 double", "1 double")
    table.reset_turn()
    assert table.answers == ("heads", "tails", "2 double")
    table.reset_turn()
    assert table.answers == ("heads", "tails")
    with pytest.raises(IllegalAnswer):
        table.reset_turn()


def test_refusals_name_nobodys_options():
    table = told("heads", "tails")
    assert table.why_not("3 double").reason.endswith("Possible: toss.")
    assert table.why_not("double") is not None
    assert table.why_not("2 double") is None
    assert table.expected() == ("1 double", "1 show heads", "2 double", "2 show tails", "toss")
    with pytest.raises(IllegalAnswer):
        table.answer("2 double 2 double")
    assert table.answers == ("heads", "tails")
    table.answer("2 double 1 double toss")
    assert table.askers[2:] == (1, 0, ANYBODY)


def test_a_text_goes_no_further_than_its_player():
    table = told("heads")
    with pytest.raises(IllegalAnswer):
        told("heads tails")
    table.answer("tails 2 double")
    with pytest.raises(IllegalAnswer):
        table.answer("toss heads heads")
    assert table.answers == ("heads", "tails", "2 double")


def test_the_whole_table_can_go_back_past_a_toss():
    table = told("heads", "tails", "toss", "heads", "heads")
    with pytest.raises(IllegalAnswer, match="Ben"):
        table.rewind(2, {0})
    table.rewind(2, {0, 1})
    assert table.ask.who == ANYBODY
    assert table.rewound == ((2, 3),)


OTHER = {"heads": "tails", "tails": "heads"}


def twin_of(table: Table, seat: int | None) -> Table:
    """The same game, but for the picks of this toss that `seat` cannot see."""
    first = max((at for at, who in enumerate(table.askers) if who == CHANCE), default=-1) + 1
    known = {CHANCE, *table.game.shown}
    twin = laid()
    for step, (who, text) in enumerate(zip(table.askers, table.answers, strict=True)):
        is_hidden = step >= first and who not in (seat, *known) and text in OTHER
        twin.answer(OTHER[text] if is_hidden else text)
    return twin


@pytest.mark.parametrize("seed", range(40))
def test_nobody_sees_what_another_has_picked(seed):
    game, different = whole(seed), 0
    for step in range(len(game.answers)):
        table = game.at(step)
        for seat in (0, 1, None):
            twin = twin_of(table, seat)
            different += twin.answers != table.answers
            assert twin.view(seat) == table.view(seat)
            assert list(twin.events) == list(table.events)
            assert options_of(twin.ask, seat) == options_of(table.ask, seat)
            assert twin.why_no_undo() == table.why_no_undo()
            if table.ask.who == ANYBODY:
                assert twin.undo_would() == table.undo_would()
                assert twin.reset_would() == table.reset_would()
    assert different > 10


def test_computers_speak_one_by_one_or_let_it_be():
    """Two random ones end a game alone, each speaking only for itself; a person is waited for."""
    shouts = 0
    for seed in range(40):
        rng = Random(seed)
        table = laid(rng, bots={0: "random", 1: "random"})
        while (text := next_answer(table, table.bots, rng)) is not None:
            entry = table.ask.who == ANYBODY and text != "toss"
            shouts += entry
            table.answer(text)
        assert table.result is not None
    assert 40 < shouts < 280
    table = told("heads", "tails")
    said = {next_entry(table, {1: "random"}, Random(seed)) for seed in range(20)}
    assert said == {"2 double", "2 show tails", None}
    assert {next_answer(table, {1: "random"}, Random(seed)) for seed in range(20)} == said
    table.answer("2 double")
    assert next_answer(table, {1: "random"}, Random(1)) is None
    assert next_answer(told("heads"), {0: "random"}, Random(1)) is None


def test_what_is_shown_stands():
    table = told("heads", "tails", "2 show tails")
    assert table.view(0).shown == table.view(None).shown == ((1, "tails"),)
    assert "turned up" in table.why_no_undo().reason
    assert list(options_of(table.ask, 1)) == []
    assert (table.ask.who, table.ask.open) == (ANYBODY, False)
