"""What a touch of a territory means: where armies go, from where an attack begins, on whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.play import Ask
from game.risk.view import View
from web.acts import confirm, lesson, playing
from web.acts.touching import open_ask
from web.desk.state import Desk
from web.risk.state import Aim, aim, aimed, amount, place_of, seen, touches


def touched(desk: Desk, thing: str) -> bool:
    """Do what a touch means at the open question; whether it means anything there."""
    ask, (kind, _, territory) = open_ask(desk), thing.partition(" ")
    if ask is None or kind != "land" or ask.what not in MEANS:
        return False
    if refusal := lesson.why_not_answer(desk, thing):
        playing.refuse(desk, refusal)
        return True
    desk.notice = ""  # what was wrong with the touch before
    MEANS[ask.what](desk, ask, seen(desk.view), territory)
    return True


def give(desk: Desk, text: str) -> None:
    """Answer so, or say which rule forbids it."""
    table = desk.at.table
    if refusal := table.why_not(text):
        playing.refuse(desk, refusal)
    else:
        confirm.give(desk, text)


def name_it(desk: Desk, _ask: Ask, _view: View, territory: str) -> None:
    """The territory is the whole answer."""
    give(desk, territory)


def place(desk: Desk, ask: Ask, view: View, territory: str) -> None:
    """So many armies go there as the slider says; in the first placing one."""
    if ask.rule == "R.4":
        return give(desk, territory)
    left = view.reserve[ask.who]
    return give(desk, f"{territory} {amount(desk, ask, left, 1)}")


def pour(desk: Desk, rest: str) -> None:
    """A finger that stays: all armies in hand go there."""
    ask = open_ask(desk)
    territory = rest.partition(" ")[2]
    if ask is not None and ask.what == "place" and ask.rule != "R.4":
        give(desk, f"{territory} {seen(desk.view).reserve[ask.who]}")
    else:
        touched(desk, rest)


def attack(desk: Desk, ask: Ask, view: View, territory: str) -> None:
    """An own territory is where it begins, another one its goal."""
    start, _ = aimed(desk, ask)
    if view.owner[territory] == ask.who:
        return begin(desk, ask, view, territory)
    if not start or not touches(view, start, territory):
        start = strongest(view, ask.who, territory)
    if not start:
        return give(desk, f"{nearest(view, ask.who, territory)} {territory} 1")
    return aim(desk, ask, start, territory)


def begin(desk: Desk, ask: Ask, view: View, territory: str) -> None:
    """Attack from here; a second touch lets it be."""
    start, _ = aimed(desk, ask)
    goal = next((one for one, owner in view.owner.items()
                 if owner != ask.who and touches(view, territory, one)), "")  # fmt: skip
    if territory == start:
        aim(desk, ask, "")
    elif view.armies[territory] < 2 and goal:
        give(desk, f"{territory} {goal} 1")
    else:
        aim(desk, ask, territory)


def nearest(view: View, seat: int, goal: str) -> str:
    """An own territory that touches the goal, else any: what is wrong with it is told."""
    mine = [one for one, owner in view.owner.items() if owner == seat]
    return next((one for one in mine if touches(view, one, goal)), mine[0])


def strongest(view: View, seat: int, goal: str) -> str:
    """The largest army of a seat beside a territory that may attack it, "" for none."""
    found = [one for one, owner in view.owner.items()
             if owner == seat and view.armies[one] > 1 and touches(view, one, goal)]  # fmt: skip
    return max(found, key=view.armies.__getitem__, default="")


def fortify(desk: Desk, ask: Ask, view: View, territory: str) -> None:
    """First where the armies come from, then where they go."""
    start, goal = aimed(desk, ask)
    if territory in (start, goal):
        return aim(desk, ask, "")
    if start and f"{start} {territory} 1" in ask.options:
        desk.own(Aim).slid = (place_of(desk, ask), 0)
        return aim(desk, ask, start, territory)
    if view.owner[territory] == ask.who and view.armies[territory] > 1:
        return aim(desk, ask, territory)
    return give(desk, f"{start or territory} {territory} 1")


MEANS: Mapping[str, Callable[[Desk, Ask, View, str], None]] = {
    "claim": name_it,
    "neutral": name_it,
    "pictured": name_it,
    "place": place,
    "attack": attack,
    "fortify": fortify,
}
"""By the question."""


def slide(desk: Desk, value: str) -> None:
    """So many armies, at the question that is open."""
    ask = open_ask(desk)
    if ask is not None and value.isdecimal():
        desk.own(Aim).slid = (place_of(desk, ask), int(value))
