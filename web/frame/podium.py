"""What every end of a game has: who won, how the computers played, and the ways on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h

from web.frame.parts import button, charm, icon
from web.state import Desk
from web.words.minds import mind_told
from web.words.speaking import say
from web.words.taking_back import often_back, what_if


def podium(
    desk: Desk, headline: str, settled: str, *standings: h.Node, more: h.Node = None
) -> h.Element:
    """The end of a game; `settled` says why its `standings` are so, `more` is one way on more."""
    assert desk.table is not None
    return h.section("#podium", class_="poster", aria_labelledby="podium-title")[
        h.div(".rays", aria_hidden="true"),
        h.header(".poster-head")[
            icon("laurels-trophy"),
            h.h1("#podium-title")[headline],
            h.p[settled],
            h.p(".went-back")[
                often_back([taken for _, taken in desk.table.rewound]),
                " ",
                what_if(desk.table.branched),
            ],
        ],
        standings,
        unmasked(desk.table.bots, desk.table.names),
        ways_on(more),
    ]


def verdict(result: Any, names: Sequence[str]) -> str:
    """Who won, as a headline."""
    count = len(result.winners)
    return say("{seats:players} {count:agree(wins|win)}", names, seats=result.winners, count=count)


def unmasked(bots: Mapping[int, str], names: Sequence[str]) -> h.Node:
    """How each computer played, told only now, and the way to ask it why."""
    if not bots:
        return None
    return h.div(".unmasked")[
        h.ul[
            (
                h.li[
                    charm(seat),
                    h.span[
                        say.nodes("{name} was {mind}.", name=h.b[names[seat]], mind=mind_told(name))
                    ],
                ]
                for seat, name in sorted(bots.items())
            )
        ],
        button([icon("vintage-robot"), say("Why did you?")], "whys", "", id="to-whys"),
    ]


def ways_on(more: h.Node = None) -> h.Element:
    """What to do with a game that is over; `more` is what only this box offers."""
    return h.div(".actions")[
        button(say("Play again"), "again", "big go", id="again"),
        button([icon("barn"), say("Home")], "home", "big", id="to-home"),
        button(say("How it went"), "log", "big", id="to-log"),
        more,
        button([icon("paper-plane"), say("Save or share")], "share", "big", id="to-share"),
        button([icon("binoculars"), say("Watch it again")], "history start", "big", id="watch"),
        button([icon("scroll-quill"), say("Print the result")], "print", "big", id="print-result"),
    ]
