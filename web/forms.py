"""What the set-up screen holds before Start."""

from __future__ import annotations

from dataclasses import dataclass

from game import TITLES
from game.play import Refusal

FIRST_NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")


@dataclass(slots=True)
class SeatForm:
    """One line of the set-up: a name, and which computer plays ("" for a person)."""

    name: str
    bot: str = ""


@dataclass(slots=True)
class SetupForm:
    """What the set-up screen holds before Start."""

    title: str
    seats: list[SeatForm]
    options: dict[str, str]
    problem: str = ""

    @classmethod
    def fresh(cls, title: str = "horse-fever/family") -> SetupForm:
        """The defaults: three people, the title's own options."""
        seats = [SeatForm(name) for name in FIRST_NAMES[:3]]
        return cls(title, seats, dict(TITLES[title].options))

    def why_not(self, seats: int, option: str = "", value: str = "") -> Refusal | None:
        """Why this number of seats, or this value of an option, cannot be chosen now."""
        title = TITLES[self.title]
        if seats not in title.seats:
            return Refusal(f"{title.name} takes {title.seats[0]} to {title.seats[-1]} players.", "")
        wanted = {**self.options, option: value} if option else self.options
        return title.refuse(seats, wanted)

    def why_no_seats(self, seats: int) -> Refusal | None:
        """Why this number of seats cannot be had, whatever the length of the game."""
        usual = TITLES[self.title].options.get("length", "")
        return self.why_not(seats) and self.why_not(seats, "length" if usual else "", usual)

    def play(self, title: str) -> None:
        """Change to another game of the house; names and what it has in common stay."""
        self.title = title
        choices = TITLES[title].choices
        kept = {key: value for key, value in self.options.items() if value in choices.get(key, ())}
        self.options = {**TITLES[title].options, **kept}
        del self.seats[max(TITLES[title].seats) :]
        if "length" in self.options and self.why_not(len(self.seats)):
            self.options["length"] = TITLES[title].options["length"]
        self.problem = ""
