"""What is printed: the result of an evening, and a score sheet for the real box; one A4 page each.

Both are black on white; horses are told by number and name, never by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from game import TITLES
from game.horse_fever.lanes import HORSES
from game.horse_fever.scoring import Standing
from web.desk.state import Desk
from web.frame.paper import masthead
from web.frame.standings import NONE
from web.horse_fever import podium, words
from web.horse_fever.blanks import RACES, Blank, Printing
from web.horse_fever.paper_parts import PLACES, horse, ordinal, rankings, title_told
from web.horse_fever.party import slips
from web.horse_fever.seen import ended
from web.horse_fever.words.saying import say
from web.parts.ago import day
from web.parts.pieces import button, icon, toggle
from web.parts.sheet import sheet
from web.words.speaking import mark

LAST_LINES = {
    "horse-fever/family": (mark("Total VP"), mark("Danari")),
    "horse-fever/board": (
        *(mark("Stables"), mark("Targets"), mark("Loans")),
        *(mark("Total VP"), mark("Danari")),
    ),
}
"""What is added up at the end, by game."""


def blanks(desk: Desk) -> h.Node:
    """The score sheet or the slips that are being made out, as they are printed."""
    made = desk.own(Printing)
    if made.slips is not None:
        return h.div("#paper.paper.slip-pages")[slips.pages(made.slips)]
    if made.blank is not None:
        return h.div("#paper.paper")[score_sheet(made.blank)]
    return None


def is_ended(desk: Desk, title: str) -> bool:
    """Whether the end of a game of this title is all that is on the screen."""
    free = desk.post.arrival is None and desk.screen == "table" and not desk.past.what
    return free and desk.is_over and desk.title == title and not desk.own(Printing).is_open


def results(desk: Desk) -> h.Node:
    """The result of a Family Game or a Board Game, on one page."""
    is_shown = any(is_ended(desk, title) for title in GAMES)
    return h.div("#paper.paper")[result(desk)] if is_shown else None


# the result of an evening


def result(desk: Desk) -> Iterator[h.Node]:
    """Who won, where every point came from, and how every race ended."""
    table = desk.table
    assert table is not None
    about = desk.shelf.noted(desk.id)
    races = [event.facts["ranking"] for event in table.events if event.kind == "ranking"]
    named = about.name if about else ""
    count = say("{count:plural(race|races)}", count=len(races))
    title = [title_told(table.title.id), named, count]
    date = day(about.used, 0) if about else ""  # 0: with its year
    yield masthead(say("The result"), title, date)
    yield h.div(".paper-winner")[
        h.h1[podium.verdict(ended(table), table.names)],
        h.p[podium.settled(ended(table).settled_by, "auctions" in table.options)],
        h.p[words.often_back([taken for _, taken in table.rewound])],
        h.p[words.what_if(table.branched)],
    ]
    yield standings(ended(table).standings, table.names, podium.lenders(table.events))
    yield rankings(races)
    yield h.p(".paper-signed")[say("Clerk of the course"), h.i]


def standings(
    standings: Sequence[Standing], names: Sequence[str], loans: dict[int, str]
) -> h.Element:
    """A column a player, for names are long and the page is narrow."""
    return h.table(".paper-table.paper-standings")[
        h.thead[
            h.tr[
                h.th[say("Victory points")],
                (h.th[h.b[place(one)], h.span[names[one.seat]]] for one in standings),
            ]
        ],
        h.tbody[
            (
                h.tr[
                    h.th[podium.origin_told(kind)],
                    (h.td[podium.points(one, kind)] for one in standings),
                ]
                for kind in podium.origins(standings)
            ),
            h.tr(".paper-total")[
                h.th[say("Together")], (h.td[podium.total(one)] for one in standings)
            ],
            h.tr[h.th[say("Danari")], (h.td[words.money(one.money)] for one in standings)],
            loans
            and h.tr[h.th[say("Loans")], (h.td[loans.get(one.seat, NONE)] for one in standings)],
        ],
    ]


def place(one: Standing) -> str:
    """Where a player stands in the end."""
    lost = podium.lost(one)
    return say(podium.LOST[lost]) if lost else ordinal(one.place)


# the score sheet


def score_sheet(blank: Blank) -> Iterator[h.Node]:
    """Lines for names, bets, odds and results of a game with the real box."""
    count = say("{count:plural(race|races)}", count=blank.races)
    yield masthead(say("Score sheet"), [title_told(blank.title), count], None)
    yield bets(blank)
    start: h.Node = h.th[say("Start")]
    yield by_race(say("Odds after the race"), blank.races, [horse_line(it) for it in HORSES], start)
    yield by_race(say("The result, by number"), blank.races, [ordinal(at) for at in PLACES])


def bets(blank: Blank) -> h.Element:
    """A column a player, a line a race: both bets, and what they came to."""
    seats = range(blank.seats)
    return h.table(".paper-table.paper-bets", data_races=str(blank.races))[
        h.thead[h.tr[h.th[say("Race")], (h.th[h.i] for _ in seats)]],
        h.tbody[
            (
                h.tr[h.th[str(number)], (h.td[slot()] for _ in seats)]
                for number in range(1, blank.races + 1)
            )
        ],
        h.tfoot[(h.tr[h.th[say(line)], (h.td for _ in seats)] for line in LAST_LINES[blank.title])],
    ]


def slot() -> h.Element:
    """Room for the bets of one player in one race."""
    return h.div(".slot")[(h.span[word] for word in (say("Win"), say("VP"), say("Show"), say("D")))]


def horse_line(colour: str) -> h.Node:
    """A horse at the head of its line, with the colour of its token in the box."""
    return say.nodes("{horse}, {colour:colour}", horse=h.fragment[horse(colour)], colour=colour)


def by_race(title: str, races: int, lines: Sequence[h.Node], before: h.Node = None) -> h.Element:
    """A table with a column for every race."""
    numbers = range(1, races + 1)
    return h.table(".paper-table.paper-by-race")[
        h.thead[h.tr[h.th[title], before, (h.th[str(number)] for number in numbers)]],
        h.tbody[(h.tr[h.th[line], before and h.td, (h.td for _ in numbers)] for line in lines)],
    ]


# making it out


def making_out(blank: Blank) -> h.Element:
    """The sheet on which a score sheet is chosen and seen before it is printed."""
    return sheet(
        say("A score sheet for the real box"),
        h.div(".making-out")[
            h.div[
                h.p[
                    say(
                        "For an evening with the printed game: names, bets, odds and results "
                        "by hand."
                    )
                ],
                chosen(
                    say("Game"),
                    [
                        toggle(say(name), f"sheet-title {title}", blank.title == title)
                        for title, name in GAMES.items()
                    ],
                ),
                chosen(
                    say("Players"),
                    [
                        toggle(str(n), f"sheet-seats {n}", blank.seats == n)
                        for n in TITLES[blank.title].seats
                    ],
                ),
                chosen(
                    say("Races"),
                    [toggle(str(n), f"sheet-races {n}", blank.races == n) for n in RACES],
                ),
                button(
                    [icon("scroll-quill"), say("Print it")], "print", "go big", id="print-sheet"
                ),
                button(say("Betting slips for a party"), "slips", "small quiet", id="to-slips"),
                h.p(".aside")[say("One A4 page, black on white.")],
            ],
            h.div(".paper-preview", aria_hidden="true")[score_sheet(blank)],
        ],
        "paper-sheet",
    )


GAMES = {"horse-fever/family": mark("Family Game"), "horse-fever/board": mark("Board Game")}


def chosen(label: str, toggles: Sequence[h.Node]) -> h.Element:
    """One thing to choose, its values side by side."""
    return h.div(role="group", aria_label=label)[h.b[label], h.div(".toggles")[toggles]]
