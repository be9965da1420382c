"""What is printed: the result of a meeting, and betting slips for the real box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game import Event
from game.really_nasty.cards import GRADES, RACES, odds_of
from game.really_nasty.course import LANES
from web import html as h
from web.desk.state import Desk
from web.frame import paper as sheet
from web.parts.pieces import button, icon
from web.really_nasty import BOX, podium, say
from web.really_nasty.payoffs import EARNED, signed
from web.really_nasty.state import ended

PLACED = 3
"""So many horses of a race are told."""


def paper(desk: Desk) -> h.Node:
    """What this box prints on the screen that is shown."""
    return sheet.page_for(desk, BOX.id, result, slips)


def result(desk: Desk) -> Iterator[h.Node]:
    """Who won, what the money came from, and how every race ended."""
    table = desk.table
    assert table is not None
    end = ended(table)
    standings = end.standings
    kinds = [kind for kind in EARNED if any(one.earned.get(kind) for one in standings)]
    yield sheet.winner(desk, BOX.name, len(RACES), podium.margin(end))
    yield sheet.standings(
        table,
        say("Money"),
        [(say(EARNED[it]), [signed(one.earned.get(it, 0)) for one in standings]) for it in kinds],
        [podium.has(one) for one in standings],
        [(say("Wins"), [podium.won(one) for one in standings])],
    )
    yield sheet.rankings(rankings(table.events, table.names), PLACED)
    yield sheet.signed_by(say("Clerk of the course"))


def rankings(events: Sequence[Event], names: Sequence[str]) -> list[list[str]]:
    """The first three of every race, after the stewards."""
    placed: list[Sequence[int]] = []
    for event in events:
        if event.kind == "race over":
            placed.append(event.facts["placed"])
        elif event.kind == "disqualified":
            placed[-1] = event.facts["placed"]
    return [[names[seat] for seat in row] + ["–"] * (PLACED - len(row)) for row in placed]


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
    return button(
        [icon("scroll-quill"), say("Print betting slips for the real box")],
        "print",
        "small quiet",
        id="print-score-sheet",
    )
