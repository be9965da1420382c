"""While computers play: what each has just done, who thinks now, and the ways to go on."""

from __future__ import annotations

from collections.abc import Sequence

from game.play import Event
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board.recap import is_half, since
from web.horse_fever.moments import MOMENTS
from web.horse_fever.seen import seen
from web.horse_fever.words import banter
from web.horse_fever.words.saying import say
from web.parts.cast import computer
from web.parts.controls import controls
from web.parts.pieces import charm, icon

LINES = 3
"""So many acts stand in the bar; the newest is the large one."""


def is_on(desk: Desk) -> bool:
    """Whether a computer's act, or a computer thinking, is on the screen: no race, no auction."""
    if desk.computer is not None:
        return True
    moment = desk.shown.moment if desk.shown else None
    return moment is not None and MOMENTS[moment.kind].act


def who(desk: Desk) -> int | None:
    """The computer on the screen: the one that thinks, else the one whose act is told."""
    if desk.computer is not None or desk.shown is None or not is_on(desk):
        return desk.computer
    seat = desk.shown.news[-1].facts.get("seat") if desk.shown.news else None
    return None if seat is None else int(seat)


def bar(desk: Desk) -> h.Element:
    """What has been done on the left, who is at it in the middle, the controls on the right."""
    names, done = desk.at.table.names, acts(desk)[-LINES:]
    told = [words.sentence(event, names) for event in done]
    seat = done[-1].facts["seat"] if done else who(desk)
    return h.section("#bar.race-bar.waiting-bar", aria_label=say("The computers play"))[
        h.div(class_="caller" if seat is None else f"caller mark-{seat}")[
            computer(desk.at.table.bots[seat], desk.at.table.names[seat])
            if seat in desk.at.table.bots
            else icon("vintage-robot"),
            h.div[
                h.div("#caller", aria_live="polite", tabindex="-1")[
                    [h.p[text] for text in told] or h.p[say("The computers are playing.")]
                ],
                spoken(desk),
            ],
        ],
        at_it(desk, names),
        controls(desk, onward(desk)),
    ]


def spoken(desk: Desk) -> h.Node:
    """What the computer whose act is told says of it, where computers may talk."""
    events, seat = desk.at.shown.events, who(desk)
    if desk.settings["banter"] == "off" or seat is None or desk.computer is not None or not events:
        return None
    told = banter.quip(events[-1], len(events), seen(desk.at.shown.view(None)).odds)
    return h.p(".quip")[h.q[told]] if told else None


def acts(desk: Desk) -> list[Event]:
    """What everybody has done since a person was asked last, or since the last race."""
    told, news = since(desk.at.shown.events, desk.people), desk.at.shown.news
    half = [event for event in news[-1:] if is_half(event)]
    return told + half


def at_it(desk: Desk, names: Sequence[str]) -> h.Element:
    """Whose turn it is, and whether there is still something to think about."""
    seat = who(desk)
    thinks = desk.computer is not None
    return h.div(class_="at-it thinks" if thinks else "at-it")[
        seat is not None
        and [
            charm(seat),
            h.p[
                say.nodes(
                    "{name} {what}",
                    name=h.b[names[seat]],
                    what=h.span[say("is thinking" if thinks else "has played")],
                )
            ],
        ],
        h.span(".dots", aria_hidden="true")[h.i, h.i, h.i],
    ]


def onward(desk: Desk) -> str:
    """What skipping leads to."""
    return say("Go to my turn" if len(desk.people) == 1 else "Skip ahead")
