"""What is printed: the result of a game, and a score sheet for the real box; a page each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import htpy as h

from game.winners_circle.courses import COURSES, PAYOUTS
from web.frame.ago import day
from web.frame.paper import masthead
from web.frame.parts import button, icon
from web.frame.podium import verdict
from web.state import Desk
from web.winners_circle import BOX, podium, say
from web.winners_circle.payoffs import PAID, signed
from web.winners_circle.programme import nth
from web.winners_circle.words.names import NAMES
from web.words.taking_back import often_back, what_if

BETS = 7
"""So many columns of the payout table; the rest pay as the last of them."""


def paper(desk: Desk) -> h.Node:
    """The result on the screen of a game that is over, the score sheet on the set-up screen."""
    if desk.post.arrival is not None or desk.title != BOX.id:
        return None
    if desk.screen == "setup":
        return h.div("#paper.paper")[score_sheet(desk)]
    is_shown = desk.screen == "table" and not desk.past.what and desk.is_over
    return h.div("#paper.paper")[result(desk)] if is_shown else None


def result(desk: Desk) -> Iterator[h.Node]:
    """Who won, what the money came from, and how every race ended."""
    table = desk.table
    assert table is not None
    about = desk.shelf.noted(desk.id)
    races = [event.facts["cards"] for event in table.events if event.kind == "ranking"]
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
                    h.th[say(PAID[kind])],
                    (h.td[signed(one.earned.get(kind, 0))] for one in standings),
                ]
                for kind in PAID
            ),
            h.tr(".paper-total")[
                h.th[say("Together")],
                (h.td[say("{money:number}", money=one.money)] for one in standings),
            ],
        ],
    ]
    yield h.table(".paper-table.paper-rankings")[
        h.thead[h.tr[h.th[say("Race")], (h.th[nth(place)] for place in (1, 2, 3))]],
        h.tbody[
            (
                h.tr[h.th[str(number)], (h.td[NAMES[card]] for card in ranking)]
                for number, ranking in enumerate(races, 1)
            )
        ],
    ]
    yield h.p(".paper-signed")[say("Clerk of the course"), h.i]


def score_sheet(desk: Desk) -> Iterator[h.Node]:
    """Lines for names, chips and money of a game with the real box, and what a chip brings."""
    races = COURSES[desk.form.options["track"]].races
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
        h.tfoot[h.tr[h.th[say("Money")], (h.td for _ in desk.form.seats)]],
    ]
    yield h.table(".paper-table")[
        h.thead[h.tr[h.th[say("Bets")], (h.th[str(bets)] for bets in range(1, BETS + 1))]],
        h.tbody[
            (
                h.tr[h.th[say(PAID[place])], (h.td[str(each)] for each in row[:BETS])]
                for place, row in PAYOUTS.items()
            )
        ],
    ]


def slot() -> h.Element:
    """Room for the chips of one player in one race, and what they brought."""
    return h.div(".slot")[(h.span[word] for word in ("1", "1", "2", say("Money")))]


def to_score_sheet(desk: Desk) -> h.Node:
    """On the set-up screen: a score sheet for the real box."""
    return button(
        [icon("scroll-quill"), say("Print a score sheet for the real box")],
        "print",
        "small quiet",
        id="print-score-sheet",
    )
