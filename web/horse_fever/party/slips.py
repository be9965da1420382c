"""Betting slips on paper, eight on an A4 page, and the sheet on which they are made out.

Horses are told by number, name and the pattern of their silk, never by colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from game.horse_fever.lanes import HORSES
from web import html as h
from web.horse_fever import paper_parts as parts
from web.horse_fever import words
from web.horse_fever.blanks import A_PAGE, MOST_PAGES, Slips
from web.horse_fever.words.saying import say
from web.parts.pieces import button, icon, piece, toggle
from web.words.speaking import mark

Line = tuple[int, str]
"""A guest's number and name; 0 and "" on a blank slip."""

ROWS = ((mark("Win"), mark("1st")), (mark("Show"), mark("1st, 2nd or 3rd")))
BLANK: Line = (0, "")


def pages(slips: Slips) -> Iterator[Markup]:
    """All pages, the last one filled up with blank slips for whoever comes late."""
    lines = list(slips.guests) if not slips.pages else []
    lines += [BLANK] * (slips.sheets * A_PAGE - len(lines))
    for first in range(0, len(lines), A_PAGE):
        yield page(tuple(lines[first : first + A_PAGE]))


@piece
def page(lines: tuple[Line, ...]) -> h.Element:
    """One A4 page, to be cut along the dotted lines."""
    return h.div(".slip-page")[(paper_slip(*line) for line in lines)]


def paper_slip(number: int, name: str) -> h.Element:
    """One slip: who, in which race, and a row of horses for either bet."""
    return h.div(".paper-slip")[
        h.div(".stub-head")[
            h.b(".stub-number")[str(number) if number else h.i],
            h.span(".stub-name")[name or h.i],
            h.span(".stub-race")[say("Race"), h.i],
        ],
        (row(kind, where) for kind, where in ROWS),
        h.div(".stub-foot")[say("One cross a row. Stakes in hundreds; hand it in before the off.")],
    ]


def row(kind: str, where: str) -> h.Element:
    """Six horses to put a cross on, and the stake."""
    return h.div(".stub-row")[
        h.div(".stub-kind")[
            h.b[say(kind)], f" {say(where)}", h.span(".stub-stake")[say("Stake"), h.i, "D"]
        ],
        h.div(".stub-horses")[(horse(colour) for colour in HORSES)],
    ]


@piece
def horse(colour: str) -> h.Element:
    """A horse in line art: box, number, silk, name."""
    it = words.HORSES[colour]
    use = h.use(href=f"silks.svg#line-{colour}")
    drawn = h.svg(viewBox="0 0 48 40", aria_hidden="true")[use]
    return h.span(".stub-horse")[h.b[str(it.number)], drawn, h.small[it.name]]


# making them out


def making_out(slips: Slips) -> h.Element:
    """The sheet on which slips are made out."""
    return parts.making_out(
        say("Betting slips on paper"),
        [
            h.p[say("Eight on an A4 page, to cut apart: a cross and a stake for either bet.")],
            parts.chosen(say("Whose"), choices(slips)),
            button([icon("scroll-quill"), say("Print them")], "print", "go big", id="print-slips"),
            h.p(".aside")[say("{pages:plural(page|pages)}, black on white.", pages=slips.sheets)],
            h.p(".aside")[
                say(
                    "The bookmaker enters a slip by its number: before the race, or after it "
                    "where the party is set up so."
                )
            ],
        ],
        next(pages(slips)),
    )


def choices(slips: Slips) -> Sequence[h.Node]:
    """The guests' own slips, or a number of blank pages."""
    guests = say("{guests:plural(guest|guests)}, with names", guests=len(slips.guests))
    own = [toggle(guests, "slips-of guests", not slips.pages)]
    blank = [
        toggle(
            say("{pages:plural(page|pages)} blank", pages=count),
            f"slips-of {count}",
            slips.pages == count,
        )
        for count in range(1, MOST_PAGES + 1)
    ]
    return [*(own if slips.guests else ()), *blank]
