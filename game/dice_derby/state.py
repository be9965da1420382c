"""What lies on the table in Dice Derby: plain data, and the small acts of every phase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Unpack

from game.dice_derby.board import HORSES, LANES
from game.dice_derby.kinds import Facts, Kind, OwnFacts
from game.dice_derby.rulings import RULES, VERSIONS, Rulings
from game.play import Event

PURSE = 100
"""Chips that everybody begins with."""

JOCKEY = 2
"""Chips that each pays for the purse of the jockey."""

SLIPS = 3
"""So many bets may be laid in a race."""

RACES: Mapping[str, int] = {"six": 6, "one": 1}
MINUTES: Mapping[str, int] = {"20 minutes": 20, "40 minutes": 40, "60 minutes": 60}
LAST = "last"
PARTY = "party"
"""Lengths of a game: by races, by the clock, until one is left, or as long as guests like."""


class Bet(NamedTuple):
    """A slip: whose, to do what, which horse, and what it brings with its stake."""

    seat: int
    to: str
    horse: int
    pays: int


@dataclass(slots=True)
class Game:
    """The whole table. Its tuples and mappings are put in place of one another, never changed.

    `lanes` are the steps of each horse to the line, `cards` those of each seat in this race,
    `numbers` their horses. `turn` is the seat with the dice, `dice` how they fell last. `scratched`
    are the horses in the four boxes, in order; `at` counts the steps of those that run, `home` are
    those over the line, in order. `owners` says who has bought which horse, `auction` is (horse,
    price, seat of the best bid, -1 for none) while one is sold. `broke` are those who could not pay
    in full in this race, `out` says after which race somebody has left. `is_on` is False when the
    table has had enough, `is_last` says that this race, or the next to come, is the last by the
    clock; `bank` what the bank has paid more than it has taken. `chairs` are the names that there
    are at a party, used or not. `rules` is the version it was begun under.
    """

    options: Mapping[str, str]
    lanes: Mapping[int, int]
    money: list[int]
    earned: list[dict[str, int]]
    pot: int = 0
    purse: int = 0
    bank: int = 0
    race: int = 0
    step: int = 0
    phase: str = "deal"
    first: int = -1
    turn: int = 0
    dice: tuple[int, ...] = ()
    cards: tuple[tuple[str, ...], ...] = ()
    numbers: tuple[tuple[int, ...], ...] = ()
    scratched: tuple[int, ...] = ()
    at: dict[int, int] = field(default_factory=dict)
    home: tuple[int, ...] = ()
    bets: tuple[Bet, ...] = ()
    owners: dict[int, int] = field(default_factory=dict)
    auction: tuple[int, int, int] = (0, 0, -1)
    broke: tuple[int, ...] = ()
    out: dict[int, int] = field(default_factory=dict)
    is_on: bool = True
    is_last: bool = False
    chairs: int = 0
    events: list[Event] = field(default_factory=list)
    rules: int = RULES

    @property
    def rulings(self) -> Rulings:
        """What is ruled in this game."""
        return VERSIONS[self.rules]

    @property
    def is_on_credit(self) -> bool:
        """Whether a race is paid on credit, and settled after its payoffs (D.11)."""
        return self.options["length"] == LAST and self.rulings.on_credit

    @property
    def is_sold(self) -> bool:
        """Whether horses are sold in place of cards dealt."""
        return self.options["horses"] == "sold"

    @property
    def is_party(self) -> bool:
        """Whether guests come and go."""
        return self.options["length"] == PARTY

    @property
    def has_bets(self) -> bool:
        """Whether slips are laid before the race."""
        return self.options["bets"] == "on"

    @property
    def wanted(self) -> int:
        """How many horses have to come home before the race is over."""
        return 3 if self.has_bets else 2 if self.is_sold else 1

    @property
    def to_go(self) -> tuple[int, ...]:
        """The same for those that run."""
        return tuple([self.lanes[horse] for horse in self.at])

    def here(self) -> list[int]:
        """Everybody who plays in this race, clockwise from whoever has the dice first."""
        seats = range(len(self.money))
        return [seat for seat in (*seats[self.first :], *seats[: self.first])
                if seat not in self.out]  # fmt: skip

    def after(self, seat: int) -> int:
        """Who sits next clockwise, of those who play."""
        while True:
            seat = (seat + 1) % len(self.money)
            if seat not in self.out:
                return seat

    def held(self, seat: int, horse: int) -> int:
        """How many cards of a horse somebody holds."""
        return self.numbers[seat].count(horse)

    def fee(self, horse: int) -> int:
        """What the box of a scratched horse says."""
        return fee(self.options, self.race, self.scratched.index(horse) + 1)

    def tell(self, kind: Kind, rule: str, **facts: Unpack[Facts]) -> None:
        """Keep what happened, for the log, the caller and the accounts."""
        self.events.append(Event(kind, rule, facts))

    def settle(
        self, seat: int, kind: Kind, rule: str, money: int, **facts: Unpack[OwnFacts]
    ) -> int:
        """Give a player chips, or take what is there, and tell what for; how many they were.

        On credit all is taken that is asked for, and a player may owe.
        """
        if money < -self.money[seat] and not self.is_on_credit:
            money = -self.money[seat]
            self.broke += (seat,)
        self.money[seat] += money
        earned = self.earned[seat]
        earned[kind] = earned.get(kind, 0) + money
        self.tell(kind, rule, seat=seat, money=money, vp=0, **facts)
        return money


def fee(options: Mapping[str, str], race: int, box: int) -> int:
    """What a box costs, 1 to 4: as much again in every race where one is to be left."""
    return box * race if options["length"] == LAST else box


def runners(scratched: tuple[int, ...]) -> tuple[int, ...]:
    """The seven that run, once four are scratched; all others before."""
    return tuple([horse for horse in HORSES if horse not in scratched])


def new_game(seats: int, options: Mapping[str, str]) -> Game:
    """An empty board, and everybody with chips."""
    return Game(options, LANES[options["lanes"]], [PURSE] * seats, [{} for _ in range(seats)])
