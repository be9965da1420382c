"""What lies on the table in Winner's Circle: plain data, and the small acts of every phase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar, Unpack

from game.play import Event
from game.winners_circle.cards import HORSES, Card
from game.winners_circle.courses import COURSES, Course, stop
from game.winners_circle.kinds import Facts, Kind, OwnFacts

OPEN_CHIPS = ("1", "1", "2")
BLUFF_CHIPS = ("0", "1", "1", "2")
FIRST_THREE = 3
VERSIONS = (1, 2)
"""The rules so far. Under the first ones a horse at its gate did not stand in anybody's way."""

RULES = max(VERSIONS)

SINGLE = "single"
"""A game of one race, in three minutes: ours, not in the rulebook."""


class Bet(NamedTuple):
    """A chip on a horse: whose, how many bets it counts for, and which horse."""

    seat: int
    chip: int
    horse: str


Horses = tuple[str, ...]


@dataclass(slots=True)
class Game:
    """The whole table. What is a tuple or a `Mapping` is put in place of another, never changed.

    So a view need not copy them.

    `in_hand` counts the `chips` that each player has not laid yet.
    `stack` are the cards whose order nobody knows, `under` those below them, the next one first.
    `step` counts along the phases of a race, -1 before the first. `turn` is the seat to act, `die`
    the face rolled, "" for none. `runners` says which card runs in which coat, in the order of the
    gates; `positions` count from the first space behind the line, and only for those on the track;
    `moved` have had their turn. `pace` and `last` are horses, "" for none so far. `are_open` says
    whether the chips on the table lie face up. `rules` is the version it was begun under.
    """

    options: Mapping[str, str]
    money: tuple[int, ...]
    chips: tuple[tuple[str, ...], ...]
    in_hand: tuple[int, ...]
    earned: list[dict[str, int]]
    stack: list[str]
    under: tuple[str, ...] = ()
    race: int = 0
    step: int = -1
    phase: str = "line-up"
    first: int = 0
    turn: int = 0
    die: str = ""
    runners: Mapping[str, str] = field(default_factory=dict)
    positions: Mapping[str, int] = field(default_factory=dict)
    moved: Horses = ()
    finished: Horses = ()
    pace: str = ""
    last: str = ""
    bets: tuple[Bet, ...] = ()
    are_open: bool = True
    events: list[Event] = field(default_factory=list)
    rules: int = RULES

    @property
    def ring(self) -> int:
        """How many spaces the ring has on which the gates lie too; 0 where they lie apart."""
        course = self.course
        return 0 if self.rules == 1 or course.shares else course.spaces

    @property
    def course(self) -> Course:
        """The track that is run on."""
        return COURSES[self.options["track"]]

    @property
    def is_bluff(self) -> bool:
        """Whether chips are laid face down, and there is one that is worth nothing."""
        return self.options["bluff"] == "on"

    @property
    def races(self) -> int:
        """How many races the game has."""
        return races_of(self.options)

    @property
    def factor(self) -> int:
        """What everything is multiplied by in this race: the last counts double."""
        return 2 if self.race == self.races else 1

    def card(self, horse: str) -> Card:
        """The card that runs in this coat."""
        return self.course.cards[self.runners[horse]]

    def backing(self, horse: str) -> int:
        """How many bets lie on a horse, a chip of 2 counting as two."""
        return sum([bet.chip for bet in self.bets if bet.horse == horse])

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


T = TypeVar("T")


def replaced(row: tuple[T, ...], at: int, one: T) -> tuple[T, ...]:
    """The row with another one in this place."""
    return (*row[:at], one, *row[at + 1 :])


def races_of(options: Mapping[str, str]) -> int:
    """How many races a game with these options has."""
    return 1 if options["length"] == SINGLE else COURSES[options["track"]].races


def chips_of(options: Mapping[str, str]) -> tuple[str, ...]:
    """The chips that everybody has in a race."""
    return BLUFF_CHIPS if options["bluff"] == "on" else OPEN_CHIPS


def new_game(seats: int, options: Mapping[str, str]) -> Game:
    """An empty track, and players without money."""
    return Game(
        options,
        money=(0,) * seats,
        chips=((),) * seats,
        in_hand=(0,) * seats,
        earned=[{} for _ in range(seats)],
        stack=list(COURSES[options["track"]].cards),
        are_open=options["bluff"] == "off",
    )


def landing(game: Game, horse: str, spaces: int) -> int:
    """Where a horse comes to stand that is to run so far; over the line every space is free."""
    start, course = game.positions[horse], game.course
    target = start + spaces
    if course.shares or target >= course.finish:
        return target
    return stop(start, target, game.positions.values(), game.ring)


__all__ = [
    "BLUFF_CHIPS", "FIRST_THREE", "HORSES", "OPEN_CHIPS", "Bet", "Game", "chips_of",
    "landing", "new_game", "races_of", "replaced",
]  # fmt: skip
