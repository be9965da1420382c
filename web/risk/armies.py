"""The armies on the map: whose each territory is, how many stand there, what a finger may touch."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from game.risk.board import WITHIN
from game.risk.state import NEUTRAL
from game.risk.view import View
from web import html as h
from web.parts.pieces import MARKS, icon
from web.risk import say
from web.risk.words import voice

PIECES = (("cannon", 10), ("cavalry", 5), ("chess-pawn", 1))
"""What armies are shown as, the largest first."""


class Marks(NamedTuple):
    """What a question, or a finger, marks on the map; of `able` a touch is not refused.

    In a first turn one `answer` is given by touching the territory that it begins with. Where a
    turn `begins`, the map goes to where most of what is open can be seen at once.
    """

    open: Collection[str] = ()
    start: str = ""
    goal: str = ""
    can_touch: bool = False
    able: Collection[str] = ()
    answer: str = ""
    begins: bool = False


NONE = Marks()


def look_of(seat: int) -> str:
    """The class of an owner's colour."""
    return "rk-neutral" if seat == NEUTRAL else f"mark-{seat % len(MARKS)}"


def continent(
    view: View,
    names: Sequence[str],
    name: str,
    lit: Mapping[str, str],
    marks: Marks,
    lost: Mapping[str, int],
) -> h.Element:
    """The armies of a continent: a list that can be read and tapped through."""
    return h.ol(aria_label=voice().name(name))[
        (
            h.li[army(view, names, one, lit.get(one, ""), marks, lost.get(one))]
            for one in WITHIN[name]
        )
    ]


def army(
    view: View, names: Sequence[str], one: str, lit: str, marks: Marks, was: int | None
) -> h.Element:
    """One territory: whose it is, how many armies stand there, and whose it `was`."""
    owner, count = view.owner.get(one), view.armies.get(one, 0)
    look = "rk-free" if owner is None else look_of(owner)
    kind = "start" if one == marks.start else "goal" if one == marks.goal else None
    kind = kind or ("open" if one in marks.open else None)
    face: h.Node = [
        h.small(".rk-label", aria_hidden="true")[voice().place(one)],
        " ",
        owner is not None and h.span(".rk-sign")[sign(owner)],
        h.b[str(count) if owner is not None else "·"],
        owner is not None and pieces(count),
        was is not None and h.i(class_=f"rk-was {look_of(was)}", id=f"was-{one}")[sign(was)],
        lit == "conquered" and h.span(".rk-flag", id=f"flag-{one}")[icon("flying-flag")],
    ]
    more = {"data_is": kind, "data_lit": lit or None, "data_touch": f"land {one}"}
    look = f"rk-army crowded rk-at-{one} {look}"
    if not marks.can_touch:
        return h.span(id=f"army-{one}", class_=look, role="img",
                      aria_label=spoken(view, names, one), **more)[face]  # fmt: skip
    if marks.answer and one == marks.answer.split(" ")[0]:
        more |= {"data_touch": None, "data_answer": marks.answer}
    return h.button(
        id=f"army-{one}",
        class_=look,
        type="button",
        data_long=f"pour land {one}",
        aria_label=spoken(view, names, one),
        aria_pressed="true" if kind in ("start", "goal") else None,
        aria_disabled=None if one in marks.able else "true",
        **more,
    )[face]


def spoken(view: View, names: Sequence[str], one: str) -> str:
    """A territory as a screen reader says it."""
    owner, place = view.owner.get(one), voice().place(one)
    if owner is None:
        return say("{place}: free", place=place)
    count = view.armies[one]
    if owner == NEUTRAL:
        return say("{place}: {count:plural(army|armies)}, neutral", place=place, count=count)
    return say("{place}: {count:plural(army|armies)} of {name}", place=place, count=count,
               name=names[owner])  # fmt: skip


def sign(owner: int) -> h.Node:
    """The lucky charm of a seat."""
    return icon("compass" if owner == NEUTRAL else MARKS[owner % len(MARKS)])


def pieces(count: int) -> h.Element:
    """So many armies in pieces of ten, five and one, the largest first; a few of them."""
    found: list[str] = []
    for name, worth in PIECES:
        found += [name] * (count // worth)
        count %= worth
    return h.span(".rk-pieces", aria_hidden="true")[(icon(name) for name in found[:4])]
