"""Games begun under earlier rules go on by them: with the contracts of that time."""

from __future__ import annotations

from random import Random

import pytest

from game import Table, saves
from game.bots.random_bot import random_legal
from game.unicorn_fever.contracts import DECKS, RULES
from game.unicorn_fever.tokens import STACKS
from tests.game.scripted import NAMES
from tests.game.unicorn_fever.scripted import TITLE
from tools.golden import folder

BEGUN = sorted(folder(TITLE).glob("*.txt"))
CLANS = {"clans": "fairies and gnomes"}


def played(rules: int | None, answers: int = 10_000) -> Table:
    """A game by chance."""
    rng = Random(7)
    table = Table(TITLE, NAMES[:3], CLANS, rng, rules=rules)
    while (ask := table.ask) is not None and len(table.answers) < answers:
        table.answer(random_legal(table.view(ask.who), ask, rng))
    return table


def shown(table: Table) -> set[str]:
    """The contracts that have lain on the board."""
    told = [event for event in table.events if event.kind == "contracts revealed"]
    return {id for event in told for id in event.facts["cards"]}


@pytest.mark.parametrize("version", DECKS)
def test_a_game_has_the_contracts_of_the_rules_it_was_begun_under(version):
    table = played(version)
    assert table.rules == version and table.result is not None
    assert len(shown(table)) == 12 and shown(table) <= set(DECKS[version])


def test_a_new_game_is_begun_under_the_rules_of_today():
    assert played(None, 20).rules == RULES


def test_an_old_save_goes_on_as_it_was_begun_and_is_saved_so():
    text = saves.dumps(played(1, 60))
    assert "\nrules: 1\n" in text
    opened = saves.salvage(text)
    assert (opened.note, opened.lost, opened.table.rules) == (None, 0, 1)
    assert "\nrules: 1\n" in saves.dumps(opened.table)


@pytest.mark.parametrize("path", BEGUN, ids=lambda path: path.stem)
def test_a_golden_game_names_the_rules_it_was_begun_under(path):
    """Those from before there were two versions were played with the first contracts."""
    table = saves.loads(path.read_text(encoding="utf-8"))
    assert shown(table) <= set(DECKS[table.rules])


def test_under_other_rules_it_would_be_another_game():
    text = (folder(TITLE) / "fairies.txt").read_text(encoding="utf-8")
    whole = saves.dumps(saves.loads(text))
    assert saves.salvage(whole).note is None
    assert saves.salvage(whole.replace("\nrules: 1\n", f"\nrules: {RULES}\n")).note is not None


@pytest.mark.parametrize("version", DECKS)
def test_the_upper_magic_token_plays_three_cards_in_games_begun_since_version_3(version):
    table = Table(TITLE, NAMES[:3], CLANS, Random(7), rules=version)
    while table.ask is not None and table.ask.what != "action":
        table.answer(table.ask.options[0])
    assert STACKS["magic"][table.game.stacks["magic"][0]].magic == (3 if version > 2 else 2)
