"""How far a kept game is, as home says it: in the words of the table, in every language."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES
from tests.titles.cases import steps, whole
from tools.staging import speaking_in
from web.desk.kept.about import describe
from web.desk.screen import SCREENS, name_of, words_of
from web.pages.shelf import stage
from web.words.languages import NAMES


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_kept_game_says_its_phase_in_every_language(title: str) -> None:
    game = whole(title, 1)
    found = [describe(game.at(step), "", None, 0) for step in steps(game, 60, Random(1))]
    phases = {it.phase: it for it in found if it.phase and it.round and not it.over}
    for code in NAMES:
        with speaking_in(code):
            for phase, about in phases.items():
                said = words_of(TITLES[title]).stage(phase)
                assert said[:1].isupper() and said in stage(about), (code, phase, said)
                assert code == "en" or said.casefold() != phase, (code, phase)


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_game_with_the_name_of_its_box_is_named_once(title: str) -> None:
    its = SCREENS[title]
    for code in NAMES:
        with speaking_in(code):
            assert its.poster.name != its.box.name or name_of(title) == its.box.name, code
