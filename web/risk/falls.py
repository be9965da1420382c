"""A continent that has just become somebody's, or is broken: a banner across the sea tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play import Event
from game.risk.board import BONUS, WITHIN
from game.risk.view import View
from web import html as h
from web.parts.pieces import charm
from web.risk import say
from web.risk.armies import look_of
from web.risk.places import AT
from web.risk.words import voice

STATES: Mapping[str, str] = {"continent": "new", "continent lost": "broken"}
"""What has happened to a continent, by the event that tells it."""


LOWER = 28
"""So much, in units of the map."""


def fate(news: Sequence[Event]) -> Event | None:
    """The last event of the moment that makes a continent somebody's, or breaks one."""
    return next((event for event in reversed(news) if event.kind in STATES), None)


def middle(name: str) -> tuple[int, int]:
    """Where the map goes if it is not all in sight: below the middle, for there the banner lies."""
    across, down = zip(*[AT[one] for one in WITHIN[name]], strict=True)
    return (min(across) + max(across)) // 2, (min(down) + max(down)) // 2 + LOWER


def banner(event: Event, view: View, names: Sequence[str]) -> h.Element:
    """In the colour of the owner, what a continent brings; smaller, whose it was and who broke it.

    The caller says the same aloud.
    """
    facts, state = event.facts, STATES[event.kind]
    name = facts["continent"]
    look = f"rk-scene {look_of(facts['seat'])}"
    return h.div("#rk-scene.timed", class_=look, data_is=state, aria_hidden="true")[
        charm(facts["seat"]),
        h.div[
            h.b[voice().name(name)],
            h.span[say("+{count:plural(army|armies)} a turn", count=BONUS[name])],
        ]
        if state == "new"
        else h.span[voice().call(event.kind, 0, {**facts, "by": view.turn}, names)],
    ]
