"""Every refusal is a template with facts, so that a page can say it in another language."""

from __future__ import annotations

import ast
import copy
import pickle
from string import Formatter

import pytest

from game.play import IllegalAnswer, Refusal
from game.telling import Told
from tests.syntax import modules
from tools.words.refusals import OBJECTIONS, refusals

WAYS = {"", "player", "players", "number", "list"}
"""How a fact of a refusal is said in English."""

WORKED_OUT = {
    *("game.play", "game.table.table", "game.table.undo", "game.table.seating"),
    *("game.saves", "game.story", "game.telling"),
    OBJECTIONS,
}
"""Where a refusal is handed on, or one of two sentences is chosen."""


def test_every_refusal_is_a_template_whose_facts_come_with_it():
    found = [*refusals()]
    assert len(found) > 90
    for where, said, given in found:
        if not said:
            assert where.partition(":")[0] in WORKED_OUT, where
            continue
        fields = {(name, way) for _, name, way, _ in Formatter().parse(said) if name}
        assert {way for _, way in fields} <= WAYS, where
        assert said.endswith((".", "}")), where
        if "**" not in given:
            assert {name for name, _ in fields} == given, where


def test_no_answer_is_refused_with_a_sentence_put_together_by_hand():
    calls = (node for module in modules("game") for node in ast.walk(module.tree))
    for node in calls:
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "IllegalAnswer":
            assert not isinstance(node.args[0], ast.JoinedStr), ast.unparse(node)


def test_a_refusal_remembers_what_it_was_made_of():
    refusal = Refusal("{seat:player} has {money:number} D.", "P.3", seat=1, money=4200)
    named = refusal.named(("Ann", "Ben"))
    assert named == ("Ben has 4,200 D.", "P.3")
    reason = IllegalAnswer(*named).reason
    assert isinstance(reason, Told)
    assert (reason.template, reason.facts, reason.names) == (
        "{seat:player} has {money:number} D.", {"seat": 1, "money": 4200}, ("Ann", "Ben"),
    )  # fmt: skip
    assert str(IllegalAnswer(*named)) == "Ben has 4,200 D."


@pytest.mark.parametrize(
    ("seats", "said"), [((0,), "Ann."), ((0, 1), "Ann and Ben."), ((0, 1, 2), "Ann, Ben and Cat.")]
)
def test_several_players_stand_in_a_row(seats, said):
    assert Told("{seats:players}.", {"seats": seats}, ("Ann", "Ben", "Cat")) == said


def test_without_facts_the_template_is_the_sentence():
    assert Refusal("{as it is}.", "").reason == "{as it is}."
    assert Refusal("{as it is}.", "").named(("Ann",)) == ("{as it is}.", "")


def test_a_copy_is_the_same():
    told = Refusal("{seat:player}.", "P.3", seat=1).named(("Ann", "Ben"))
    for again in (copy.deepcopy(told), pickle.loads(pickle.dumps(told))):
        assert again == told
        assert again.named(("Ann", "Cat")).reason == "Cat."
