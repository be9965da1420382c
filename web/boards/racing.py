"""The race while it is shown: the caller, and the buttons that hurry or hold it."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from game.play import Event
from web import words
from web.desk import Desk
from web.parts import button, icon, silk, toggle, unseen
from web.showing import SPEEDS


def unit_of(events: Sequence[Event]) -> int:
    """The unit of the race that is on the screen; 0 before the first."""
    for event in reversed(events):
        if "unit" in event.facts:
            return int(event.facts["unit"])
        if event.kind in ("off", "card revealed"):
            break
    return 0


def bar(desk: Desk) -> h.Element:
    """Caller on the left, card and dice in the middle, controls on the right."""
    assert desk.table is not None and desk.shown is not None
    race = desk.view.race
    return h.section("#bar", class_="race-bar", aria_label="The race")[
        caller(desk.shown.news, desk.table.names),
        race and moment(desk),
        onward() if desk.finish else controls(desk),
    ]


def following(desk: Desk) -> h.Element:
    """Another window plays this table: whom it asks, and nothing that is only for that player."""
    assert desk.table is not None
    asked = desk.table.ask
    who = desk.table.names[asked.who] if asked is not None and asked.who >= 0 else "Nobody"
    return h.section("#bar", class_="race-bar", aria_label="The race")[
        h.div(".caller")[
            icon("megaphone"),
            h.div("#caller", aria_live="polite", tabindex="-1")[
                h.p[f"{who} is asked, in the other window."]
            ],
        ],
        None,
        None,
    ]


def onward() -> h.Element:
    """The race is run, the ranking stands: the payoffs when everybody has seen it."""
    return button("To the payoffs", "finish", "big go", id="to-payoffs")


def caller(events: Sequence[Event], names: Sequence[str]) -> h.Element:
    """The race caller, read out politely."""
    called = [text for event in events if (text := words.caller(event, names))]
    return h.div(".caller")[
        icon("megaphone"),
        h.div("#caller", aria_live="polite", tabindex="-1")[(h.p[text] for text in called)],
    ]


def moment(desk: Desk) -> h.Element:
    """The unit, the card and the dice, large."""
    assert desk.shown is not None
    race, unit = desk.view.race, unit_of(desk.shown.events)
    return h.div(".moment")[
        h.p(".unit")[f"Unit {unit}" if unit else "At the gates"],
        race.card and h.p(".card-number", id=f"card-{race.card}")["Card ", h.b[race.card]],
        h.p(".dice-big", id=f"dice-big-{unit}-{len(race.dice)}")[
            [h.span(".die")[silk(colour), unseen(colour)] for colour in race.dice]
            or [h.span(".die.blank", aria_hidden="true")["?"] for _ in "12"]
        ],
    ]


def controls(desk: Desk, end: str = "Skip to the line") -> h.Element:
    """Hold, hurry, skip."""
    sign, verb = ("play-button", "Go on") if desk.paused else ("pause-button", "Hold")
    return h.div(".controls")[
        h.div(".toggles", role="group", aria_label="Speed")[
            (toggle(speed.capitalize(), f"speed {speed}", desk.speed == speed) for speed in SPEEDS)
        ],
        h.div(".toggles")[
            button([icon(sign), verb], "pause", "", id="pause"),
            button([icon("fast-forward-button"), end], "skip", "", id="skip"),
        ],
    ]
