"""The first screen: the boxes to play, and the games to go on with."""

from __future__ import annotations

from web import html as h
from web.desk.box import Box
from web.desk.forms import SetupForm
from web.desk.screen import BOXES, SCREENS, box_of
from web.desk.state import Desk
from web.doors import day, hall
from web.pages import lesson
from web.pages.keeping import keeping
from web.pages.shelf import is_past, shelf
from web.parts.pieces import button, icon
from web.words import speaking
from web.words.languages import NAMES
from web.words.speaking import say


def home(desk: Desk) -> h.Element:
    """The posters of the boxes, each always in its place; games to go on with before them, finished
    ones below.
    """
    kept, past = shelf(desk), is_past(desk)
    return h.section(
        "#home",
        class_="poster",
        data_shelf=None if kept is None else "past" if past else "goes-on",
        aria_labelledby="home-title",
    )[
        h.div(".rays", aria_hidden="true"),
        h.div(".poster-sheet")[
            h.p(".kicker")[say("Grand meeting · 1928")],
            h.h1("#home-title")["Horseburg"],
            None if past else kept,
            h.div(".posters.stack")[
                (poster(box) for box in sorted(BOXES.values(), key=lambda box: box.is_guest))
            ],
            h.div(".actions")[
                day.way_in(desk),
                button(
                    [
                        icon("vintage-robot"),
                        h.span[say("Play alone"), h.small[box_of(SetupForm.fresh().title).name]],
                    ],
                    "alone",
                    "big stacked",
                    id="play-alone",
                ),
                button(say("The rules"), "rule", "big quiet", id="to-rules"),
                button(
                    [icon("open-folder"), say("Open a saved game")],
                    "bring",
                    "big quiet",
                    id="to-bring",
                ),
            ],
            h.div(".begin")[
                invitations(desk),
                h.p(".home-word.row")[
                    icon("smartphone"), h.span[say("Guests can play from their own phones.")]
                ],
                hall.is_offered(desk) and hall.way_in("quiet", True),
            ],
            kept if past else None,
        ],
        languages(),
        button(
            icon("cog"), "settings", "round quiet corner", id="to-settings", name=say("Settings")
        ),
        keeping(desk),
    ]


FEW = 4
"""So many languages stand side by side on a phone; more are pushed into sight."""


def languages() -> h.Element:
    """The switch that names each language in itself."""
    return h.nav(".languages", aria_label=say("Language"), data_many=len(NAMES) > FEW)[
        (
            h.button(
                ".button.quiet.small",
                id=f"speak-{code}",
                type="button",
                data_do=f"set language {code}",
                lang=code,
                aria_pressed="true" if code == speaking.LANGUAGE else "false",
            )[name]
            for code, name in NAMES.items()
        )
    ]


def poster(box: Box) -> h.Element:
    """One box: its picture, its name, one line, for how many and how long. A tap sets it up."""
    look = "button box-poster box-guest" if box.is_guest else "button box-poster"
    name = say("A guest: {name}", name=box.name) if box.is_guest else box.name
    return h.button(id=f"box-{box.id}", class_=look, type="button", data_do=f"setup {box.id}")[
        h.span(".box-art", aria_hidden="true")[box.art()],
        h.span(".box-words")[
            h.b(".box-name")[name],
            h.span(".box-lead")[box.say(box.lead)],
            h.span(".box-facts")[
                h.span[icon("person"), box.say(box.players)],
                h.span[icon("pocket-watch"), box.say(box.time)],
            ],
            h.span(".box-go")[say("New game")],
        ],
    ]


def invitations(desk: Desk) -> h.Node:
    """The first race, and what a box that is open adds: something to print."""
    return [lesson.invitation(desk), [screen.invitation(desk) for screen in SCREENS.opened]]
