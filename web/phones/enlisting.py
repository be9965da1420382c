"""Whoever comes by phone while a game is being set up: the name goes to a chair of the list."""

from __future__ import annotations

from collections.abc import Iterable

from game import TITLES
from game.table.names import skeleton
from web.desk.forms import FIRST_NAMES, SeatForm
from web.desk.screen import SCREENS, refused
from web.desk.state import Desk
from web.parties import door
from web.parties.state import Door
from web.phones.phones_here import Guest, phones_of
from web.words.speaking import say


def twin(name: str, names: Iterable[str]) -> str:
    """Which of these names looks like this one, "" for none."""
    return next((one for one in names if skeleton(one) == skeleton(name)), "")


def enlist(desk: Desk, guest: Guest, name: str) -> str:
    """Put a name on the list of a game that is being set up; why not, "" where it is there."""
    others = [one.name for one in phones_of(desk).awake() if one is not guest]
    if twin(name, others):
        return say("{name} has a phone already. Write another name.", name=name)
    if SCREENS[desk.form.title].start == "door-start":
        return to_party(desk, guest, name)
    lines = desk.form.seats
    own = next((one for one in lines if guest.renames and one.name == guest.name), None)
    there = twin(name, [line.name for line in lines if line is not own])
    if there and there != name:
        return say("{name} looks like {other}, who is here. Write another name.", **{
            "name": name, "other": there,
        })  # fmt: skip
    if own is not None:
        own.name = name
    elif not there:
        return to_chair(desk, name)
    return ""


def to_chair(desk: Desk, name: str) -> str:
    """A ready name that nobody has touched makes room, else a chair is added."""
    lines, phones = desk.form.seats, {one.name for one in phones_of(desk).awake()}
    line = next((one for one in lines if is_ready(one) and one.name not in phones), None)
    if line is not None:
        line.name = name
        return ""
    if len(lines) + 1 not in TITLES[desk.form.title].seats:
        refusal = desk.form.why_not(len(lines) + 1)
        return refused(refusal.reason) if refusal else say("Nobody new can come now.")
    lines.append(SeatForm(name))
    desk.form.fit()
    return ""


def is_ready(line: SeatForm) -> bool:
    """Whether a name of the list is one that the page has put there, and nobody means."""
    return not line.bot and not line.is_typed and line.name in FIRST_NAMES


def to_party(desk: Desk, guest: Guest, name: str) -> str:
    """The same for a party, whose names stand at its door."""
    names = desk.own(Door).names
    if guest.renames and guest.name in names and name not in names:
        names[names.index(guest.name)] = name
        return ""
    if twin(name, names):
        return ""
    door.come(desk, [name])
    problem, desk.form.problem = desk.form.problem, ""
    return problem
