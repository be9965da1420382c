"""What a desk is given from outside: chance, and whoever leads a newcomer."""

from __future__ import annotations

from typing import Any, Protocol

from game.play import Refusal


class Chance(Protocol):
    """Dice, decks and the moods of computers; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int: ...
    def random(self) -> float: ...


class Guide(Protocol):
    """Leads a newcomer through a recorded game: what may be answered, when time stands still.

    It is given the Desk, which is made of what stands here.
    """

    def waits(self, desk: Any) -> bool:
        """Whether something has to be read before the game goes on."""

    def why_not_answer(self, desk: Any, text: str) -> Refusal | None:
        """Why an answer is not to be given here, None for the recorded one."""

    def why_not(self, desk: Any, verb: str, rest: str) -> str:
        """Why a tap does nothing here, "" where it does."""

    def answered(self, desk: Any) -> None:
        """The newcomer has answered: the others follow."""
