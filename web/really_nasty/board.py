"""The bookie's board: every horse with its lane, grade and odds, and how the race stands."""

from __future__ import annotations

from collections.abc import Sequence

from game.really_nasty.cards import RACES
from game.really_nasty.course import ALL_JUMPED, JUMPED, lane_of, left_of
from game.really_nasty.view import View
from web import html as h
from web.parts.glossary import word
from web.parts.pieces import charm, heads, unseen
from web.really_nasty import say
from web.really_nasty.silks import cap, stable
from web.words.speaking import mark

FATES = {
    "home": mark("home"),
    "out": mark("out"),
    "down": mark("down"),
    "riderless": mark("riderless"),
}

HEADS = (
    ("lane", mark("Lane")),
    ("grade", mark("Grade")),
    ("odds", mark("Odds")),
    ("length", mark("To the line")),
)
"""The columns after the horse, each by the word of the glossary that a tap on it explains."""


def board(view: View, names: Sequence[str]) -> h.Element:
    """The slate: the race on top, then a line a horse, those in front first."""
    return h.section("#bookie.side", aria_labelledby="bookie-title")[
        head(view),
        h.table(".rn-board")[
            heads(say("Horse"), *(word(say(head), id, "board") for id, head in HEADS)),
            h.tbody[(line(view, names, seat) for seat in standing(view))],
        ]
        if view.lanes
        else programme(view),
    ]


def head(view: View) -> h.Element:
    """The race on, and what it pays."""
    if not view.race:
        return h.header[h.h2("#bookie-title")[say("The meeting")]]
    race = RACES[view.races[view.race - 1]]
    return h.header[
        h.h2("#bookie-title")[race.name],
        h.p(".rn-prizes")[
            (
                h.span[
                    h.b[say("{place:ordinal}", place=place)],
                    " ",
                    say("{money:money}", money=prize),
                ]
                for place, prize in enumerate(race.prizes[: view.paid], 1)
            )
        ],
    ]


def standing(view: View) -> list[int]:
    """The seats in the order of the race; before it by lanes."""
    seats = range(len(view.lanes))
    if not view.horses or view.phase in ("lanes", "bets"):
        return sorted(seats, key=lambda seat: view.lanes[seat])
    return sorted(seats, key=lambda seat: rank(view, seat))


def rank(view: View, seat: int) -> tuple[int, int]:
    """First those over the line, then who has least to run, then the others."""
    if seat in view.placed:
        return (0, view.placed.index(seat))
    its = view.horses[seat]
    return (2, seat) if its.at < 0 else (1, left_of(its.at))


def line(view: View, names: Sequence[str], seat: int) -> h.Element:
    """One horse."""
    silk = view.silks[seat]
    its = view.horses[seat] if view.horses else None
    fate = its.fate if its is not None else "running"
    return h.tr(
        id=f"bookie-{seat}", class_=f"{fate} {'turn' if is_on(view, seat) else ''}".strip()
    )[
        h.th(scope="row", data_touch=f"horse {silk}")[
            cap(silk), h.span[h.b[stable(silk)], h.small[charm(seat), names[seat]]]
        ],
        h.td[str(lane(view, seat))],
        h.td[str(view.grades[seat])],
        h.td(".rn-odds")[say("{odds}–1", odds=view.odds[seat])],
        h.td(".rn-left")[left(view, seat, fate)],
    ]


def lane(view: View, seat: int) -> int:
    """The lane that a horse is in; before the race and after it the one in which it started."""
    its = view.horses[seat] if view.horses and view.phase == "race" else None
    return view.lanes[seat] if its is None or its.at < 0 else lane_of(its.at)


def is_on(view: View, seat: int) -> bool:
    """Whether it is this horse's turn."""
    return bool(view.phase == "race" and view.turn == seat)


def left(view: View, seat: int, fate: str) -> h.Node:
    """How far it has to run and over how many fences, or what has become of it."""
    if seat in view.placed:
        return say("{place:ordinal}", place=view.placed.index(seat) + 1)
    if not view.horses or view.phase not in ("race", "stewards", "payoffs", "over"):
        return "·"
    its = view.horses[seat]
    if its.at < 0:
        return say(FATES["out"])
    fences = ALL_JUMPED - JUMPED[its.at]
    return [
        h.b[str(left_of(its.at)) if fate == "running" else say(FATES[fate])],
        h.small[
            say("{fences:plural(fence|fences)}", fences=fences),
            its.lost > 0 and unseen(say("loses {turns:plural(turn|turns)}", turns=its.lost)),
        ],
    ]


def programme(view: View) -> h.Node:
    """All races of the meeting in their order, once it is known."""
    if not view.races:
        return h.p(".rn-empty")[say("The race cards are still in the stewards’ pocket.")]
    return h.ol(".rn-programme")[
        (
            h.li(class_="run" if number < view.race else "on" if number == view.race else None)[
                h.b[RACES[id].name],
                h.span[
                    " · ".join(
                        say("{money:money}", money=prize) for prize in RACES[id].prizes[: view.paid]
                    )
                ],
            ]
            for number, id in enumerate(view.races, 1)
        )
    ]
