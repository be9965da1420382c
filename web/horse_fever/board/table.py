"""The table of Horse Fever: players, course, blackboard, and the question to answer next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.horse_fever.view import View
from game.play import CHANCE, Ask
from web import html as h
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.frame import head, question, waited
from web.frame.tools import about, cover
from web.frame.undoing import undo
from web.horse_fever import words
from web.horse_fever.board import (
    auction,
    betting,
    beyond,
    fixing,
    gallery,
    lineup,
    opening,
    payoffs,
    racing,
    shop,
    waiting,
)
from web.horse_fever.board.at_work import scene
from web.horse_fever.board.blackboard import blackboard
from web.horse_fever.board.cards import hand
from web.horse_fever.board.explained import worded
from web.horse_fever.board.people import own_cards
from web.horse_fever.board.seats import seats
from web.horse_fever.board.show import race_stage
from web.horse_fever.board.track import track
from web.horse_fever.odds import chances
from web.horse_fever.odds.form_slip import guide, opener
from web.horse_fever.seen import race_of, seen
from web.horse_fever.words.saying import say
from web.parts import peek
from web.racing.bar import raised
from web.racing.scene import NOTHING, Scene
from web.words.plain import capital

FAMILY_PHASES = ("first bet", "race fixing", "second bet", "race", "payoffs")
BOARD_PHASES = ("purchase", "line-up", *FAMILY_PHASES)
STEPS = {
    "first purchase": "purchase",
    "second purchase": "purchase",
    "odds change": "first bet",
    "sell auction": "auction",
    "buy auction": "auction",
}
"""Phases of the rules that are one to the eye."""

Answers = Callable[[Desk, Ask, View], h.Node]

STAGES: dict[str, Answers] = {
    "purchase": shop.shop,
    "character": gallery.characters,
    "target to keep": gallery.drawn,
    "assistant to keep": gallery.drawn,
    "horse to keep": gallery.drawn,
    "swap": gallery.swap,
    "offer": gallery.offer,
}
"""Questions that take the place of the course."""

ANSWERS: dict[str, Answers] = {
    "first bet": betting.bets,
    "second bet": betting.bets,
    "stake of the first bet": betting.stake,
    "stake of the second bet": betting.stake,
    "card to fix the race": fixing.cards,
    "horse to fix": fixing.lanes,
    "photo finish": fixing.tied,
    "purchase": shop.bar,
    "line-up": lineup.line_up,
    "odds change": lineup.odds_change,
    "offer": gallery.sell,
    "sell auction": auction.answers,
    "buy auction": auction.answers,
    **{what: gallery.hint for what in STAGES if what not in ("purchase", "offer")},
}
"""What stands in the bar for every question."""

SHOWS_OWN = frozenset({"first bet", "second bet", "purchase", "line-up", "odds change", "offer"})
"""Questions beside which a player may look at his own secret cards."""


def board(desk: Desk) -> h.Element:
    """Everything on the table, drawn from what the people in front of it may see."""
    view, names, ask = seen(desk.view), desk.at.table.names, desk.ask
    phase = phase_shown(desk, view)
    asked = ask.who if ask is not None and ask.who != CHANCE else waiting.who(desk)
    steps = [(name, capital(words.phase(name))) for name in phases(desk)]
    shown = desk.at.shown
    is_race = phase == "race"
    live = scene(shown.news, len(shown.events), view, shown.air) if is_race else NOTHING
    shifts = payoffs.shifts(desk.at.shown.events) if desk.payoffs_open else live.shifts
    wiped = payoffs.over(desk.at.shown.events) if desk.payoffs_open else None
    controls = raised(desk) if phase == "race" else None
    return h.div("#table", class_=f"phase-{phase.replace(' ', '-')}", data_controls=controls)[
        head.head(desk, race_told(desk, view), steps, phase),
        seats(view, names, desk.at.table.bots, asked),
        stage(desk, view, asked, live),
        beside(desk, view)
        or blackboard(
            view, names, phase == "race", shifts, partial(turned_board, desk, phase), wiped
        ),
        bar(desk, view, ask),
    ]


def turned_board(desk: Desk, phase: str, odds: Callable[[], h.Node]) -> h.Node:
    """During a race the blackboard may be turned to the chances."""
    return chances.on_board(desk, odds) if phase == "race" else odds()


def stage(desk: Desk, view: View, asked: int | None, live: Scene) -> h.Node:
    """The course, or whatever takes its place for now."""
    if desk.payoffs_open:
        return payoffs.payoffs(desk, view)
    if auction.is_on(desk, view):
        return auction.stage(desk, view, asked)
    ask = desk.ask
    laid_out = ask is not None and ask.what in STAGES
    if ask is not None and laid_out and not is_face_down(desk, ask, view):
        return STAGES[ask.what](desk, ask, view)
    if slip := guide(desk):
        return slip
    is_race = phase_shown(desk, view) == "race"
    if is_race:
        return race_stage(view, desk.at.table.names, live, is_held=desk.controls_up)
    note = None if ask is None or asked is None else opening.draw(desk) or waited.slip(desk, asked)
    return track(view, desk.at.table.names, note)


def beside(desk: Desk, view: View) -> h.Node:
    """The form guide in the blackboard's place, where the stage is laid out with answers."""
    ask = desk.ask
    laid_out = ask is not None and ask.what in STAGES
    return guide(desk) if ask and laid_out and not is_face_down(desk, ask, view) else None


def phase_shown(desk: Desk, view: View) -> str:
    """The phase on the screen, which may lag behind the table."""
    if desk.payoffs_open:
        return "payoffs"
    if auction.is_on(desk, view):
        return "auction"
    in_race = desk.is_behind and view.race is not None and not waiting.is_on(desk)
    phase = "race" if in_race else str(view.phase)
    return STEPS.get(phase, phase)


def phases(desk: Desk) -> tuple[str, ...]:
    """The phases of a race in the game on the table."""
    options = desk.at.table.options
    if "auctions" not in options:
        return FAMILY_PHASES
    return (*BOARD_PHASES, "auction") if auction.are_held(options) else BOARD_PHASES


def race_told(desk: Desk, view: View) -> h.Node:
    """Which race of how many; the first race of a newcomer is the only one."""
    number = race_of(view).number if desk.payoffs_open else view.round
    if not number:
        return say("Before the races")
    return head.race_told(desk, number, view.rounds)


def bar(desk: Desk, view: View, ask: Ask | None) -> h.Element:
    """What to tap next: the open question, the running race, or the payoffs."""
    if desk.payoffs_open:
        return payoffs.bar(desk)
    if ask is None and auction.is_on(desk, view):
        return auction.bar(desk)
    if ask is None and desk.follows and not (desk.is_behind or desk.held):
        return racing.following(desk)
    if ask is None and waiting.is_on(desk) and view.phase != "race":
        return waiting.bar(desk)
    if ask is None:
        return racing.bar(desk)
    asked, is_down = words.question(ask, desk.at.table.names, view), is_face_down(desk, ask, view)
    tools = h.div(".question-tools.row")[
        about(desk, ask),
        undo(desk),
        opener(desk),
        cover(desk, ask),
        peek.eye(desk),
        None if is_down else beyond.row(desk, ask),
    ]
    answers = ANSWERS.get(ask.what, fixing.plain)
    given = peek.face_down(desk, ask) if is_down else answers(desk, ask, view)
    help = worded(asked.help, "help")
    return question.asking(ask, asked.title, help, tools, [given, secrets(ask, view)])


def secrets(ask: Ask, view: View) -> h.Node:
    """The cards of the player who is asked, where there is time to look at them."""
    if ask.what not in SHOWS_OWN:
        return None
    if view.board is None:
        return hand(view.edition, view.hand)
    return own_cards(view.edition, view.hand, view.board.targets)
