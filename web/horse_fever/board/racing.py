"""The race while it is shown: the caller, and the buttons that hurry or hold it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import htpy as h

from game.play import Event
from web.frame.controls import controls
from web.frame.parts import button, icon
from web.horse_fever import words
from web.horse_fever.board.blackboard import rolled
from web.horse_fever.board.scene import scene
from web.horse_fever.words.saying import say
from web.state import Desk

Call = Callable[[Sequence[Event], int, Sequence[str]], list[str]]
"""What is called out of the events from one on, to players of these names."""


def unit_of(events: Sequence[Event]) -> int:
    """The unit of the race that is on the screen; 0 before the first."""
    for event in reversed(events):
        if "unit" in event.facts:
            return int(event.facts["unit"])
        if event.kind in ("off", "card revealed"):
            break
    return 0


def reins(desk: Desk) -> str | None:
    """Whether the race is held, or its controls are up at least; None while it runs by itself."""
    return "held" if desk.paused else "up" if desk.reins else None


def bar(desk: Desk) -> h.Element:
    """Caller on the left, card and dice in the middle, controls on the right."""
    assert desk.table is not None and desk.shown is not None
    race = desk.view.race
    return h.section("#bar", class_="race-bar", aria_label=say("The race"))[
        heard(desk, working(desk)),
        race and moment(desk),
        onward() if desk.finish else controls(desk, say("Skip to the line")),
    ]


def following(desk: Desk) -> h.Element:
    """Another window plays this table: whom it asks, and nothing that is only for that player."""
    assert desk.table is not None
    asked = desk.table.ask
    if asked is not None and asked.who >= 0:
        told = say(
            "{seat:player} is playing in the other window.", desk.table.names, seat=asked.who
        )
    else:
        told = say("It is nobody's turn in the other window.")
    return h.section("#bar", class_="race-bar", aria_label=say("The race"))[
        h.div(".caller")[
            icon("megaphone"),
            h.div("#caller", aria_live="polite", tabindex="-1")[h.p[told]],
        ],
        None,
        None,
    ]


def onward() -> h.Element:
    """The race is run, the ranking stands: the payoffs when everybody has seen it."""
    return button(say("To the payoffs"), "finish", "big go", id="to-payoffs")


def working(desk: Desk) -> list[str]:
    """The cards that work in this moment without being named by what happens."""
    assert desk.shown is not None
    told = scene(desk.shown.news, len(desk.shown.events), desk.view).working
    return [words.at_work(herald.name, herald.does, horse) for horse, herald in told]


def heard(desk: Desk, before: Sequence[str] = (), call: Call = words.called_out) -> h.Element:
    """What the caller says of this moment, read out politely, and what is to be said before."""
    assert desk.table is not None and desk.shown is not None
    events, fresh, names = desk.shown.events, desk.shown.fresh, desk.table.names
    called = [*before, *call(events, fresh, names)]
    return h.div(".caller")[
        icon("megaphone"),
        h.div("#caller", aria_live="polite", tabindex="-1")[(h.p[text] for text in called)],
    ]


def unit_told(unit: int) -> str:
    """How far the race is, by the movement cards turned."""
    return say("Card {number}", number=unit) if unit else say("At the gates")


def moment(desk: Desk) -> h.Element:
    """The unit, the card and the dice, large."""
    assert desk.shown is not None
    race, unit = desk.view.race, unit_of(desk.shown.events)
    return h.div(".moment")[
        h.p(".unit")[unit_told(unit)],
        race.card
        and h.p(".card-number", id=f"card-{race.card}")[
            say.nodes("No. {number}", number=h.b[race.card])
        ],
        h.p(".dice-big", id=f"dice-big-{unit}-{len(race.dice)}")[rolled(race.dice)],
    ]
