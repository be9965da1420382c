"""The order of play of a game that goes by phases, with a rest before each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from game.play import REST, Play


class Phased(Protocol):
    """A game that goes by phases: `step` counts along their order, round after round."""

    step: int


G = TypeVar("G", bound=Phased)


def rounds(
    game: G, order: Sequence[Callable[[G], Play[Any] | None]], goes_on: Callable[[G], object]
) -> Play[None]:
    """Phase after phase for as long as the game goes on.

    At a rest the game can be taken up again: it is asked anew whether it goes on, and with which
    phase. A phase that ends with False is not over; it comes once more, after another rest.
    """
    while goes_on(game):
        yield REST
        asking = order[game.step](game)
        ended = None if asking is None else (yield from asking)
        if ended is not False:
            game.step = (game.step + 1) % len(order)
