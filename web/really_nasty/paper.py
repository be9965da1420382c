"""What is printed: the result of a meeting, and betting slips for the real box."""

from __future__ import annotations

from collections.abc import Iterator

from game.really_nasty.cards import GRADES, RACES, odds_of
from game.really_nasty.course import LANES
from web import html as h
from web.desk.state import Desk
from web.frame import paper as sheet
from web.really_nasty import BOX, say
from web.really_nasty.podium import END


def paper(desk: Desk) -> h.Node:
    """What this box prints on the screen that is shown."""
    return sheet.page_for(desk, BOX, END, slips)


def slips(desk: Desk) -> Iterator[h.Node]:
    """A betting slip for each player, as they are folded in the real game, and the odds."""
    table = desk.form.options["odds"]
    words = (say("Entry"), say("Bet on"), say("Odds"), say("Stake"))
    yield sheet.blank(desk, BOX.name, len(RACES), words, (say("Money"),))
    yield h.table(".paper-table")[
        h.thead[
            h.tr[h.th[say("Odds to one")], (h.th[say("Grade {grade}", grade=g)] for g in GRADES)]
        ],
        h.tbody[
            (
                sheet.line(
                    (
                        say("Lane {lane}", lane=lane),
                        [str(odds_of(table, lane, grade)) for grade in GRADES],
                    )
                )
                for lane in LANES
            )
        ],
    ]


def to_slips(_desk: Desk) -> h.Node:
    """On the set-up screen: betting slips for the real box."""
    return sheet.to_print(say("Print betting slips for the real box"), "print-score-sheet")
