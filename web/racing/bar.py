"""The line below a race: the caller, the card and the dice, and the buttons that hurry or hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.play import Event
from web import html as h
from web.desk.screen import moment_of, words_of
from web.desk.state import Desk
from web.desk.voice import TitleVoice
from web.parts.controls import controls
from web.parts.pieces import button, icon
from web.racing.course import Race
from web.words.formatter import Facts
from web.words.speaking import say


def unit_of(events: Sequence[Event]) -> int:
    """The unit of the race that is on the screen; 0 before the first."""
    for event in reversed(events):
        if "unit" in event.facts:
            return int(event.facts["unit"])
        if event.kind in ("off", "card revealed"):
            break
    return 0


def raised(desk: Desk) -> str | None:
    """Whether the race is held, or its controls are up at least; None while it runs by itself.

    What lies on the stage with them would cover a question.
    """
    if desk.ask is not None:
        return None
    return "held" if desk.paused else "up" if desk.controls_up else None


Call = Callable[[Event, Sequence[Event]], Iterable[str]]
"""The lines of a caller for an event, after those that were told before it."""


def called(
    desk: Desk,
    voice: TitleVoice[Any, Any],
    of: Callable[[Event, Sequence[Event]], Iterable[tuple[str, int, Facts]]],
) -> list[str]:
    """What a title says of the moment: the lines `of` each event, in one of their ways."""
    names = desk.at.table.names
    return told(desk, lambda event, before: [voice.call(*it, names) for it in of(event, before)])


def told(desk: Desk, call: Call) -> list[str]:
    """What is said of the moment on the screen; the last line of the race stands until the next.

    So nobody is told that the others play between two lines that say what they do.
    """
    events, fresh = desk.at.shown.events, desk.at.shown.fresh
    said = [line for at in range(fresh, len(events)) for line in lines(desk, call, at)]
    if said:
        return said
    for at in reversed(range(fresh)):
        before = lines(desk, call, at)
        if before or moment_of(desk.at.table, events[at].kind).opens:
            return before
    return []


def lines(desk: Desk, call: Call, at: int) -> list[str]:
    """What is said of one event: by the caller on the course, off it by the log."""
    events, words = desk.at.shown.events, words_of(desk.at.table.title)
    called = list(filter(None, call(events[at], events[:at])))
    return called or words.lately(events[at : at + 1], desk.at.table.names)


def watching(
    desk: Desk,
    said: Sequence[str],
    skip: str,
    sign: h.Node = None,
    end: str = "",
    beside: h.Node = None,
) -> h.Element:
    """While others play: what is said, and the buttons that hurry or hold it.

    `skip` says how far one can skip. Whoever speaks has a megaphone or this `sign`; `end` is what
    comes after the race, where it is not the payoffs, `beside` what else can be done meanwhile.
    """
    return h.section("#bar.race-bar", aria_label=say("The race"))[
        heard(said or [say("The others play.")], sign, beside),
        onward(end) if desk.finish else controls(desk, skip),
    ]


def race_bar(desk: Desk, called: Sequence[str], moment: h.Node) -> h.Element:
    """Caller on the left, card and dice in the middle, controls on the right."""
    return h.section("#bar", class_="race-bar", aria_label=say("The race"))[
        heard(called), moment, onward() if desk.finish else controls(desk, to_the_line())
    ]


def to_the_line() -> str:
    """How far one can skip where nobody is asked on the way."""
    return say("Skip to the line")


def to_a_turn(desk: Desk) -> str:
    """How far one can skip where people are asked on the way."""
    return say("Skip to my turn") if desk.alone else say("Skip to the next turn")


def onward(end: str = "") -> h.Element:
    """The race is run, the ranking stands: the payoffs when everybody has seen it."""
    return button(end or say("To the payoffs"), "finish", "big go", id="to-payoffs")


def heard(called: Sequence[str], sign: h.Node = None, beside: h.Node = None) -> h.Element:
    """What the caller says of this moment, read out politely."""
    return h.div(".caller")[
        sign or icon("megaphone"),
        h.div("#caller", aria_live="polite", tabindex="-1")[(h.p[text] for text in called)],
        beside,
    ]


def unit_told(unit: int) -> str:
    """How far the race is, by the movement cards turned."""
    return say("Card {number}", number=unit) if unit else say("At the gates")


def moment(events: Sequence[Event], race: Race, rolled: h.Node = None) -> h.Element:
    """The unit, the card, and the dice where there are any, large."""
    unit = unit_of(events)
    return h.div(".moment")[
        h.p(".unit")[unit_told(unit)],
        race.card
        and h.p(".card-number", id=f"card-{race.card}")[
            say.nodes("No. {number}", number=h.b[race.card])
        ],
        rolled and h.p(".dice-big.timed", id=f"dice-big-{unit}-{len(race.dice)}")[rolled],
    ]
