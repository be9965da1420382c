"""Computers of every title: they end their games, answer legally, and know what their seat sees."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES, Table
from game.arena.figures import summary
from game.arena.lineups import STEPS, match
from game.arena.playing import play_deals
from game.bots import LEVELS, NAMES, TEMPERS
from game.bots.runner import given, next_answer, reason
from game.floor import asked_of, options_of
from tests.amount import PROVES, many, some
from tests.titles.cases import begun, cases, ends

TRIED = (*LEVELS, "keen bluffer")
SEATED = ("Ann", "Ben", "Cat", "Dan")
PEEKED, LATER, EARLY = 0.3, 0.03, 60
"""So many of the first answers, and of those later than `EARLY`, are asked for again."""


def same_again(table: Table, name: str, rng: Random) -> int:
    """1 where somebody could answer, has other secrets around them, and says the same; else 0."""
    its, ask = cases(table.title.id), table.ask
    assert ask is not None
    can = [seat for seat in table.here if ask.who == seat or options_of(ask, seat)]
    if not can:
        return 0
    seat, said = rng.choice(can), []
    twin = its.twin(table, seat, rng) if its.twin is not None else None
    for one in (table, table, twin):
        if one is not None and one.ask is not None:
            put, view = asked_of(one.ask, seat) if one.ask.who < 0 else one.ask, one.view(seat)
            answer = given(one.title, name, view, put, Random(1))
            said.append((answer, reason(one.title, name, view, put, answer, Random(1))))
    assert all(one == said[0] for one in said), (ask.what, seat, said)
    return int(twin is not None)


@pytest.mark.parametrize("number", range(many(1, 4)))
@pytest.mark.parametrize("name", NAMES if PROVES else TRIED)
@pytest.mark.parametrize("title", sorted(TITLES))
def test_computers_play_to_the_end_from_what_their_seats_see(
    title: str, name: str, number: int
) -> None:
    its, rng, peeked = cases(title), Random(number), 0
    first = TRIED.index(name) if name in TRIED else 0  # so every number of seats comes up
    table = begun(title, first + number, Random(number), **its.hides)
    bots = dict.fromkeys(range(len(table.names)), name)
    while table.ask is not None:
        if rng.random() < (PEEKED if len(table.answers) < EARLY else LATER):
            peeked += same_again(table, name, rng)
        text = next_answer(table, bots, rng, races=2)
        assert text is not None and text in table.ask.options, (table.ask.what, text)
        table.answer(text)
        assert len(table.answers) < its.most * 2, "it never ends"
    assert table.result is not None
    assert peeked or its.twin is None


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_name_from_another_version_plays_on(title: str) -> None:
    table = begun(title, 0, Random(3))
    bots = dict.fromkeys(range(len(table.names)), "a name")
    assert table.ask is not None
    assert next_answer(table, bots, Random(1), races=1) in table.ask.options


@pytest.mark.parametrize("name", some(NAMES, 3))
@pytest.mark.parametrize("title", sorted(TITLES))
def test_everybody_answers_legally_wherever_chance_leads(title: str, name: str) -> None:
    """Half of the answers come from chance, so that they find themselves anywhere."""
    its, number = cases(title), NAMES.index(name)
    rng, table = Random(number), begun(title, number, Random(number), **its.hides)
    bots = dict.fromkeys(range(len(table.names)), name)
    while table.ask is not None and len(table.answers) < its.most:
        text = next_answer(table, bots, rng, races=2)
        assert text in table.ask.options
        table.answer(its.players[0](table, rng) if rng.random() < 0.5 else text)


@pytest.mark.parametrize("step", range(len(STEPS)))
@pytest.mark.parametrize("title", [title for title in sorted(TITLES) if cases(title).deals])
def test_each_level_beats_the_next_one_down(title: str, step: int) -> None:
    """A few deals of a fixed seed; `docs/researchers.md` has the thousands that prove it."""
    one = match(title, STEPS[step], 3, ends(title))
    told = summary(one, play_deals(one, range(many(*cases(title).deals[step]))), lambda: 0.0)
    assert not told.troubles
    assert told.lines[0].wins.mean > 0.55


@pytest.mark.parametrize("level", ["keen", "sharp"])
@pytest.mark.parametrize("title", [title for title in sorted(TITLES) if cases(title).deals])
def test_a_temper_changes_what_is_done_now_and_then(title: str, level: str) -> None:
    """Shown the same tables, the even mind and this one part ways, but not all the time."""
    asked, other = 0, dict.fromkeys(TEMPERS, 0)
    for hides in ({}, cases(title).hides):
        table, rng = Table(title, SEATED, hides, Random(3)), Random(3)
        while (ask := table.ask) is not None and (asked < 80 or not all(other.values())):
            if ask.who >= 0:
                view, step = table.view(ask.who), len(table.answers)
                even = given(table.title, level, view, ask, Random(step))
                for temper in TEMPERS:
                    leaning = given(table.title, f"{level} {temper}", view, ask, Random(step))
                    other[temper] += even != leaning
                asked += 1
            text = next_answer(table, dict.fromkeys(table.here, level), rng)
            strays = ask.who >= 0 and len(table.answers) % 3
            table.answer(rng.choice(ask.options) if strays else text)
    assert all(0 < one < asked / 2 for one in other.values()), (asked, other)
