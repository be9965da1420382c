"""What lies on the table in Risk: plain data, and the small acts of every phase."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Unpack

from game.play import Event
from game.risk.board import ARMIES, BONUS, BORDERS, DECK, DISPUTED, TERRITORIES, WITHIN
from game.risk.kinds import Facts, Kind
from game.risk.rulings import RULES, VERSIONS, Rulings

NEUTRAL = -1
"""Who owns what nobody plays, with two players."""

ROUNDS: Mapping[str, int] = {"world": 0, "8 rounds": 8, "15 rounds": 15, "25 rounds": 25}
"""Ends of a game: by conquest alone, or after so many rounds."""


class Assault(NamedTuple):
    """An attack that goes on, roll after roll: from where to where, and until when.

    `dice` are the red dice of each roll, None for as many as may fight; `keep` is with how many
    armies left it stops, `rolls` how many there are still to be, None for as many as it takes.
    """

    start: str
    goal: str
    dice: int | None = None
    keep: int = 1
    rolls: int | None = None


class Battle(NamedTuple):
    """One roll: who attacked whom from where, how the dice fell, and what each side lost."""

    seat: int
    start: str
    goal: str
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    lost: tuple[int, int]


@dataclass(slots=True)
class Game:
    """The whole table. Its tuples are put in place of one another, never changed.

    `owner` and `armies` are those of each territory that has been claimed. `reserve` are armies in
    hand, by seat, `neutral` those of nobody. `deck` are the cards that are left, in no order,
    `discard` those traded in, `traded` counts the sets. `missions` are what each is after, "" for
    the whole world. `out` says after which turn somebody was eliminated, and by whom. `first` took
    the first territory, `turn` has the turn, `round` and `turns` count from 1, `round_at` is how
    far from the first the last turn was; `step` goes along the phases of a turn. `conquered` says
    that this turn brings a card. `assault` is the attack that goes on. `winner` is -1 until
    somebody has won. `rules` is the version it was begun under.
    """

    options: Mapping[str, str]
    reserve: list[int]
    hands: list[tuple[str, ...]]
    neutral: int = 0
    owner: dict[str, int] = field(default_factory=dict)
    armies: dict[str, int] = field(default_factory=dict)
    deck: tuple[str, ...] = DECK
    discard: tuple[str, ...] = ()
    traded: int = 0
    missions: tuple[str, ...] = ()
    out: dict[int, tuple[int, int]] = field(default_factory=dict)
    phase: str = "first"
    step: int = 0
    first: int = 0
    turn: int = 0
    round: int = 0
    round_at: int = -1
    turns: int = 0
    conquered: bool = False
    battle: Battle | None = None
    assault: Assault | None = None
    winner: int = -1
    events: list[Event] = field(default_factory=list)
    rules: int = RULES

    @property
    def rulings(self) -> Rulings:
        """What is ruled in this game."""
        return VERSIONS[self.rules]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def has_neutral(self) -> bool:
        """Whether a third army stands on the map that nobody plays."""
        return self.seats == 2

    def own(self, seat: int) -> list[str]:
        """The territories of a seat, in the order of the map."""
        return [one for one in TERRITORIES if self.owner.get(one) == seat]

    def whole(self, seat: int) -> list[str]:
        """The continents that a seat owns."""
        return [
            name
            for name, parts in WITHIN.items()
            if all(self.owner.get(one) == seat for one in parts)
        ]

    def income(self, seat: int) -> int:
        """Armies at the beginning of a turn, without cards (R.5)."""
        return least(len(self.own(seat))) + sum(BONUS[name] for name in self.whole(seat))

    def beside(self, territory: str) -> Iterator[str]:
        """What can be reached from a territory in one step."""
        for other in BORDERS[territory]:
            if self.options["disputed"] == "border" or {territory, other} != DISPUTED:
                yield other

    def here(self) -> list[int]:
        """Everybody who is still in the game."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def after(self, seat: int) -> int:
        """Who is next clockwise, of those still in the game."""
        while True:
            seat = (seat + 1) % self.seats
            if seat not in self.out:
                return seat

    def put(self, territory: str, count: int) -> None:
        """Armies come to a territory, or go."""
        self.armies[territory] = self.armies.get(territory, 0) + count

    def tell(self, kind: Kind, rule: str, **facts: Unpack[Facts]) -> None:
        """Keep what happened, for the log and the caller."""
        self.events.append(Event(kind, rule, facts))


def least(territories: int) -> int:
    """Armies for so many territories: a third, three at the least (R.5)."""
    return max(3, territories // 3)


def new_game(seats: int, options: Mapping[str, str]) -> Game:
    """An empty map, and everybody with armies in hand (R.1)."""
    count = ARMIES[seats]
    return Game(options, [count] * seats, [()] * seats, count if seats == 2 else 0)
