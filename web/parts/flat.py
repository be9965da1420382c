"""An htpy tree as text, quickly.

htpy hands each piece of text up through a generator for every element around it: two fifths of the
time of a draw went there. What is not met here is left to htpy.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from typing import Any

import htpy as h
from markupsafe import Markup

from web.parts.parted import LEAST, ROOT, mark
from web.parts.quick import escaped, hurry

ELEMENT, EMPTY, FRAGMENT = type(h.div), type(h.br), type(h.fragment[None])
"""Elements that close, those that hold nothing, and what stands side by side."""

hurry()

MANY = (list, tuple, Generator)
ID = ' id="'
OPENS = re.compile(r'<[\w-]+ id="([^"]*)"')


def flat(node: object) -> str:
    """The same text as htpy makes of it; a generator in it is used up."""
    texts: list[str] = []
    write(node, texts.append)
    return "".join(texts)


def parted(node: h.Element) -> dict[str, str]:
    """The same text in parts (see `parted.py`), one an element with an id."""
    texts: list[str] = []
    parts: dict[str, str] = {}
    write(node._children, texts.append, parts)
    inside = "".join(texts)
    parts[ROOT] = f"<{node._name}{node._attrs}>{inside}</{node._name}>"
    return parts


def write(node: Any, put: Callable[[str], None], parts: dict[str, str] | None = None) -> None:
    """Put the text of one node behind the others, its parts beside them where parts are wanted."""
    kind = type(node)
    if kind is ELEMENT:
        name, attrs = node._name, node._attrs
        if parts is not None and ID in attrs:
            put(part(node, parts))
            return
        put(f"<{name}{attrs}>")
        write(node._children, put, parts)
        put(f"</{name}>")
    elif kind is str:
        put(escaped(node))
    elif kind is Markup:
        put(node if parts is None else ready(node, parts))
    elif node is None or kind is bool:
        return
    elif kind is EMPTY:
        put(f"<{node._name}{node._attrs}>")
    elif kind is FRAGMENT:
        write(node._node, put, parts)
    elif isinstance(node, MANY):
        for one in node:
            write(one, put, parts)
    else:
        put(str(h.fragment[node]))


def part(node: Any, parts: dict[str, str]) -> str:
    """An element that has an id: a part of its own where it is long enough and the only one."""
    name, attrs = node._name, node._attrs
    texts = [f"<{name}{attrs}>"]
    write(node._children, texts.append, parts)
    texts.append(f"</{name}>")
    id = attrs[(start := attrs.index(ID) + len(ID)) : attrs.index('"', start)]
    return apart(id, "".join(texts), parts)


def ready(text: Markup, parts: dict[str, str]) -> str:
    """What was drawn before, in one element: the same where that begins with its id."""
    found = OPENS.match(text) if len(text) >= LEAST else None
    return apart(found[1], text, parts) if found else text


def apart(id: str, text: str, parts: dict[str, str]) -> str:
    """The mark of a part; a short text, or what has the id of another part, as it is."""
    if len(text) < LEAST or id in parts:
        return text
    parts[id] = text
    return mark(id)
