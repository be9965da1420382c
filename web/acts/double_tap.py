"""Taps that were not meant: the second half of a double tap, and what has just come up by itself.

What either would hit belongs to somebody else by then, or was not there when the finger set out.
"""

from __future__ import annotations

from web.desk.state import Desk

SOON = 300
"""Milliseconds in which two taps at one place are one finger."""

NEAR = 24
"""Pixels that a finger may stray between them."""

BLINK = 250
"""Milliseconds from seeing a thing to touching it that nobody is quicker than."""

Turn = tuple[object, ...]
Spot = tuple[float, float]


def turn(desk: Desk) -> Turn:
    """Changes whenever another thing or somebody else is asked, or the tablet is handed on."""
    ask = desk.ask
    return desk.id, desk.screen, ask and (ask.who, ask.what), desk.curtain


class DoubleTap:
    """What the finger was about when it came down."""

    def __init__(self) -> None:
        self.spot: Spot = (0.0, 0.0)
        self.when = float("-inf")
        self.of_finger: Turn = ()

    def is_second(self, when: float, spot: Spot, now: Turn) -> bool:
        """Whether a tap is the rest of the last one, which has brought another question.

        It goes by the moments of the taps themselves: the page may have been busy in between. What
        comes soon after such a tap is a rest of it, too.
        """
        strayed = max(abs(spot[0] - self.spot[0]), abs(spot[1] - self.spot[1]))
        is_same = when - self.when < SOON and strayed < NEAR
        self.spot, self.when = spot, when
        if not is_same:
            self.of_finger = now
        return self.of_finger != now


class Sudden:
    """What has come up while nobody touched the page, because a computer has answered."""

    def __init__(self) -> None:
        self.until = float("-inf")
        self.known: frozenset[str] = frozenset()

    def comes(self, when: float, known: frozenset[str]) -> None:
        """The turn has come to somebody else by itself; `known` could be touched before, too."""
        self.until, self.known = when + BLINK, known

    def is_meant(self, when: float, name: str) -> bool:
        """Whether a tap can be meant for what it hits, and not for what stood there before."""
        return when >= self.until or not name or name in self.known
