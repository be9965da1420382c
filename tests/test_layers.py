"""The house's walls: who may import whom, no lost question, no state outside a game."""

from __future__ import annotations

import ast
import sys

import pytest

from game import TITLES
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
SHARED = {
    "decks",
    "unplayable",
    *(
        "play",
        "title",
        "hindsight",
        "registry",
        "telling",
        "floor",
        "table",
        "saves",
        "story",
        "header",
        "outside",
        "rounds",
        "counted",
        "racing",
        "bots",
    ),
}
"""Parts of `game` that belong to no single title."""

IMPURE = {
    "random", "time", "datetime", "os", "secrets", "io", "pathlib", "socket", "threading",
    "asyncio", "subprocess", "urllib", "tempfile", "uuid", "shutil", "signal", "locale",
}  # fmt: skip
BROWSER = {"js", "pyscript", "pyodide"}
BOXES = tuple(sorted({f"game.{id.partition('/')[0].replace('-', '_')}" for id in TITLES}))
"""The folders of the boxes."""

OUTSIDE = {"arena", "zoo"}
"""They stand outside the rules as the page does, and no page carries them: the arena plays many
games on all cores, the zoo is an environment for other people's programs and needs their packages.
"""


def is_outside(name: str) -> bool:
    """Whether a module of `game` stands outside the rules."""
    return name.startswith("game.") and bool(OUTSIDE & set(name.split(".")))


RULES = [one for one in GAME if not is_outside(one.name)]


def top(origin: str) -> str:
    return origin.partition(".")[0]


def part(name: str) -> str:
    """The folder or file of `game` or `web` that a dotted name belongs to."""
    return name.split(".")[1] if name.count(".") else ""


def names(found):
    return [one.name for one in found]


def importers(found, is_wrong):
    """Each import of these modules that is wrong, as `module imports origin`."""
    return [
        f"{one.name} imports {origin}"
        for one in found
        for origin in one.imports.values()
        if is_wrong(one.name, origin)
    ]


def test_there_is_something_to_walk():
    assert {"game", "game.play", "game.table", "game.saves", "game.horse_fever.rules"} <= set(
        names(GAME)
    )
    assert "web.app" in names(WEB)


def test_game_imports_only_itself_and_pure_parts_of_the_standard_library():
    pure = sys.stdlib_module_names - IMPURE - BROWSER | {"game"}
    assert importers(RULES, lambda _, origin: top(origin) not in pure) == []


def test_nobody_imports_what_stands_outside():
    assert importers([*RULES, *WEB], lambda _, origin: is_outside(origin)) == []


def test_no_title_imports_another_title():
    """Only the front door knows titles; a title knows the shared parts, its computers `bots`."""

    def is_strange(name: str, origin: str) -> bool:
        here, there = part(name), part(origin)
        if here == "" or top(origin) != "game" or not origin.count("."):
            return False
        of_computers = here in SHARED or set(name.split(".")[2:3]) & {"bots", "zoo"}
        return there != here and there not in (SHARED if of_computers else SHARED - {"bots"})

    assert importers(RULES, is_strange) == []


def test_computers_arena_and_zoo_know_no_title():
    shared = [one for one in GAME if part(one.name) in {"bots", *OUTSIDE}]
    assert len(shared) > 10
    assert importers(shared, lambda _, origin: origin.startswith(BOXES)) == []


def test_only_the_registry_of_the_page_knows_a_title():
    """web/<title> may know its rules; the shared rooms know neither rules nor screens of any."""

    def is_strange(name: str, origin: str) -> bool:
        known = [box.rpartition(".")[2] for box in BOXES]
        own = next((box for box in known if name.startswith(f"web.{box}")), None)
        others = [box for box in known if box != own]
        titles = [f"{folder}.{box}" for box in others for folder in ("game", "web")]
        return f"{origin}.".startswith(tuple(f"{title}." for title in titles))

    rooms = [one for one in WEB if one.name != "web.titles"]
    assert importers(rooms, is_strange) == []


STANDS_ON = {
    "words": "",
    "html": "words",
    "desk": "words html",
    "acts": "words html desk",
    "parts": "words html desk",
    "racing": "words html desk parts",
    "doors": "words html desk parts acts",
    "frame": "words html desk parts acts racing doors",
    "parties": "words html desk parts acts frame",
    "pages": "words html desk parts acts doors",
    "big": "words html desk parts racing frame",
    "rooms": "words html desk parts acts doors pages",
    "phones": "words html desk parts acts doors frame parties pages",
}
"""What the folders of the page may import, besides themselves."""

BOX_STANDS_ON = "words html desk parts acts racing doors frame parties big rooms"
"""What a box may import: the desk and what acts on it, what draws; no screen of the house, nothing
that knows titles or the browser, and so no other box."""

AT_THE_TOP = {"app", "arrivals", "browser", "page", "phoning", "share", "taps", "titles"}
"""They may import whatever they need, and nothing below may import them."""


def test_each_folder_of_the_page_stands_on_those_below_it():
    """So `desk` neither acts nor draws, `acts` draws nothing, `parts` does nothing."""
    boxes = {box.rpartition(".")[2]: BOX_STANDS_ON for box in BOXES}
    below = {folder: {folder, *there.split()} for folder, there in (STANDS_ON | boxes).items()}
    assert {part(one.name) for one in WEB} - {""} == {*below, *AT_THE_TOP}

    def is_above(name: str, origin: str) -> bool:
        here, there = part(name), part(origin)
        return top(origin) == "web" and here not in AT_THE_TOP and there not in below[here]

    assert importers([one for one in WEB if part(one.name)], is_above) == []


def test_game_does_not_know_the_web():
    assert importers(GAME, lambda _, origin: top(origin) in ("web", "tools", "tests")) == []


def test_only_app_and_the_browser_folder_touch_the_browser():
    others = [one for one in WEB if not one.name.startswith(("web.app", "web.browser"))]
    assert len(others) < len(WEB)
    assert importers(others, lambda _, origin: top(origin) in BROWSER) == []


@pytest.mark.parametrize(
    ("rule", "name", "line"),
    [
        (test_game_imports_only_itself_and_pure_parts_of_the_standard_library, name, line)
        for name in ("game.play", "game.horse_fever.rules", "game.horse_fever.bots.casual")
        for line in (
            "import markupsafe",
            "from random import Random",
            "import os.path",
            "import js",
        )
    ]
    + [
        (test_nobody_imports_what_stands_outside, "web.desk.state", "from game.arena import boxes"),
        (
            test_nobody_imports_what_stands_outside,
            "game.play",
            "import game.horse_fever.zoo.actions",
        ),
        (test_no_title_imports_another_title, "game.other.rules", "import game.horse_fever.rules"),
        (test_no_title_imports_another_title, "game.horse_fever.rules", "import game.bots.runner"),
        (test_no_title_imports_another_title, "game.play", "from game.horse_fever import PARTY"),
        *(
            (test_each_folder_of_the_page_stands_on_those_below_it, name, line)
            for name, line in (
                ("web.words.sides", "from web.desk.state import Desk"),
                ("web.desk.state", "from web.acts import playing"),
                ("web.desk.kept.shelf", "from web.parts.pieces import button"),
                ("web.acts.keys", "from web.parts import peek"),
                ("web.acts.past.history", "from web.pages import log"),
                ("web.parts.pieces", "import web.acts.playing"),
                ("web.racing.bar", "from web.acts import stage"),
                ("web.doors.hall", "from web.rooms.hall import page"),
                ("web.frame.head", "from web.pages.log import log"),
                ("web.pages.home", "from web import taps"),
                ("web.rooms.hall.page", "from web.page import drawn"),
                ("web.horse_fever.keys", "from web.pages import share"),
                ("web.horse_fever.keys", "from web.titles import WAKES_WITH"),
                ("web.horse_fever.keys", "from web.browser import share"),
            )
        ),
        (
            test_game_does_not_know_the_web,
            "game.horse_fever.zoo.actions",
            "from tools import build",
        ),
        (
            test_only_app_and_the_browser_folder_touch_the_browser,
            "web.desk.state",
            "from js import document",
        ),
    ],
)
def test_the_walls_hold(monkeypatch, rule, name, line):
    """Every rule above fails for a line that breaks it."""
    built = module(name, f"def late():\n    {line}\n")
    for walls, folder in (("GAME", "game"), ("RULES", "game"), ("WEB", "web")):
        if top(name) == folder:
            monkeypatch.setitem(globals(), walls, [*globals()[walls], built])
    with pytest.raises(AssertionError, match=name):
        rule()


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


def is_constant(name: str, node: ast.stmt) -> bool:
    """Whether a name bound at the top of a module is a constant or names a type."""
    return (
        name.strip("_").isupper()
        or name == "__all__"
        or (
            isinstance(node, ast.Assign)
            and name[:1].isupper()
            and not isinstance(node.value, ast.List | ast.Dict | ast.Set | ast.ListComp)
        )
    )


def test_names_at_the_top_of_a_module_are_constants():
    wrong = [
        f"{one.name}.{name}"
        for one in GAME
        for name, node in globals_of(one)
        if not is_constant(name, node)
    ]
    assert wrong == []


def test_nothing_at_the_top_of_a_module_is_changed_but_the_list_of_titles():
    found = {one.name: writes for one in GAME if (writes := writes_to_globals(one))}
    assert found == {"game": ["game TITLES"]}


@pytest.mark.parametrize(
    "line", ["STATE['x'] = 1", "STATE.append(1)", "STATE.x = 1", "del STATE['x']", "global STATE"]
)
def test_the_search_for_module_state_finds_it(line):
    assert writes_to_globals(module("game.sample", f"STATE = []\ndef f():\n    {line}\n"))


def test_the_page_carries_the_rules_and_nothing_that_stands_outside():
    carried = {name.removesuffix(".py").replace("/", ".") for name, _ in members()}
    assert {"game.table.table", "game.bots.runner", "web.app"} <= carried
    assert not [name for name in carried if is_outside(name)]
