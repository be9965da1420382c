"""HTML as a tree: `h.div("#seats.row", title="Who plays")[h.b["Ann"], " begins"]`.

Whatever is drawn is made of these elements; `writing.py` makes text of them.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, TypeAlias

Node: TypeAlias = "Element | str | int | bool | Iterable[Node] | None"
"""What an element can hold. True, False and None are nothing, as in `is_new and h.b["New"]`."""

Attributes: TypeAlias = Mapping[str, Any]
"""Texts by their names in HTML; True stands there without a value, as `hidden` does."""

NO_ATTRIBUTES: Attributes = {}


class Element:
    """An element. To call it, or to put something into it, makes another one."""

    __slots__ = ("attrs", "inside", "name")

    written: ClassVar[Callable[[Element], str]]
    """Its text; `writing.py` says how, which stands on this."""

    def __init__(self, name: str, attrs: Attributes = NO_ATTRIBUTES, inside: Node = None) -> None:
        self.name, self.attrs, self.inside = name, attrs, inside

    def __call__(self, shorthand: str = "", /, **attrs: Any) -> Element:
        """The element with these attributes: `("#id.class", data_do="home", for_="name")`.

        None and False leave an attribute out. ValueError: no shorthand is written like this.
        """
        its = dict(spelt_out(shorthand)) if shorthand else {}
        for name, value in attrs.items():
            if value is not None and value is not False:
                its[html_name(name)] = value if value is True or type(value) is str else str(value)
        return type(self)(self.name, its, self.inside)

    def __getitem__(self, inside: Node) -> Element:
        """The element with this in it."""
        return type(self)(self.name, self.attrs, inside)

    def __str__(self) -> str:
        return Element.written(self)

    def __repr__(self) -> str:
        return f"<{self.name} {dict(self.attrs)}>"


class Void(Element):
    """An element that holds nothing."""

    __slots__ = ()


@lru_cache(4096)
def spelt_out(shorthand: str) -> Attributes:
    """The attributes that `#id.class.class` stands for."""
    id, *classes = shorthand.split(".")
    is_plain = not any(sign in shorthand[1:] for sign in "# ")
    if not is_plain or (id and not id.startswith("#")) or not all(classes):
        raise ValueError(f"{shorthand!r} is not written as #id.class.class")
    its: dict[str, Any] = {"id": id[1:]} if id else {}
    return its | ({"class": " ".join(classes)} if classes else {})


@lru_cache(None)
def html_name(name: str) -> str:
    """An attribute as HTML has it: `data_do` is `data-do`, `class_` is `class`."""
    plain = name.removesuffix("_")
    return plain if keyword.iskeyword(plain) else plain.replace("_", "-")


NAMES = (
    *("a", "article", "aside", "b", "body", "button", "caption", "circle", "dd", "defs", "details"),
    *("div", "dl", "dt", "ellipse", "figcaption", "figure", "footer", "g", "h1", "h2", "h3", "h4"),
    *("head", "header", "html", "i", "kbd", "label", "li", "line", "mark", "marker", "nav", "ol"),
    *("option", "output", "p", "path", "polyline", "pre", "q", "rect", "s", "section", "select"),
    *("small", "span", "strong", "style", "summary", "svg", "table", "tbody", "td", "text"),
    *("textarea", "tfoot", "th", "thead", "tr", "ul", "use", "video"),
)
VOID = ("br", "img", "input")
ELEMENTS = {name: Element(name) for name in NAMES} | {name: Void(name) for name in VOID}
globals().update(ELEMENTS)


def __getattr__(name: str) -> Element:
    raise AttributeError(f"<{name}> is not among the elements that web/html/__init__.py names")
