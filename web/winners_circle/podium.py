"""The end of a game: who stands where, and what the money came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h

from web.frame.parts import button, charm, icon
from web.state import Desk
from web.winners_circle import say
from web.winners_circle.payoffs import PAID, signed
from web.words.minds import mind_told
from web.words.taking_back import often_back, what_if


def podium(desk: Desk) -> h.Element:
    """The winner's circle."""
    assert desk.table is not None
    result, names = desk.table.result, desk.table.names
    return h.section("#podium", class_="poster", aria_labelledby="podium-title")[
        h.div(".rays", aria_hidden="true"),
        h.header(".poster-head")[
            icon("laurels-trophy"),
            h.h1("#podium-title")[verdict(result, names)],
            h.p[margin(result)],
            h.p(".went-back")[
                often_back([taken for _, taken in desk.table.rewound]),
                " ",
                what_if(desk.table.branched),
            ],
        ],
        steps(result.standings, names),
        breakdown(result.standings, names),
        unmasked(desk.table.bots, names),
        h.div(".actions")[
            button(say("Play again"), "again", "big go", id="again"),
            button([icon("barn"), say("Home")], "home", "big", id="to-home"),
            button(say("How it went"), "log", "big", id="to-log"),
            button([icon("paper-plane"), say("Save or share")], "share", "big", id="to-share"),
            button([icon("binoculars"), say("Watch it again")], "history start", "big", id="watch"),
            button(
                [icon("scroll-quill"), say("Print the result")], "print", "big", id="print-result"
            ),
        ],
    ]


def verdict(result: Any, names: Sequence[str]) -> str:
    """Who won, as a headline."""
    count = len(result.winners)
    return say("{seats:players} {count:agree(wins|win)}", names, seats=result.winners, count=count)


def margin(result: Any) -> str:
    """By how much."""
    first = result.standings[0].money
    rest = [one.money for one in result.standings if one.place > 1]
    if len(result.winners) > 1:
        return say("Level at {money:number}: the win is shared.", money=first)
    return say("{more:number} ahead of the next.", more=first - max(rest, default=0))


def steps(standings: Sequence[Any], names: Sequence[str]) -> h.Node:
    """The first three on their steps, the middle one the highest."""
    return h.ol(".steps")[
        (
            h.li(class_=f"step-{min(one.place, 3)}", id=f"step-{one.seat}")[
                charm(one.seat),
                h.b[names[one.seat]],
                h.span(".vp")[say("{money:number}", money=one.money)],
                h.span(".place")[str(one.place)],
            ]
            for one in standings[:3]
        )
    ]


def breakdown(standings: Sequence[Any], names: Sequence[str]) -> h.Element:
    """Every player's money by what it came from."""
    kinds = [kind for kind in PAID if any(one.earned.get(kind) for one in standings)]
    return h.div(
        ".sheet.scroll-x", role="region", tabindex="0", aria_label=say("Where the money came from")
    )[
        h.table(".breakdown.money-table")[
            h.caption(".unseen")[say("Where the money came from")],
            h.thead[
                h.tr[
                    h.th(scope="col")[say("Place")],
                    h.th(scope="col")[say("Player")],
                    (h.th(scope="col")[say(PAID[kind])] for kind in kinds),
                    h.th(scope="col")[say("Money")],
                ]
            ],
            h.tbody[
                (
                    h.tr(id=f"standing-{one.seat}")[
                        h.td[str(one.place)],
                        h.th(scope="row")[charm(one.seat), names[one.seat]],
                        (h.td(data_of=say(PAID[kind]))[earned(one.earned, kind)] for kind in kinds),
                        h.td(".total")[say("{money:number}", money=one.money)],
                    ]
                    for one in standings
                )
            ],
        ]
    ]


def earned(by: Mapping[str, int], kind: str) -> h.Node:
    """Money of one origin; a dot for none."""
    return signed(by[kind]) if by.get(kind) else "·"


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
