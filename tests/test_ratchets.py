"""What there is too much of is counted, and each count may only fall.

A game's code belongs into that game's own folders, and what all games share should name none of
them. Until that is so, nobody adds to what is left to move; whoever moves some of it writes the
lower number into TODAY, so that it never comes back.
"""

from __future__ import annotations

import ast
import re

import pytest

from game import TITLES
from tests.syntax import ROOT, Module, circles, knots, module, modules

TODAY = {
    "imports of a title in web/": 0,
    "imports of a title in game/": 0,
    "imports of a title in tools/": 0,
    "imports of tests in tools/": 0,
    "files of web/ with TYPE_CHECKING": 0,
    "names of titles written out": 17,
    "files of web/ in a circle": 0,
    "folders of web/ in a circle": 0,
    "views of a table read past the door": 0,
    "views of any type in web/": 0,
    "styles that search a part, by :has()": 6,
    "sizes of windows without a name": 1,
    "JSON that is read without bounds": 0,
    "classes of one box in the house's style": 73,
}

HOUSES = sorted({id.partition("/")[0] for id in TITLES})
"""What the ids of titles begin with: one folder of `game/` and of `web/` is named after each."""
FOLDERS = tuple(house.replace("-", "_") for house in HOUSES)
ID = re.compile(rf"\b({'|'.join(HOUSES)})/")
DOORS = ("game/__init__.py", "web/titles.py")
"""Where titles are named."""
KINDS = (".py", ".js", ".mjs", ".css", ".html")
SEEN = {"view", "seen", "guest", "player", "race", "result", "standing", "standings", "bet"}
"""What views, what lies in them, and the results at the end are called in `web/`."""


def at_home(name: str) -> bool:
    """Whether a module lies in a title's own folder, or is the door through which titles come."""
    return name == "game" or name.split(".")[1:2] in [[folder] for folder in FOLDERS]


def title_imports(one: Module) -> list[str]:
    """The lines that import something of a title, where no title is at home."""
    wanted = tuple(f"game.{folder}" for folder in FOLDERS)
    return [
        f"{one.name}:{node.lineno}"
        for node in ast.walk(one.tree)
        if isinstance(node, ast.Import | ast.ImportFrom) and not at_home(one.name)
        if any(f"{origin}.".startswith(f"{title}.") for origin in origins(node) for title in wanted)
    ]


def origins(node: ast.Import | ast.ImportFrom) -> list[str]:
    """The dotted names that a line imports."""
    start = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
    return [f"{start}{alias.name}" for alias in node.names]


def imports_of_tests(one: Module) -> list[str]:
    """The lines that import something of the tests: those may stand on tools, never the reverse."""
    return [
        f"{one.name}:{node.lineno}"
        for node in ast.walk(one.tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        if any(f"{origin}.".startswith("tests.") for origin in origins(node))
    ]


def written_out() -> list[str]:
    """The places where a title's id is written, in files of all kinds."""
    found = []
    for path in sorted(
        path for top in ("game", "web", "tools") for path in (ROOT / top).rglob("*")
    ):
        where = path.relative_to(ROOT)
        if str(where) in DOORS or set(where.parts) & set(FOLDERS):
            continue
        if path.suffix in KINDS:
            text = path.read_text(encoding="utf-8")
            found += [f"{where}: {hit[0]}" for hit in ID.finditer(text)]
    return found


def views_of_any_type(one: Module) -> list[str]:
    """The places where something seen is typed `Any`, so that nobody checks what is read of it."""
    return [
        f"{one.name}:{node.lineno}"
        for node in ast.walk(one.tree)
        for name, said in typed(node)
        if name.strip("_") in SEEN and said is not None
        if any(isinstance(part, ast.Name) and part.id == "Any" for part in ast.walk(said))
    ]


def past_the_door(one: Module) -> list[str]:
    """The places where something is read of a view of a table that nobody has looked at."""
    return [
        f"{one.name}:{node.lineno}"
        for node in ast.walk(one.tree)
        if isinstance(node, ast.Attribute | ast.Subscript | ast.Assign | ast.Return)
        and isinstance(taken := node.value, ast.Call)
        if re.search(r"\btable\.view$", ast.unparse(taken.func))
    ]


def unbounded(one: Module) -> list[str]:
    """The places where JSON is parsed that nobody has bounded, beside the one door for it."""
    own = ("game.outside", "web.words.shelf")  # the page's own words, as they were built
    if one.name in own or one.name.startswith("game.arena"):
        return []
    return [
        f"{one.name}:{node.lineno}"
        for node in ast.walk(one.tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("json.loads", "json.load")
    ]


def searching() -> list[str]:
    """The rules of style that look for something within a part."""
    return [
        f"{path.name}: {line.strip()}"
        for path in sorted((ROOT / "web").rglob("*.css"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if ":has(" in line
    ]


def unnamed_sizes() -> list[str]:
    """The media rules that ask for pixels; `web/static/sizes.css` has names for sizes."""
    return [
        f"{path.name}: {line.strip()}"
        for path in sorted((ROOT / "web").rglob("*.css"))
        if path.name != "sizes.css"
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"@media.*\dpx", line)
    ]


def of_one_box() -> list[str]:
    """The classes that the house's style asks for, and that the code of one box alone names."""
    homes: dict[str, set[str]] = {}
    for path in (*(ROOT / "web").rglob("*.py"), *(ROOT / "web").rglob("*.js")):
        home = path.relative_to(ROOT / "web").parts[0]
        for name in set(re.findall(r"[a-z][\w-]*", path.read_text(encoding="utf-8"))):
            homes.setdefault(name, set()).add(home)
    style = "".join(
        re.sub(r"\{[^{}]*\}|/\*.*?\*/", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for path in (ROOT / "web" / "static").rglob("*.css")
    )
    asked = set(re.findall(r"\.([a-z][\w-]+)", style))
    return sorted(
        name for name in asked if len(homes.get(name, set())) == 1 and homes[name] <= {*FOLDERS}
    )


def typed(node: ast.AST) -> list[tuple[str, ast.expr | None]]:
    """The names that a node gives a type to.

    What a function gives back is named like the function, and like what it makes it of.
    """
    if isinstance(node, ast.arg):
        return [(node.arg, node.annotation)]
    if isinstance(node, ast.AnnAssign):
        return [(ast.unparse(node.target).rpartition(".")[2], node.annotation)]
    if isinstance(node, ast.FunctionDef) and isinstance(node.returns, ast.Name):
        taken = {arg.arg for arg in node.args.args} & SEEN
        return [(min(taken, default=node.name), node.returns)]
    return []


def counted() -> dict[str, list[str]]:
    """What each count counts, one entry a piece."""
    parts = {top: modules(top) for top in ("web", "game", "tools")}
    found = {
        f"imports of a title in {top}/": [line for one in part for line in title_imports(one)]
        for top, part in parts.items()
    }
    found["imports of tests in tools/"] = [
        line for one in parts["tools"] for line in imports_of_tests(one)
    ]
    found["files of web/ with TYPE_CHECKING"] = [
        one.name for one in parts["web"] if "TYPE_CHECKING" in one.imports
    ]
    found["names of titles written out"] = written_out()
    found["files of web/ in a circle"] = [name for ring in circles(parts["web"]) for name in ring]
    found["folders of web/ in a circle"] = [name for ring in knots(parts["web"]) for name in ring]
    found["views of a table read past the door"] = [
        line for one in parts["web"] for line in past_the_door(one)
    ]
    found["views of any type in web/"] = [
        line for one in parts["web"] for line in views_of_any_type(one)
    ]
    found["JSON that is read without bounds"] = [
        line for one in (*parts["web"], *parts["game"]) for line in unbounded(one)
    ]
    found["styles that search a part, by :has()"] = searching()
    found["sizes of windows without a name"] = unnamed_sizes()
    found["classes of one box in the house's style"] = of_one_box()
    return found


def test_counts_only_fall_and_each_fall_is_written_down():
    found = counted()
    now = {what: len(where) for what, where in found.items()}
    assert now.keys() == TODAY.keys()
    for what, where in found.items():
        if now[what] > TODAY[what]:
            pytest.fail(f"{what}: {now[what]}, were {TODAY[what]}. All of them: {where}", False)
    assert now == TODAY, "write the lower numbers into TODAY"


def test_an_import_of_a_title_is_seen_in_every_spelling():
    lines = [
        "import game.horse_fever.rules",
        "from game import horse_fever",
        "from game.horse_fever import PARTY",
        "def late():\n    from game.horse_fever.party import book",
    ]
    for line in lines:
        assert title_imports(module("web.pages.home", line)), line
        assert not title_imports(module("web.horse_fever.board", line))
        assert not title_imports(module("game.horse_fever.party", line))
    assert not title_imports(module("web.pages.home", "from game import play, table"))


def test_an_import_of_a_test_is_seen_in_every_spelling():
    lines = [
        "import tests",
        "import tests.e2e.finger as finger",
        "from tests import syntax",
        "from tests.e2e import finger",
        "def late():\n    from tests.e2e.stills import written",
    ]
    for line in lines:
        assert imports_of_tests(module("tools.shots", line)), line
    assert not imports_of_tests(
        module("tools.shots", "from tools import driving\nimport testsuite")
    )


def test_a_circle_is_found_through_a_type_alone():
    hidden = "if TYPE_CHECKING:\n    from web.a import A"
    sources = {"web.a": "from web.b import b", "web.b": "import web.c", "web.c": hidden}
    alone = {"web.d": "from web.a import A", "web.e": "from web import e"}
    found = [module(name, source) for name, source in (sources | alone).items()]
    assert circles(found) == [["web.a", "web.b", "web.c"], ["web.e"]]


def test_a_circle_of_folders_is_found_at_every_level_where_files_have_none():
    sources = {
        "web.acts.play": "from web.desk.state import Desk",
        "web.desk.state": "import web.card",
        "web.desk.stake": "",
        "web.card": "from web.acts.undo import undo",
        "web.acts.undo": "from web.desk import stake",
        "web.fever": "",
        "web.fever.big.screen": "from web.fever.board.track import track",
        "web.fever.board.track": "",
        "web.fever.board.table": "from web.fever.big import frame",
        "web.fever.big.frame": "from web.acts.play import play",
    }
    found = [module(name, source) for name, source in sources.items()]
    assert circles(found) == []
    assert knots(found) == [
        ["web.acts", "web.card", "web.desk"],
        ["web.fever.big", "web.fever.board"],
    ]


def test_a_view_that_nobody_has_looked_at_is_found():
    for line in (
        "silks = table.view(None).silks",
        "own = desk.table.view(ask.who)",
        "def seen(table):\n    return table.view(0)",
    ):
        assert len(past_the_door(module("web.fever.hand", line))) == 1, line
    assert not past_the_door(module("web.fever.hand", "hand = seen(desk.table.view(0)).hand"))


def test_a_view_of_any_type_is_found_whatever_it_is_called():
    loose = [
        "def seats(view: Any) -> h.Node: ...",
        "def is_secret(ask: Ask, _view: Any) -> bool: ...",
        "def opened_up(desk: Desk, *, seen: Any) -> None: ...",
        "def table(desk):\n    view: Any = desk.view",
        "def breakdown(standings: Sequence[Any]) -> h.Node: ...",
        "def face_down(view: View) -> Any: ...",
        "class Desk:\n    def view(self) -> Any: ...",
        "class Moment(NamedTuple):\n    view: Any",
    ]
    for line in loose:
        assert len(views_of_any_type(module("web.fever.table", line))) == 1, line
    fine = "def told(view: View, facts: Mapping[str, Any]) -> str: ...\ndef code() -> Any: ..."
    assert not views_of_any_type(module("web.fever.table", fine))
