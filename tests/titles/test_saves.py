"""Saves and links of every title come back as they were, from any moment and any set-up."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES, Table, links, saves
from tests.amount import many
from tests.game.walks import NAMES, face, setups
from tests.titles.cases import steps, whole


@pytest.mark.parametrize("number", range(many(3, 12)))
@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_save_and_a_link_come_back_as_an_equal_table(title: str, number: int) -> None:
    game = whole(title, number)
    for step in steps(game, 4, Random(number)):
        table = game.at(step)
        text = saves.dumps(table)
        there = saves.loads(text)
        assert face(there) == face(table) and saves.dumps(there) == text
        assert links.unpack(links.pack(text)) == text


@pytest.mark.parametrize("title", sorted(TITLES))
def test_every_setup_can_be_saved_and_sent(title: str) -> None:
    found = list(setups(title))
    for seats, options in found[:: many(1 + len(found) // 60, 1 + len(found) // 600)]:
        names = [f"{NAMES[seat % len(NAMES)]} {seat}" for seat in range(seats)]
        table = Table(title, names, options)
        there = saves.loads(links.unpack(links.pack(saves.dumps(table))))
        assert (there.options, there.names, there.ask) == (table.options, table.names, table.ask)
