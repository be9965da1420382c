"""What every end of a game has: who won, how the computers played, and the ways on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game import Table
from game.play import Event
from web import html as h
from web.acts.past import whys
from web.desk.state import Desk
from web.doors import day, hall
from web.doors.gazette import to_gazette
from web.frame.standings import Result, Standing
from web.parts import cast
from web.parts.pieces import MARKS, bare_button, button, charm, icon
from web.racing.paying import confetti
from web.words.minds import mind_told
from web.words.speaking import say
from web.words.taking_back import often_back, what_if

STEPS = 3
PIECES = 42
"""Pieces of paper in the air."""


@dataclass(slots=True)
class Paper:
    """Which game's confetti has been stilled, and of which the drawer is open."""

    stilled: str = ""
    opened: str = ""


class Step(NamedTuple):
    """Who stands on a step of the podium, with what, and the horse that brought it, if any did.

    `face` is the likeness that the title has of a person; else there is one by the name.
    """

    seat: int
    place: int
    name: str
    told: str
    horse: h.Node
    face: h.Node = None


def podium(
    desk: Desk,
    result: Result[Standing],
    settled: str,
    why: str,
    found: Sequence[Step],
    standings: h.Node,
    headline: str = "",
    more: h.Node = None,
) -> h.Element:
    """The end of a game.

    `settled` says what decided, `why` in one sentence what put the winner ahead; `headline` who has
    won, where it is not said as usual; `more` is one way on more.
    """
    head = [
        h.h1("#podium-title")[headline or verdict(result, desk.at.table.names)],
        h.p[settled],
        why and h.p("#why-won")[why],
        day.is_of_day(desk.at.table) and h.p("#day-counts")[day.counts(desk.at.table)],
        h.p(".went-back")[went_back(desk.at.table)],
    ]
    return enclosure(desk, head, [steps(desk.at.table, found), standings], more)


def enclosure(
    desk: Desk, head: h.Node, standings: h.Node, more: h.Node = None, look: str = ""
) -> h.Element:
    """The poster around every end: what is told at its head, who stands where, the ways on."""
    return h.section("#podium", class_=f"poster {look}".strip(), aria_labelledby="podium-title")[
        h.div(".rays", aria_hidden="true"),
        falling(desk),
        h.header(".poster-head.row")[icon("laurels-trophy"), head],
        standings,
        unmasked(desk),
        ways_on(desk, more),
    ]


def went_back(table: Table) -> str:
    """How often the table went back, and whether it went off from another; "" for neither."""
    told = (often_back([taken for _, taken in table.rewound]), what_if(table.branched))
    return " ".join(filter(None, told))


def falling(desk: Desk) -> h.Node:
    """The confetti, the button that stills it, and the way to the hall of fame."""
    is_still = desk.own(Paper).stilled == desk.id
    label = say("Throw the confetti again") if is_still else say("Stop the confetti")
    return [
        h.div(".paper-in-the-air")[None if is_still else confetti(PIECES)],
        bare_button("confetti", "button round quiet", "confetti", label, label, pressed=is_still)[
            icon("party-popper")
        ],
        hall.way_in("round quiet corner", False),
    ]


def still(desk: Desk, _rest: str) -> None:
    """Stop the confetti of this game, or throw it again."""
    paper = desk.own(Paper)
    paper.stilled = "" if paper.stilled == desk.id else desk.id


def steps(table: Table, found: Sequence[Step]) -> h.Node:
    """The first three on their steps, none where nobody is placed.

    The first of them stands in the middle, the next beside it to the left, though both be second.
    """
    if not found:
        return None
    return h.ol(".steps")[
        (
            h.li(class_=f"step-{min(one.place, STEPS)} stand-{stand}", id=f"step-{one.seat}")[
                h.div(".victor", aria_hidden="true")[one.horse or charm(one.seat)],
                h.div(".block")[
                    one.horse and charm(one.seat),
                    h.b[one.name],
                    h.span(".vp")[one.told],
                    h.span(".place")[say("{place:ordinal}", place=one.place)],
                    h.span(f".face.mark-{one.seat % len(MARKS)}", aria_hidden="true")[
                        one.face or cast.anybody(table.bots, table.names, one.seat)
                    ],
                ],
            ]
            for stand, one in enumerate(found[:STEPS], 1)
        )
    ]


def verdict(result: Result[Standing], names: Sequence[str]) -> str:
    """Who won, as a headline."""
    count = len(result.winners)
    return say("{seats:players} {count:agree(wins|win)}", names, seats=result.winners, count=count)


def best_horses(
    events: Sequence[Event], seats: Sequence[int], horses: Collection[str]
) -> list[str]:
    """For each seat the horse that has brought it most, "" for none.

    No horse stands there twice, and none that has brought nothing.
    """
    taken: list[str] = []
    for seat in seats:
        brought = dict.fromkeys((one for one in horses if one not in taken), 0)
        for event in events:
            facts = event.facts
            if facts.get("seat") == seat and facts.get("horse") in brought:
                brought[facts["horse"]] += max(0, facts.get("money", 0))
        best = max(brought, key=lambda horse: brought[horse])
        taken.append(best if brought[best] else "")
    return taken


def unmasked(desk: Desk) -> h.Node:
    """How each computer played, told only now, and the way to ask it why, if it chose anything."""
    bots, names = desk.at.table.bots, desk.at.table.names
    if not bots:
        return None
    return h.div(".unmasked.row")[
        h.ul[
            (
                h.li(class_=f"mark-{seat}")[
                    charm(seat),
                    cast.unmasked(name, names[seat]),
                    h.span[
                        say.nodes("{name} was {mind}.", name=h.b[names[seat]], mind=mind_told(name))
                    ],
                ]
                for seat, name in sorted(bots.items())
            )
        ],
        whys.acts(desk)
        and button([icon("vintage-robot"), say("Ask the computers why")], "whys", "", id="to-whys"),
    ]


def ways_on(desk: Desk, more: h.Node = None) -> h.Element:
    """What to do with a game that is over: two large buttons, and all else in a drawer.

    `more` is what only this box offers.
    """
    is_open = desk.own(Paper).opened == desk.id
    second: h.Node
    rest: h.Node
    home = button([icon("barn"), say("Home")], "home", "big", id="to-home")
    paper = to_gazette(desk.title)
    if day.is_of_day(desk.table):
        first, second, rest = day.how_good(), home, paper
    else:
        first = button(say("Play again"), "again", "big go", id="again")
        second, rest = (home, None) if paper is None else (paper, home)
    return h.div(".ends")[
        h.div(".actions")[
            first,
            second,
            h.button(
                "#more-ways.button",
                type="button",
                data_do="more-ways",
                aria_expanded="true" if is_open else "false",
                aria_controls="drawer" if is_open else None,
            )[say("More"), h.i(aria_hidden="true")["▾" if is_open else "▴"]],
        ],
        is_open and drawer(rest, more),
    ]


def drawer(rest: h.Node, more: h.Node) -> h.Element:
    """The ways on that few take, most of them into what has been."""
    return h.div("#drawer.actions", role="group", aria_labelledby="more-ways")[
        rest,
        button(say("How it went"), "log", "", id="to-log"),
        more,
        button([icon("paper-plane"), say("Save or share")], "share", "", id="to-share"),
        button([icon("binoculars"), say("Watch it again")], "history start", "", id="watch"),
        button([icon("scroll-quill"), say("Print the result")], "print", "", id="print-result"),
    ]


def pull(desk: Desk, _rest: str) -> None:
    """Open the drawer of this game, or shut it."""
    paper = desk.own(Paper)
    paper.opened = "" if paper.opened == desk.id else desk.id
