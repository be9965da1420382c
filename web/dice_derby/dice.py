"""Two dice that roll: cubes that turn over and come to rest on what was thrown."""

from __future__ import annotations

from collections.abc import Sequence

from web import html as h
from web.dice_derby import say
from web.parts.pieces import unseen

FACES = range(1, 7)


def thrown(dice: Sequence[int], number: object, flung: str = "") -> h.Element:
    """Both dice as they fell; another `number` is another throw, and they roll again.

    With `flung` a flick of the finger does what the button of this id does.
    """
    faces = dice or (6, 1)
    return h.span(
        ".dd-dice.timed",
        id=f"dice-{number}",
        data_rest=None if dice else "yes",
        data_drag="dice" if flung else None,
        data_flung=flung or None,
    )[
        [cube(face, place) for place, face in enumerate(faces)],
        dice and unseen(say("{one} and {other}", one=dice[0], other=dice[1])),
    ]


def cube(face: int, place: int) -> h.Element:
    """One die, all six of its faces."""
    return h.span(class_=f"dd-die dd-die-{place}", aria_hidden="true")[
        h.span(class_=f"dd-cube dd-up-{face}")[
            (h.i(class_=f"dd-face pips pips-{n}") for n in FACES)
        ]
    ]
