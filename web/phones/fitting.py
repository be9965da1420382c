"""A page as it fits a phone: without the buttons and fields for which a phone is not the place."""

from __future__ import annotations

import re

from web import html as h
from web.desk.state import Desk
from web.html.writing import Edit
from web.phones import may

EMPTY = re.compile(r'<li\b[^>]*>(?:<span id="[^"]*" hidden></span>)?</li>')
LAID = frozenset({"li", "label"})
"""What is taken off the page along with all that it held."""


class Fitting(Edit):
    """Takes out what a phone may not do."""

    closes = LAID

    def __init__(self, mine: Desk) -> None:
        self.mine, self.may_answer = mine, may.answering(mine)
        self.gone: list[bool] = []

    def opened(self, element: h.Element) -> h.Node:
        """A button, field or link that stays; else what is left of it."""
        if element.name in LAID:
            self.gone.append(False)
        if self.fits(element):
            return element
        self.gone = [True for _ in self.gone]
        id = element.attrs.get("id")
        return id and h.span(id=id, hidden=True)  # a part may stand for it

    def fits(self, element: h.Element) -> bool:
        """Whether a phone is the place for it."""
        name, attrs = element.name, element.attrs
        if name == "button":
            wish, text = attrs.get("data-do"), attrs.get("data-answer")
            does = not wish or may.does(self.mine, wish)
            return does and (text is None or self.may_answer(text))
        if name == "input" and (field := attrs.get("data-field")) is not None:
            kind = field.partition(" ")[0]
            return kind in may.FIELDS or may.has_field(self.mine, kind)
        return not (name == "a" and attrs.get("href") == "screen.html")

    def closed(self, element: h.Element, text: str) -> str:
        """A line from which all is gone, and the label of a field that is, go too."""
        if element.name not in LAID or not self.gone.pop():
            return text
        if element.name == "label":
            return "" if text.endswith("hidden></span></label>") else text
        inside = text.partition(">")[2]
        is_empty = inside == "</li>" or (
            inside.count("<") == 3 and " hidden></span></li>" in inside
        )
        return "" if is_empty else text
