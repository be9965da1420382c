"""What the docs name in backticks and blocks, and whether the tree has it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from game import TITLES
from tests.syntax import ROOT

TOPS = ("game", "web", "tools", "tests", "locale", "requirements", ".github", ".ci", "docs")
ENDINGS = "py|mjs|js|css|html|md|po|toml|txt|yml|json|svg|bin|zip|in"
UNREAD = ("md", "svg", "jpg", "png", "tools/fonts.txt", "tests/told.py", "tests/test_docs.py")
RECORDED = ("tests/golden/", "tests/saves/")
BOXES = {title.partition("/")[0].replace("-", "_") for title in TITLES}
ANY_OF = dict.fromkeys(("<box>", "<title>"), f"(?:{'|'.join(sorted(BOXES))})")

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.S | re.M)
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)")
PATH = re.compile(rf"(?<![\w.…/-])(?:[.\w<>-]+/)*[.\w<>-]+(?:/|\.(?:{ENDINGS}))(?![\w<…-]|/\w)")
"""A folder, with the stroke behind it, or a name with the ending of a file."""

OTHERS = re.compile(r"^(?:uv|npm|git|mkdir) .*")
"""A command of somebody else's program."""

RUN = re.compile(r"python\S* -m (\S+)([^`#\n]*)")
MAKE = re.compile(r"(?<![\w.])make((?: [a-z][\w-]*(?![=\w]))*)((?: [A-Z_]+=\S+)*)")
DOTTED = re.compile(r"(?<![\w./-])[A-Za-z_]\w*(?:\.(?:[A-Za-z_]\w*|<\w+>))+(?![\w(]*\.)")
SIGNED = re.compile(
    r"\b[A-Za-z]\w*_\w+|\b[A-Z]\w*[a-z]\w*[A-Z]\w*|\b[A-Z][A-Z]\w+|(?<![\w-])--[a-z][\w-]*|data-[a-z-]+"
)
"""A word that is no plain English, for it has a sign or several capitals in it."""


def docs() -> list[Path]:
    """What is written for people who come to the project, and for who writes on it."""
    readmes = [path for top in ("game", "tools", "tests") for path in (ROOT / top).rglob("*.md")]
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted(readmes)]


@cache
def files() -> tuple[str, ...]:
    """Every file of the tree that somebody has written, as the root knows it."""
    found = [path for top in TOPS for path in (ROOT / top).rglob("*")] + [*ROOT.glob("*")]
    return tuple(
        sorted(
            path.relative_to(ROOT).as_posix()
            for path in found
            if path.is_file() and "__pycache__" not in path.parts
        )
    )


@cache
def places() -> tuple[str, ...]:
    """Those files, and every folder that one of them lies in."""
    folders = {f"{parent.as_posix()}/" for one in files() for parent in Path(one).parents}
    return (*files(), *sorted(folders - {"./"}))


@cache
def source(top: str = "") -> str:
    """What all files say but the docs and what is recorded."""
    return "\n".join(
        (ROOT / one).read_text(encoding="utf-8")
        for one in (*files(), ".gitignore", ".npmrc")
        if one.startswith(top) and not one.endswith(UNREAD) and not one.startswith(RECORDED)
    )


@cache
def words() -> frozenset[str]:
    """Every name in code, texts and styles."""
    return frozenset(re.findall(r"\w+", source())) | frozenset(re.findall(r"[\w-]*\w", source()))


@cache
def made() -> frozenset[str]:
    """What a program makes, or git leaves alone: its name stands in their code."""
    return frozenset(
        re.findall(r"(?<=[\"'/])[.\w-]+(?=[\"'`/\n])", source("tools") + source(".git"))
    )


def pattern(path: str) -> str:
    """A path as a pattern: `<box>` is any box, `<code>` and its like are any name."""
    parts = re.split(r"(<\w+>)", path)
    return "".join(
        ANY_OF.get(part, "[^/]+") if part[:1] == "<" else re.escape(part) for part in parts
    )


def is_there(path: str) -> bool:
    """Whether the tree has it, by any end of its address, or a program makes it."""
    found = re.compile(rf"(?:^|/){pattern(path)}$")
    return any(map(found.search, places())) or set(path.strip("/").split("/")) <= made()


@cache
def goals() -> frozenset[str]:
    """Everything that `make` can be asked for."""
    heads = re.findall(r"(?m)^([\w-][\w ./-]*):(?![=:])", (ROOT / "Makefile").read_text())
    return frozenset(" ".join(heads).split())


@cache
def is_module(name: str) -> bool:
    """Whether Python finds a module of this name."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


@cache
def text_of(path: str) -> str:
    """What a file of the tree says."""
    return (ROOT / path).read_text(encoding="utf-8")


def code_of(head: str) -> str:
    """The code of all modules and classes of this name; `desk` is taken for a `Desk`, too."""
    module = re.compile(rf"(?:^|/){pattern(head.replace('.', '/'))}(?:/__init__)?\.py$")
    a_class = re.compile(rf"^class {head[:1].upper()}{head[1:]}\b", re.M)
    code = [one for one in files() if one.endswith(".py")]
    return "\n".join(
        text_of(one) for one in code if module.search(one) or a_class.search(text_of(one))
    )


def has_name(dotted: str) -> bool:
    """Whether what stands before the last point has such a name, or the whole is a module."""
    head, _, last = dotted.rpartition(".")
    if head in sys.stdlib_module_names and hasattr(import_module(head), last):
        return True
    if is_there(f"{dotted.replace('.', '/')}.py") or is_there(f"{dotted.replace('.', '/')}/"):
        return True
    if code := code_of(head):
        return bool(re.search(rf"(?:def|class) {last}\b|\.{last}\b|(?m:^) *{last}(?:: | = )", code))
    return head.split(".")[0] not in TOPS and {*dotted.split(".")} <= words()


def untrue(text: str) -> Iterator[str]:
    """What a line of code in the docs names, and the tree has not."""
    yield from (path for path in PATH.findall(text) if not is_there(path))
    for name, rest in RUN.findall(text):
        if not is_module(name):
            yield f"python -m {name}"
        else:
            known = source(name.replace(".", "/"))
            yield from (f"{name} {it}" for it in re.findall(r"--[\w-]+", rest) if it not in known)
    for asked, settings in MAKE.findall(text):
        yield from (f"make {goal}" for goal in asked.split() if goal not in goals())
        yield from (it for it in re.findall(r"([A-Z_]+)=", settings) if it not in words())
    rest = PATH.sub(" ", RUN.sub(" ", OTHERS.sub("", text)))
    yield from (name for name in DOTTED.findall(rest) if not has_name(name))
    yield from (word for word in SIGNED.findall(rest) if not {word, word.strip("-")} & words())


def spans(text: str) -> Iterator[str]:
    """All that stands in backticks, and each line of a block that is meant for a shell."""
    yield from SPAN.findall(BLOCK.sub("", text))
    for language, block in BLOCK.findall(text):
        if not language:
            yield from (line for line in block.splitlines() if RUN.search(line) or MAKE.match(line))
