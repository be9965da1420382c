"""The table of Risk: players, map, continents, and the question to answer next."""

from __future__ import annotations

from game.play import CHANCE, Ask
from game.risk.state import NEUTRAL
from game.risk.view import View
from web import html as h
from web.acts import lesson
from web.acts.touching import open_ask
from web.desk.state import Desk
from web.frame import question, waited
from web.frame.head import head
from web.frame.tools import tools
from web.parts.controls import controls
from web.risk import say
from web.risk.armies import NONE, Marks
from web.risk.asked import answers
from web.risk.continents import continents
from web.risk.dice import Fight, fight_of
from web.risk.halting import running, to_stop
from web.risk.heard import heard
from web.risk.losses import lost
from web.risk.seats import seats
from web.risk.state import aimed, seen, touches
from web.risk.words import voice
from web.risk.world import Look, world

LINES = 2
"""So many sentences stand in the bar while others play."""

POINTED = ("attack", "move in", "defend", "trade")
"""Questions at which the dice on the map, or the cards, say what there is to know."""

BEGINNING = ("first", "missions", "claim", "place", "turn")
"""Phases before the first turn."""


def table(desk: Desk) -> h.Element:
    """Everything on the table."""
    view, names, ask = seen(desk.view), desk.at.table.names, desk.ask
    asked = ask.who if ask is not None and ask.who != CHANCE else acting(desk, view)
    return h.div("#table", class_=f"phase-{view.phase} pace-{desk.speed}")[
        head(desk, where(view), steps(view), view.phase),
        seats(view, names, desk.at.table.bots, asked),
        world(
            view,
            names,
            desk.at.shown.news,
            marks(desk, view),
            fight(desk),
            desk.at.shown.air,
            look(desk, view),
        ),
        continents(view, names),
        watching(desk) if ask is None else asking(desk, ask, view),
    ]


def where(view: View) -> str:
    """How far the game is."""
    if not view.turns:
        return say("Before the first turn")
    if view.rounds:
        return say("Round {number} of {rounds}", number=view.round, rounds=view.rounds)
    return say("Round {number}", number=view.round)


def steps(view: View) -> list[tuple[str, str]]:
    """The phases of a turn, or those before the first."""
    names = ("claim", "place") if view.phase in BEGINNING else ("reinforce", "attack", "fortify")
    return [(one, voice().tables.phases[one]) for one in names]


def acting(desk: Desk, view: View) -> int | None:
    """Whose turn is shown, while nobody is asked."""
    return None if desk.is_over or view.phase == "first" else view.turn


def fight(desk: Desk) -> Fight:
    """The fight on the screen, as far as it has been shown."""
    return fight_of(desk.at.shown.events, desk.at.shown.air)


def marks(desk: Desk, view: View) -> Marks:
    """What can be touched now, and what has been."""
    ask = open_ask(desk)
    if ask is None:
        return NONE
    start, goal = aimed(desk, ask) if ask.what in ("attack", "fortify") else ("", "")
    open = can_be_touched(ask, view, start)
    armed = [one for one, owner in view.owner.items() if owner == ask.who and view.armies[one] > 1]
    able = (
        [*open, *armed, *can_be_touched(ask, view, "")] if start or ask.what == "attack" else open
    )
    answer = lesson.wanted(desk) if ask.what == "place" and not lesson.waits(desk) else ""
    begins = ask.what == "place" and not answer
    return Marks(frozenset(open), start, goal, True, frozenset(able), answer, begins)


def look(desk: Desk, view: View) -> Look:
    """How the map is looked at here."""
    ask = open_ask(desk)
    fallen = {} if ask is None or ask.who < 0 else lost(view, desk.at.shown.events, ask.who)
    return Look(desk.id, desk.settings["land"] == "owner", True, fallen)


def can_be_touched(ask: Ask, view: View, start: str) -> list[str]:
    """The territories that a touch would do something with."""
    own = [one for one, owner in view.owner.items() if owner == ask.who]
    if ask.what in ("claim", "pictured"):
        return list(ask.options)
    if ask.what == "neutral":
        return [one for one, owner in view.owner.items() if owner == NEUTRAL]
    if ask.what == "place":
        return own
    if ask.what == "fortify" and start:
        return [one for one in own if f"{start} {one} 1" in ask.options]
    if ask.what == "fortify":
        return [one for one in own if view.armies[one] > 1]
    if ask.what == "attack":
        return goals(view, own, start)
    return []


def goals(view: View, own: list[str], start: str) -> list[str]:
    """What can be attacked from here; from anywhere, while nothing is chosen."""
    able = [start] if start else [one for one in own if view.armies[one] > 1]
    return [
        one
        for one in view.owner
        if one not in own and any(touches(view, mine, one) for mine in able)
    ]


def asking(desk: Desk, ask: Ask, view: View) -> h.Element:
    """The question, and what can be answered beside it."""
    asked = voice().question(ask, desk.at.table.names, view)
    said = (
        ask.what not in POINTED and h.div(".latest")[(h.p[text] for text in heard(desk)[-LINES:])]
    )
    told = [held(ask, view), pointing(ask.what, *aimed(desk, ask), asked.help), said]
    given = [answers(desk, ask, view), waited.slip(desk, ask.who)]
    return question.asking(ask, asked.title, told, tools(desk, ask), given)


def pointing(what: str, start: str, goal: str, help: str) -> str | None:
    """What to touch next; nothing where the answers say what is pointed at."""
    if goal:
        return None
    if start and what == "attack":
        return say("From {place}: touch what you attack.", place=voice().place(start))
    if start and what == "fortify":
        return say("From {place}: touch where armies go.", place=voice().place(start))
    return help


def held(ask: Ask, view: View) -> h.Node:
    """How the last attack of this turn has ended, where it has not taken the territory."""
    last = view.battle
    if ask.what != "attack" or last is None or view.owner[last.goal] == ask.who:
        return None
    facts = {"goal": voice().place(last.goal), "start": voice().place(last.start)}
    here, there = view.armies[last.start], view.armies[last.goal]
    told = say(
        "{goal} holds with {there:plural(army|armies)}, {start} has {here} left.",
        **facts,
        here=here,
        there=there,
    )
    return [h.b[told], " "]


def watching(desk: Desk) -> h.Element:
    """What the others do, and the buttons that hurry or hold it."""
    skip = say("Skip to my turn") if desk.alone else say("Skip to the next turn")
    if is_run := running(desk) is not None:
        skip = say("Roll to the end")
    lines = heard(desk)[-LINES:] or [say("The others are moving.")]
    return h.section("#bar.race-bar", aria_label=say("The game"))[
        h.div(".caller")[
            # a run goes by too quickly to be read out: it is told once it is over
            h.div("#caller", aria_live="off" if is_run else "polite", tabindex="-1")[
                (h.p[text] for text in lines)
            ]
        ],
        to_stop(desk),
        controls(desk, skip),
    ]
