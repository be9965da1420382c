"""What lies on the table at a meeting: plain data, and the small acts of every phase."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar, Unpack

from game.play import Event
from game.really_nasty.cards import CAPITAL, CARDS, DOUBLES, RACES, Race, odds_of, paid_places
from game.really_nasty.course import LANES, NOWHERE, SPACE, start_of
from game.really_nasty.kinds import Facts, Kind, OwnFacts

T = TypeVar("T")

RULES = 2
"""Counts up whenever the same answers would play differently than before."""

VERSIONS = (1, RULES)
"""Under version 1 a horse that was hemmed in could not be withdrawn."""

RUNNING, DOWN, RIDERLESS, HOME, OUT = "running", "down", "riderless", "home", "out"
"""What has become of a horse: `down` is on a fence while others may still answer, `home` over the
line, `out` has left the race in any other way."""


class Horse(NamedTuple):
    """A horse in the race on: `at` is its place, NOWHERE off the course.

    `lost` are the turns that a Whip Round still costs it, `whipped` whether it has had one;
    `doubled` are the sections in which it has doubled; `moved` whether it has left the start.
    """

    at: int
    fate: str = RUNNING
    moved: bool = False
    lost: int = 0
    whipped: bool = False
    doubled: tuple[str, ...] = ()


class Bet(NamedTuple):
    """What a player has on the race: a stake on a horse, named by its seat; None for no bet.

    The stake is 0 while the player is still asked for it.
    """

    horse: int | None
    stake: int


class Spent(NamedTuple):
    """A nasty card that has been played: whose, which, and in which race."""

    seat: int
    card: str
    race: int


@dataclass(slots=True)
class Game:
    """The whole table. Its tuples are put in place of one another, never changed.

    So a view need not copy them. Rows have one entry a seat.

    `races` are the race cards in their order, `race` counts them from 1; `entries` say which grade
    each seat runs in each of them. `bets` are None for who has not bet yet. `deck` are the cards
    that nobody was dealt, `spent` those played for good. `first` moves first, `turn` is the seat
    whose horse moves next, `die` the roll it moves by, 0 for none. `brook` is whether Briars Brook
    has been reached, `driven` the way the next roll is under pressure, "" for none. `placed` are
    the horses over the line in their order. While `photo` is open, a card may still call the next
    horse to roll the first; `called` is whether such a card lies. `step` counts the phases of a
    race. `rules` are the version of the rules that the game goes by.
    """

    options: Mapping[str, str]
    money: tuple[int, ...]
    silks: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    entries: tuple[tuple[int, ...], ...]
    wins: tuple[int, ...]
    earned: list[dict[str, int]]
    deck: tuple[str, ...] = tuple(CARDS)
    spent: tuple[Spent, ...] = ()
    races: tuple[str, ...] = ()
    race: int = 0
    step: int = -1
    phase: str = "meeting"
    lanes: tuple[int, ...] = ()
    bets: tuple[Bet | None, ...] = ()
    horses: tuple[Horse, ...] = ()
    first: int = 0
    turn: int = 0
    die: int = 0
    brook: bool = False
    driven: str = ""
    placed: tuple[int, ...] = ()
    photo: bool = False
    called: bool = False
    rules: int = RULES
    events: list[Event] = field(default_factory=list)

    @property
    def card(self) -> Race:
        """The card of the race on."""
        return RACES[self.races[self.race - 1]]

    @property
    def paid(self) -> int:
        """How many places the race pays."""
        return paid_places(len(self.money))

    @property
    def is_decided(self) -> bool:
        """Whether all paid places are taken."""
        return len(self.placed) >= self.paid

    def grade(self, seat: int) -> int:
        """The grade of the horse that a seat runs in the race on."""
        return self.entries[seat][self.race - 1]

    def odds(self, seat: int) -> int:
        """What a stake of 1 wins on this seat's horse (N.5)."""
        return odds_of(self.options["odds"], self.lanes[seat], self.grade(seat))

    def may_double(self, seat: int, section: str) -> bool:
        """Whether this seat's horse may double here, once in each of its sections (N.12)."""
        return section in DOUBLES[self.grade(seat)] and section not in self.horses[seat].doubled

    def runners(self) -> list[int]:
        """The seats whose horses are still in the race with a rider."""
        return running(self.horses)

    def taken(self, mover: int) -> list[int]:
        """The spaces on which others than the mover stand."""
        return [
            SPACE[horse.at]
            for seat, horse in enumerate(self.horses)
            if horse.at >= 0 and seat != mover
        ]

    def set_horse(self, seat: int, **changed: Any) -> None:
        """Change what is known of a horse."""
        self.horses = replaced(self.horses, seat, self.horses[seat]._replace(**changed))

    def take_off(self, seat: int, fate: str) -> None:
        """A horse leaves the course."""
        self.set_horse(seat, at=NOWHERE, fate=fate)

    def line_up(self) -> None:
        """All horses to the start, as if nothing had been run."""
        self.horses = tuple([Horse(start_of(lane)) for lane in self.lanes])
        self.first = self.turn = min(range(len(self.lanes)), key=self.lanes.__getitem__)
        self.die, self.brook, self.driven = 0, False, ""
        self.placed, self.photo, self.called = (), False, False

    def spend(self, seat: int, word: str) -> str:
        """Take a card of this word out of a hand for good; its id."""
        hand = self.hands[seat]
        card = next(id for id in hand if CARDS[id].word == word)
        self.hands = replaced(self.hands, seat, without(hand, card))
        self.spent = (*self.spent, Spent(seat, card, self.race))
        return card

    def tell(self, kind: Kind, rule: str, **facts: Unpack[Facts]) -> None:
        """Keep what happened, for the log, the caller and the accounts."""
        self.events.append(Event(kind, rule, facts))

    def settle(
        self, seat: int, kind: Kind, rule: str, money: int, **facts: Unpack[OwnFacts]
    ) -> None:
        """Give a player money, or take it, and tell what for."""
        self.money = replaced(self.money, seat, self.money[seat] + money)
        earned = self.earned[seat]
        earned[kind] = earned.get(kind, 0) + money
        self.tell(kind, rule, seat=seat, money=money, vp=0, **facts)


def running(horses: Iterable[Horse]) -> list[int]:
    """The seats whose horses are still in the race with a rider."""
    return [seat for seat, horse in enumerate(horses) if horse.fate == RUNNING]


def replaced(row: tuple[T, ...], at: int, one: T) -> tuple[T, ...]:
    """The row with another one in this place."""
    return (*row[:at], one, *row[at + 1 :])


def without(row: tuple[T, ...], one: T) -> tuple[T, ...]:
    """The row without the first of these."""
    at = row.index(one)
    return row[:at] + row[at + 1 :]


def lanes_of(options: Mapping[str, str], players: int) -> Iterable[int]:
    """The lane cards that are dealt: all six, or as many as there are players (N.4)."""
    return LANES if options["lanes"] == "all" else LANES[:players]


def new_game(seats: int, options: Mapping[str, str]) -> Game:
    """Everybody with the same money and nothing else."""
    return Game(
        options,
        money=(CAPITAL,) * seats,
        silks=("",) * seats,
        hands=((),) * seats,
        entries=((),) * seats,
        wins=(0,) * seats,
        earned=[{} for _ in range(seats)],
    )
