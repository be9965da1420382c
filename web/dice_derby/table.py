"""The table of Dice Derby: players, board, cards, and the question to answer next."""

from __future__ import annotations

from game.dice_derby.view import View
from game.play import CHANCE, Ask
from web import html as h
from web.desk.state import Desk
from web.dice_derby import party, payoffs, say
from web.dice_derby.asked import answers
from web.dice_derby.board import board
from web.dice_derby.heard import heard
from web.dice_derby.seats import seats
from web.dice_derby.stand import stand
from web.dice_derby.state import seen
from web.dice_derby.throwing import is_thrown_for, is_thrown_for_somebody, minutes_gone
from web.dice_derby.words import voice
from web.frame import question, waited
from web.frame.head import head, race_told
from web.frame.tools import tools
from web.parts.pieces import button
from web.racing import bar as bar_below

LINES = 2
"""So many sentences stand in the bar while others play; beside a throw the last one."""


def table(desk: Desk) -> h.Element:
    """Everything on the table."""
    view, names, ask = seen(desk.view), desk.at.table.names, desk.ask
    phase = "payoffs" if desk.payoffs_open else view.phase
    asked = ask.who if ask is not None and ask.who != CHANCE else acting(desk, view)
    if phase == "interval" and ask is not None:
        return h.div("#table.party.phase-interval")[
            head(desk, race_told(desk, view.race, 0), steps(view), "payoffs"),
            party.standings(desk, view),
            bar(desk, view, ask),
        ]
    party_look = " dd-party" if view.is_party else ""
    return h.div("#table", class_=f"phase-{phase} pace-{desk.speed}{party_look}")[
        head(desk, race_told(desk, view.race, view.races), steps(view), phase),
        seats(view, names, desk.at.table.bots, asked),
        payoffs.bills(desk.at.table, view, desk.at.shown.events)
        if desk.payoffs_open
        else board(view, names, desk.at.shown.news, thrown(desk)),
        waited.on_stage(desk, "bet", "bid"),
        stand(view, names),
        bar(desk, view, ask),
    ]


def steps(view: View) -> list[tuple[str, str]]:
    """The phases of a race, as they are called."""
    given = {"auction": view.is_sold, "bets": view.has_bets}
    names = ("scratch", "auction", "bets", "race", "payoffs")
    return [(one, voice().tables.phases[one]) for one in names if given.get(one, True)]


def thrown(desk: Desk) -> int:
    """How many throws have been shown, so that each rolls anew."""
    shown = desk.at.shown
    return sum(event.kind == "thrown" for event in [*shown.events, *filter(None, [shown.air])])


def acting(desk: Desk, view: View) -> int | None:
    """Whose throw is on the screen, else whose turn it is, while nobody is asked there."""
    falling = desk.at.shown.air
    thrown = [falling] if falling else [it for it in desk.at.shown.news if it.kind == "thrown"]
    if thrown:
        return int(thrown[-1].facts["seat"])
    return view.turn if view.phase in ("scratch", "race") and not desk.is_over else None


def clock(desk: Desk, ask: Ask) -> h.Node:
    """How long they have played, where that is asked about."""
    gone = minutes_gone(desk)
    told = say("{count:plural(minute has|minutes have)} gone by.", count=gone)
    return ask.what == "another race" and h.div(".latest")[h.p[told]]


def bar(desk: Desk, view: View, ask: Ask | None) -> h.Element:
    """What to tap next, or what the dice have done."""
    if desk.payoffs_open:
        return payoffs.bar(desk)
    if view.phase == "interval" and ask is not None:
        return party.bar(desk, view, ask)
    if ask is None or is_thrown_for(desk):
        by_hand = (
            not desk.finish
            and is_thrown_for_somebody(desk)
            and button(say("Throw by hand again"), "throw-by-hand", "small", id="throw-by-hand")
        )
        return bar_below.watching(
            desk, heard(desk)[-LINES:], bar_below.to_a_turn(desk), beside=by_hand
        )
    asked = voice().question(ask, desk.at.table.names, view)
    said = h.div(".latest")[(h.p[text] for text in heard(desk)[-1:])]
    return question.asking(
        ask,
        asked.title,
        [asked.help, said if ask.what == "throw" else clock(desk, ask)],
        tools(desk, ask),
        answers(desk, ask, view),
    )
