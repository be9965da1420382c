"""What is printed: the result of a game, and a score sheet for the real box; a page each."""

from __future__ import annotations

from collections.abc import Iterator

from game.winners_circle.courses import PAYOUTS
from game.winners_circle.state import races_of
from web import html as h
from web.desk.state import Desk
from web.frame import paper as sheet
from web.winners_circle import BOX, say
from web.winners_circle.payoffs import PAID
from web.winners_circle.podium import END

BETS = 7
"""So many columns of the payout table; the rest pay as the last of them."""


def paper(desk: Desk) -> h.Node:
    """What this box prints on the screen that is shown."""
    return sheet.page_for(desk, BOX, END, score_sheet)


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
