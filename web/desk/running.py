"""What a title tells of a race that runs or has been run: what is heard of it, how it ended."""

from __future__ import annotations

from typing import NamedTuple

from web import html as h


class Finisher(NamedTuple):
    """A horse at the finish of a race: drawn in profile in the frame `-2 -2 124 72`, its name.

    `behind` is how many spaces it is behind the winner, at least a part of one.
    """

    drawn: h.Node
    name: str
    behind: float


class Heard(NamedTuple):
    """What is heard of a race: how fast it is run and how loud the crowd is, each from 0 to 1.

    `horses` are those whose hooves are heard, `ground` is what they run on: turf, sand or mud.
    """

    pace: float
    crowd: float
    horses: int
    ground: str = "turf"


SILENCE = Heard(0.0, 0.0, 0)
