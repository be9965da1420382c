"""htpy's elements, built quickly: the same text from the same calls.

htpy judges every child and every attribute as it comes, with checks of protocols that took half of
the time of a draw. Here what is nearly always given, text, is told apart by its type and kept as
escaped; all else is left to htpy. What is no child of an element is found when it is written
(`flat.py`), not when it is put in.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from htpy import _attributes, _elements
from markupsafe import escape

KEPT = 4096

PLAIN = (_elements.BaseElement.__call__, _elements.Element.__getitem__)
"""How htpy itself gives an element its attributes and its children."""

escaped = lru_cache(KEPT)(escape)
"""A plain text as it stands in HTML; most texts of a page were on the last one, too."""

html_name = lru_cache(KEPT)(_elements._python_to_html_name)
shorthand = lru_cache(KEPT)(_attributes.id_class_names_from_css_str)


def attributes(attrs: Mapping[str, Any]) -> str:
    """The attributes of an element as text, each after a space."""
    text = ""
    for name, value in attrs.items():
        if type(value) is str:
            if value or name != "class":
                text += f' {name}="{escaped(value)}"'
        elif value is not None and value is not False:
            text += _attributes.attrs_string({name: value})
    return text


def called(element: Any, /, *args: Any, **kwargs: Any) -> Any:
    """An element with attributes: a shorthand of id and classes, mappings, names."""
    attrs: dict[str, Any] = {}
    for given in args:
        if given:
            attrs.update(shorthand(given) if isinstance(given, str) else given)
    for name, value in kwargs.items():
        attrs[html_name(name)] = value
    return type(element)(element._name, attributes(attrs), element._children)


def holding(element: Any, children: Any) -> Any:
    """An element with children."""
    return type(element)(element._name, element._attrs, children)


def hurry() -> None:
    """Let htpy's elements be built this way from now on."""
    _elements.BaseElement.__call__ = called  # type: ignore[method-assign]
    _elements.Element.__getitem__ = holding  # type: ignore[method-assign]
