"""The table of Unicorn Fever: players, lanes or stage, odds, and the question to answer next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.play import CHANCE, Ask
from game.unicorn_fever.magic import magic_of
from game.unicorn_fever.view import View
from web import html as h
from web.acts import lesson
from web.desk.secrets import is_face_down
from web.desk.shown import Shown
from web.desk.state import Desk
from web.frame import head, question, waited
from web.frame.tools import tools
from web.parts.controls import controls
from web.racing.bar import heard, moment, race_bar, raised, told
from web.racing.bills import since
from web.racing.scene import NOTHING, Scene
from web.unicorn_fever import asked, payoffs, say
from web.unicorn_fever.board import board, rolled
from web.unicorn_fever.booths import booths
from web.unicorn_fever.form import form, found, public_view
from web.unicorn_fever.lanes import Asking, lanes
from web.unicorn_fever.parts import pictured
from web.unicorn_fever.seats import Lit, lit_by, seats
from web.unicorn_fever.show import race_stage, scene
from web.unicorn_fever.state import is_at_notary, race_of, seen
from web.unicorn_fever.words import voice
from web.words import speaking as house

PHASES = ("preparation", "race", "results")
LINES = 2
"""So many sentences stand in the bar while others play."""


def table(desk: Desk) -> h.Element:
    """Everything on the table, drawn from what the people in front of it may see."""
    view, names, ask = seen(desk.view), desk.at.table.names, desk.ask
    phase = phase_shown(desk, view)
    who = ask.who if ask is not None and ask.who != CHANCE else acting(desk, view)
    is_race = phase == "race"
    shown = desk.at.shown
    live = scene(shown.news, len(shown.events), view, shown.air) if is_race else NOTHING
    steps = [(one, voice().tables.phases[one]) for one in PHASES]
    look = f"phase-{phase}{' paying' if desk.payoffs_open else ''}"
    return h.div("#table", class_=look, data_controls=raised(desk) if is_race else None)[
        head.head(desk, race_told(desk, view), steps, phase),
        seats(view, names, desk.at.table.bots, who, lit(desk)),
        middle(desk, view, live),
        waited.on_stage(desk, "action"),
        board(
            view,
            names,
            is_race,
            payoffs.shifts(desk) if desk.payoffs_open else live.shifts,
            form_of(desk),
            payoffs.over(view, shown.events) if desk.payoffs_open else None,
        ),
        bar(desk, view, ask, live),
    ]


def form_of(desk: Desk) -> Callable[[str], h.Node] | None:
    """What draws the form of a unicorn; None where the form guide is shut."""
    if public_view(desk) is None:
        return None
    return lambda colour: form(colour, found(desk))


def phase_shown(desk: Desk, view: View) -> str:
    """The phase on the screen, which may lag behind the table."""
    if desk.payoffs_open:
        return "results"
    if view.phase == "race" and view.race is not None:
        return "race"
    return "preparation" if view.phase == "preparation" else "results"


def acting(desk: Desk, view: View) -> int | None:
    """Whose turn it is while nobody is asked on the screen."""
    if view.phase != "preparation" or desk.is_over or not view.round:
        return None
    count = len(view.seats)
    return (view.first + view.turn) % count if view.turn < 3 * count else None


def lit(desk: Desk) -> Lit:
    """The contracts that pay in this moment."""
    events = since(desk.at.shown.events) if desk.payoffs_open else desk.at.shown.news
    return lit_by(events)


def race_told(desk: Desk, view: View) -> h.Node:
    """Which race of how many; the first race of a newcomer is the only one."""
    number = view.race.number if desk.payoffs_open and view.race is not None else view.round
    return head.race_told(desk, number, view.rounds)


def middle(desk: Desk, view: View, live: Scene) -> h.Node:
    """The stage of the race, the payoffs, or the lanes."""
    if desk.payoffs_open:
        return payoffs.bills(view, desk.at.table.names, desk.at.shown.events)
    if phase_shown(desk, view) == "race":
        return race_stage(view, desk.at.table.names, live, desk.controls_up)
    return lanes(view, desk.at.table.names, asking(desk, view))


def asking(desk: Desk, view: View) -> Asking:
    """What a tap on a lane means now."""
    ask = desk.ask
    if ask is None or ask.who == CHANCE:
        return Asking()
    at = asked.in_fingers(desk, view.hand)
    return Asking(
        ask,
        view.hand[at] if view.seat == ask.who and 0 <= at < len(view.hand) else "",
        is_face_down(desk, ask, view),
        partial(lesson.why_not_answer, desk),
        asked.powers(view, ask.who),
    )


def bar(desk: Desk, view: View, ask: Ask | None, live: Scene) -> h.Element:
    """What to tap next: the open question, what the others do, the race, or the payoffs."""
    if desk.payoffs_open:
        return payoffs.bar(desk)
    if ask is None:
        return watching(desk, view, live)
    put = voice().question(ask, desk.at.table.names, view, is_at_notary(desk))
    return question.asking(
        ask, put.title, put.help, tools(desk, ask), asked.answers(desk, ask, view), alone(desk)
    )


def watching(desk: Desk, view: View, live: Scene) -> h.Element:
    """While others play: the caller, and the buttons that hurry or hold it."""
    if phase_shown(desk, view) == "race":
        working = [voice().caller.at_work(it.name, it.does, horse) for horse, it in live.working]
        race = race_of(view)
        events = desk.at.shown.events
        card = moment(events, race, rolled(race.dice)) if race.unit else turned_up(desk.at.shown)
        return race_bar(desk, [*working, *called(desk)], card)
    return h.section("#bar", class_=f"fair-bar {alone(desk)}".strip(), aria_label=say("The fair"))[
        heard(called(desk)[-LINES:] or [house.say("The others play.")]),
        booths(view, None),
        controls(desk),
    ]


def turned_up(shown: Shown) -> h.Node:
    """The magic card that is turned up, drawn where the movement cards come later."""
    news = shown.news if shown.air is None else [shown.air]
    cards = [event.facts["card"] for event in news if event.kind == "card revealed"]
    if not cards:
        return None
    return h.div(".moment.turned-up", aria_hidden="true")[
        h.span(class_=f"fair-pane {magic_of(cards[-1]).sign}")[pictured(cards[-1])]
    ]


def alone(desk: Desk) -> str:
    """A class for the bar of one person among computers, who has an own hand in sight."""
    return "alone" if len(desk.at.table.names) - len(desk.at.table.bots) == 1 else ""


def called(desk: Desk) -> list[str]:
    """What the caller says of the moment on the screen; off the course what the log says."""
    return told(desk, lambda event, _before: [voice().caller.call(event)])
