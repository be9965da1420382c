"""The front page: masthead, stories, the chart of the purses, a portrait, an advertisement."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from game import Table
from web import html as h
from web.desk.screen import Screen, name_of, screen_of
from web.desk.state import Desk
from web.parts import cast, finish
from web.parts.ago import day
from web.parts.pieces import button, charm, icon
from web.rooms.gazette import chart
from web.rooms.gazette.choice import front
from web.rooms.gazette.merged import every_page
from web.rooms.gazette.story import Meeting, Offer, Story, meeting, stories
from web.words.formatter import Teller
from web.words.kinds import Beside
from web.words.speaking import say
from web.words.taking_back import often_back, what_if

PLACED = 3
"""Horses whose names stand below the photograph."""

MOST = 6
"""Players in the order of the day; a party has more."""


class Printer:
    """Sets what stands on the front page of one game, in the language of the page."""

    def __init__(self, its: Screen[Any, Any], offer: Offer, table: Table) -> None:
        opens = [kind for kind, moment in its.moments.items() if moment.opens]
        self.game: Meeting = meeting(table, opens, offer)
        self.chosen = front(offer.counted, stories(self.game, offer.patterns))
        self.texts = offer.words()
        self.page = {**every_page("page"), **self.texts.page}
        own = its.box.say.teller
        kinds = Beside(own.kinds, {"money": own.kinds[offer.money]})
        scored = Teller(own.grammar, kinds)
        kinds["score"] = lambda points, _names: scored.said(self.texts.score, {"points": points})
        self.teller = Teller(own.grammar, kinds)
        called = offer.called
        if called is not None:
            kinds = Beside(kinds, {"horse": lambda horse, _names: called(horse)})
        self.header = Teller(own.grammar, kinds)

    def said(self, key: str, **facts: object) -> str:
        """What stands on every front page."""
        return self.teller.told(self.page[key], facts, self.game.names)

    def told(self, story: Story) -> tuple[str, str]:
        """The headline of a story, and its report."""
        heads, reports = self.texts.told[story.kind]
        head, report = (ways[story.turn(len(ways))] for ways in (heads, reports))
        facts, names = story.facts, self.game.names
        told = self.teller.told(report, facts, names)
        if told.endswith(".."):  # what is scored may be short for something: P.V.
            told = told[:-1]
        return self.header.told(head, facts, names), told

    def set_in(self) -> list[tuple[str, str]]:
        """All stories, the rarest first."""
        return [self.told(story) for story in self.chosen]

    def advert(self) -> tuple[str, str]:
        """The advertisement that stands beside these stories."""
        adverts: Mapping[str, tuple[str, str]] = self.texts.adverts or every_page("adverts")
        ways = [*adverts.values()]
        return ways[sum(story.turn(1000) for story in self.chosen) % len(ways)]


def printer_of(table: Table) -> tuple[Printer, Offer]:
    """Whoever prints the paper of this game, and what its title offers."""
    its = screen_of(table)
    offer: Offer = import_module(its.gazette).OFFERS[its.id]
    return Printer(its, offer, table), offer


def page(desk: Desk) -> h.Element:
    """The front page of the game on the table, and what can be done with it."""
    printer, offer = printer_of(desk.at.table)
    told = printer.said
    about = desk.shelf.noted(desk.id)
    date = day(about.used, 0) if about else ""
    return h.section("#gazette-page.poster", aria_labelledby="gazette-title")[
        sheet(desk.at.table, date),
        offer.film(desk),
        h.div(".actions.in-sight")[
            button(told("back"), "now", "big go", id="from-gazette"),
            button([icon("scroll-quill"), told("print")], "print", "big", id="print-gazette"),
            button([icon("save"), told("picture")], "picture", "big", id="picture-gazette"),
        ],
    ]


def sheet(table: Table, date: str) -> h.Element:
    """The sheet of paper itself."""
    printer, offer = printer_of(table)
    (lead, report), *others = printer.set_in()
    return h.article("#front.front", data_file=f"{printer.said('name')}.png".replace(" ", "-"))[
        head(printer, table, date),
        h.div(".front-top")[
            photograph(printer, offer, table),
            h.section(".front-lead")[h.h2[lead], h.p[h.small[printer.said("by")], report]],
        ],
        h.div(".front-columns")[
            h.div(".front-main")[
                h.div(".front-stories")[
                    (h.section(".front-story")[h.h3[head], h.p[told]] for head, told in others)
                ],
                chart.chart(printer.game, printer.said),
            ],
            h.div(".front-side")[
                portrait(printer, offer, table),
                order(printer, offer, table),
                advertisement(printer),
            ],
        ],
        remark(table),
    ]


def photograph(printer: Printer, offer: Offer, table: Table) -> h.Node:
    """The finish of the race that the lead speaks of, else of the last; else what the title has."""
    races = len(printer.game.purses)
    race = int(printer.chosen[0].facts.get("race", races))
    field = screen_of(table).finish(table, race)
    if not field:
        found = offer.pictured(table, printer.chosen[0].facts)
        if found is None:
            return None
        picture, facts = found
        return h.figure(".front-finish")[picture, h.figcaption[printer.said("finish", **facts)]]
    first = tuple(one.name for one in field[:PLACED])
    return h.figure(".front-finish")[
        finish.picture(field), h.figcaption[printer.said("finish", race=race, horses=first)]
    ]


def head(printer: Printer, table: Table, date: str) -> h.Element:
    """The masthead."""
    its = screen_of(table)
    name = its.box.say(its.poster.name)
    game = its.box.name if name == its.box.name else name_of(its.id)
    below = (date, game, printer.said("edition"))
    return h.header(".front-head")[
        h.p(".front-ears")[h.span[printer.said("motto")], h.span[printer.said("price")]],
        h.h1("#gazette-title", tabindex="-1")[printer.said("name")],
        h.p(".front-line")[(h.span[text] for text in below if text)],
    ]


def remark(table: Table) -> h.Node:
    """That the table went back, or that it was all a "what if"."""
    told = [often_back([taken for _, taken in table.rewound]), what_if(table.branched)]
    return h.p(".front-remark")[" ".join(filter(None, told))] if any(told) else None


def portrait(printer: Printer, offer: Offer, table: Table) -> h.Element:
    """Whoever has won: the face, the charm, the horse."""
    winners = tuple(printer.game.winners)
    if not winners:
        return h.figure(".front-portrait")[
            icon("laurels-trophy"), h.figcaption[printer.said("empty")]
        ]
    first = winners[0]
    steps = {step.seat: step.horse for step in offer.steps(table)}
    shown = face(offer, table, first)
    horse = steps.get(first)
    beside = None if str(horse) == str(shown) else horse
    scores = tuple(dict.fromkeys(printer.game.scores[seat] for seat in winners))
    return h.figure(".front-portrait")[
        h.div(".front-oval", aria_hidden="true")[shown],
        h.div(".front-silk.row", aria_hidden="true")[(charm(it) for it in winners), beside],
        h.figcaption[
            h.small[printer.said("winner")],
            printer.said("winners", seats=winners, count=len(winners), score=scores),
        ],
    ]


def face(offer: Offer, table: Table, seat: int) -> h.Node:
    """Whoever the podium shows; else a computer as it has played, or the person."""
    if (likeness := offer.likeness(table, seat)) is not None:
        return likeness  # type: ignore[no-any-return]
    return cast.anybody(table.bots, table.names, seat)


def order(printer: Printer, offer: Offer, table: Table) -> h.Element:
    """The order in which the players have come in, with what has decided it besides the score."""
    placed = {one.seat: one for one in table.result.standings}
    seats, more = printer.game.order[:MOST], len(printer.game.order) - MOST
    debts = any(offer.owed(one) for one in placed.values())
    return h.figure(".front-order")[
        h.figcaption[h.b[printer.said("order")]],
        h.ul[(h.li[entry(printer, offer, placed[seat])] for seat in seats)],
        more > 0 and h.p[say("and {count} more", count=more)],
        debts and h.p[h.small[printer.texts.debts]],
    ]


def entry(printer: Printer, offer: Offer, one: Any) -> h.Node:
    """One player’s place, name and score."""
    owed = offer.owed(one)
    facts = {"place": one.place, "score": printer.game.scores[one.seat], "count": owed}
    return [
        h.span[printer.teller.said("{place:ordinal}", facts) if one.place else "–"],
        h.span[printer.game.names[one.seat]],
        h.span[
            printer.teller.said("{score:score}", facts),
            owed > 0 and [h.br, h.small[printer.teller.said(printer.texts.owing, facts)]],
        ],
    ]


def advertisement(printer: Printer) -> h.Element:
    """What the house has to sell."""
    name, text = printer.advert()
    return h.aside(".front-advert", aria_label=printer.said("advertisement"))[
        h.small(aria_hidden="true")[printer.said("advertisement")], h.b[name], h.span[text]
    ]


def pictured(desk: Desk, done: object) -> None:
    """The picture is made, or this browser would not make one."""
    if not done:
        desk.notice = every_page("page")["no picture"]


class Line(NamedTuple):
    """A headline and its report."""

    headline: str
    report: str


def lines(table: Table) -> list[Line]:
    """The stories of a front page, in words."""
    printer, _ = printer_of(table)
    return [Line(*told) for told in printer.set_in()]
