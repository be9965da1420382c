"""What the set-up screen holds before Start."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from game import TITLES
from game.bots import profiles
from game.bots.runner import RANDOM
from game.play import Refusal
from game.telling import tell
from web.desk.screen import SCREENS
from web.words.minds import LEVELS, SURPRISE, TEMPERS
from web.words.speaking import mark

FIRST_NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
COMPUTER_NAMES = (
    *("Lady Maud", "Mr Finch", "Aunt Ada", "Captain Pike", "Miss Olive", "Old Tom", "Dr Quill"),
    *("Duchess Zoe", "Uncle Bertie", "Nurse Joan", "Major Brown", "Cousin Ivy", "Vicar Lamb"),
)
USUAL_LEVEL = "keen"
ALONE_AGAINST = 3
ALL_GUESTS = -1


@dataclass(slots=True)
class SeatForm:
    """One line of the set-up: a name, and how well a computer plays it ("" for a person).

    `temper` is what the computer leans to: "" for nothing, "surprise" to be drawn at the start.
    `is_typed`: somebody has written the name, so it is nobody else's.
    """

    name: str
    bot: str = ""
    temper: str = ""
    is_typed: bool = False

    def hand_over(self, taken: Collection[str]) -> None:
        """To a computer, or back to a person; a ready-made name changes along."""
        was, now = (COMPUTER_NAMES, FIRST_NAMES) if self.bot else (FIRST_NAMES, COMPUTER_NAMES)
        self.bot, self.temper = ("", "") if self.bot else (USUAL_LEVEL, SURPRISE)
        if self.name in was:
            self.name = ready_name(now, taken)


def ready_name(names: Collection[str], taken: Collection[str]) -> str:
    """The first of the ready-made names that nobody has."""
    return next((name for name in names if name not in taken), "")


def computer(taken: Collection[str]) -> SeatForm:
    """A computer as most people want it."""
    return SeatForm(ready_name(COMPUTER_NAMES, taken), USUAL_LEVEL, SURPRISE)


def begun_with(title: str) -> dict[str, str]:
    """The options that are chosen at first."""
    asked = SCREENS[title].options if title in SCREENS else {}
    chosen = {name: form.begins for name, form in asked.items() if form.begins}
    return {**TITLES[title].options, **chosen}


@dataclass(slots=True)
class SetupForm:
    """What the set-up screen holds before Start.

    `guests` says how all computer guests of a party play. `minding` is the seat whose way of
    playing is being looked at, ALL_GUESTS for those, None for nobody. `is_unfolded`: all options
    are in sight. `deck` is the deck of their own that is played with, "" for the printed cards.
    """

    title: str
    seats: list[SeatForm]
    options: dict[str, str]
    problem: str = ""
    guests: SeatForm = field(default_factory=lambda: SeatForm("", USUAL_LEVEL, SURPRISE))
    minding: int | None = None
    is_unfolded: bool = False
    deck: str = ""

    @classmethod
    def fresh(cls, title: str = "") -> SetupForm:
        """The defaults: three people, the options that most people want."""
        title = title or next(iter(TITLES))
        seats = [SeatForm(name) for name in FIRST_NAMES[:3]]
        return cls(title, seats, begun_with(title))

    def why_not(self, seats: int, option: str = "", value: str = "") -> Refusal | None:
        """Why this number of seats, or this value of an option, cannot be chosen now."""
        title = TITLES[self.title]
        if seats not in title.seats:
            few, many = title.seats[0], title.seats[-1]
            if few == many:
                one_size = mark("{game} takes {few} players.")
                return Refusal(one_size, "", game=tell(title.name), few=few)
            sizes = mark("{game} takes {few} to {many} players.")
            return Refusal(sizes, "", game=tell(title.name), few=few, many=many)
        wanted = {**self.options, option: value} if option else self.options
        return title.refuse(seats, wanted)

    def why_no_seats(self, seats: int) -> Refusal | None:
        """Why this number of seats cannot be had, whatever the length of the game."""
        usual = TITLES[self.title].options.get("length", "")
        return self.why_not(seats) and self.why_not(seats, "length" if usual else "", usual)

    def play(self, title: str) -> None:
        """Change to another game of the house; names and what it has in common stay."""
        if TITLES[title].kit is not TITLES[self.title].kit:
            self.deck = ""
        self.title = title
        choices = TITLES[title].choices
        kept = {key: value for key, value in self.options.items() if value in choices.get(key, ())}
        self.options = {**begun_with(title), **kept}
        del self.seats[max(TITLES[title].seats) :]
        while len(self.seats) < min(TITLES[title].seats):
            self.seats.append(SeatForm(ready_name(FIRST_NAMES, {one.name for one in self.seats})))
        self.fit()

    def hand_over(self, number: int) -> None:
        """Switch a seat between a person and the computer, while there is such a seat."""
        if number < len(self.seats):
            self.seats[number].hand_over({line.name for line in self.seats})

    def alone(self, name: str = "") -> None:
        """Leave the first player, and let computers have the other seats."""
        first = SeatForm(name or self.seats[0].name)
        self.seats = [first]
        while len(self.seats) < min(1 + ALONE_AGAINST, max(TITLES[self.title].seats)):
            self.seats.append(computer([line.name for line in self.seats]))
        self.fit()

    def fit(self) -> None:
        """Another number of seats: the length falls back where it is not played with so many."""
        if "length" in self.options and self.why_not(len(self.seats)):
            self.options["length"] = TITLES[self.title].options["length"]
        self.problem = ""

    @property
    def minded(self) -> SeatForm | None:
        """The line whose way of playing is being looked at; nobody's where all play by chance."""
        if TITLES[self.title].computers is None:
            return None
        if self.minding == ALL_GUESTS:
            return self.guests
        if self.minding is None or self.minding >= len(self.seats):
            return None
        return self.seats[self.minding] if self.seats[self.minding].bot else None

    def mind(self, level: str = "", temper: str | None = None) -> None:
        """Choose a level, or a temper, for the computer that is being looked at."""
        line = self.minded
        if line is not None and level in LEVELS:
            line.bot = level
        if line is not None and temper in TEMPERS:
            line.temper = temper

    def mind_all(self) -> None:
        """Let every computer play like the one that is being looked at."""
        if (like := self.minded) is not None:
            for line in self.seats:
                if line.bot:
                    line.bot, line.temper = like.bot, like.temper


class Moods(Protocol):
    """Whoever draws a temper; `random.Random` is one."""

    def random(self) -> float: ...


def seated(lines: Sequence[SeatForm], chance: Moods, has_minds: bool = True) -> dict[int, str]:
    """Which seats computers take, and who they are, for the rules' table.

    Unless the title `has_minds` of its own for them, they play by chance.
    """
    return {
        seat: name_of(line, chance) if has_minds else RANDOM
        for seat, line in enumerate(lines)
        if line.bot
    }


def name_of(line: SeatForm, chance: Moods) -> str:
    """The computer player of a line of the set-up; a surprise is drawn now, and told to nobody."""
    ways = ("", *profiles.TEMPERS)
    temper = ways[int(chance.random() * len(ways))] if line.temper == SURPRISE else line.temper
    return f"{line.bot} {temper}".strip()
