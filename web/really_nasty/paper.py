"""What is printed: the result of a meeting, and betting slips for the real box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import htpy as h

from game.really_nasty.cards import GRADES, RACES, odds_of
from game.really_nasty.course import LANES
from web.frame.ago import day
from web.frame.paper import masthead
from web.frame.parts import button, icon
from web.frame.podium import verdict
from web.really_nasty import BOX, podium, say
from web.really_nasty.payoffs import EARNED, signed
from web.state import Desk
from web.words.taking_back import often_back, what_if


def paper(desk: Desk) -> h.Node:
    """The result of a meeting that is over; on the set-up screen slips for the real box."""
    if desk.post.arrival is not None or desk.title != BOX.id:
        return None
    if desk.screen == "setup":
        return h.div("#paper.paper")[slips(desk)]
    is_shown = desk.screen == "table" and not desk.past.what and desk.is_over
    return h.div("#paper.paper")[result(desk)] if is_shown else None


def result(desk: Desk) -> Iterator[h.Node]:
    """Who won, what the money came from, and how every race ended."""
    table = desk.table
    assert table is not None
    about = desk.shelf.noted(desk.id)
    yield masthead(
        say("The result"),
        [BOX.name, about.name if about else ""],
        day(about.used, 0) if about else "",
    )
    yield h.div(".paper-winner")[
        h.h1[verdict(table.result, table.names)],
        h.p[podium.margin(table.result)],
        h.p[often_back([taken for _, taken in table.rewound])],
        h.p[what_if(table.branched)],
    ]
    standings: tuple[Any, ...] = table.result.standings
    yield h.table(".paper-table.paper-standings")[
        h.thead[
            h.tr[
                h.th[say("Money")],
                (
                    h.th[
                        h.b[say("{place:ordinal}", place=one.place)], h.span[table.names[one.seat]]
                    ]
                    for one in standings
                ),
            ]
        ],
        h.tbody[
            (
                h.tr[
                    h.th[say(EARNED[kind])],
                    (h.td[signed(one.earned.get(kind, 0))] for one in standings),
                ]
                for kind in EARNED
                if any(one.earned.get(kind) for one in standings)
            ),
            h.tr(".paper-total")[
                h.th[say("Together")],
                (h.td[say("{money:money}", money=one.money)] for one in standings),
            ],
        ],
    ]
    yield races(desk)
    yield h.p(".paper-signed")[say("Clerk of the course"), h.i]


def races(desk: Desk) -> h.Element:
    """Every race with its first three, after the stewards."""
    table = desk.table
    assert table is not None
    order = table.view(None).races
    placed: list[tuple[int, ...]] = []
    for event in table.events:
        if event.kind == "race over":
            placed.append(event.facts["placed"])
        elif event.kind == "disqualified":
            placed[-1] = event.facts["placed"]
    return h.table(".paper-table.paper-rankings")[
        h.thead[
            h.tr[
                h.th[say("Race")],
                (h.th[say("{place:ordinal}", place=place)] for place in (1, 2, 3)),
            ]
        ],
        h.tbody[
            (
                h.tr[
                    h.th[RACES[id].name],
                    (h.td[table.names[row[at]] if at < len(row) else "–"] for at in range(3)),
                ]
                for id, row in zip(order, placed, strict=True)
            )
        ],
    ]


def slips(desk: Desk) -> Iterator[h.Node]:
    """A betting slip a player, and the odds."""
    yield masthead(say("Betting slips"), [BOX.name], None)
    yield h.div(".paper-slips")[(one_slip(number) for number in range(len(desk.form.seats)))]
    yield h.table(".paper-table")[
        h.thead[
            h.tr[h.th[say("Odds to one")], (h.th[say("Grade {grade}", grade=g)] for g in GRADES)]
        ],
        h.tbody[
            (
                h.tr[
                    h.th[say("Lane {lane}", lane=lane)],
                    (h.td[str(odds_of(lane, grade))] for grade in GRADES),
                ]
                for lane in LANES
            )
        ],
    ]


def one_slip(number: int) -> h.Element:
    """Lines for a name, the six entries, and a bet a race."""
    return h.table(".paper-table.paper-slip", data_slip=str(number + 1))[
        h.caption[say("Stable"), h.i],
        h.thead[
            h.tr[
                (
                    h.th[text]
                    for text in (
                        say("Race"),
                        say("Entry"),
                        say("Bet on"),
                        say("Odds"),
                        say("Stake"),
                    )
                )
            ]
        ],
        h.tbody[(h.tr[h.th[str(race)], (h.td for _ in range(4))] for race in range(1, 7))],
    ]


def to_slips(desk: Desk) -> h.Node:
    """On the set-up screen: betting slips for the real box."""
    return button(
        [icon("scroll-quill"), say("Print betting slips for the real box")],
        "print",
        "small quiet",
        id="print-score-sheet",
    )
