"""The first race on the page: its captions, its end, and the way in from the home screen."""

from __future__ import annotations

import htpy as h

from web.frame.parts import button, icon
from web.horse_fever.board.explained import worded
from web.horse_fever.lesson import lesson
from web.horse_fever.lesson.captions import END, said
from web.horse_fever.words.saying import say
from web.state import Desk


def look(desk: Desk) -> str:
    """The class of a page in the first race: its one right answer is marked."""
    return " guided" if desk.guide is not None else ""


def caption(desk: Desk) -> h.Node:
    """What is to be said now, near the bar; nothing while the curtain is down."""
    if desk.guide is None or desk.table is None or desk.curtain is not None:
        return None
    now = lesson.caption(desk)
    if lesson.is_done(desk):
        return None
    return h.aside("#lesson", role="note", aria_live="polite", aria_label=say("Your first race"))[
        icon("megaphone"),
        h.div(".lesson-said")[h.b[say(now.title)], h.p[worded(said(now), "lesson")]],
        h.div(".lesson-tools")[
            lesson.waits(desk) and button(say("Go on"), "lesson-on", "go", id="lesson-on"),
            button(say("Skip the lesson"), "lesson-over", "small quiet", id="lesson-skip"),
        ],
    ]


def ending(desk: Desk) -> h.Node:
    """The first race is ridden: what comes next."""
    if not lesson.is_done(desk):
        return None
    return h.section("#lesson-end", class_="poster", aria_labelledby="lesson-title")[
        h.div(".rays", aria_hidden="true"),
        h.div(".poster-sheet")[
            h.p(".kicker")[say("Well ridden, Robin")],
            h.h1("#lesson-title", tabindex="-1")[say(END.title)],
            h.p(".lesson-said")[worded(said(END), "lesson")],
            h.div(".actions")[
                button(say("A game of my own"), "lesson-over new", "big go", id="lesson-new"),
                button(say("Home"), "lesson-over", "big quiet", id="lesson-home"),
            ],
        ],
    ]


def invitation(desk: Desk) -> h.Element:
    """The way in: large for somebody new, small where games are kept or the race is ridden."""
    where = lesson.place(desk.shelf.storage)
    is_new = not desk.kept and where != lesson.DONE
    if where == lesson.DONE:
        label = say("Ride the first race again")
    elif where:
        label = say("Go on with your first race")
    else:
        label = say("New here? Ride a first race (4 minutes)")
    if not is_new:
        return button([icon("horse-head"), label], "first-race", "small quiet", id="first-race")
    return h.div(".invitation")[
        button([icon("horse-head"), label], "first-race", "big", id="first-race"),
        h.p[say("Learn by doing: you bet, you fix, they run. Leave whenever you like.")],
    ]
