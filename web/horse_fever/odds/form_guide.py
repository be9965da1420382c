"""The form guide at the table: when it may lie open, whose knowledge is in it, how it sharpens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from markupsafe import Markup

from game.horse_fever.form import Form, has_form
from game.horse_fever.party.view import PartyView
from web.desk.state import Desk
from web.horse_fever.hiding import BETS
from web.horse_fever.seen import Seen, either

OPTION = "form guide"
LAID_OUT = frozenset({"purchase", "target to keep", "assistant to keep", "horse to keep", "swap"})
OFFERED_AT = LAID_OUT | {
    *("first bet", "stake of the first bet", "second bet", "stake of the second bet"),
    *("card to fix the race", "horse to fix", "line-up", "odds change", "offer", "book"),
}
"""Questions beside which it may lie."""

SHARP = 0.003
"""Nobody reads a smaller error: three tenths of a point."""

MOST = 200_000
"""Simulated races, after which a guide is sharp enough whatever its error."""

FIRST = 40
"""Races that stand behind a first answer. They are run before anybody opens the guide."""

SEED = 1928
"""The same question has the same numbers, on every tablet: nothing of a table is in them."""


@dataclass(slots=True)
class Drawn:
    """The table of numbers as far as it is drawn: what from, its rows by horse, the whole."""

    made_of: object
    rows: dict[str, Markup] = field(default_factory=dict)
    whole: Markup | None = None


class Kept(NamedTuple):
    """A form, and what of the table it was made from."""

    ahead: object
    form: Form


@dataclass(slots=True)
class FormGuide:
    """Whether the guide lies open; the forms of the question on the screen, by seat.

    The seat None stands for the whole table. Nothing of this is written down anywhere.
    """

    open: bool = False
    kept: dict[int | None, Kept] = field(default_factory=dict)
    drawn: Drawn | None = None


class Reading(NamedTuple):
    """What somebody makes of the race; `is_own` says that it rests on more than the table knows."""

    is_own: bool
    form: Form


# what is so


def is_offered(desk: Desk) -> bool:
    """Whether the guide may be opened now: the table plays with it, and a race is betted on."""
    table, ask = desk.table, desk.ask
    if table is None or ask is None or desk.curtain is not None or ask.what not in OFFERED_AT:
        return False
    if table.options.get(OPTION, "off") == "off" or desk.guide is not None or desk.stands:
        return False
    view = either(desk.view)
    return has_form(view) and not is_run(view)


def is_run(view: Seen) -> bool:
    """Whether slips of a race are written down that has been run already."""
    return bool(view.phase == "book" and view.race and view.race.number == view.round)


def is_open(desk: Desk) -> bool:
    """Whether the guide lies on the table."""
    return desk.own(FormGuide).open and is_offered(desk)


def own_seat(desk: Desk) -> int | None:
    """Whose own knowledge may be on the screen: that of the one in front of it, cards held open."""
    table, ask = desk.table, desk.ask
    if table is None or table.options.get(OPTION) != "all" or ask is None:
        return None
    return desk.sight if desk.sight == ask.who and not desk.is_covered else None


def seats_reading(desk: Desk) -> list[int | None]:
    """Whose knowledge may be on the screen: the table's; and, on a screen of one's own, one's own.

    What the guide still holds of anybody else is forgotten.
    """
    seat = own_seat(desk)
    kept = desk.own(FormGuide).kept
    for other in kept.keys() - {None, desk.sight}:
        del kept[other]
        desk.own(FormGuide).drawn = None
    return [None] if seat is None else [None, seat]


def readings(desk: Desk) -> list[Reading]:
    """As the table sees the race; and, on a screen of one's own, as one knows it."""
    return [Reading(one is not None, form_of(desk, one)) for one in seats_reading(desk)]


def form_of(desk: Desk, seat: int | None) -> Form:
    """The form from what a seat may know; the same one as long as nothing about it has changed."""
    if not is_kept(desk, seat):
        view = either(desk.at.shown.view(seat))
        desk.own(FormGuide).kept[seat] = Kept(ahead(view), Form(view, Random(SEED).random))
    return desk.own(FormGuide).kept[seat].form


def is_kept(desk: Desk, seat: int | None) -> bool:
    """Whether there is a form from what this seat may know now."""
    kept = desk.own(FormGuide).kept.get(seat)
    return kept is not None and kept.ahead == ahead(either(desk.at.shown.view(seat)))


def ahead(view: Seen) -> object:
    """What of a view the coming race rests on: not the half of a bet, nor the slips of a party."""
    if isinstance(view, PartyView):
        return (view.phase, view.card_92)
    is_bet = len(view.pending) == 2 and view.pending[0] in BETS
    return view._replace(pending=() if is_bet else view.pending)


# how it sharpens


def prepare(desk: Desk) -> bool:
    """Make one form that the guide is going to need; False where all of them are there."""
    waits = [seat for seat in seats_reading(desk) if not is_kept(desk, seat)]
    if waits:
        form_of(desk, waits[0])
    return bool(waits)


def unsharp(desk: Desk) -> list[Form]:
    """The forms that more races would make sharper; of a closed guide, until there is an answer."""
    if not is_offered(desk):
        return []
    asks = gains if desk.own(FormGuide).open else is_dumb
    return [one.form for one in readings(desk) if asks(one.form)]


def is_dumb(form: Form) -> bool:
    """Whether a form has not enough behind it to say anything."""
    return not form.is_exact and form.races < FIRST


def gains(form: Form) -> bool:
    """Whether more races are worth running."""
    return not form.is_exact and form.races < MOST and form.error > SHARP


def run_all(forms: Sequence[Form], races: int, has_time: Callable[[], bool]) -> None:
    """Run races of the least sharp form, so many at a time, while there is time; once at least.

    Towards a first answer they are run one by one: every new lane costs as much as many races.
    """
    form = next(filter(is_dumb, forms), None) or max(forms, key=lambda one: one.error)
    while True:
        form.run(1 if is_dumb(form) else races)
        if not has_time() or form.races >= MOST:
            break


# what taps do


def turn(desk: Desk, _rest: str = "") -> None:
    """Open or close it."""
    if is_offered(desk):
        desk.own(FormGuide).open = not desk.own(FormGuide).open


VERBS: dict[str, Callable[[Desk, str], None]] = {"form": turn}
