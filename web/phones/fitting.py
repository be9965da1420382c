"""A page as it fits a phone: without the buttons and fields for which a phone is not the place."""

from __future__ import annotations

import re
from functools import lru_cache

from web.desk.state import Desk
from web.parts.parted import Parts
from web.phones import may

FIELD = re.compile(r'<input\b[^>]* data-field="([^"]*)"[^>]*>')
BUTTON = re.compile(r"<button\b([^>]*)>.*?</button>", re.DOTALL)
LINK = re.compile(r'<a\b[^>]*href="screen\.html"[^>]*>.*?</a>', re.DOTALL)
LABEL = re.compile(r"<label\b(?:(?!</label>).)*hidden></span></label>", re.DOTALL)
"""A label of a field that is not there any more."""

EMPTY = re.compile(r"<li\b[^>]*>(?:<span id=\"[^\"]*\" hidden></span>)?</li>")
"""A line of which nothing is left."""

WISH = re.compile(r' data-do="([^"]*)"')
ANSWER = re.compile(r' data-answer="([^"]*)"')
ID = re.compile(r' id="([^"]*)"')


def fit(mine: Desk, parts: Parts) -> Parts:
    """A page without what a phone may not do."""
    may_answer = may.answering(mine)

    def keep(found: re.Match[str]) -> str:
        attrs = found[1]
        wish, text = WISH.search(attrs), ANSWER.search(attrs)
        if wish and not may.does(mine, unescaped(wish[1])):
            return gone(attrs)
        if text is not None and not may_answer(unescaped(text[1])):
            return gone(attrs)
        return found[0]

    def typed(found: re.Match[str]) -> str:
        kind = unescaped(found[1]).partition(" ")[0]
        is_known = kind in may.FIELDS or may.has_field(mine, kind)
        return found[0] if is_known else gone(found[0])

    def fitting(html: str) -> str:
        if "<button" not in html and "screen.html" not in html:
            return html
        rest = BUTTON.sub(keep, LINK.sub(lambda found: gone(found[0]), html))
        return LABEL.sub("", EMPTY.sub("", FIELD.sub(typed, rest))) or gone(html)

    return {id: fitting(html) for id, html in parts.items()}


def gone(attrs: str) -> str:
    """What stands in place of a button: nothing, or what has its id where a part stands for it."""
    id = ID.search(attrs)
    return f'<span id="{id[1]}" hidden></span>' if id else ""


@lru_cache(256)
def unescaped(text: str) -> str:
    """A text as it was before it was put into HTML."""
    for sign, plain in (("&#34;", '"'), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">")):
        text = text.replace(sign, plain)
    return text.replace("&amp;", "&")
