"""The cast: caricatures of people, computers and horses, drawn by `tools.draw_cast`."""

from __future__ import annotations

from functools import cache

import htpy as h
from markupsafe import Markup

from game.bots.profiles import NAMES
from web.words.minds import level_id


@cache
def portrait(id: str) -> Markup:
    """The likeness of a character, an assistant, a horse of the cards or a computer's level.

    For the eye only: a name stands beside it.
    """
    use = h.use(href=f"cast.svg#cast-{id}")
    return Markup(h.svg(".likeness", viewBox="0 0 60 60", aria_hidden="true")[use])


def computer(name: str) -> Markup:
    """The likeness of a computer player of that name: of its level only, its temper is hidden."""
    return portrait(level_id(name))


def unmasked(name: str) -> Markup:
    """The same with its temper, for when the game is over."""
    return portrait(name.replace(" ", "-") if name in NAMES else level_id(name))
