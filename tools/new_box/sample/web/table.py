"""What stands on the table: the players, the coin, and the question below."""

from __future__ import annotations

from collections.abc import Sequence

from tools.new_box.sample.game.state import ROUNDS
from tools.new_box.sample.game.view import View
from tools.new_box.sample.web import coin, say
from tools.new_box.sample.web.words import words
from web import html as h
from web.desk.door import door
from web.desk.state import Desk
from web.frame import floor, question
from web.frame import seats as frame
from web.frame.head import head
from web.frame.tools import tools
from web.parts.controls import controls
from web.parts.pieces import choice
from web.racing.bar import heard
from web.words import speaking as house

seen = door(View)
"""A view of this box."""


def table(desk: Desk) -> h.Element:
    """Everything on the table."""
    view = seen(desk.view)
    return h.div("#table")[
        head(desk, where(view)),
        players(view, desk.at.table.names),
        stage(view),
        watching(desk) if desk.ask is None else asking(desk),
    ]


def where(view: View) -> str:
    """How far the game is."""
    return say("Toss {number} of {tosses}", number=view.round, tosses=ROUNDS)


def players(view: View, names: Sequence[str]) -> h.Element:
    """Who plays, their points, and what they have said before this toss."""
    said = dict.fromkeys(view.doubled, say("doubles"))
    said |= {seat: say("shows {side:side}", side=side) for seat, side in view.shown}
    return frame.seats(
        [
            frame.seat(
                seat, "", frame.who(seat, name, ""), [f" {view.points[seat]} ", said.get(seat)]
            )
            for seat, name in enumerate(names)
        ]
    )


def stage(view: View) -> h.Element:
    """The coin as it fell last, and the own pick for whoever may see it."""
    fell = say("It fell on {coin:side}.", coin=view.coin) if view.coin else ""
    return h.section("#field.sheet", aria_label=say("The coin"))[
        h.p[coin(), " ", fell or say("It has not been tossed yet.")],
        view.pick and h.p("#own-pick")[say("You have picked {side:side}.", side=view.pick)],
    ]


def asking(desk: Desk) -> h.Element:
    """The question, and what can be answered by whoever is in front of the page."""
    laid, ask = desk.table, desk.ask
    assert laid is not None and ask is not None
    asked = words().question(ask, laid.names, seen(desk.view))
    if ask.what == "side":
        label = words().answer
        said: h.Node = [choice(text, label("side", text), None) for text in ask.options]
    else:
        said = floor.answers(desk, ask)
    answers = h.div(".actions")[said]
    return question.asking(ask, asked.title, asked.help, tools(desk, ask), answers)


def watching(desk: Desk) -> h.Element:
    """What has just happened, while it is being shown."""
    told = words().lately(desk.at.shown.news, desk.at.table.names)
    return h.section("#bar.race-bar", aria_label=say("The game"))[
        heard(told or [house.say("The others play.")]), controls(desk, say("Skip ahead"))
    ]
