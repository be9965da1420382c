"""The first race on the page: its captions, its end, and the ways in."""

from __future__ import annotations

from game import Table
from web import html as h
from web.acts import lesson
from web.desk.box import Box
from web.desk.screen import BOXES, SCREENS, box_of, refused, screen_of, words_of
from web.desk.script import Caption
from web.desk.state import Desk
from web.parts import glossary
from web.parts.finish import picture
from web.parts.pieces import button, icon
from web.words.speaking import say

PANEL = "#bar "
"""How a caption that speaks of something in the panel of the question points at it."""


def look(desk: Desk) -> str:
    """The classes of a page in the first race: it is read, and of what the caption speaks."""
    if desk.guide is None:
        return ""
    reading = " reading" if lesson.reads(desk) else ""
    return f" guided{reading}{' in-panel' if lesson.pointed(desk).startswith(PANEL) else ''}"


def caption(desk: Desk) -> h.Node:
    """What is to be said now, near the bar; nothing while the curtain is down."""
    led = lesson.led(desk)
    if led is None or not tells(desk):
        return None
    now = lesson.caption(desk, led.script)
    at = lesson.pointed(desk)
    return [at and h.i("#pointer", data_points=at, aria_hidden="true"), told(desk, led, now)]


def tells(desk: Desk) -> bool:
    """Whether there is a caption on the page: it also says what has just to be said."""
    is_open = lesson.led(desk) is not None and desk.screen == "table" and desk.curtain is None
    return is_open and not lesson.is_done(desk)


def told(desk: Desk, led: lesson.Lesson, now: Caption) -> h.Element:
    """The words of a caption, and the ways on."""
    drawn = beside(desk, led)
    return h.aside("#lesson", role="note", aria_live="polite", aria_label=called(desk))[
        icon("megaphone"),
        h.div(class_="lesson-said with-card" if drawn else "lesson-said")[
            h.b[led.script.say(now.title)],
            desk.notice and h.p("#lesson-not")[refused(desk.notice)],
            h.p[worded(desk, now.text)],
            drawn,
        ],
        h.div(".lesson-tools.row")[
            lesson.waits(desk) and button(say("Go on"), "lesson-on", "go", id="lesson-on"),
            button(say("Skip the lesson"), "lesson-over", "small quiet", id="lesson-skip"),
        ],
    ]


def beside(desk: Desk, led: lesson.Lesson) -> h.Node:
    """What the caption of a moment speaks of, drawn beside its words."""
    if desk.shown is None or desk.shown.moment is None or not lesson.moment(desk):
        return None
    return led.script.drawn(lesson.moment(desk), desk.shown.moment.view)


def worded(desk: Desk, text: str) -> h.Node:
    """A caption whose words of the game can be tapped."""
    led = lesson.led(desk)
    assert led is not None
    return glossary.worded(words_of(desk.at.table.title), led.script.said(text), "lesson")


def ending(desk: Desk) -> h.Node:
    """The first race is ridden: how it ended, what it brought, and what comes next."""
    led = lesson.led(desk)
    if led is None or desk.table is None or not lesson.is_done(desk):
        return None
    end, name = led.script.told.end, desk.table.names[led.script.newcomer]
    return h.section("#lesson-end", class_="poster", aria_labelledby="lesson-title")[
        h.div(".rays", aria_hidden="true"),
        h.div(".poster-sheet")[
            h.p(".kicker")[say("Well done, {name}", name=name)],
            h.h1("#lesson-title", tabindex="-1")[led.script.say(end.title)],
            h.div(".lesson-told")[
                finish(desk.table),
                h.div(".lesson-said")[
                    h.ul[(h.li[told] for told in lesson.brought(desk, led))],
                    h.p[worded(desk, end.text)],
                ],
            ],
            h.div(".actions.in-sight")[
                button(say("A game of my own"), "lesson-over new", "big go", id="lesson-new"),
                button(say("Home"), "lesson-over", "big quiet", id="lesson-home"),
            ],
            others(box_of(desk.table.title.id)),
        ],
    ]


def finish(table: Table) -> h.Node:
    """How the horses came in."""
    field = screen_of(table).finish(table, 0)
    if not field:
        return None
    names = [one.name for one in field]
    return h.figure(".lesson-finish")[
        picture(field),
        h.figcaption[say("At the end they stood like this: {horses:list}.", horses=names)],
    ]


def others(box: Box) -> h.Element:
    """The first races of all other boxes; guests run none."""
    rest = [one for one in BOXES.values() if one.id != box.id and not one.is_guest]
    return h.section(".lesson-others.stack", aria_labelledby="lesson-others")[
        h.h2("#lesson-others")[say("Learn another game")],
        h.div(".posters.stack")[
            (
                button(
                    [
                        h.span(".box-art", aria_hidden="true")[one.art()],
                        h.span(".box-words")[h.b(".box-name")[one.name]],
                    ],
                    f"lesson-over {one.id}",
                    "box-poster",
                    f"lesson-{one.id}",
                )
                for one in rest
            )
        ],
    ]


def invitation(desk: Desk) -> h.Node:
    """The way in from home: large for somebody new, small where games are kept or it is ridden.

    It leads to the box that is open from the start; other boxes offer theirs on their set-up.
    """
    first = next((its for its in SCREENS.opened if its.lesson is not None), None)
    if first is None:
        return None
    label, where = offer(desk, first.box)
    if desk.kept or where == lesson.DONE:
        return way_in(label, first.box, "small quiet")
    return h.div(".invitation")[
        way_in(label, first.box, "big"),
        h.p[say("Learn {box} by doing. Each box has a first race.", box=first.box.name)],
    ]


def at_set_up(desk: Desk) -> h.Node:
    """The way in from the set-up of a box that has a first race."""
    box = box_of(desk.form.title)
    if lesson.script_of(box) is None:
        return None
    label, where = offer(desk, box)
    if where == lesson.DONE:
        return way_in(label, box, "small quiet")
    return h.div(".invitation")[way_in(label if where else anew(box), box, "small")]


def way_in(label: str, box: Box, look: str) -> h.Element:
    """The button that lays the recorded race."""
    return button(
        [icon("horse-head" if not box.is_guest else box.sign), label],
        f"first-race {box.id}",
        look,
        id="first-race",
    )


def anew(box: Box) -> str:
    """The way in at the box's own set-up."""
    if box.is_guest:
        return say("Play a first turn (3 minutes)")
    return say("Play a first race (4 minutes)")


def called(desk: Desk) -> str:
    """What is played here."""
    return say("Your first turn") if lesson.is_turn(desk) else say("Your first race")


def offer(desk: Desk, box: Box) -> tuple[str, str]:
    """What the way in says, and where the race was left."""
    script = lesson.script_of(box)
    where = lesson.place(desk.shelf.storage, script) if script is not None else ""
    if where == lesson.DONE:
        again, race = say("Play the first turn again"), say("Play the first race again")
        return again if box.is_guest else race, where
    if where:
        on, race = say("Go on with your first turn"), say("Go on with your first race")
        return on if box.is_guest else race, where
    return say("New here? Play a first race (4 minutes)"), where
