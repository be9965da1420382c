"""A nasty meeting for those who only look: on the big screen, and back at an earlier moment."""

from __future__ import annotations

from game.really_nasty.cards import RACES
from game.really_nasty.view import View
from web import html as h
from web.frame import big_screen as frame
from web.frame.showing import Look, Showing
from web.really_nasty import BOX, payoffs, say
from web.really_nasty.board import board
from web.really_nasty.course import NOBODY, course
from web.really_nasty.podium import END
from web.really_nasty.seats import seats
from web.really_nasty.state import seen
from web.really_nasty.table import heard, race, thrown
from web.really_nasty.words import voice

MOVES = ("moved", "fell", "slipped")
"""Events at which the eye follows a horse."""


def head(look: Look[View], kind: str) -> tuple[str, str]:
    """The race, and the phase."""
    view, phase = look.view, voice().tables.phases[kind]
    if not view.race:
        return say("The meeting"), phase
    title = say(
        "Race {number} of {races}: {name}",
        number=view.race,
        races=len(view.races),
        name=RACES[view.races[view.race - 1]].name,
    )
    return title, phase


def stage(look: Look[View]) -> h.Element:
    """The whole course, as the last horse has moved."""
    moves = (it.facts["seat"] for it in reversed(look.news) if it.kind in MOVES)
    return h.div("#nasty-stage")[course(look.view, NOBODY, next(moves, None))]


def big_stage(look: Look[View]) -> h.Element:
    """The race from the rail, and the card that is thrown into it."""
    drawn = race(look.desk, look.view, NOBODY), thrown(look.desk)
    return h.div(".big-course", inert=True)[drawn]


def players(look: Look[View]) -> h.Element:
    """Everybody at the table."""
    return seats(look.view, look.names, look.bots, look.view.turn if look.live else None)


def slate(look: Look[View]) -> h.Element:
    """The bookie's board."""
    return board(look.view, look.names)


SHOWING = Showing(
    box=BOX,
    seen=seen,
    end=END.big_podium,
    over=lambda: say("The end of the day"),
    phase=lambda look: look.view.phase,
    head=head,
    heard=heard,
    seats=players,
    stage=stage,
    side=slate,
    bills=lambda look: payoffs.bills(look.view, look.names, look.events),
    paid=frozenset({"paid off", "meeting over"}),
    big_stage=big_stage,
    beside=lambda look, _kind: frame.side(slate(look), players(look)),
)
