"""Horse cards, large, over the screen."""

from __future__ import annotations

from game.winners_circle.cards import CARDS
from web import html as h
from web.desk.state import Desk
from web.parts.pieces import button, icon, unseen
from web.parts.sheet import sheet
from web.winners_circle import say
from web.winners_circle.portraits import cloth, portrait
from web.winners_circle.state import seen
from web.winners_circle.track import SIGNS
from web.winners_circle.words.names import NAMES, STYLES


def card(desk: Desk) -> h.Element:
    """The cards that were asked for, large."""
    runners = {} if desk.shown is None else seen(desk.view).runners
    coats = {id: coat for coat, id in runners.items()}
    faces = [large(id, coats.get(id, CARDS[id].coat)) for id in desk.card.split() if id in CARDS]
    return sheet(
        say("Horse cards"),
        [
            h.div(".faces")[faces],
            h.p(".card-note")[
                say("Three heads and the other three make 30. The figures are ours."),
                " ",
                button(say("Rule W.14"), "rule W.14", "small quiet"),
            ],
        ],
        "one-card",
    )


def large(id: str, coat: str) -> h.Element:
    """One card as it came in a packet of cigarettes: picture, name, style, figures."""
    its = CARDS[id]
    return h.figure(".champion.stack", id=f"large-{id}")[
        portrait(id, coat),
        h.figcaption[h.b[cloth(coat), NAMES[id]], h.i[say(STYLES[id])]],
        h.span(".figures")[
            (
                h.span(class_=f"figure of-{sign}")[
                    icon(SIGNS[sign]),
                    unseen(say("{face:face}", face=sign)),
                    h.b[str(its.spaces(sign))],
                ]
                for sign in SIGNS
            )
        ],
    ]
