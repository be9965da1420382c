"""What every end of a game has: who won, how the computers played, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

import htpy as h

from web.desk.state import Desk
from web.doors import day, hall
from web.doors.gazette import to_gazette
from web.parts import cast
from web.parts.pieces import button, charm, icon
from web.racing.paying import confetti
from web.words.minds import mind_told
from web.words.speaking import say
from web.words.taking_back import often_back, what_if

STEPS = 3
PIECES = 42
"""Pieces of paper in the air."""


@dataclass(slots=True)
class Paper:
    """Which game's confetti has been stilled."""

    stilled: str = ""


class Standing(Protocol):
    """How a game has ended for one player; what else is told of it is the box's affair."""

    @property
    def seat(self) -> int: ...
    @property
    def place(self) -> int: ...


class Earning(Standing, Protocol):
    """The same where it is told what the points or the money came from."""

    @property
    def earned(self) -> Mapping[str, int]: ...


S = TypeVar("S", bound=Standing)
S_co = TypeVar("S_co", bound=Standing, covariant=True)


class Result(Protocol[S_co]):
    """How a game has ended: everybody from first to last, and who has won."""

    @property
    def standings(self) -> Sequence[S_co]: ...
    @property
    def winners(self) -> Sequence[int]: ...


class Step(NamedTuple):
    """Who stands on a step of the podium, with what, and the horse that brought it, if any did.

    `face` is the likeness of whoever stands there, where the title has one of a person.
    """

    seat: int
    place: int
    name: str
    told: str
    horse: h.Node
    face: h.Node = None


def podium(
    desk: Desk, headline: str, settled: str, why: str, *standings: h.Node, more: h.Node = None
) -> h.Element:
    """The end of a game.

    `settled` says what decided, `why` in one sentence what put the winner ahead; `more` is one way
    on more.
    """
    assert desk.table is not None
    return h.section("#podium", class_="poster", aria_labelledby="podium-title")[
        h.div(".rays", aria_hidden="true"),
        falling(desk),
        h.header(".poster-head")[
            icon("laurels-trophy"),
            h.h1("#podium-title")[headline],
            h.p[settled],
            why and h.p("#why-won")[why],
            day.is_of_day(desk.table)
            and [h.p("#day-counts")[day.counts(desk.table)], day.how_good()],
            h.p(".went-back")[
                often_back([taken for _, taken in desk.table.rewound]),
                " ",
                what_if(desk.table.branched),
            ],
        ],
        standings,
        unmasked(desk.table.bots, desk.table.names),
        ways_on(desk, more),
    ]


def falling(desk: Desk) -> h.Node:
    """The confetti, the button that stills it, and the way to the hall of fame."""
    is_still = desk.own(Paper).stilled == desk.id
    label = say("Throw the confetti again") if is_still else say("Stop the confetti")
    return [
        h.div(".paper-in-the-air")[None if is_still else confetti(PIECES)],
        h.button(
            "#confetti.button.round.quiet",
            type="button",
            data_do="confetti",
            aria_pressed="true" if is_still else "false",
            aria_label=label,
            title=label,
        )[icon("party-popper")],
        hall.way_in("round quiet corner", False),
    ]


def still(desk: Desk, _rest: str) -> None:
    """Stop the confetti of this game, or throw it again."""
    paper = desk.own(Paper)
    paper.stilled = "" if paper.stilled == desk.id else desk.id


def steps(found: Sequence[Step]) -> h.Node:
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
                    one.face and h.span(".face", aria_hidden="true")[one.face],
                ],
            ]
            for stand, one in enumerate(found[:STEPS], 1)
        )
    ]


def verdict(result: Result[Standing], names: Sequence[str]) -> str:
    """Who won, as a headline."""
    count = len(result.winners)
    return say("{seats:players} {count:agree(wins|win)}", names, seats=result.winners, count=count)


class Column(NamedTuple, Generic[S]):
    """What is told of every player in a table of standings: its head, and how it is told."""

    head: str
    told: Callable[[S], h.Node]
    is_total: bool = False


def breakdown(
    label: str, standings: Sequence[S], names: Sequence[str], columns: Sequence[Column[S]]
) -> h.Element:
    """Every player's points or money by what they came from, and what else is told at the end."""
    return h.div(".sheet.scroll-x", role="region", tabindex="0", aria_label=label)[
        h.table(".breakdown.money-table")[
            h.caption(".unseen")[label],
            h.thead[
                h.tr[
                    h.th(scope="col")[say("Place")],
                    h.th(scope="col")[say("Player")],
                    (h.th(scope="col")[column.head] for column in columns),
                ]
            ],
            h.tbody[
                (
                    h.tr(id=f"standing-{one.seat}")[
                        h.td[say("{place:ordinal}", place=one.place)],
                        h.th(scope="row")[charm(one.seat), names[one.seat]],
                        (
                            h.td(class_=column.is_total and "total", data_of=column.head)[
                                column.told(one)
                            ]
                            for column in columns
                        ),
                    ]
                    for one in standings
                )
            ],
        ]
    ]


def difference(result: Result[Earning], kinds: Iterable[str]) -> tuple[str, int]:
    """What brought the first more than the second: the largest part of it, and how much more."""
    first, second = (one.earned for one in result.standings[:2])
    more = {kind: first.get(kind, 0) - second.get(kind, 0) for kind in kinds}
    most = max(more, key=lambda kind: more[kind])
    return most, more[most]


def unmasked(bots: Mapping[int, str], names: Sequence[str]) -> h.Node:
    """How each computer played, told only now, and the way to ask it why."""
    if not bots:
        return None
    return h.div(".unmasked")[
        h.ul[
            (
                h.li(class_=f"mark-{seat}")[
                    charm(seat),
                    cast.unmasked(name),
                    h.span[
                        say.nodes("{name} was {mind}.", name=h.b[names[seat]], mind=mind_told(name))
                    ],
                ]
                for seat, name in sorted(bots.items())
            )
        ],
        button([icon("vintage-robot"), say("Why did you?")], "whys", "", id="to-whys"),
    ]


def ways_on(desk: Desk, more: h.Node = None) -> h.Element:
    """What to do with a game that is over; `more` is what only this box offers."""
    again = button(say("Play again"), "again", "big go", id="again")
    return h.div(".actions")[
        day.how_good("-too") if day.is_of_day(desk.table) else again,
        button([icon("barn"), say("Home")], "home", "big", id="to-home"),
        to_gazette(desk.title),
        button(say("How it went"), "log", "big", id="to-log"),
        more,
        button([icon("paper-plane"), say("Save or share")], "share", "big", id="to-share"),
        button([icon("binoculars"), say("Watch it again")], "history start", "big", id="watch"),
        button([icon("scroll-quill"), say("Print the result")], "print", "big", id="print-result"),
    ]
