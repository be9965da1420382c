"""What printed pages share, whatever the game; they are black on white."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game import Table
from web import html as h
from web.desk.box import Box
from web.desk.state import Desk
from web.frame.ending import Ending
from web.frame.podium import verdict
from web.frame.standings import TOTAL, S, ordinal
from web.parts.ago import day
from web.parts.pieces import button, icon
from web.words.speaking import say
from web.words.taking_back import often_back, what_if

NARROW = 12
"""So many columns of a result find room; of more players only the places are told."""

Row = tuple[str, Sequence[h.Node]]
"""A line of a table: what it is about, and a cell for each player."""


def masthead(what: str, told: Sequence[str | None], date: str | None) -> h.Element:
    """The head of a page; a date that is not known is written in by hand."""
    return h.div(".paper-head")[
        h.b(".paper-name")["Horseburg"],
        h.b(".paper-what")[what],
        h.span[" · ".join(filter(None, told))],
        h.span(".paper-date")[date if date is not None else [say("Date"), h.i]],
    ]


def page_for(
    desk: Desk, box: Box, end: Ending[Any], score_sheet: Callable[[Desk], h.Node]
) -> h.Node:
    """The result on the screen of a game that is over, the score sheet on the set-up screen."""
    if desk.post.arrival is not None or desk.title != box.id:
        return None
    if desk.screen == "setup":
        return h.div("#paper.paper")[score_sheet(desk)]
    is_shown = desk.screen == "table" and not desk.past.what and desk.is_over
    return h.div("#paper.paper")[result(desk, box, end)] if is_shown else None


# the result of a game


def result(desk: Desk, box: Box, end: Ending[S]) -> Iterator[h.Node]:
    """Who won, what everybody's points or money came from, and how every race ended."""
    table = desk.at.table
    races = end.races(table)
    yield winner(desk, box.name, len(races), end.settled(table), played=end.played(table))
    yield columns(table, end)
    if races:
        most = max(map(len, races))
        yield rankings([[*one, *[""] * (most - len(one))] for one in races], most)
    if judge := end.judge():
        yield signed_by(judge)


def columns(table: Table, end: Ending[S]) -> h.Element:
    """The sheet of standings, a column a player; for more than find room, their places alone."""
    ends = end.ended(table).standings
    if len(ends) > NARROW:
        return h.ol(".paper-purses.many")[
            (
                h.li[h.span[ordinal(one)], h.span[h.b[table.names[one.seat]]], h.b[end.has(one)]]
                for one in ends
            )
        ]
    return h.table(".paper-table.paper-standings")[
        players(table, "", ordinal),
        h.tbody[
            (
                h.tr(class_="paper-total" if column.look == TOTAL else None)[
                    h.th[column.head], (column.cell(one) for one in ends)
                ]
                for column in end.columns(table)
            )
        ],
    ]


def players(table: Table, of: str, place: Callable[[Any], str]) -> h.Element:
    """A column a player, for names are long and the page is narrow; `of` is what is counted."""
    return h.thead[
        h.tr[
            h.th[of],
            (
                h.th[h.b[place(one)], h.span[table.names[one.seat]]]
                for one in table.result.standings
            ),
        ]
    ]


def winner(
    desk: Desk,
    box: str,
    races: int,
    margin: str,
    headline: str = "",
    played: str = "",
    look: str = "",
) -> h.Node:
    """The head of a result: which game it was, who won, by how much.

    `headline` says who has won, where it is not said as usual; `played` how long the game was,
    where it had no races; `look` is what the style calls it besides.
    """
    table = desk.at.table
    about = desk.shelf.noted(desk.id)
    count = played or say("{count:plural(race|races)}", count=races)
    title = [box, about.name if about else "", count]
    return [
        masthead(say("The result"), title, day(about.used, 0) if about else ""),
        h.div(class_=f"paper-winner {look}".strip())[
            h.h1[headline or verdict(table.result, table.names)],
            h.p[margin],
            h.p[often_back([taken for _, taken in table.rewound])],
            h.p[what_if(table.branched)],
        ],
    ]


def standings(
    table: Table,
    of: str,
    rows: Sequence[Row],
    total: Sequence[h.Node],
    after: Sequence[Row],
    place: Callable[[Any], str],
) -> h.Element:
    """The same line by line, for a game whose places are told in its own way."""
    return h.table(".paper-table.paper-standings")[
        players(table, of, place),
        h.tbody[
            (line(row) for row in rows),
            h.tr(".paper-total")[h.th[say("Total")], (h.td[cell] for cell in total)],
            (line(row) for row in after),
        ],
    ]


def line(row: Row) -> h.Element:
    """One line of a table."""
    head, cells = row
    return h.tr[h.th[head], (h.td[cell] for cell in cells)]


def rankings(races: Sequence[Sequence[h.Node]], places: int) -> h.Element:
    """A line a race: who came in each place."""
    return h.table(".paper-table.paper-rankings")[
        h.thead[
            h.tr[
                h.th[say("Race")],
                (h.th[say("{place:ordinal}", place=at)] for at in range(1, places + 1)),
            ]
        ],
        h.tbody[(line((str(number), ranking)) for number, ranking in enumerate(races, 1))],
    ]


def signed_by(judge: str) -> h.Element:
    """Room for the name of whoever answers for the result."""
    return h.p(".paper-signed")[judge, h.i]


# a score sheet for the real box


def blank(desk: Desk, box: str, races: int, words: Sequence[str], foot: Sequence[str]) -> h.Node:
    """Lines for names, and for each race the `words` of what a player writes; `foot` at the end."""
    return [
        masthead(say("Score sheet"), [box, say("{count:plural(race|races)}", count=races)], None),
        bets(len(desk.form.seats), races, words, foot),
    ]


def bets(seats: int, races: int, words: Sequence[str], foot: Sequence[str]) -> h.Element:
    """A column a player, a line a race: room for bets, and what they came to at the foot."""
    columns = range(seats)
    slot = h.div(".slot")[[h.span[word] for word in words]]
    return h.table(".paper-table.paper-bets", data_races=str(races))[
        h.thead[h.tr[h.th[say("Race")], (h.th[h.i] for _ in columns)]],
        h.tbody[(line((str(at), [slot for _ in columns])) for at in range(1, races + 1))],
        h.tfoot[(line((label, [None for _ in columns])) for label in foot)],
    ]


def to_print(label: str, id: str) -> h.Element:
    """The way to what the set-up screen prints."""
    return button([icon("scroll-quill"), label], "print", "small quiet", id)


def to_score_sheet(_desk: Desk) -> h.Node:
    """On the set-up screen: a score sheet for the real box."""
    return to_print(say("Print a score sheet for the real box"), "print-score-sheet")
