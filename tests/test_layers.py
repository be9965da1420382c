"""The house's walls: who may import whom, no lost question, no state outside a game."""

from __future__ import annotations

import ast
import sys

import pytest

from tests.syntax import (
    asking_functions,
    globals_of,
    lost_questions,
    module,
    modules,
    writes_to_globals,
)
from tools.bundle import members

GAME, WEB = modules("game"), modules("web")
SHARED = {"play", "floor", "table", "saves", "racing", "bots"}
"""Parts of `game` that belong to no single title."""

IMPURE = {
    "random", "time", "datetime", "os", "secrets", "io", "pathlib", "socket", "threading",
    "asyncio", "subprocess", "urllib", "tempfile", "uuid", "shutil", "signal", "locale",
}  # fmt: skip
BROWSER = {"js", "pyscript", "pyodide"}
OUTSIDE = ("game.arena", "game.zoo")
"""They stand outside the rules as the page does, and no page carries them: the arena plays many
games on all cores, the zoo is an environment for other people's programs and needs their packages.
"""

RULES = [one for one in GAME if not one.name.startswith(OUTSIDE)]


def top(origin: str) -> str:
    return origin.partition(".")[0]


def part(name: str) -> str:
    """The folder or file of `game` that a dotted name belongs to."""
    return name.split(".")[1] if name.count(".") else ""


def names(found):
    return [one.name for one in found]


def test_there_is_something_to_walk():
    assert {"game", "game.play", "game.table", "game.saves", "game.horse_fever.rules"} <= set(
        names(GAME)
    )
    assert "web.app" in names(WEB)


@pytest.mark.parametrize("one", RULES, ids=names(RULES))
def test_game_imports_only_itself_and_pure_parts_of_the_standard_library(one):
    for origin in one.imports.values():
        package = top(origin)
        assert package == "game" or package in sys.stdlib_module_names, origin
        assert package not in IMPURE | BROWSER, f"{one.name} imports {origin}"


@pytest.mark.parametrize("one", [*RULES, *WEB], ids=names([*RULES, *WEB]))
def test_nobody_imports_what_stands_outside(one):
    assert not [origin for origin in one.imports.values() if origin.startswith(OUTSIDE)]


@pytest.mark.parametrize("one", RULES, ids=names(RULES))
def test_no_title_imports_another_title(one):
    """Only the front door and the computers know titles; titles know the shared parts."""
    here = part(one.name)
    if here in ("", "bots"):
        return
    for origin in one.imports.values():
        if top(origin) == "game" and origin.count("."):
            there = part(origin)
            allowed = SHARED - {"bots"} if here not in SHARED else SHARED - {"bots", here}
            assert there == here or there in allowed, f"{one.name} imports {origin}"


@pytest.mark.parametrize("one", GAME, ids=names(GAME))
def test_game_does_not_know_the_web(one):
    assert not [
        origin for origin in one.imports.values() if top(origin) in ("web", "tools", "tests")
    ]


@pytest.mark.parametrize("one", WEB, ids=names(WEB))
def test_only_app_and_the_browser_folder_touch_the_browser(one):
    touched = {top(origin) for origin in one.imports.values()} & BROWSER
    may = one.name.startswith(("web.app", "web.browser"))
    assert may or not touched, f"{one.name} imports {sorted(touched)}"


def test_no_question_is_lost():
    """A call of a function that asks, without `yield from`, would be a silent no-op."""
    asking = asking_functions(GAME)
    assert {"game.play.choose", "game.play.draw", "game.racing.dice.roll_sprint"} <= asking
    assert [lost for one in GAME for lost in lost_questions(one, asking)] == []


LOST = [
    "choose(0, 'x', {})",
    "answer = choose(0, 'x', {})",
    "if choose(0, 'x', {}): pass",
    "yield choose(0, 'x', {})",
    "local()",
    "value = kernel.choose(0, 'x', {})",
    "game.title.play(game)",
]
HEARD = [
    "answer = yield from choose(0, 'x', {})",
    "return choose(0, 'x', {})",
    "yield from local()",
    "run(local())",
    "flow: Play[None] = title.play(game)",
    "chosen(0)",
]


@pytest.mark.parametrize(("line", "count"), [(x, 1) for x in LOST] + [(x, 0) for x in HEARD])
def test_the_search_for_lost_questions_finds_them(line, count):
    source = (
        "from game.play import choose\nimport game.play as kernel\n"
        f"def local() -> Play[None]:\n    {line}\n"
    )
    one = module("game.sample", source)
    asking = asking_functions([*GAME, one])
    assert len(lost_questions(one, asking)) == count


@pytest.mark.parametrize("one", GAME, ids=names(GAME))
def test_names_at_the_top_of_a_module_are_constants(one):
    for name, node in globals_of(one):
        is_constant = name.strip("_").isupper() or name == "__all__"
        is_type = (
            isinstance(node, ast.Assign)
            and name[:1].isupper()
            and not isinstance(node.value, ast.List | ast.Dict | ast.Set | ast.ListComp)
        )
        assert is_constant or is_type, f"{one.name}.{name}"


@pytest.mark.parametrize("one", GAME, ids=names(GAME))
def test_nothing_at_the_top_of_a_module_is_changed_but_the_list_of_titles(one):
    allowed = ["game TITLES"] if one.name == "game" else []
    assert writes_to_globals(one) == allowed


@pytest.mark.parametrize(
    "line", ["STATE['x'] = 1", "STATE.append(1)", "STATE.x = 1", "del STATE['x']", "global STATE"]
)
def test_the_search_for_module_state_finds_it(line):
    assert writes_to_globals(module("game.sample", f"STATE = []\ndef f():\n    {line}\n"))


def test_the_page_carries_the_rules_and_nothing_that_stands_outside():
    carried = {name.removesuffix(".py").replace("/", ".") for name, _ in members()}
    assert {"game.table.table", "game.bots.runner", "web.app"} <= carried
    assert not [name for name in carried if name.startswith(OUTSIDE)]
