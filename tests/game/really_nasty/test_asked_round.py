"""Computers are asked for cards going round the table: no seat always speaks before the others."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import Table
from game.bots import runner
from game.play import ANYBODY, Ask
from game.really_nasty.bots import first
from game.really_nasty.state import DOWN
from game.really_nasty.view import view
from tests.game.really_nasty.scripted import TITLE, Race, laid, place, put
from tests.game.scripted import NAMES


def orders(seed: int) -> list[tuple[str, list[int]]]:
    """A race of four: what was asked where anybody may speak, and in which order of seats."""
    table = Table(TITLE, NAMES[:4], dealer=Random(seed), bots=dict.fromkeys(range(4), "keen"))
    rng, found = Random(seed), []
    while table.ask is not None and table.game.race < 2:
        if table.ask.who == ANYBODY:
            found.append((table.ask.what, runner.clockwise(table, table.ask, table.bots)))
        text = runner.next_answer(table, table.bots, rng)
        assert text is not None
        table.answer(text)
    return found


def test_each_seat_is_asked_first_about_as_often_and_the_others_clockwise():
    begun: Counter[int] = Counter()
    for seed in range(6):
        for what, order in orders(seed):
            assert order == [(order[0] + step) % 4 for step in range(4)]
            begun[order[0]] += what == "before the roll"
    assert min(begun.values()) > max(begun.values()) / 2 and len(begun) == 4


def test_before_a_roll_the_next_after_whoever_has_moved_is_asked_first():
    race = Race(laid((2, 3, 1)))
    assert race.ask is not None and first(view(race.game, None), race.ask) == 2
    race.roll(1, "home-5-1")
    while race.what != "before the roll":
        race.answer("stay")
    assert first(view(race.game, None), race.ask) == 0


def test_after_a_fall_its_owner_and_in_the_stewards_room_the_next_after_the_winner():
    game = put(laid(), 1, place("home", 11, 1), fate=DOWN)
    assert first(view(game, None), Ask(ANYBODY, "after a fall", ())) == 1
    game.placed = (2, 0)
    assert first(view(game, None), Ask(ANYBODY, "stewards", ())) == 0


@pytest.mark.parametrize("turn", range(3))
def test_whoever_is_asked_first_is_heard_first(turn, monkeypatch):
    """All three would speak, each of them as well as the others."""
    table = Table(TITLE, NAMES[:3], dealer=Random(1), bots=dict.fromkeys(range(3), "keen"))
    while table.ask is not None and table.ask.what != "before the roll":
        table.answer(runner.next_answer(table, table.bots, Random(1)) or "")
    table.game.turn = turn
    monkeypatch.setattr(runner, "given", lambda *of: of[3].options[0])
    said = runner.next_entry(table, table.bots, Random(1))
    able = [seat for seat in ((turn + step) % 3 for step in range(3))
            if runner.options_of(table.ask, seat)]  # fmt: skip
    assert said is not None and int(said.split()[0]) - 1 == able[0]
