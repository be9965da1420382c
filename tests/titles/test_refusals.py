"""What is refused, in every title: it says which rule and why, and leaves the table as it was."""

from __future__ import annotations

import re
from random import Random

import pytest

from game import TITLES, IllegalAnswer, Table
from game.floor import options_of
from game.play import CHANCE
from tests.amount import many
from tests.game.walks import face
from tests.titles.cases import steps, whole, wrong
from web.desk.screen import words_of

GAMES = [(title, number) for title in sorted(TITLES) for number in range(many(2, 12))]
MEANS_NOTHING = re.compile(r"\bplayer \d|[{}]")
"""What a reason says where nobody has put in a name."""

MOST = 60
"""A menu can have thousands of entries; so many of them are tried at one moment."""


def some(texts: list[str], rng: Random) -> list[str]:
    """So many of these, or all."""
    return rng.sample(texts, min(len(texts), MOST))


def expected(table: Table, rng: Random) -> list[str]:
    """What anybody at the table could expect to answer, and what looks like it."""
    assert table.ask is not None
    texts = list(table.expected())
    assert len(set(texts)) == len(texts)
    own = [text for seat in range(len(table.names)) for text in options_of(table.ask, seat)]
    return list({*some(texts, rng), *some(own, rng)})


@pytest.mark.parametrize(("title", "number"), GAMES)
def test_all_that_a_player_could_expect_is_legal_or_refused_in_plain_words(
    title: str, number: int
) -> None:
    game, rng = whole(title, number), Random(number)
    rules = {rule.id for rule in words_of(TITLES[title]).rules}
    for step in steps(game, many(30, 120), rng)[:-1]:
        table = game.at(step)
        assert table.ask is not None
        if table.ask.who == CHANCE:
            continue
        for text in expected(table, rng):
            refusal = table.why_not(text)
            assert (refusal is None) == (text in table.ask.options), (table.ask.what, text)
            if refusal is not None:
                assert refusal.reason.endswith(".") and len(refusal.reason) < 200, refusal
                assert refusal.rule in rules, (table.ask.what, text, refusal)
                assert not MEANS_NOTHING.search(refusal.reason), refusal
                assert "is no answer to" not in refusal.reason or text == "pass", refusal


@pytest.mark.parametrize(("title", "number"), GAMES)
def test_a_menu_is_legal_or_says_why_not(title: str, number: int) -> None:
    game, rng = whole(title, number), Random(number)
    for step in steps(game, many(30, 120), rng)[:-1]:
        ask = game.at(step).ask
        assert ask is not None
        if ask.who >= 0 and set(ask.menu) - set(ask.options):  # then all is listed, legal or not
            assert set(some(list(ask.options), rng)) <= set(ask.menu), ask.what
        for entry in ask.menu[:MOST]:
            if entry not in ask.options:
                why = ask.why(entry)
                assert why is not None and why.reason and why.rule


@pytest.mark.parametrize(("title", "number"), GAMES)
def test_what_is_refused_leaves_the_table_as_it_was(title: str, number: int) -> None:
    game, rng, tried = whole(title, number), Random(number), 0
    for step in steps(game, many(12, 60), rng)[:-1]:
        table = game.at(step)
        assert table.ask is not None
        before = face(table)
        closed = [entry for entry in table.ask.menu[:MOST] if entry not in table.ask.options]
        for text in (*wrong(title), *rng.sample(closed, min(6, len(closed)))):
            if (refusal := table.why_not(text)) is None:
                continue
            with pytest.raises(IllegalAnswer) as why:
                table.answer(text)
            assert (why.value.reason, why.value.rule) == refusal
            if text in table.ask.menu:
                assert refusal == table.ask.why(text)
            assert refusal.reason and refusal.rule
            tried += 1
        assert face(table) == before
    assert tried > 60
