"""Risk for those who only look: on the big screen, and back at an earlier moment."""

from __future__ import annotations

from game.risk.view import View
from web import html as h
from web.frame.showing import Look, Showing
from web.risk import BOX, say
from web.risk.continents import continents
from web.risk.dice import fight_of
from web.risk.heard import heard
from web.risk.podium import END
from web.risk.seats import seats
from web.risk.state import seen
from web.risk.table import acting, where
from web.risk.words import voice
from web.risk.world import world


def stage(look: Look[View]) -> h.Element:
    """The map."""
    air = look.air
    fight = fight_of(look.events, air)
    return world(look.view, look.names, look.news, fight=fight, air=air)


SHOWING = Showing(
    box=BOX,
    seen=seen,
    end=END.big_podium,
    over=lambda: say("The end of the war"),
    phase=lambda look: look.view.phase,
    head=lambda look, kind: (where(look.view), voice().tables.phases[kind]),
    heard=heard,
    seats=lambda look: seats(
        look.view, look.names, look.bots, acting(look.desk, look.view) if look.live else None
    ),
    stage=stage,
    side=lambda look: continents(look.view, look.names),
)
