"""What stands and runs on the course: the gate, a horse with legs that gallop, the photograph."""

from __future__ import annotations

from functools import cache

import htpy as h
from markupsafe import Markup

from game.horse_fever.race import FINISH
from game.play import Event
from game.racing.dice import HORSES
from web.frame.parts import runner, silk
from web.horse_fever import words
from web.horse_fever.board.scene import Herald, Scene
from web.horse_fever.words.saying import say
from web.words.speaking import mark

CLOSING = 8
"""The space from which on the leader is near the line."""


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


def stride(scene: Scene, colour: str) -> str:
    """Which of two like names the gallop of this moment has: a new name makes it begin anew."""
    return "ab"[scene.told % 2] if colour in scene.moves else ""


def gate(unit: int, scene: Scene) -> h.Element:
    """The starting gate: shut, flung open at the off, and away once they run."""
    state = "away" if unit else "open" if scene.off else "shut"
    return h.div(".gate", data_gate=state, aria_hidden="true")[
        (h.span(".gate-stall")[h.i, h.i] for _ in HORSES)
    ]


def leg_of(unit: int, front: int) -> str:
    """Which part of the race it is: at the gate, on the way, closing on the line, or coming in."""
    if front >= FINISH:
        return "home"
    return "closing" if front >= CLOSING else "running" if unit else "gate"


def heralds(spoken: tuple[Herald, ...], told: int, colour: str) -> h.Node:
    """Banners on a horse, each a card that speaks up; the caller says the same."""
    if not spoken:
        return None
    return h.div(".heralds", id=f"herald-{colour}-{told}", aria_hidden="true")[
        (
            h.span(".herald")[h.b[herald.name], herald.does and h.small[herald.does]]
            for herald in spoken
        )
    ]


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
