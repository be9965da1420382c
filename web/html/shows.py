"""What is to be seen, in words on the root of what is drawn, so that no style searches for it.

A rule that asks `:has()` high in the tree makes a browser judge all of the page anew after every
change of it; one that asks an attribute of the root does not.
"""

from __future__ import annotations

import re
from functools import lru_cache

NAMED = re.compile(r' (id|class)="([^"]+)"')
SHOWS = re.compile(r'data-shows="[^"]*"')

MOST_COUNTED = 12
"""No style asks for more of anything."""

PAGE = frozenset(
    {
        *("home", "setup", "table", "curtain", "podium", "lesson-end", "rewind", "arrival"),
        *("trouble", "studio", "hall", "day", "gazette-page"),
        *("update", ".bar-above", "lesson", "race-stage", "blackboard", "hand", "to-payoffs"),
        *("payoffs", ".past-bar", ".race-bar", ".hand-choice"),
    }
)
"""What makes other parts of the page look otherwise: its id, or its class after a dot."""

BIG = frozenset(
    {
        *(".big-poster", ".big-payoffs", ".big-podium", ".big-paying", ".big-interval"),
        *("race-stage", ".in-parade", "photo-open", ".bills", ".of-5", ".of-6", ".of-many"),
    }
)
"""The same for the big screen."""


@lru_cache(512)
def dotted(classes: str) -> frozenset[str]:
    """Each class of an element after a dot."""
    return frozenset(f".{name}" for name in classes.split())


@lru_cache(512)
def named(html: str) -> frozenset[str]:
    """The ids that are in what was drawn before, and each class after a dot."""
    return frozenset(
        name if kind == "id" else f".{name}"
        for kind, given in NAMED.findall(html)
        for name in given.split()
    )


def at_least(count: int) -> str | None:
    """How many of a kind a part holds, as a style can ask: `1 2 3` says at least each of them."""
    return " ".join(map(str, range(1, min(count, MOST_COUNTED) + 1))) or None


def root_of(html: str) -> str:
    """What the document itself says of this HTML, as `morph.js` has it; "" where nothing is shown.

    What lies outside of the page, the background and the small print, is dressed by it.
    """
    found = SHOWS.search(html)
    return found[0] if found else ""
