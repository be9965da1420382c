"""What is printed: the result of an evening, and a score sheet for the real box; one A4 page each.

Both are black on white; horses are told by number and name, never by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game import TITLES
from game.horse_fever.lanes import HORSES
from game.horse_fever.scoring import Standing
from web import html as h
from web.desk.state import Desk
from web.frame import paper as frame
from web.frame.paper import masthead
from web.frame.standings import NONE
from web.horse_fever import paper_parts as parts
from web.horse_fever import podium, words
from web.horse_fever.blanks import RACES, Blank, Printing
from web.horse_fever.paper_parts import PLACES, horse, ordinal, rankings, title_told
from web.horse_fever.party import slips
from web.horse_fever.seen import ended
from web.horse_fever.words.saying import say
from web.parts.pieces import button, icon, toggle
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
    table = desk.at.table
    ends = ended(table).standings
    races = [event.facts["ranking"] for event in table.events if event.kind == "ranking"]
    yield frame.winner(
        desk,
        title_told(table.title.id),
        len(races),
        podium.settled(ended(table).settled_by, "auctions" in table.options),
        podium.verdict(ended(table), table.names),
    )
    loans = podium.lenders(table.events)
    after = [
        (say("Danari"), [words.money(one.money) for one in ends]),
        *([(say("Loans"), [loans.get(one.seat, NONE) for one in ends])] if loans else []),
    ]
    yield frame.standings(
        table,
        say("Victory points"),
        [
            (podium.origin_told(kind), [podium.points(one, kind) for one in ends])
            for kind in podium.origins(ends)
        ],
        [podium.total(one) for one in ends],
        after,
        place,
    )
    yield rankings(races)
    yield frame.signed_by(say("Clerk of the course"))


def place(one: Standing) -> str:
    """Where a player stands in the end."""
    lost = podium.lost(one)
    return say(podium.LOST[lost]) if lost else ordinal(one.place)


# the score sheet


def score_sheet(blank: Blank) -> Iterator[h.Node]:
    """Lines for names, bets, odds and results of a game with the real box."""
    count = say("{count:plural(race|races)}", count=blank.races)
    yield masthead(say("Score sheet"), [title_told(blank.title), count], None)
    slot = (say("Win"), say("VP"), say("Show"), say("D"))
    yield frame.bets(blank.seats, blank.races, slot, [say(it) for it in LAST_LINES[blank.title]])
    start: h.Node = h.th[say("Start")]
    yield by_race(say("Odds after the race"), blank.races, [horse_line(it) for it in HORSES], start)
    yield by_race(say("The result, by number"), blank.races, [ordinal(at) for at in PLACES])


def horse_line(colour: str) -> h.Node:
    """A horse at the head of its line, with the colour of its token in the box."""
    return say.nodes("{horse}, {colour:colour}", horse=horse(colour), colour=colour)


def by_race(title: str, races: int, lines: Sequence[h.Node], before: h.Node = None) -> h.Element:
    """A table with a column for every race."""
    numbers = range(1, races + 1)
    return h.table(".paper-table.paper-by-race")[
        h.thead[h.tr[h.th[title], before, (h.th[str(number)] for number in numbers)]],
        h.tbody[(h.tr[h.th[line], before and h.td, (h.td for _ in numbers)] for line in lines)],
    ]


# making it out


def making_out(blank: Blank) -> h.Element:
    """The sheet on which a score sheet is made out."""
    named = [
        toggle(say(name), f"sheet-title {title}", blank.title == title)
        for title, name in GAMES.items()
    ]
    seats = TITLES[blank.title].seats
    return parts.making_out(
        say("A score sheet for the real box"),
        [
            h.p[
                say("For an evening with the printed game: names, bets, odds and results by hand.")
            ],
            parts.chosen(say("Game"), named),
            parts.chosen(say("Players"), counts("sheet-seats", seats, blank.seats)),
            parts.chosen(say("Races"), counts("sheet-races", RACES, blank.races)),
            button([icon("scroll-quill"), say("Print it")], "print", "go big", id="print-sheet"),
            button(say("Betting slips for a party"), "slips", "small quiet", id="to-slips"),
            h.p(".aside")[say("One A4 page, black on white.")],
        ],
        [*score_sheet(blank)],
    )


def counts(do: str, numbers: Sequence[int], now: int) -> list[h.Node]:
    """How many of something a sheet has room for."""
    return [toggle(str(number), f"{do} {number}", number == now) for number in numbers]


GAMES = {"horse-fever/family": mark("Family Game"), "horse-fever/board": mark("Board Game")}
