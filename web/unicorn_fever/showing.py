"""Unicorn Fever for those who only look: on the big screen, and back at an earlier moment."""

from __future__ import annotations

from game.unicorn_fever.view import View
from web import html as h
from web.frame import big_screen as frame
from web.frame.showing import Laid, Look, Showing
from web.racing.bar import unit_of, unit_told
from web.racing.scene import NOTHING, Scene
from web.unicorn_fever import BOX, UNICORNS, payoffs, say
from web.unicorn_fever.board import board, rage
from web.unicorn_fever.booths import notary
from web.unicorn_fever.lanes import lanes
from web.unicorn_fever.parts import sign
from web.unicorn_fever.podium import END
from web.unicorn_fever.seats import lit_by, seats
from web.unicorn_fever.show import race_stage, scene
from web.unicorn_fever.state import seen
from web.unicorn_fever.table import called, lit, phase_shown
from web.unicorn_fever.words import voice


def phase(look: Look[View]) -> str:
    """What is being done; the screen may lag behind the table."""
    return phase_shown(look.desk, look.view) if look.live else look.view.phase


def is_race(look: Look[View]) -> bool:
    """Whether the unicorns run."""
    return phase(look) == "race" and look.view.race is not None


def scene_of(look: Look[View]) -> Scene:
    """What moves at this moment of a race."""
    if not is_race(look):
        return NOTHING
    news = look.news if look.live else look.events[-1:]
    return scene(news, len(look.events), look.view, look.air)


def head(look: Look[View], kind: str) -> tuple[str, str]:
    """The number of the race, and the phase; in the race the card and the dice."""
    view = look.view
    number = view.race.number if kind == "payoffs" and view.race is not None else view.round
    title = say("Race {number} of {races}", number=max(1, number), races=view.rounds)
    if kind == "race" and view.race is not None and view.race.card:
        card = say("No. {number}", number=view.race.card)
        return title, f"{unit_told(unit_of(look.events))}, {card}"
    return title, voice().tables.phases["results" if kind == "payoffs" else kind]


def players(look: Look[View]) -> h.Element:
    """Everybody at the table."""
    lights = lit(look.desk) if look.live else lit_by(look.events[-1:])
    return seats(look.view, look.names, look.bots, None, lights)


def stage(look: Look[View]) -> h.Element:
    """The race, or the lanes before it."""
    if is_race(look):
        return race_stage(look.view, look.names, scene_of(look))
    return lanes(look.view, look.names)


def big_stage(look: Look[View]) -> h.Element:
    """The same with the notary; buttons are for the tablet only."""
    if is_race(look):
        return h.div(".big-course")[stage(look)]
    return h.div(".big-fair", inert=True)[stage(look), notary(look.view)]


def laid(view: View, seat: int) -> list[Laid]:
    """The bets of a player, and the unicorn that is owned."""
    player = view.seats[seat]
    bets = [
        (it.unicorn, say("{stake:gold}, {bet:bet}", stake=it.stake, bet=it.kind))
        for it in player.bets
    ]
    its = [*bets, *([(player.owned, say("your unicorn"))] if player.owned else ())]
    return [Laid(sign(colour), UNICORNS[colour], told) for colour, told in its]


SHOWING = Showing(
    box=BOX,
    seen=seen,
    end=END.big_podium,
    over=lambda: say("Master of the Horn"),
    phase=phase,
    head=head,
    heard=called,
    laid=laid,
    seats=players,
    stage=stage,
    side=lambda look: board(look.view, look.names, is_race(look), scene_of(look).shifts),
    bills=lambda look: payoffs.bills(look.view, look.names, look.events),
    paid=frozenset({"new odds", "game over"}),
    big_stage=big_stage,
    beside=lambda look, kind: (
        None if kind == "race" else frame.side(players(look), rage(look.view))
    ),
)
