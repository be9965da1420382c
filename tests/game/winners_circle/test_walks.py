"""What every title of the house has to stand: undo, saves, links, refusals, going back."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import IllegalAnswer, Table, links, saves
from game.play import CHANCE
from tests.game.test_random_games import check_menu, check_refusals, check_way_back
from tests.game.walks import face, laid, law_of_undo, setups, some_setups, uniform, walked
from tests.game.winners_circle.scripted import COATS, TITLE, told

SETUPS = some_setups(TITLE, 15)
NUMBERS = range(len(SETUPS))


def game(number: int) -> Table:
    """One of the games, and the same one whenever it is asked for."""
    seats, options = SETUPS[number]
    return walked(number, seats, title=TITLE, **options)


def test_every_setup_can_be_saved_and_sent():
    for seats, options in setups(TITLE):
        for helper in ("off", "on"):
            table = laid(seats, {**options, "odds helper": helper}, title=TITLE)
            again = saves.loads(links.unpack(links.pack(saves.dumps(table))))
            assert again.options == table.options and len(again.names) == seats


@pytest.mark.parametrize("number", NUMBERS)
def test_a_save_and_a_link_come_back_as_an_equal_table(number):
    whole, rng = game(number), Random(number)
    for step in (0, *sorted(rng.sample(range(len(whole.answers)), 4)), len(whole.answers)):
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
        if step % 17 == number:
            assert face(whole.at(step)) == face(then)
            assert whole.digest(step) == then.digest(step)
        assert (then.why_no_undo() is None) == law_of_undo(then)
        then.answer(text)
    assert face(then) == face(whole)


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_refused_leaves_the_table_as_it_was(number):
    whole, rng = game(number), Random(number)
    for step in sorted(rng.sample(range(len(whole.answers)), 12)):
        table = whole.at(step)
        check_menu(table)
        check_refusals(table, rng)
        check_way_back(table)


def test_all_that_a_player_could_expect_is_legal_or_refused_in_plain_words():
    refused: Counter[str] = Counter()
    for number in NUMBERS:
        whole = game(number)
        for step in range(number, len(whole.answers), 5):
            table = whole.at(step)
            if table.ask.who == CHANCE:
                continue
            expected = table.expected()
            assert len(set(expected)) == len(expected)
            assert {*table.ask.options, *table.ask.menu, "pass"} == set(expected)
            for text in expected:
                refusal = table.why_not(text)
                assert (refusal is None) == (text in table.ask.options)
                if refusal is not None:
                    refused[refusal.reason] += 1
                    assert refusal.reason.endswith(".") and len(refusal.reason) < 160
                    assert "is no answer to" not in refusal.reason
                    assert refusal.rule in ("W.3", "W.4", "W.7")
    assert set(refused) == {
        "You have a chip on this horse already.", "You have laid all your chips of this kind.",
        "Every chip must be laid; nobody passes.", "You must move a horse; nobody passes.",
        "This horse is over the line already.",
        "This horse has moved; it waits until all others have.",
    }  # fmt: skip


@pytest.mark.parametrize("number", [0, 1, 2])
def test_by_consent_the_table_goes_back_and_plays_the_same_on(number):
    whole = game(number)
    table = whole.at(len(whole.answers))
    step = len(whole.answers) // 2
    table.rewind(step, range(len(table.names)))
    assert [*table.rewound] == [(step, len(whole.answers) - step)]
    for text in whole.answers[step:]:
        table.answer(text)
    assert list(table.events) == list(whole.events) and table.result == whole.result


def test_an_answer_to_nothing_is_refused_when_the_game_is_over():
    table = game(0)
    with pytest.raises(IllegalAnswer):
        table.answer("head")
    assert table.expected() == ()


def test_the_odds_helper_is_read_by_no_rule():
    games = [walked(3, 3, title=TITLE, **{"odds helper": value}) for value in ("off", "on")]
    assert games[0].answers == games[1].answers
    assert list(games[0].events) == list(games[1].events)
    assert games[0].result == games[1].result


def test_a_dealer_and_chance_asked_aloud_play_the_same_game():
    seats, options = SETUPS[0]
    dealt = laid(seats, options, Random(4), TITLE)
    rng = Random(9)
    while dealt.ask is not None:
        assert dealt.ask.who != CHANCE
        dealt.answer(uniform(dealt, rng))
    aloud = laid(seats, options, title=TITLE)
    for text in dealt.answers:
        aloud.answer(text)
    assert face(aloud) == face(dealt)
    assert {facts["horse"] for facts in told(aloud, "moved")} == set(COATS)
