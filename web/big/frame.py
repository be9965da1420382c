"""What every big screen is put together from, whatever the game: head, stage, standings, bar."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from web.frame.parts import icon
from web.playback.beat import tenths
from web.words.speaking import say


def frame(
    kind: str,
    told: int,
    beat: int,
    head: h.Node,
    stage: h.Node,
    side: h.Node,
    bar: h.Node,
    box: str = "",
) -> h.Element:
    """A whole picture; `told` counts the events behind it, `kind` says what the stage shows.

    `beat` is how long it is looked at, in milliseconds; `box` is whose colours it wears.
    """
    look = f"shows-{kind}"
    of = box or None
    return h.div("#big", class_=look, data_box=of, data_told=str(told), data_beat=tenths(beat))[
        h.header(".big-head")[h.b(".big-logo")[icon("horse-head"), "Horseburg"], head],
        h.div(".big-stage")[stage],
        side,
        h.footer(".big-bar")[bar],
    ]


def head(title: str, phase: str) -> h.Node:
    """Where the game is, and what is being done."""
    return [h.h1[title], h.p(".big-phase")[phase]]


def lines(said: Sequence[str], sign: str = "megaphone") -> h.Element:
    """What is called out: the last line large, the one before it small."""
    *_, before, last = ("", "", *said)
    return h.div(".big-caller")[
        icon(sign),
        h.div("#big-caller", aria_live="polite")[
            before and h.p(".before")[before], h.p(".now")[last]
        ],
    ]


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
