"""The form guide of Unicorn Fever: races run in the head by what everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.unicorn_fever.chances import Chances, race_of, run_races
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.view import View
from web import html as h
from web.desk.state import Desk
from web.desk.worker import News, Worker
from web.parts.pieces import unseen
from web.unicorn_fever import say
from web.unicorn_fever.state import seen
from web.words.plain import percent

OPTION = "form guide"
STAGES = (360, 1800)
"""Races behind the first numbers, and behind the better ones: those err by 1 in 100 at most."""

GUESSES = 12
"""So many guesses at the cards that lie face down, for each stage."""


def part(colour: str) -> str:
    """The id of what the numbers of a unicorn stand in."""
    return f"form-{colour}"


@dataclass(slots=True)
class Form:
    """What has been found for one moment of the table `id`, and how everybody saw it then."""

    id: str = ""
    view: View | None = None
    chances: Chances | None = None


def public_view(desk: Desk) -> View | None:
    """What everybody sees of a race to come; None where there is nothing to reckon, or no guide."""
    table, shown = desk.table, desk.shown
    if table is None or shown is None or table.options.get(OPTION) != "on":
        return None
    if desk.screen != "table" or desk.past.what or desk.payoffs_open:
        return None
    view = seen(shown.view(None))
    return view if view.phase == "preparation" and view.round else None


def found(desk: Desk) -> Chances | None:
    """The chances of the moment on the screen; None until there are some."""
    view, kept = public_view(desk), desk.own(Form)
    return kept.chances if view is not None and (kept.id, kept.view) == (desk.id, view) else None


class Guide(Worker[Desk]):
    """Runs races for the moment on the screen, a few hundred and then more."""

    def is_wanted(self, desk: Desk) -> bool:
        """Whether the numbers could still be better."""
        if public_view(desk) is None:
            return False
        chances = found(desk)
        return chances is None or chances.races < STAGES[-1]

    def work(self, desk: Desk, has_time: Callable[[], bool]) -> tuple[News, bool]:
        """The next stage."""
        view = public_view(desk)
        if view is None:
            return "", False
        chances = found(desk)
        races = STAGES[0] if chances is None else STAGES[-1]
        chances = run_races(race_of(view), races, guesses=GUESSES)
        desk.owned[Form] = Form(desk.id, view, chances)
        return "now", races < STAGES[-1]

    def parts(self, desk: Desk) -> dict[str, Callable[[], h.Node]]:
        """The numbers of every unicorn, as they are now."""
        now = found(desk)
        return {part(colour): partial(form, colour, now) for colour in LANES}


def form(colour: str, chances: Chances | None) -> h.Element:
    """How often a unicorn wins, and how often it is among the first three, in 100 races."""
    if chances is None:
        return h.span(".uf-form", id=part(colour))
    error = 1 / chances.races
    win, show = percent(chances.win(colour), error), percent(chances.show(colour), error)
    return h.span(".uf-form", id=part(colour))[
        unseen(say("in 100 races: ")),
        h.span[h.small[say("1st")], h.b[win]],
        h.span[h.small[say("1–3")], h.b[show]],
    ]


GUIDE = Guide()
