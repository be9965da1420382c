"""The odds helper beside the table: races run in the head while people think, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random

from game.winners_circle.cards import HORSES
from game.winners_circle.chances import Chance, Chances, has_chances
from game.winners_circle.view import View
from web import html as h
from web.desk.state import Desk
from web.desk.worker import News, Worker
from web.winners_circle.state import seen

OPTION = "odds helper"


def part(horse: str) -> str:
    """The id of what the numbers of a horse stand in."""
    return f"odds-{horse}"


STRIDE = 4
"""Races between two looks at the clock: about a millisecond in the browser."""

FIRST, MOST = 100, 4000
"""Races behind the first numbers that are shown, and behind the last: those err by 8 in 1,000."""

SEED = 1928
"""The same table has the same numbers, on every tablet: nothing hidden is in them."""


@dataclass(slots=True)
class Odds:
    """What has been counted for one moment of the table `id`, and how everybody saw it then."""

    id: str = ""
    view: View | None = None
    chances: Chances | None = None
    luck: Random | None = None


def has_odds(desk: Desk) -> bool:
    """Whether the table plays with the odds helper, and a race lies ahead or is on the screen."""
    return public_view(desk) is not None


def public_view(desk: Desk) -> View | None:
    """What everybody sees at the moment on the screen; None where there are no odds to show."""
    table, shown = desk.table, desk.shown
    if table is None or shown is None or table.options.get(OPTION) != "on":
        return None
    if desk.screen != "table" or desk.past.what or desk.stands:
        return None
    view = seen(shown.view(None))
    return view if has_chances(view) else None


def counted(desk: Desk, view: View) -> Chances | None:
    """The chances of this very moment; None where those that are kept are of another."""
    kept = desk.own(Odds)
    return kept.chances if (kept.id, kept.view) == (desk.id, view) else None


def found(desk: Desk) -> Mapping[str, Chance] | None:
    """The chances of every horse at the moment on the screen, by coat; None until there are some.

    They are the same for all seats, since they come from what everybody sees.
    """
    view = public_view(desk)
    chances = None if view is None else counted(desk, view)
    if chances is None or chances.races < FIRST:
        return None
    return {horse: chances.of(horse) for horse in HORSES}


class Counting(Worker[Desk]):
    """Counts races for the moment on the screen; `draw` draws what stands under a horse's part."""

    def __init__(self, draw: Callable[[str, Chance | None], h.Node]) -> None:
        self.draw = draw

    def is_wanted(self, desk: Desk) -> bool:
        """Whether the odds of this moment could still be sharper."""
        view = public_view(desk)
        if view is None:
            return False
        chances = counted(desk, view)
        return chances is None or chances.races < MOST

    def work(self, desk: Desk, has_time: Callable[[], bool]) -> tuple[News, bool]:
        """Some races; the first numbers and the last are told at once."""
        view = public_view(desk)
        if view is None:
            return "", False
        chances = counted(desk, view)
        if chances is None:
            chances = Chances(view)
            desk.owned[Odds] = Odds(desk.id, view, chances, Random(SEED))
        luck = desk.own(Odds).luck
        assert luck is not None
        before = chances.races
        while chances.races < MOST:
            chances.run(min(STRIDE, MOST - chances.races), luck)
            if not has_time():
                break
        more = chances.races < MOST
        if chances.races < FIRST:
            return "", more
        return ("now" if before < FIRST or not more else "soon"), more

    def parts(self, desk: Desk) -> dict[str, Callable[[], h.Node]]:
        """The numbers of every horse, as they are now."""
        now = found(desk) or {}
        return {part(horse): partial(self.draw, horse, now.get(horse)) for horse in HORSES}
