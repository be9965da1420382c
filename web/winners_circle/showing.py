"""Winner's Circle for those who only look: on the big screen, and back at an earlier moment."""

from __future__ import annotations

from game.winners_circle.view import View
from web import html as h
from web.frame.showing import Look, Showing
from web.winners_circle import BOX, payoffs, say
from web.winners_circle.heard import heard
from web.winners_circle.parade import is_over, parade
from web.winners_circle.podium import END
from web.winners_circle.programme import programme
from web.winners_circle.state import seen
from web.winners_circle.table import infield, seats, unlit
from web.winners_circle.track import track
from web.winners_circle.words import voice


def head(look: Look[View], kind: str) -> tuple[str, str]:
    """The number of the race, and the phase."""
    number, races = max(1, look.view.race), look.view.races
    title = say("Race {number} of {races}", number=number, races=races)
    return title, voice().tables.phases[kind]


def stage(look: Look[View]) -> h.Element:
    """The course, or the first three led in."""
    if not look.live:
        return track(look.view, infield(look.view, look.names, None))
    if is_over(look.news):
        return parade(look.view)
    return track(look.view, infield(look.view, look.names, look.view.turn), news=look.news)


def beside(look: Look[View]) -> h.Element:
    """All horses with what they run for each side of the die."""
    view = unlit(look.desk, look.view) if look.live else look.view
    return programme(view, look.names)


SHOWING = Showing(
    box=BOX,
    seen=seen,
    end=END.big_podium,
    over=lambda: say("The winner’s circle"),
    phase=lambda look: look.view.phase,
    head=head,
    heard=heard,
    seats=lambda look: seats(
        look.view, look.names, look.bots, look.view.turn if look.live else None
    ),
    stage=stage,
    side=beside,
    bills=lambda look: payoffs.bills(look.view, look.names, look.events),
    paid=frozenset({"paid off", "game over"}),
)
