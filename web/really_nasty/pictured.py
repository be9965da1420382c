"""What is drawn beside the rules: the course, a fence, each nasty card beside its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.really_nasty.cards import CARDS
from web import html as h
from web.really_nasty import BOX
from web.really_nasty.card import large

KINDS = {
    "N.15": "whip",
    "N.16": "false-start",
    "N.17": "faller",
    "N.18": "slip",
    "N.19": "remount",
    "N.20": "riderless",
    "N.21": "pressure",
    "N.22": "photo",
    "N.23": "objection",
}
"""The kind of nasty card that a rule speaks of."""


def nasty(kind: str) -> Callable[[], h.Node]:
    """The first card of a kind."""
    return lambda: large(next(id for id, card in CARDS.items() if card.kind == kind))


def course() -> h.Node:
    """The course, as on the box."""
    return h.span(".rule-scene")[BOX.art()]


def fence() -> h.Node:
    """A hedge as it stands on the course."""
    return h.span(".rule-fence")


PICTURED: Mapping[str, Callable[[], h.Node]] = {
    "N.1": course,
    "N.11": fence,
    **{rule: nasty(kind) for rule, kind in KINDS.items()},
}
