"""What every big screen is put together from, whatever the game: head, stage, standings, bar."""

from __future__ import annotations

from collections.abc import Sequence

from web import html as h
from web.desk.beat import delay, tenths
from web.desk.screen import screen_of
from web.desk.state import Desk
from web.parts.pieces import icon
from web.words.speaking import say


def frame(
    desk: Desk, kind: str, head: h.Node, stage: h.Node, side: h.Node, bar: h.Node, box: str = ""
) -> h.Element:
    """A whole picture; `kind` says what the stage shows, `box` is whose colours it wears.

    With it goes how many events are behind it, and how long it is looked at.
    """
    return h.div(
        "#big",
        class_=f"shows-{kind.replace(' ', '-')}",
        data_box=box or None,
        data_told=str(len(desk.at.shown.events)),
        data_beat=tenths(delay(desk)),
        data_air=None if desk.at.shown.air is None else "",
    )[
        h.header(".big-head.row")[h.b(".big-logo.row")[icon("horse-head"), "Horseburg"], head],
        h.div(".big-stage")[stage],
        side,
        h.footer(".big-bar.row")[bar],
    ]


def side(*stands: h.Node, of: str | None = None) -> h.Element:
    """What stands beside the stage, `of` is how many there are where that changes its look."""
    return h.div(".big-side", data_of=of, inert=True)[stands]


def shown(desk: Desk, phase: str) -> str:
    """What the stage shows: the end, the payoffs while they are looked at, else the phase."""
    return "podium" if desk.is_over else "payoffs" if desk.payoffs_open else phase


def head(title: str, phase: str) -> h.Node:
    """Where the game is, and what is being done."""
    return [h.h1[title], h.p(".big-phase")[phase]]


def lines(said: Sequence[str], sign: str = "megaphone") -> h.Element:
    """What is called out: the last line large, the one before it small."""
    *_, before, last = ("", "", *said)
    return h.div(".big-caller.row")[
        icon(sign),
        h.div("#big-caller", aria_live="polite")[
            before and h.p(".before")[before], h.p(".now")[last]
        ],
    ]


def said(desk: Desk, told: Sequence[str]) -> Sequence[str]:
    """What is called out; while nothing is, whose turn it is, which tells nothing of the choice."""
    ask = desk.at.table.ask
    if told or ask is None or desk.is_behind:
        return told
    who = screen_of(desk.at.table).keeper(ask, desk.at.table.view(None))
    return [say("It is {name}’s turn.", name=desk.at.table.names[who])] if who >= 0 else told


def poster() -> h.Element:
    """Before any game."""
    return h.div("#big.big-poster", data_told="0")[
        h.div(".rays", aria_hidden="true"),
        h.div(".big-sheet")[
            icon("horse-head"),
            h.h1["Horseburg"],
            h.p[say("Open a game on the tablet.")],
        ],
    ]
