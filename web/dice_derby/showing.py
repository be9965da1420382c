"""Dice Derby for those who only look: on the big screen, and back at an earlier moment."""

from __future__ import annotations

from game.dice_derby.view import View
from web import html as h
from web.dice_derby import BOX, party, payoffs, say
from web.dice_derby.board import board
from web.dice_derby.heard import heard
from web.dice_derby.podium import END
from web.dice_derby.seats import seats
from web.dice_derby.stand import stand
from web.dice_derby.state import seen
from web.dice_derby.table import acting, thrown
from web.dice_derby.words import voice
from web.frame import big_screen as frame
from web.frame.showing import Look, Showing


def head(look: Look[View], kind: str) -> tuple[str, str]:
    """The number of the race, and the phase."""
    number, races = max(1, look.view.race), look.view.races
    title = (
        say("Race {number} of {races}", number=number, races=races)
        if races
        else say("Race {number}", number=number)
    )
    return title, voice().tables.phases[kind]


def big_stage(look: Look[View]) -> h.Element:
    """The board with the dice on it, or how all guests stand between two races."""
    if look.view.phase == "interval":
        return h.div(".dd-big-standings", inert=True)[party.standings(look.desk, look.view)]
    drawn = board(look.view, look.names, look.news, thrown(look.desk))
    return h.div(".big-course", inert=True)[drawn]


def players(look: Look[View]) -> h.Element:
    """Everybody at the table."""
    asked = acting(look.desk, look.view) if look.live else None
    return seats(look.view, look.names, look.bots, asked)


def beside(look: Look[View], kind: str) -> h.Node:
    """Who holds the cards, with the chances; of a party's guests there are too many."""
    if kind == "interval":
        return None
    is_party = look.view.is_party
    owners = stand(look.view, look.names, True)
    return frame.side(not is_party and players(look), owners, of="party" if is_party else None)


SHOWING = Showing(
    box=BOX,
    seen=seen,
    end=END.big_podium,
    over=lambda: say("The end of the derby"),
    phase=lambda look: look.view.phase,
    head=head,
    heard=heard,
    seats=players,
    stage=lambda look: board(look.view, look.names),
    side=lambda look: stand(look.view, look.names),
    bills=lambda look: payoffs.bills(look.desk.at.table, look.view, look.events),
    paid=frozenset({"paid off", "stays", "game over"}),
    big_stage=big_stage,
    beside=beside,
)
