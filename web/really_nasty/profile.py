"""A horse of the meeting in profile: legs under a trunk, its rider on it or in the mud."""

from __future__ import annotations

from collections.abc import Sequence

from web import html as h
from web.parts.pieces import piece

SHEET = "nasty.svg"
WHOLE = "-2 -2 124 72"
"""What is drawn of a horse, with its rider or without."""

STRIP = "-2 -2 868 72"
"""Its legs: standing, four of a stride, over a fence, and down."""

POSES = ("flung", "sat", "fist", "arm")
"""What becomes of a rider, one after the other."""


def horse_drawn(silk: str, is_ridden: bool, leaps: Sequence[int] = ()) -> h.Element:
    """A horse that looks to the right; it clears a fence where on its way a leap is told."""
    first, second = [*leaps, 0, 0][:2]
    return h.div(".rr-leap", data_leap=str(first) if first else None)[
        h.div(".rr-leap", data_leap=str(second) if second else None)[
            h.div(".rr-turned")[legs(silk), trunk(silk), rider(silk) if is_ridden else None]
        ]
    ]


@piece
def legs(silk: str) -> h.Element:
    """A strip of pictures of which one is to be seen."""
    return h.div(".rr-legs")[h.svg(".rr-strip", viewBox=STRIP)[h.use(href=f"{SHEET}#legs-{silk}")]]


@piece
def trunk(silk: str) -> h.Element:
    """The horse without its legs and without its rider."""
    return h.svg(".rr-trunk", viewBox=WHOLE)[h.use(href=f"{SHEET}#trunk-{silk}")]


def in_saddle(silk: str) -> h.Element:
    """The rider alone, to be laid over a horse in the same frame."""
    return h.use(href=f"{SHEET}#rider-{silk}", x="-2", y="-2", width="124", height="72")


@piece
def rider(silk: str) -> h.Element:
    """The rider in the saddle."""
    return h.svg(".rr-rider", viewBox=WHOLE)[h.use(href=f"{SHEET}#rider-{silk}")]


@piece
def rider_down(silk: str) -> h.Element:
    """Over the ears, into the mud, and up again to shake a fist; the cap has a way of its own.

    All pictures of that are there, and the style shows one after the other.
    """
    return h.div(".rr-unseated")[
        (
            h.svg(class_=f"rr-pose rr-{pose}", viewBox="0 0 64 64")[
                h.use(href=f"{SHEET}#{pose}-{silk}")
            ]
            for pose in POSES
        ),
        h.svg(".rr-cap", viewBox="0 0 24 20")[h.use(href=f"{SHEET}#cap-{silk}")],
        h.svg(".rr-mud", viewBox="0 0 80 50")[h.use(href=f"{SHEET}#mud")],
    ]
