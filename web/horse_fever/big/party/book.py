"""The open book for the room: the time to the off, what lies on each horse, who has no slip yet."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.party.view import PartyView
from web import html as h
from web.desk.state import Desk
from web.horse_fever import partying, words
from web.horse_fever.party import countdown
from web.horse_fever.party.race import Laid, laid_on
from web.horse_fever.words.saying import say
from web.parts.pieces import icon, piece, silk

NAMED = 60
"""So many letters of names find room on two lines."""
SOON = 10
"""From so many seconds on the time is red."""


def stage(desk: Desk, view: PartyView, names: Sequence[str]) -> h.Element:
    """The tally on top, with the time where it runs; the field; who is missing."""
    is_collecting = view.phase == "collect"
    return h.section(".big-book")[
        h.div(".big-tally.row")[
            clock(countdown.left(desk)) if countdown.is_on(desk) else None,
            collecting(view) if is_collecting else tally(desk, view),
        ],
        h.ol(".big-field")[(row(colour, on) for colour, on in laid_on(view).items())],
        h.p(".big-missing")[
            say("Write a name, two horses and two stakes, and hand it in.")
            if is_collecting
            else still_missing([names[guest.seat] for guest in partying.missing(desk, view)])
        ],
    ]


def clock(left: int) -> h.Element:
    """The time to the off; the tablet sends a picture with every second."""
    return h.p(class_="big-clock soon row" if left <= SOON else "big-clock row", role="timer")[
        icon("pocket-watch"), h.b(".big-left")[f"{left // 60}:{left % 60:02}"]
    ]


def tally(desk: Desk, view: PartyView) -> h.Node:
    """How many slips are in, how many are missing, and what has been laid."""
    slips = [bets for guest in view.guests if (bets := partying.bets(guest))]
    total = sum(bet.stake for bets in slips for bet in bets.values())
    left = len(partying.missing(desk, view))
    return [
        count(str(len(slips)), say("{count:agree(slip in|slips in)}", count=len(slips))),
        count(str(left), say("missing"), "some" if left else ""),
        count(words.money(total), say("laid")),
    ]


def collecting(view: PartyView) -> h.Node:
    """How many may hand in a slip."""
    return count(str(sum(partying.may_bet(view, guest) for guest in view.guests)), say("may bet"))


def count(number: str, what: str, look: str = "") -> h.Element:
    """One number, large, and what it counts."""
    return h.p(class_=f"big-count {look}".strip())[h.b[number], " ", h.span[what]]


@piece
def row(colour: str, on: Laid) -> h.Element:
    """One horse, and what lies on it."""
    horse = words.HORSES[colour]
    return h.li(id=f"field-{colour}")[
        silk(colour),
        h.b(".number")[str(horse.number)],
        h.span(".horse-name")[horse.name],
        laid(on.win, "win"),
        laid(on.show, "show"),
    ]


def laid(stake: int, kind: str) -> h.Element:
    """The stakes of one kind on a horse."""
    return h.span(class_=f"big-laid laid-{kind}")[
        h.small[words.bet(kind)], h.b[say("{stake:number}", stake=stake) if stake else "·"]
    ]


def still_missing(names: Sequence[str]) -> h.Node:
    """Who has no slip yet, as many by name as two lines hold."""
    if not names:
        return say("Every slip is in the book.")
    named = [names[0]]
    for name in names[1:]:
        if sum(map(len, named)) + 2 * len(named) + len(name) > NAMED:
            break
        named.append(name)
    more = len(names) - len(named)
    return [
        h.b[say("Still missing:"), " "],
        say("{missing}{more:some( and {more} more)}", missing=", ".join(named), more=more),
    ]
