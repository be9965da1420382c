"""The six riders: their silks, told apart by pattern, their horses from above, and their faces."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from web import html as h
from web.html.writing import flat
from web.really_nasty import SILKS, say


def stable(silk: str) -> str:
    """What a stable is called."""
    return say(SILKS[silk])


STAR = "M0-7.2l2.1 4.9 5.3.5-4 3.5 1.2 5.2L0 4.2l-4.6 2.7 1.2-5.2-4-3.5 5.3-.5z"


def pattern(silk: str) -> h.Node:
    """The pattern of the silks on a disc of radius 10."""
    match silk:
        case "red":
            return h.path(".rn-trim-line", d="M-8.8-4.6H8.8M-10 0H10M-8.8 4.6H8.8")
        case "blue":
            return h.path(".rn-trim", d=STAR)
        case "yellow":
            return h.path(".rn-trim", d="M0 0V-10A10 10 0 0 1 10 0ZM0 0V10A10 10 0 0 1-10 0Z")
        case "green":
            return h.path(".rn-trim", d="M-8.9-4.6-4.6-8.9 8.9 4.6 4.6 8.9Z")
        case "purple":
            return h.path(
                ".rn-trim",
                d="M0-8l3 4-3 4-3-4zM0 0l3 4-3 4-3-4zM-6-4l3 4-3 4-3-4zM6-4l3 4-3 4-3-4z",
            )
    spots = ((0, 0), (0, -6), (0, 6), (-5.4, -3), (5.4, -3), (-5.4, 3), (5.4, 3))
    return [h.circle(".rn-trim", cx=str(x), cy=str(y), r="1.9") for x, y in spots]


@cache
def cap(silk: str) -> Markup:
    """The silks as a round sign beside a name."""
    return flat(
        h.svg(class_=f"rn-cap rn-silk-{silk}", viewBox="-11 -11 22 22", aria_hidden="true")[
            h.circle(".rn-cloth", r="10"), pattern(silk)
        ]
    )


BODY = (
    "M-14 0C-14-4-10-6-4-5.6C3-6.6 9-6 12-3.2L19-2.6Q22-2.4 22.6 0"
    "Q22 2.4 19 2.6L12 3.2C9 6 3 6.6-4 5.6C-10 6-14 4-14 0Z"
)
TAIL = "M-13 0Q-18-3.4-21-1Q-18 .4-21 2Q-17 3-13 0Z"
LEGS = "M-9-5-12-9M-9 5-12 9M8-4.6 12-8.6M8 4.6 12 8.6"
EARS = "M15.4-2.6l.6-3 1.8 2.6zM15.4 2.6l.6 3 1.8-2.6z"


@cache
def mount(silk: str, ridden: bool = True) -> Markup:
    """A horse from above that looks to the right, with its rider or with an empty saddle."""
    return flat(
        h.g(class_=f"rn-mount rn-silk-{silk}")[
            h.path(".rn-legs", d=LEGS),
            h.path(".rn-tail", d=TAIL),
            h.path(".rn-coat", d=BODY),
            h.path(".rn-coat", d=EARS),
            h.path(".rn-blaze", d="M17 0h5"),
            h.g(".rn-rider")[
                h.circle(".rn-cloth", r="10"), pattern(silk), h.path(".rn-peak", d="M9-4Q14 0 9 4Z")
            ]
            if ridden
            else [
                h.path(".rn-saddle", d="M-7-5.4H3Q5 0 3 5.4H-7Q-9 0-7-5.4Z"),
                h.path(".rn-reins", d="M18-2Q8-13 0-3M18 2Q8 13 0 3"),
            ],
        ]
    )


FACES = {
    "red": "M21 37q9 6 18 0M22 33q4-3 8 0 4-3 8 0-4 5-8 1-4 4-8-1z",
    "blue": "M23 38q7 3 14-2M36 20l4 9",
    "yellow": "M22 37h16M25 37v3M30 37v3M35 37v3",
    "green": "M23 39q7-5 14 0M20 24l8 3M40 24l-8 3",
    "purple": "M24 37q6 4 12-3M30 30l-3 5h5",
    "white": "M24 36a6 4 0 0 0 12 0zM21 25q3-3 6 0M33 25q3-3 6 0",
}
"""A mouth and what else makes a face: moustache, scar, gap in the teeth, frown, nose, grin."""


@cache
def bust(silk: str) -> Markup:
    """A rider's portrait."""
    return flat(
        h.svg(class_=f"rn-bust rn-silk-{silk}", viewBox="0 0 60 64", aria_hidden="true")[
            h.path(".rn-cloth", d="M4 64Q6 46 22 44H38Q54 46 56 64Z"),
            h.g(transform="translate(30 56) scale(.7)")[pattern(silk)],
            h.path(".rn-skin", d="M18 22Q18 46 30 46T42 22Z"),
            h.path(".rn-cloth", d="M15 23Q14 6 30 6T45 23Z"),
            h.g(transform="translate(30 15) scale(.62)")[pattern(silk)],
            h.path(".rn-peak", d="M14 22H46Q50 24 52 28Q34 23 14 25Z"),
            h.circle(".rn-eye", cx="25", cy="29", r="1.7"),
            h.circle(".rn-eye", cx="35", cy="29", r="1.7"),
            h.path(".rn-line", d=FACES[silk]),
        ]
    )
