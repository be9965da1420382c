"""The layers of the style: which one a sheet stands in, and a sheet put into it.

A later layer wins over an earlier one, however little its selector says; within a layer it is as
ever. So a box may dress a part of the house, and a size may dress a box, by a plain name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
LAYERS = ("tokens", "parts", "table", "box", "sizes", "paper")
"""Colours and lengths; buttons and marks; the screens; what a box adds; what any of it is at some
size, be it that of a room; what comes out of a printer."""
ORDER = f"@layer {', '.join(LAYERS)};"
"""Comes before all else in every sheet: a browser may read any of them first."""

HOMES = {"racing": "table", "screen": "sizes"}
"""Sheets that lie in no folder of a layer, by the folder above; all others are a box's own."""

TOKEN = re.compile(r"""\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]""", re.S)
"""What a rule ends with, or what such a sign may stand in."""
REMARK = re.compile(r"/\*.*?\*/", re.S)
NAMED = re.compile(r"@(layer|keyframes|custom-media|font-face|property)\b")
"""What belongs to no layer, or says itself to which."""
SIZE = re.compile(r"@(container|media[^{]*(width|height|orientation|--))")


def layer_of(path: Path) -> str:
    """The layer of a sheet: its folder's name, or what its folders stand for."""
    if path.stem.endswith("tokens"):
        return "tokens"
    if path.stem.endswith("-big"):
        return "sizes"
    folders = path.parent.relative_to(WEB).parts
    named = [part for part in folders if part in LAYERS[1:]]
    other = [HOMES[part] for part in folders if part in HOMES]
    return (named or other or ["box"])[-1]


def outermost(text: str) -> Iterator[str]:
    """The outermost rules of a style sheet without remarks."""
    start = depth = 0
    for token in TOKEN.finditer(text):
        depth += {"{": 1, "}": -1}.get(token[0], 0)
        if not depth and token[0] in "};":
            yield text[start : token.end()].strip()
            start = token.end()


def layered(text: str, layer: str) -> str:
    """A sheet in its layer; what it says of sizes stands in theirs, of paper in that."""
    return "\n".join(_in_layers(outermost(REMARK.sub("", text)), layer))


def _in_layers(rules: Iterable[str], layer: str) -> Iterator[str]:
    for rule in rules:
        if NAMED.match(rule):
            yield rule
        else:
            yield f"@layer {_own(rule, layer)} {{ {rule} }}"


def _own(rule: str, layer: str) -> str:
    if rule.startswith("@media print"):
        return "paper"
    return "sizes" if SIZE.match(rule) and layer not in ("tokens", "paper") else layer


def one_by_one(text: str) -> Iterator[str]:
    """The outermost rules of a sheet written small, each alone in its layer."""
    for rule in outermost(text):
        head, opened, inside = rule.partition("{")
        if head.startswith("@layer") and opened:
            yield from (f"{head}{{{inner}}}" for inner in outermost(inside[:-1]))
        else:
            yield rule
