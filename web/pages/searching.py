"""Searching the rules: every word that was typed has to be somewhere in a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from web.words.texts import Rule

LONGEST = 60
COMMON = 4
"""So many letters a word has at least that is offered instead of one that is not found."""


def wanted(typed: str) -> list[str]:
    """The words to look for, in small letters."""
    return typed[:LONGEST].casefold().split()


def found(rules: Sequence[Rule], typed: str) -> list[Rule]:
    """The rules in whose number, heading or text every word occurs; all where nothing is typed."""
    return [rule for rule in rules if all(word in _text(rule) for word in wanted(typed))]


def marked(text: str, typed: str) -> Iterator[tuple[str, bool]]:
    """The text in pieces, and of each whether it is one of the words looked for."""
    words = sorted(wanted(typed), key=len, reverse=True)
    if not words:
        yield text, False
        return
    for at, piece in enumerate(re.split(f"({'|'.join(map(re.escape, words))})", text, flags=re.I)):
        if piece:
            yield piece, at % 2 == 1


def instead(rules: Sequence[Rule], typed: str) -> list[str]:
    """Up to three words of the rules that are spelt like those typed, or some of the headings."""
    texts = map(_text, rules)
    known = {word for text in texts for word in re.findall(rf"[^\W\d_]{{{COMMON},}}", text)}
    near = [it for word in wanted(typed) for it in get_close_matches(word, sorted(known), 2, 0.7)]
    return list(dict.fromkeys(near))[:3] or [rule.heading for rule in rules[:3]]


def _text(rule: Rule) -> str:
    return " ".join((rule.id, rule.heading, *rule.paragraphs)).casefold()
