"""How large the house is: `python -m tools.count` counts lines that somebody has to read.

Lines that are blank, or hold nothing but a comment or a docstring, are left out.
"""

import ast
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KINDS = ((".py", "Python"), (".css", "style"), (".js", "script"), (".mjs", "script"))
DATA = ((".po", "texts"), (".svg", "drawings"), (".yml", "kept screens"), (".md", "docs"))
RECORDED = ((".told", "games told in full"), (".txt", "golden saves"), (".json", "outcomes"))
LOCKED = ("requirements/", "package-lock.json")
COMMENT = {
    "style": re.compile(r"/\*.*?\*/", re.DOTALL),
    "script": re.compile(r"/\*.*?\*/", re.DOTALL),
}


def kept() -> Iterator[str]:
    """Every file that git keeps."""
    told = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    yield from (path for path in told.stdout.split("\0") if (ROOT / path).is_file())


def kind_of(path: str) -> str:
    """What a file is counted as, "" for what is not counted."""
    top, end = path.partition("/")[0], Path(path).suffix
    if path.startswith(LOCKED):
        return "locks" if end in (".txt", ".json") else ""
    if path.startswith("tests/") and (found := dict(RECORDED).get(end)):
        return found
    if found := dict(KINDS).get(end):
        return f"{top}, {found}"
    return dict(DATA).get(end, "")


def lines_of(path: str, kind: str) -> int:
    """Its lines without blank ones, comments and docstrings."""
    text = (ROOT / path).read_text(encoding="utf-8")
    if kind.endswith("Python"):
        text = undocumented(text)
    for end, pattern in COMMENT.items():
        if kind.endswith(end):
            text = pattern.sub("", text)
    marks = {"Python": "#", "script": "//", "texts": "#"}
    mark = next((mark for end, mark in marks.items() if kind.endswith(end)), None)
    lines = (line.strip() for line in text.splitlines())
    return sum(bool(line) and not (mark and line.startswith(mark)) for line in lines)


def undocumented(text: str) -> str:
    """A module without the lines of strings that stand alone."""
    lines = text.splitlines()
    alone = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr))
    for value in alone:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            first, last = value.lineno - 1, value.end_lineno or value.lineno
            lines[first:last] = [""] * (last - first)
    return "\n".join(lines)


def counted() -> Counter[str]:
    """Lines of each kind."""
    found: Counter[str] = Counter()
    for path in kept():
        if kind := kind_of(path):
            found[kind] += lines_of(path, kind)
    return found


def main() -> None:
    """Print them, the most first."""
    found = counted()
    for kind, lines in found.most_common():
        print(f"{lines:>8,}  {kind}")


if __name__ == "__main__":
    main()
