"""Reading the project's own syntax trees: imports, forgotten `yield from`, module-level state."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MUTATORS = {
    "append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update",
    "setdefault", "popitem", "add", "discard",
}  # fmt: skip


@dataclass(frozen=True)
class Module:
    """One source file: its dotted name and its tree."""

    name: str
    tree: ast.Module

    @cached_property
    def imports(self) -> dict[str, str]:
        """Local name -> dotted origin, of all imports anywhere in the file."""
        found = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    found[alias.asname or alias.name] = alias.name
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{self.name} imports relatively"
                for alias in node.names:
                    found[alias.asname or alias.name] = f"{node.module}.{alias.name}"
        return found


def module(name: str, source: str) -> Module:
    return Module(name, ast.parse(source))


@cache
def modules(folder: str) -> tuple[Module, ...]:
    """Every module under a folder of the project."""
    found = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found.append(module(name, path.read_text(encoding="utf-8")))
    return tuple(found)


def is_play(annotation: ast.expr | None) -> bool:
    """Whether an annotation reads `Play[...]`."""
    return annotation is not None and ast.unparse(annotation).strip("'\"").startswith("Play[")


def asking_functions(found: Iterable[Module]) -> set[str]:
    """The dotted names of all functions that return a Play."""
    return {
        f"{one.name}.{node.name}"
        for one in found
        for node in one.tree.body
        if isinstance(node, ast.FunctionDef) and is_play(node.returns)
    }


def lost_questions(one: Module, asking: set[str]) -> list[str]:
    """Calls of asking functions whose questions nobody would hear.

    A call is heard under `yield from`, as the returned value, as an argument, or where it is kept
    under a name annotated as a Play.
    """
    named = dict(one.imports)
    named |= {
        name.rpartition(".")[2]: name for name in asking if name.rpartition(".")[0] == one.name
    }
    heard = set()
    for node in ast.walk(one.tree):
        kept = isinstance(node, ast.AnnAssign) and is_play(node.annotation)
        if kept or isinstance(node, ast.YieldFrom | ast.Return):
            heard.add(id(node.value))
        elif isinstance(node, ast.Call):
            heard |= {id(argument) for argument in node.args}
    return [
        f"{one.name}:{node.lineno} {ast.unparse(node.func)}"
        for node in ast.walk(one.tree)
        if isinstance(node, ast.Call)
        and id(node) not in heard
        and (_origin(node.func, named) in asking or _is_title_play(node.func))
    ]


def _origin(called: ast.expr, named: dict[str, str]) -> str:
    words = ast.unparse(called).split(".")
    return ".".join([named.get(words[0], words[0]), *words[1:]])


def _is_title_play(called: ast.expr) -> bool:
    return isinstance(called, ast.Attribute) and called.attr == "play"


def globals_of(one: Module) -> Iterator[tuple[str, ast.stmt]]:
    """Names bound by assignments at the top of a module."""
    for node in one.tree.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                for name in ast.walk(target):
                    if isinstance(name, ast.Name):
                        yield name.id, node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node


def writes_to_globals(one: Module) -> list[str]:
    """Places where something at the top of a module is changed after it was made."""
    shared = {name for name, _ in globals_of(one)} | set(one.imports)
    found = []
    for node in ast.walk(one.tree):
        name: ast.expr | None = None
        if isinstance(node, ast.Global):
            found.append(f"{one.name}:{node.lineno} global")
        elif isinstance(node, ast.Subscript | ast.Attribute) and isinstance(
            node.ctx, ast.Store | ast.Del
        ):
            name = node.value
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in MUTATORS
        ):
            name = node.func.value
        if isinstance(name, ast.Name) and name.id in shared:
            found.append(f"{one.name} {name.id}")
    return found


def ways(found: list[Module]) -> dict[str, set[str]]:
    """Which of these files each of them imports, be it for types alone."""
    names = {one.name for one in found}
    return {
        one.name: {known(origin, names) for origin in one.imports.values()} & names for one in found
    }


def circles(found: list[Module]) -> list[list[str]]:
    """The groups of files that import each other, be it through others or for types alone."""
    return rings(ways(found))


def rings(reach: dict[str, set[str]]) -> list[list[str]]:
    """The groups of names from which, by these ways, each other one is reached and reaches back."""
    while (
        wider := {name: here.union(*map(reach.get, here)) for name, here in reach.items()}
    ) != reach:
        reach = wider
    found = {
        frozenset(other for other in reach[name] if name in reach[other])
        for name in reach
        if name in reach[name]
    }
    return sorted(map(sorted, found))


def knots(found: list[Module]) -> list[list[str]]:
    """The groups of what lies side by side in one folder and imports each other in a circle.

    In each folder a file counts as itself, and a folder as all that lies in it: so `ls` shows what
    stands above what, at every level. What a folder says of itself (`__init__`) is the folder's.
    """
    steps = ways(found)
    folders = {above for name in steps for above in _above(name)}
    return [ring for folder in sorted(folders) for ring in rings(_inside(folder, steps))]


def _above(name: str) -> list[str]:
    """Every folder that a module lies in."""
    parts = name.split(".")
    return [".".join(parts[:depth]) for depth in range(1, len(parts))]


def _inside(folder: str, steps: dict[str, set[str]]) -> dict[str, set[str]]:
    """What lies in a folder, and which of its neighbours each imports."""
    beside: dict[str, set[str]] = {}
    for name, origins in steps.items():
        if here := _child(folder, name):
            beside.setdefault(here, set()).update(_child(folder, to) for to in origins)
            beside[here] -= {"", here}
    return beside


def _child(folder: str, name: str) -> str:
    """The file or folder of a folder that a module lies in; "" if it does not lie there."""
    within = name.removeprefix(f"{folder}.")
    return "" if within == name else f"{folder}.{within.partition('.')[0]}"


def known(origin: str, names: set[str]) -> str:
    """The module that a dotted name lies in; "" if it is none of these."""
    while origin and origin not in names:
        origin = origin.rpartition(".")[0]
    return origin
