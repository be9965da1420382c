"""What is printed: the result of a game, and a score sheet for the real box; a page each."""

from __future__ import annotations

from collections.abc import Iterator

from game.winners_circle.courses import PAYOUTS
from game.winners_circle.state import races_of
from web import html as h
from web.desk.state import Desk
from web.frame import paper as sheet
from web.winners_circle import BOX, podium, say
from web.winners_circle.payoffs import PAID, signed
from web.winners_circle.state import ended
from web.winners_circle.words.names import NAMES

PLACED = 3
"""So many horses of a race are told."""

BETS = 7
"""So many columns of the payout table; the rest pay as the last of them."""


def paper(desk: Desk) -> h.Node:
    """What this box prints on the screen that is shown."""
    return sheet.page_for(desk, BOX.id, result, score_sheet)


def result(desk: Desk) -> Iterator[h.Node]:
    """Who won, what the money came from, and how every race ended."""
    table = desk.table
    assert table is not None
    races = [event.facts["cards"] for event in table.events if event.kind == "ranking"]
    end = ended(table)
    yield sheet.winner(desk, BOX.name, len(races), podium.margin(end))
    yield sheet.standings(
        table,
        say("Money"),
        [(say(PAID[it]), [signed(one.earned.get(it, 0)) for one in end.standings]) for it in PAID],
        [podium.has(one) for one in end.standings],
    )
    yield sheet.rankings([[NAMES[card] for card in ranking] for ranking in races], PLACED)
    yield sheet.signed_by(say("Clerk of the course"))


def score_sheet(desk: Desk) -> Iterator[h.Node]:
    """Lines for names, chips and money of a game with the real box, and what a chip brings."""
    races = races_of(desk.form.options)
    words = ("1", "1", "2", say("Money"))
    yield sheet.blank(desk, BOX.name, races, words, (say("Money"),))
    yield h.table(".paper-table")[
        h.thead[h.tr[h.th[say("Bets")], (h.th[str(bets)] for bets in range(1, BETS + 1))]],
        h.tbody[
            (
                sheet.line((say(PAID[place]), [str(each) for each in row[:BETS]]))
                for place, row in PAYOUTS.items()
            )
        ],
    ]
