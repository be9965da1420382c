"""Who answers next where computers sit."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.bots.runner import next_answer, next_entry
from game.play import CHANCE
from tests.game.walks import NAMES, TITLE

PARTY = "horse-fever/party"


def run_out(table: Table, rng: Random, limit: int = 4000, races: int | None = None) -> None:
    """Let the computers answer as long as they are asked."""
    while (answer := next_answer(table, table.bots, rng, races)) is not None:
        assert len(table.answers) < limit
        table.answer(answer)


def test_a_person_is_waited_for_and_so_is_chance():
    table = Table(TITLE, NAMES[:3], bots={0: "casual", 1: "casual"})
    assert table.ask.who == CHANCE
    assert next_answer(table, table.bots, Random(1)) is None
    table.deal(Random(5))
    run_out(table, Random(1))
    assert table.ask.who == 2


def test_guests_hand_in_their_slips_and_the_bookmaker_is_left_to_a_person():
    table = Table(PARTY, NAMES[:4], dealer=Random(8))
    bookmaker = table.view(None).bookmaker
    guests = {seat: "casual" for seat in range(4) if seat != bookmaker}
    while (entry := next_answer(table, guests, Random(2))) is not None:
        table.answer(entry)
    view = table.view(None)
    assert all(view.guests[seat].win or view.guests[seat].show for seat in guests)
    assert table.ask.what == "book"


def test_who_fills_in_a_slip_on_paper_does_not_know_the_race():
    """The same slips, whatever horse has won meanwhile."""
    laid = set()
    for seed in range(6):
        table = Table(
            PARTY, NAMES[:3], {"slips": "after", "bookmaker": "host"}, dealer=Random(seed)
        )
        table.answer("race")
        while table.ask.what == "photo finish":
            table.answer(table.ask.options[0])
        assert table.view(None).race.ranking
        laid.add(next_entry(table, {1: "casual"}, Random(4)))
    assert len(laid) == 1
    assert None not in laid


@pytest.mark.parametrize("options", [{}, {"slips": "after"}, {"broke": "loan"}])
@pytest.mark.parametrize("level", ["casual", "sharp", "random"])
def test_a_party_of_computers_runs_its_races_and_ends(level, options):
    """Nobody at a party of eight is sent away or broke before the end, so all races are run."""
    bots = dict.fromkeys(range(8), level)
    table = Table(PARTY, [f"Guest {seat}" for seat in range(8)], options, Random(5), bots)
    run_out(table, Random(6), races=3)
    assert table.result is not None
    assert sum(event.kind == "off" for event in table.events) == 3
    bets = sum(event.kind == "bet laid" for event in table.events)
    assert bets >= 15
