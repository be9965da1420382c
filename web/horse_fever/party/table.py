"""What stands on the table of a party, by its phase."""

from __future__ import annotations

from game.horse_fever.party.view import PartyView
from game.play import Ask
from web import html as h
from web.desk.state import Desk
from web.frame.head import head
from web.horse_fever.party import betting, interval, payoffs, race
from web.horse_fever.seen import party_seen, race_of
from web.horse_fever.words.saying import say
from web.racing.bar import raised
from web.words.speaking import mark

PHASES = {
    "book": mark("The book"),
    "race": mark("The race"),
    "payoffs": mark("The payoffs"),
    "interval": mark("Interval"),
}


def board(desk: Desk) -> h.Element:
    """Everything on the table; nothing about a party is secret."""
    view, ask = party_seen(desk.view), desk.ask
    phase = phase_shown(desk, view)
    controls = raised(desk) if phase == "race" else None
    return h.div("#table", class_=f"party phase-{phase}", data_controls=controls)[
        head(desk, race_told(view, phase), [(id, say(it)) for id, it in PHASES.items()], phase),
        stage(desk, view, ask, phase),
    ]


def phase_shown(desk: Desk, view: PartyView) -> str:
    """The phase on the screen, which may lag behind the table."""
    if desk.payoffs_open:
        return "payoffs"
    if desk.is_behind or desk.finish:
        return "race"
    return "interval" if view.phase == "collect" else str(view.phase)


def stage(desk: Desk, view: PartyView, ask: Ask | None, phase: str) -> list[h.Node]:
    """The parts below the head."""
    if phase == "payoffs":
        return [payoffs.payoffs(desk, view), payoffs.bar(desk)]
    if ask is not None and ask.what == "book":
        return betting.parts(desk, view, ask)
    if ask is not None and ask.what in ("next race", "collect"):
        return interval.parts(desk, view, ask)
    return race.parts(desk, view, ask)


def race_told(view: PartyView, phase: str) -> str:
    """Which race it is; nobody knows of how many."""
    is_run = phase in ("race", "payoffs") and view.race
    return say("Race {number}", number=race_of(view).number if is_run else view.round)
