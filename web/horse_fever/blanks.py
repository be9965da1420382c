"""What can be made out on paper: a score sheet for the real box, betting slips for a party."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game import TITLES

RACES = range(3, 11)
"""How many races a sheet has room for: as many as any game of the house has."""


class Blank(NamedTuple):
    """A score sheet to be filled in by hand: for which game, how many people and races."""

    title: str
    seats: int
    races: int

    def fitting(self) -> Blank:
        """The same sheet with no more lines than the game has."""
        seats = TITLES[self.title].seats
        return self._replace(
            seats=min(max(self.seats, seats[0]), seats[-1]),
            races=min(max(self.races, RACES[0]), RACES[-1]),
        )


A_PAGE = 8
"""So many betting slips are cut out of one page."""
MOST_PAGES = 5
"""Enough for the fullest house."""


class Slips(NamedTuple):
    """Betting slips: one a guest (number and name), or so many `pages` of blank ones."""

    guests: tuple[tuple[int, str], ...]
    pages: int

    @property
    def sheets(self) -> int:
        """How many pages there are to print."""
        return self.pages or -(-len(self.guests) // A_PAGE)

    def of(self, wanted: str) -> Slips:
        """The slips of the guests, or a number of blank pages."""
        if wanted == "guests" and self.guests:
            return self._replace(pages=0)
        known = [str(number) for number in range(1, MOST_PAGES + 1)]
        return self._replace(pages=int(wanted)) if wanted in known else self


@dataclass(slots=True)
class Printing:
    """The score sheet, or the betting slips, that are being made out."""

    blank: Blank | None = None
    slips: Slips | None = None

    @property
    def is_open(self) -> bool:
        """Whether something is being made out."""
        return self.blank is not None or self.slips is not None

    def close(self) -> None:
        """Put it away."""
        self.blank = self.slips = None
