"""What is printed: the result of a game, and a score sheet for the real box; a page each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import htpy as h

from game.unicorn_fever.lanes import LANES
from web.frame.ago import day
from web.frame.paper import masthead
from web.frame.parts import button, icon
from web.frame.podium import verdict
from web.state import Desk
from web.unicorn_fever import BOX, UNICORNS, podium, say
from web.unicorn_fever.payoffs import signed
from web.unicorn_fever.podium import FROM
from web.words.taking_back import often_back, what_if


def paper(desk: Desk) -> h.Node:
    """The result on the screen of a game that is over, the score sheet on the set-up screen."""
    if desk.post.arrival is not None or desk.title != BOX.id:
        return None
    if desk.screen == "setup":
        return h.div("#paper.paper")[score_sheet(desk)]
    is_shown = desk.screen == "table" and not desk.past.what and desk.is_over
    return h.div("#paper.paper")[result(desk)] if is_shown else None


def result(desk: Desk) -> Iterator[h.Node]:
    """Who won, what the glory came from, and how every race ended."""
    table = desk.table
    assert table is not None
    about = desk.shelf.noted(desk.id)
    races = [event.facts["ranking"] for event in table.events if event.kind == "ranking"]
    title = [
        BOX.name,
        about.name if about else "",
        say("{count:plural(race|races)}", count=len(races)),
    ]
    yield masthead(say("The result"), title, day(about.used, 0) if about else "")
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
                h.th[say("Glory")],
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
                    h.th[say(FROM[kind])],
                    (h.td[signed(one.earned.get(kind, 0), "")] for one in standings),
                ]
                for kind in FROM
            ),
            h.tr(".paper-total")[
                h.th[say("Together")],
                (h.td[say("{glory:number}★", glory=one.glory)] for one in standings),
            ],
            h.tr[
                h.th[say("Gold left")],
                (h.td[say("{gold:number}", gold=one.gold)] for one in standings),
            ],
        ],
    ]
    places = range(1, len(LANES) + 1)
    yield h.table(".paper-table.paper-rankings")[
        h.thead[
            h.tr[
                h.th[say("Race")],
                (h.th[say("{place:ordinal}", place=place)] for place in places),
            ]
        ],
        h.tbody[
            (
                h.tr[h.th[str(number)], (h.td[UNICORNS[colour]] for colour in ranking)]
                for number, ranking in enumerate(races, 1)
            )
        ],
    ]
    yield h.p(".paper-signed")[say("Steward of the fair"), h.i]


def score_sheet(desk: Desk) -> Iterator[h.Node]:
    """Lines for names, bets, gold and glory of a game with the real box."""
    races = 3 if desk.form.options["length"] == "short" else 4
    count = say("{count:plural(race|races)}", count=races)
    yield masthead(say("Score sheet"), [BOX.name, count], None)
    yield h.table(".paper-table.paper-bets", data_races=str(races))[
        h.thead[h.tr[h.th[say("Race")], (h.th[h.i] for _ in desk.form.seats)]],
        h.tbody[
            (
                h.tr[h.th[str(number)], (h.td[slot()] for _ in desk.form.seats)]
                for number in range(1, races + 1)
            )
        ],
        h.tfoot[
            h.tr[h.th[say("Loans")], (h.td for _ in desk.form.seats)],
            h.tr[h.th[say("Glory")], (h.td for _ in desk.form.seats)],
        ],
    ]


def slot() -> h.Element:
    """Room for the bets of one player in one race, and what they brought."""
    return h.div(".slot")[(h.span[word] for word in (say("Bets"), say("Gold"), say("Tax"), "★"))]


def to_score_sheet(desk: Desk) -> h.Node:
    """On the set-up screen: a score sheet for the real box."""
    return button(
        [icon("scroll-quill"), say("Print a score sheet for the real box")],
        "print",
        "small quiet",
        id="print-score-sheet",
    )
