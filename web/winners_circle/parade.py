"""The last picture of a race: the winner led in before the stand, second and third behind it."""

from __future__ import annotations

from collections.abc import Sequence

from game.play import Event
from game.winners_circle.view import View
from web import html as h
from web.racing.stage import groom, rosette
from web.winners_circle import say
from web.winners_circle.ground import stand
from web.winners_circle.horses import standing
from web.winners_circle.portraits import cloth
from web.winners_circle.words.names import NAMES


def is_over(news: Sequence[Event]) -> bool:
    """Whether the ranking is what has just been told."""
    return any(event.kind == "ranking" for event in news)


def parade(view: View) -> h.Element:
    """The first three, the winner nearest and largest."""
    return h.section("#course.stage.parade", data_cheers="", aria_label=say("The winner’s circle"))[
        h.div(".heath", aria_hidden="true"),
        stand(),
        h.ol(".led-in")[
            (led(view, place, horse) for place, horse in reversed([*enumerate(view.finished, 1)]))
        ],
    ]


def led(view: View, place: int, horse: str) -> h.Element:
    """One of them, with its rosette and its name."""
    card = view.runners[horse]
    return h.li(class_=f"led-{place}", id=f"led-{place}")[
        h.div(".led")[standing(horse, card), place == 1 and groom(), rosette(place)],
        h.b(".led-name.row")[cloth(horse), NAMES[card]],
    ]
