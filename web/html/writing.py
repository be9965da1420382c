"""A tree as text, in one walk: names marked and fenced, parts apart, what is shown noted.

Every text goes through `spoken`, so no picture is searched again when it has been drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence, Set
from functools import lru_cache
from typing import cast

from markupsafe import Markup, escape

from web.html import Attributes, Element, Node, Void
from web.html.foreign import LANGUAGES
from web.html.parts import LEAST, ROOT, Parts, mark
from web.html.shows import dotted, named
from web.html.sides import fenced
from web.words import speaking

KEPT = 8192
"""Texts whose HTML is kept: most of a page were on the last one, too."""

HEARD = frozenset({"aria-label", "alt"})
"""Attributes that are read aloud."""

OPENS = re.compile(r'<[\w-]+ id="([^"]*)"')
OPENING = re.compile(r"<(?!/|br\b|img\b|input\b)[^<>]*>")
FIGURES = re.compile(r"[\s\d]*")
COUNT = re.compile(r"\s*(?:\d+ )?")
"""What may stand before a name that still stands for itself: how many there are."""

NAME = re.compile(r"(\s*(?:\d+ )?)(.*?)(\s*)", re.DOTALL)


class Kept(Markup):
    """What an element looks like, kept, and the element: an edit wants to see what is in it."""

    tree: Node

    @classmethod
    def of(cls, element: Element) -> Kept:
        """An element as it is now."""
        tree = settled(element)
        kept = cls(flat(tree))
        kept.tree = tree
        return kept


def settled(node: Node) -> Node:
    """The same tree, which can be written again: no generator is in it."""
    if isinstance(node, Element):
        return type(node)(node.name, node.attrs, settled(node.inside))
    if isinstance(node, str) or not isinstance(node, Iterable):
        return node
    return [settled(one) for one in node]


class Edit:
    """What somebody changes in a tree while it is written."""

    closes: Set[str] = frozenset()
    """The elements without an id whose text it wants to see."""

    def opened(self, element: Element) -> Node:
        """What is drawn in place of an element."""
        return element

    def closed(self, _element: Element, text: str) -> str:
        """The text of an element when all in it is written; "" takes it off the page."""
        return text


def flat(node: Node) -> Markup:
    """A tree as text; a generator in it is used up. TypeError: that can be drawn by nobody."""
    walk = Walk()
    walk.write(node)
    return Markup(walk.joined())


def showing(root: Element, watched: Set[str]) -> str:
    """The text of a page; its root says which of the watched are in it (see `shows.py`)."""
    return Walk().page(root, watched)


def parted(root: Element, watched: Set[str] = frozenset(), edits: Sequence[Edit] = ()) -> Parts:
    """The same in parts (see `parts.py`), one an element with an id."""
    parts: dict[str, str] = {}
    parts[ROOT] = Walk(parts, edits).page(root, watched)
    return parts


Element.written = staticmethod(lambda element: str(flat(element)))


@lru_cache(KEPT)
def escaped(text: str) -> str:
    """A text as HTML has it."""
    return str(escape(text))


@lru_cache(KEPT)
def heard(text: str) -> str:
    """The same where somebody sees or hears it."""
    return fenced(escaped(text))


@lru_cache(KEPT)
def spoken(text: str, language: str, _known: int) -> tuple[str, bool]:
    """The same on the page, and whether it is a name of another language."""
    return heard(text), LANGUAGES.get(name_in(escaped(text))[1], language) != language


def name_in(html: str) -> tuple[str, str, str]:
    """A text as `2 Comets `: how many, the name, and what space is left behind it."""
    found = NAME.fullmatch(html)
    assert found is not None  # all of it may be empty
    return found[1], found[2], found[3]


def attributes(attrs: Attributes) -> str:
    """The attributes of an element as text, each after a space; no class is none."""
    text = ""
    for name, value in attrs.items():
        if value is True:
            text += f" {name}"
        elif value or name != "class":
            text += f' {name}="{heard(value) if name in HEARD else escaped(value)}"'
    return text


class Walk:
    """One walk over a tree."""

    def __init__(self, parts: dict[str, str] | None = None, edits: Sequence[Edit] = ()) -> None:
        self.parts, self.edits = parts, edits
        self.closes = frozenset[str]().union(*[edit.closes for edit in edits])
        self.texts: list[str] = []
        self.names: list[int] = []
        self.ids: set[str] = set()
        self.classes: set[str] = set()
        self.drawn: set[Markup] = set()

    def page(self, root: Element, watched: Set[str]) -> str:
        """The text of the root."""
        attrs = attributes(root.attrs)
        self.texts = [f"<{root.name}{attrs}>"]
        self.write(root.inside)
        self.texts.append(f"</{root.name}>")
        text = self.joined().removeprefix(f"<{root.name}")
        its = self.ids.union(*map(dotted, self.classes), *map(named, self.drawn), named(attrs))
        shows = " ".join(sorted(name.removeprefix(".") for name in its & watched))
        return f'<{root.name} data-shows="{shows}"{text}'

    def write(self, node: Node) -> None:
        """Put the text of one node behind the others."""
        kind: type = type(node)
        if kind is str:
            self.text(cast(str, node))
        elif kind is Element or kind is Void:
            self.element(cast(Element, node))
        elif kind is Markup:
            self.texts.append(self.ready(cast(Markup, node)))
        elif kind is Kept:
            kept = cast(Kept, node)
            self.write(kept.tree) if self.edits else self.texts.append(self.ready(kept))
        elif node is None or kind is bool:
            return
        elif kind is int:
            self.texts.append(str(node))
        elif isinstance(node, Iterable) and not isinstance(node, bytes):
            for one in node:
                self.write(one)
        else:
            raise TypeError(f"{node!r} is nothing that can be drawn")

    def text(self, text: str) -> None:
        """A text; one that is a foreign name is marked when all around it is written."""
        html, is_foreign = spoken(text, speaking.LANGUAGE, len(LANGUAGES))
        if is_foreign:
            self.names.append(len(self.texts))
        self.texts.append(html)

    def element(self, element: Element) -> None:
        """An element as the edits leave it."""
        for edit in self.edits:
            changed = edit.opened(element)
            if not isinstance(changed, Element):
                return self.write(changed)
            element = changed
        name, attrs, inside = element.name, element.attrs, element.inside
        id = attrs.get("id")
        if id is not None:
            self.ids.add(id)
        if "class" in attrs:
            self.classes.add(attrs["class"])
        opening = f"<{name}{attributes(attrs)}>" if attrs else f"<{name}>"
        if type(element) is Void:
            self.texts.append(opening)
        elif name == "textarea":
            self.texts.append(f"{opening}{escaped(str(inside or ''))}</textarea>")
        elif name in self.closes or (id is not None and self.parts is not None):
            self.texts.append(self.whole(element, opening, id))
        else:
            self.texts.append(opening)
            self.write(inside)
            self.texts.append(f"</{name}>")

    def whole(self, element: Element, opening: str, id: str | None) -> str:
        """The text of an element for itself: what the edits make of it, and its mark as a part."""
        texts, names = self.texts, self.names
        self.texts, self.names = [opening], []
        self.write(element.inside)
        self.texts.append(f"</{element.name}>")
        text = self.joined()
        self.texts, self.names = texts, names
        for edit in self.edits:
            text = edit.closed(element, text)
        return text if id is None else self.apart(id, text)

    def ready(self, text: Markup) -> str:
        """What was drawn before, in one element: a part where that begins with its id."""
        self.drawn.add(text)
        found = OPENS.match(text) if len(text) >= LEAST else None
        return self.apart(found[1], text) if found else text

    def apart(self, id: str, text: str) -> str:
        """The mark of a part; a short text, or what has the id of another part, as it is."""
        if self.parts is None or len(text) < LEAST or id in self.parts:
            return text
        self.parts[id] = text
        return mark(id)

    def joined(self) -> str:
        """All that is written, each foreign name that stands for itself with its language."""
        for at in self.names:
            self.mark(at)
        return "".join(self.texts)

    def mark(self, at: int) -> None:
        """Write the language of a name on its element, which may be made for it."""
        texts, before, after = self.texts, at - 1, at + 1
        while before > 0 and FIGURES.fullmatch(texts[before]):
            before -= 1
        while after < len(texts) - 1 and not texts[after].strip():
            after += 1
        if before < 0 or after == len(texts):
            return
        is_counted = COUNT.fullmatch("".join(texts[before + 1 : at]))
        if not (is_counted and texts[before].endswith(">") and texts[after].startswith("<")):
            return  # it stands in a sentence
        count, name, rest = name_in(texts[at])
        code = LANGUAGES[name]
        is_alone = before == at - 1 and not count.strip() and texts[after].startswith("</")
        if is_alone and OPENING.fullmatch(texts[before]):
            texts[before] = f'{texts[before][:-1]} lang="{code}">'
        else:
            texts[at] = f'{count}<span lang="{code}">{name}</span>{rest}'
