"""What every title of the house has to stand: undo, saves, links, refusals, going back, copies."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from game import IllegalAnswer, Table, links, saves
from game.floor import options_of, speaker
from game.play import ANYBODY, CHANCE, REST
from game.really_nasty.rules import play
from game.really_nasty.state import new_game
from tests.game.really_nasty.many import said
from tests.game.really_nasty.scripted import NAMES, TITLE
from tests.game.test_random_games import check_menu, check_refusals, check_way_back
from tests.game.walks import face, laid, law_of_undo, some_setups, walked

SETUPS = some_setups(TITLE, 10)
NUMBERS = range(len(SETUPS))
GAMES: dict[int, Table] = {}


def game(number: int) -> Table:
    """One of the games, and the same one whenever it is asked for."""
    seats, options = SETUPS[number]
    if number not in GAMES:
        GAMES[number] = walked(number, seats, said, TITLE, **options)
    return GAMES[number]


def test_the_setups_have_every_number_of_players_and_every_option():
    assert {seats for seats, _ in SETUPS} == {2, 3, 4, 5, 6}
    assert {options["lanes"] for _, options in SETUPS} == {"all", "players"}
    assert {options["odds"] for _, options in SETUPS} == {"fair", "printed"}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_save_and_a_link_come_back_as_an_equal_table(number):
    whole, rng = game(number), Random(number)
    for step in (0, *sorted(rng.sample(range(len(whole.answers)), 3)), len(whole.answers)):
        table = whole.at(step)
        assert face(saves.loads(saves.dumps(table))) == face(table)
        text = saves.dumps(table)
        assert links.unpack(links.pack(text)) == text


@pytest.mark.parametrize("number", NUMBERS)
def test_the_state_at_a_step_is_the_fold_of_that_many_answers(number):
    whole = game(number)
    seats, options = SETUPS[number]
    then = laid(seats, options, title=TITLE)
    for step, text in enumerate(whole.answers):
        if step % 37 == number:
            assert face(whole.at(step)) == face(then)
            assert whole.digest(step) == then.digest(step)
            assert (then.why_no_undo() is None) == law_of_undo(then)
        then.answer(text)
    assert face(then) == face(whole)


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_refused_leaves_the_table_as_it_was(number):
    whole, rng = game(number), Random(number)
    for step in sorted(rng.sample(range(len(whole.answers)), 10)):
        table = whole.at(step)
        if table.ask.menu:
            check_menu(table)
        check_refusals(table, rng)
        check_way_back(table)


@pytest.mark.parametrize("number", NUMBERS)
def test_after_a_card_is_thrown_nobody_goes_back_behind_it(number):
    whole = game(number)
    thrown = 0
    for step, text in enumerate(whole.answers):
        if speaker(text) != ANYBODY and whole.askers[step] == speaker(text):
            after = whole.at(step + 1)
            assert after.why_no_undo() is not None
            thrown += 1
    assert thrown


@pytest.mark.parametrize("number", NUMBERS)
def test_all_that_a_player_could_expect_is_legal_or_refused_in_plain_words(number):
    whole = game(number)
    for step in range(number, len(whole.answers), 9):
        table = whole.at(step)
        if table.ask.who == CHANCE:
            continue
        for seat in range(len(table.names)):
            for text in {*table.expected(), *options_of(table.ask, seat)}:
                refusal = table.why_not(text)
                assert (refusal is None) == (text in table.ask.options), (table.ask.what, text)
                if refusal is not None:
                    assert refusal.rule.startswith(("N.", "U.")), (table.ask.what, text)
                    assert "is no answer to" not in refusal.reason or text == "pass"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_copy_taken_at_any_rest_plays_on_exactly(number):
    whole = game(number)
    seats, options = SETUPS[number]
    state, rests = new_game(seats, options), 0
    flow, answers = play(state), iter(whole.answers)
    ask = next(flow, None)
    while ask is not None:
        if ask is REST and rests % 3 == 0:
            state = pickle.loads(pickle.dumps(state))
            flow = play(state)
            ask = next(flow, None)
            rests += 1
            assert ask is REST
        rests += ask is REST
        try:
            ask = flow.send("on" if ask is REST else next(answers))
        except StopIteration:
            ask = None
    assert repr(state) == repr(whole.game) and rests > 20
    assert next(answers, None) is None


@pytest.mark.parametrize("number", [0, 1])
def test_by_consent_the_table_goes_back_and_plays_the_same_on(number):
    whole = game(number)
    table = whole.at(len(whole.answers))
    step = len(whole.answers) // 2
    table.rewind(step, range(len(table.names)))
    for text in whole.answers[step:]:
        table.answer(text)
    assert list(table.events) == list(whole.events) and table.result == whole.result


def test_an_answer_to_nothing_is_refused_when_the_game_is_over():
    table = game(0)
    with pytest.raises(IllegalAnswer):
        table.answer("roll")
    assert table.expected() == () and table.result is not None


def test_a_dealer_and_chance_asked_aloud_play_the_same_game():
    dealt = Table(TITLE, NAMES[:3], {}, dealer=Random(4))
    rng = Random(9)
    while dealt.ask is not None:
        assert dealt.ask.who != CHANCE
        dealt.answer(said(dealt, rng))
    aloud = laid(3, {}, title=TITLE)
    for text in dealt.answers:
        aloud.answer(text)
    assert face(aloud) == face(dealt)
