"""What the page keeps of its own for this box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.really_nasty.cards import CARDS, GRADES
from game.really_nasty.scoring import Result
from game.really_nasty.view import View
from web.desk.door import door, ended_in


@dataclass(slots=True)
class Entering:
    """An entry form that is being filled in: the grade for each race, and the race in the fingers.

    It belongs to one table after so many answers. `race` is -1 while none has been tapped.
    """

    at: tuple[str, int] = ("", -1)
    grades: list[int] = field(default_factory=lambda: list(GRADES))
    race: int = -1

    def tap(self, race: int) -> None:
        """Take the horse of this race in hand, or let it change places with the one in hand."""
        if self.race < 0:
            self.race = race
            return
        one, other = self.race, race
        self.grades[one], self.grades[other] = self.grades[other], self.grades[one]
        self.race = -1

    @property
    def answer(self) -> str:
        """The form as an answer."""
        return ", ".join(map(str, self.grades))


@dataclass(slots=True)
class Hand:
    """The card that whoever has spoken up has in the fingers, by its place; -1 for none."""

    card: int = -1


@dataclass(slots=True)
class Look:
    """How the race is looked at: from the rail, or the whole course from above."""

    whole: bool = False


@dataclass(slots=True)
class Homeward:
    """The table and the race in which the last horse is brought home without a question."""

    at: tuple[str, int] = ("", 0)


seen = door(View)
"""A view of this box."""

ended = ended_in(Result)
"""How the game on a table has ended."""


def fallers(view: View, fence: str, own: Sequence[str] = ()) -> int:
    """How many Faller cards of a fence others may still play: without any a stop is no risk.

    `own` are the cards of whoever is to stop there, if nobody else looks on.
    """
    gone = sum(CARDS[id].fence == fence for id in (*(one.card for one in view.spent), *own))
    return sum(card.fence == fence for card in CARDS.values()) - gone if fence else 0
