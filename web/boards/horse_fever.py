"""The table of Horse Fever: players, course, blackboard, and the question to answer next."""

from __future__ import annotations

from typing import Any

import htpy as h

from game.play import CHANCE, Ask
from web import words
from web.boards import betting, fixing, payoffs, racing
from web.boards.blackboard import blackboard
from web.boards.cards import hand
from web.boards.seats import seats
from web.boards.track import track
from web.desk import Desk
from web.parts import button, greyed, icon

PHASES = ("first bet", "race fixing", "second bet", "race", "payoffs")


def board(desk: Desk) -> h.Element:
    """Everything on the table, drawn from what the people in front of it may see."""
    assert desk.table is not None and desk.shown is not None
    view, names, ask = desk.view, desk.table.names, desk.ask
    phase = phase_shown(desk, view)
    asked = ask.who if ask is not None and ask.who != CHANCE else None
    racing_now = phase == "race"
    shifts = payoffs.shifts(desk.shown.events) if desk.payoffs_open else {}
    return h.div("#table", class_=f"phase-{phase.replace(' ', '-')} pace-{desk.speed}")[
        head(desk, view, phase),
        seats(view, names, desk.table.bots, asked),
        payoffs.payoffs(desk, view) if desk.payoffs_open else track(view, names, racing_now),
        blackboard(view, names, racing_now, shifts),
        bar(desk, view, ask),
    ]


def phase_shown(desk: Desk, view: Any) -> str:
    """The phase on the screen, which may lag behind the table."""
    if desk.payoffs_open:
        return "payoffs"
    return "race" if desk.is_behind and view.race is not None else str(view.phase)


def head(desk: Desk, view: Any, phase: str) -> h.Element:
    """Where we are in the game, and the way out."""
    number = view.race.number if desk.payoffs_open else view.round
    return h.header("#head")[
        button(
            [icon("horse-head"), h.b["Horseburg"]],
            "home",
            "logo",
            id="to-home",
            name="Horseburg, home",
        ),
        h.h1[f"Race {number}", h.small[f" of {view.rounds}"]],
        h.ol(".phases", aria_label="Phases of a race")[
            (
                h.li(aria_current="step" if name == phase else None)[name.capitalize()]
                for name in PHASES
            )
        ],
        button([icon("scroll-quill"), "Log"], "log", "small quiet", id="to-log"),
        button("Rules", "rule", "small quiet", id="to-rules"),
    ]


def bar(desk: Desk, view: Any, ask: Ask | None) -> h.Element:
    """What to tap next: the open question, the running race, or the payoffs."""
    if desk.payoffs_open:
        return payoffs.bar(desk)
    if ask is None:
        return racing.bar(desk)
    assert desk.table is not None
    asked = words.question(ask, desk.table.names, view)
    return h.section("#bar", class_=f"ask-{ask.what.replace(' ', '-')}", aria_labelledby="ask")[
        h.div(".question")[
            h.h2("#ask", tabindex="-1")[asked.title],
            h.p[asked.help],
            h.div(".question-tools")[
                button("?", f"rule {ask.rule}", "round help", id="why", name="The rule for this"),
                undo(desk),
                None if ask.open else button("Cover", "cover", "small quiet", id="cover"),
            ],
        ],
        answers(desk, ask, view),
        hand(view.edition, view.hand) if ask.what in ("first bet", "second bet") else None,
    ]


def answers(desk: Desk, ask: Ask, view: Any) -> h.Element:
    """The buttons of the open question."""
    if ask.what in ("first bet", "second bet"):
        return betting.bets(desk, ask, view)
    if ask.what.startswith("stake"):
        return betting.stake(desk, ask, view)
    if ask.what == "card to fix the race":
        return fixing.cards(desk, ask, view)
    if ask.what == "horse to fix":
        return fixing.lanes(desk, ask, view)
    if ask.what == "photo finish":
        return fixing.tied(desk, ask, view)
    return fixing.plain(desk, ask)


def undo(desk: Desk) -> h.Element:
    """Take the last answer back, or why that cannot be."""
    table = desk.table
    assert table is not None
    label: tuple[h.Node, ...] = (icon("anticlockwise-rotation"), "Undo")
    if refusal := table.why_no_undo():
        return greyed(label, refusal, "undo", "small quiet", "undo")
    last = table.answers[-1]
    taken = words.answer_words("stake" if last.isdigit() else "", last)
    return button([*label, h.small[taken]], "undo", "small quiet", id="undo")
