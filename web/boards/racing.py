"""The race while it is shown: the caller, and the buttons that hurry or hold it."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from game.play import Event
from web import words
from web.desk import SPEEDS, Desk
from web.parts import button, icon, silk, toggle, unseen

MOMENTS = frozenset({"movement card", "sprint"})
"""Events that begin a new moment of the race."""

BEFORE = frozenset({"round", "bet laid", "bet passed", "card placed"})
"""Events after which the cards are turned up."""

LINES = 5


def newest(events: Sequence[Event]) -> list[Event]:
    """What was told in the moment shown now: from the last card, roll or reveal on."""
    moment: list[Event] = []
    for event in reversed(events):
        if event.kind in BEFORE:
            break
        moment.append(event)
        if event.kind in MOMENTS:
            break
    return moment[::-1]


def unit_of(events: Sequence[Event]) -> int:
    """The unit that a moment tells of; 0 before the first."""
    return next((event.facts["unit"] for event in events if "unit" in event.facts), 0)


def bar(desk: Desk) -> h.Element:
    """Caller on the left, card and dice in the middle, controls on the right."""
    assert desk.table is not None and desk.shown is not None
    race = desk.view.race
    return h.section("#bar", class_="race-bar", aria_label="The race")[
        caller(newest(desk.shown.events), desk.table.names),
        race and moment(desk),
        controls(desk),
    ]


def caller(events: Sequence[Event], names: Sequence[str]) -> h.Element:
    """The race caller, read out politely."""
    called = [text for event in events if (text := words.caller(event, names))]
    return h.div(".caller")[
        icon("megaphone"),
        h.div("#caller", aria_live="polite")[(h.p[text] for text in called[-LINES:])],
    ]


def moment(desk: Desk) -> h.Element:
    """The unit, the card and the dice, large."""
    assert desk.shown is not None
    race, unit = desk.view.race, unit_of(newest(desk.shown.events))
    return h.div(".moment")[
        h.p(".unit")[f"Unit {unit}" if unit else "At the gates"],
        race.card and h.p(".card-number", id=f"card-{race.card}")["Card ", h.b[race.card]],
        h.p(".dice-big", id=f"dice-big-{unit}-{len(race.dice)}")[
            [h.span(".die")[silk(colour), unseen(colour)] for colour in race.dice]
            or [h.span(".die.blank", aria_hidden="true")["?"] for _ in "12"]
        ],
    ]


def controls(desk: Desk) -> h.Element:
    """Hold, hurry, skip."""
    sign, verb = ("play-button", "Go on") if desk.paused else ("pause-button", "Hold")
    return h.div(".controls")[
        h.div(".toggles", role="group", aria_label="Speed")[
            (toggle(speed.capitalize(), f"speed {speed}", desk.speed == speed) for speed in SPEEDS)
        ],
        h.div(".toggles")[
            button([icon(sign), verb], "pause", "", id="pause"),
            button([icon("fast-forward-button"), "Skip to the line"], "skip", "", id="skip"),
        ],
    ]
