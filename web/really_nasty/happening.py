"""What the moment on the screen brings to the course: where each horse is, who runs, who falls.

All of it is read out of events that have been told; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.play import Event
from game.really_nasty.course import OVER, lane_of, start_of
from game.really_nasty.moving import along
from game.really_nasty.view import View
from web.really_nasty import oval

MOVES = ("moved", "wandered")
FALLS = ("fell", "slipped")
BEGINS = ("off", "false start")
"""With these all horses stand before the start."""

LED_IN = (5, 3, 2)
"""The lanes in which the first, the second and the others are led in."""

Stand = tuple[str, int, int]
"""Where a horse is drawn: by what name the style knows the place, in which lane, and the place."""


class Doing(NamedTuple):
    """One moment: its `kind`, how many events were `told` by then, and what it brings.

    `places` are the horses on the course by seat, `ways` the start and the steps of those that
    run, `falls` is the seat whose rider comes off, None where nobody does.
    """

    kind: str = ""
    told: int = 0
    places: Mapping[int, Stand] = {}
    ways: Mapping[int, tuple[int, str]] = {}
    falls: int | None = None


def happening(view: View, events: Sequence[Event], fresh: int) -> Doing:
    """What the events from `fresh` on bring to what may be seen."""
    news = events[fresh:]
    is_over = bool(news) and news[-1].kind == "race over"
    ways, falls = {}, None
    for event in news:
        if event.kind in MOVES:
            ways[int(event.facts["seat"])] = (event.facts["start"], event.facts["way"])
        elif event.kind in FALLS:
            falls = int(event.facts["seat"])
    places: dict[int, Stand] = {}
    for seat, its in enumerate(view.horses):
        if seat in ways:
            places[seat] = after(view, seat, *ways[seat])
        elif its.at >= 0:
            places[seat] = (oval.key(its.at), lane_of(its.at), its.at)
        elif seat in view.placed:
            there = home(view, seat, last_at(view, events, seat))
            places[seat] = led_in(there, view.placed.index(seat)) if is_over else there
        elif seat == falls:
            at = last_at(view, events, seat)
            places[seat] = (oval.key(at), lane_of(at), at)
    return Doing(news[-1].kind if news else "", len(events), places, ways, falls)


def after(view: View, seat: int, start: int, way: str) -> Stand:
    """Where a way ends; over the line, on the turf behind it."""
    end = along(start, way)[-1] if way else start
    if end == OVER:
        return home(view, seat, start)
    return (oval.key(end), lane_of(end), end)


def home(view: View, seat: int, at: int) -> Stand:
    """Where a horse pulls up that has crossed the line, in the lane of its last space."""
    place = view.placed.index(seat) if seat in view.placed else len(view.placed)
    return (f"over-{min(place + 1, 3)}", lane_of(at), at)


def led_in(stands: Stand, place: int) -> Stand:
    """Where a placed horse is shown when the race is over: the winner nearest to the eye."""
    return (stands[0], LED_IN[min(place, len(LED_IN) - 1)], stands[2])


def last_at(view: View, events: Sequence[Event], seat: int) -> int:
    """The last space on which a horse stood that has left the course since."""
    for event in reversed(events):
        if event.kind in BEGINS:
            break
        if event.kind in MOVES and int(event.facts["seat"]) == seat:
            end = event.facts["end"]
            return int(end if end >= 0 else event.facts["start"])
    return start_of(view.lanes[seat])
