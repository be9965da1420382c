"""What every title of the house has to stand: undo, saves, links, refusals, going back."""

from __future__ import annotations

from random import Random

import pytest

from game import Table, links, saves
from game.play import CHANCE
from tests.game.test_random_games import check_menu, check_refusals, check_way_back
from tests.game.unicorn_fever.scripted import TITLE
from tests.game.walks import face, laid, law_of_undo, walked

SETUPS = [
    (2 + number % 5, {"length": length, "clans": clans})
    for number, (length, clans) in enumerate(
        (length, clans)
        for clans in ("by lot", "fairies and warlocks", "goblins and leprechauns")
        for length in ("normal", "short")
    )
]
NUMBERS = range(len(SETUPS))


def game(number: int) -> Table:
    """One of the games, and the same one whenever it is asked for."""
    seats, options = SETUPS[number]
    return walked(number, seats, title=TITLE, **options)


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


@pytest.mark.parametrize("number", NUMBERS)
def test_all_that_a_player_could_expect_is_legal_or_refused_in_plain_words(number):
    whole = game(number)
    for step in range(number, len(whole.answers), 3):
        table = whole.at(step)
        if table.ask.who == CHANCE:
            continue
        expected = table.expected()
        assert len(set(expected)) == len(expected)
        for text in expected:
            refusal = table.why_not(text)
            assert (refusal is None) == (text in table.ask.options), (table.ask.what, text)
            assert refusal is None or refusal.rule.startswith("R."), (table.ask.what, text)
