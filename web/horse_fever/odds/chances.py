"""The chances of a race while it is shown, on the blackboard, and whole beside its payoffs."""

from __future__ import annotations

from collections.abc import Callable

from web import html as h
from web.desk.state import Desk
from web.horse_fever.odds import forecast
from web.horse_fever.odds.chart import chart, numbers
from web.horse_fever.odds.forecast import Forecast
from web.horse_fever.words import chances as said
from web.horse_fever.words.saying import say
from web.parts.pieces import bare_button, toggle

FIGURE = "chances"
"""The id of what sharpens while it is looked at."""


def on_board(desk: Desk, odds: Callable[[], h.Node], label: str = said.ODDS) -> h.Node:
    """The face of the blackboard that is up during a race, under the tabs that turn it."""
    if not forecast.shows_course(desk):
        return odds()
    labels, face = {**said.FACES, forecast.ODDS: label}, desk.own(Forecast).face
    return [
        h.div(".faces-of-board.toggles", role="group", aria_label=say("On the blackboard"))[
            (toggle(say(labels[one]), f"face {one}", one == face) for one in forecast.FACES)
        ],
        odds() if face == forecast.ODDS else figure(desk),
    ]


def figure(desk: Desk) -> h.Element:
    """The lines, or the numbers, up to the moment on the screen."""
    points = forecast.points(desk)
    table = numbers(points) if points else None
    return h.figure(".chances", id=FIGURE, data_face=desk.own(Forecast).face)[
        h.figcaption[say(said.CHART if points else said.WAITS)],
        table
        if desk.own(Forecast).face == forecast.NUMBERS
        else [chart(points), h.div(".unseen")[table]],
    ]


def beside_bills(desk: Desk) -> h.Node:
    """The whole race, as one more bill."""
    if not forecast.shows_course(desk):
        return None
    points, is_open = forecast.points(desk), desk.own(Forecast).unfolded
    return h.section(".bill.chances-bill", id=FIGURE, aria_label=say(said.CHART))[
        h.h3[say(said.CHART if points else said.WAITS)],
        h.div(".slate")[chart(points)],
        unfolder(say(said.IN_NUMBERS), is_open),
        numbers(points) if points and is_open else None,
    ]


def unfolder(label: str, is_open: bool) -> h.Element:
    """The button that opens and closes a long table below it."""
    sign = h.span(aria_hidden="true")[" ▴" if is_open else " ▾"]
    return bare_button("unfold", "button small quiet unfolder", opened=is_open)[label, sign]


def fresh(desk: Desk) -> h.Node:
    """What stands on the page under `FIGURE`, as it is now."""
    return beside_bills(desk) if desk.payoffs_open else figure(desk)
