"""What runs on the course: a horse with legs that gallop, and its photograph at the line."""

from __future__ import annotations

from functools import cache

import htpy as h
from markupsafe import Markup

from game.horse_fever.lanes import HORSES
from game.play import Event
from web.frame.parts import runner, silk
from web.horse_fever import words
from web.horse_fever.words.saying import say
from web.words.speaking import mark


@cache
def galloper(colour: str) -> Markup:
    """A horse whose legs are a strip of pictures: standing, then the four of a stride."""
    return Markup(
        h.div(".gait", aria_hidden="true")[
            h.div(".legs")[
                h.svg(".strip", viewBox="-2 -2 620 72")[h.use(href=f"silks.svg#legs-{colour}")]
            ],
            h.svg(".runner", viewBox="-2 -2 124 72")[h.use(href=f"silks.svg#trunk-{colour}")],
        ]
    )


BY = {
    "cards": mark("the cards decide"),
    "odds": mark("the better odds decide"),
    "first player": mark("the first player decides"),
    "bookmaker": mark("the bookmaker decides"),
}


def photograph(event: Event, told: int) -> h.Element:
    """The still: a sepia print, the line drawn, the noses, and who by a nose."""
    first, among = event.facts["horse"], event.facts["among"]
    beaten = [words.HORSES[colour].name for colour in among if colour != first]
    return h.figure(".photo-still", id=f"photo-{told}", aria_hidden="true")[
        h.div(".negative")[
            (
                h.div(class_="nose ahead" if colour == first else "nose")[runner(colour)]
                for colour in sorted(among, key=HORSES.index)
            ),
            h.span(".line"),
        ],
        h.figcaption[
            h.small[say("Photo finish")],
            h.b[silk(first), say("{name} by a nose", name=words.HORSES[first].name)],
            h.small[
                say(
                    "from {beaten:list}; {decided}",
                    beaten=beaten,
                    decided=say(BY[event.facts["by"]]),
                )
            ],
        ],
    ]
