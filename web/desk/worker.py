"""What is worked out beside a game, such as chances, while nobody waits for the page."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, Literal, TypeVar

from web import html as h

D = TypeVar("D")

News = Literal["now", "soon", ""]
"""When what a worker has found is shown: at once, at the next redraw, or there is nothing yet."""


class Worker(ABC, Generic[D]):
    """Work beside a game, done a slice at a time while nobody waits for the page.

    `part` is the id of what it fills and `opener` that of the button that opens it, "" for neither.
    One that works in a room of the house names its `screen`; all others work at a table.
    """

    screen = ""
    part = ""
    opener = ""

    @abstractmethod
    def is_wanted(self, desk: D) -> bool:
        """Whether the screen shows something that is not worked out yet."""

    def is_open(self, desk: D) -> bool:
        """Whether its part lies open."""
        return False

    @abstractmethod
    def work(self, desk: D, has_time: Callable[[], bool]) -> tuple[News, bool]:
        """Work while there is time: what there is to tell, and whether more is to be done."""

    @abstractmethod
    def parts(self, desk: D) -> dict[str, Callable[[], h.Node]]:
        """The parts of the page that hold the numbers, by id, and how each is drawn."""
