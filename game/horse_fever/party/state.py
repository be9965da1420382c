"""What lies on the table at a party: purses, slips, the race, and what will be remembered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Unpack

from game.horse_fever.kinds import Facts, Kind, OwnFacts
from game.horse_fever.party.awards import Awards
from game.horse_fever.state import SMALLEST_NOTE
from game.play import Event
from game.racing.race import Race

MOST_GUESTS = 40
LARGEST_STAKE = 100_000
"""The house's limit on one stake, far above what a party sees before midnight."""


class Stake(NamedTuple):
    """One half of a betting slip: the horse, and how many Danari are on it."""

    horse: str
    stake: int


@dataclass(slots=True)
class Guest:
    """One guest. `slip` holds a stake a kind, `win` and `show`, paid when it was laid.

    `team` is the seat that holds the purse of a member's team, None for who holds a purse. `gain`
    is what the last race brought (stakes taken off), `losing` how many bets-in-vain in a row.
    """

    seat: int
    money: int = 0
    debt: int = 0
    here: bool = True
    team: int | None = None
    slip: dict[str, Stake] = field(default_factory=dict)
    gain: int = 0
    losing: int = 0

    @property
    def staked(self) -> int:
        """What lies on the slip."""
        return sum([stake for _, stake in self.slip.values()])

    @property
    def holds_purse(self) -> bool:
        """Whether this guest is here with a purse: alone, or as the leader of a team."""
        return self.here and self.team is None

    @property
    def is_broke(self) -> bool:
        """Whether not even the smallest note is left, on the slip or off it."""
        return self.money + self.staked < SMALLEST_NOTE


@dataclass(slots=True)
class Party:
    """The whole party. `chairs` are the names there are, of which `guests` have come so far."""

    began: int
    options: Mapping[str, str]
    chairs: int
    guests: list[Guest] = field(default_factory=list)
    round: int = 0
    phase: str = "door"
    bookmaker: int = 0
    race: Race | None = None
    awards: Awards = field(default_factory=Awards)
    events: list[Event] = field(default_factory=list)

    def tell(self, kind: Kind, rule: str, **facts: Unpack[Facts]) -> None:
        """Keep what happened, for the log, the caller and the accounts."""
        self.events.append(Event(kind, rule, facts))

    def settle(
        self, guest: Guest, kind: Kind, rule: str, money: int, **facts: Unpack[OwnFacts]
    ) -> None:
        """Give `money` to a guest, or take it, and tell what for."""
        guest.money += money
        self.tell(kind, rule, seat=guest.seat, money=money, vp=0, **facts)

    def clockwise(self, after: int) -> list[Guest]:
        """All guests who ever came, from the left of a seat round to that seat."""
        return self.guests[after + 1 :] + self.guests[: after + 1]

    def purses(self, after: int = -1) -> list[Guest]:
        """Who is here with a purse, clockwise after a seat."""
        return [guest for guest in self.clockwise(after) if guest.holds_purse]

    def team_of(self, guest: Guest) -> list[Guest]:
        """Who plays out of this guest's purse, its holder first, then clockwise."""
        members = [one for one in self.clockwise(guest.seat) if one.team == guest.seat]
        return [guest, *members]

    @property
    def takes_bets(self) -> bool:
        """Whether bets are being written down, or on paper."""
        return self.phase in ("book", "collect")

    def is_closed_to(self, guest: Guest) -> bool:
        """Whether this guest keeps the open book, and so neither bets nor joins a team."""
        return self.takes_bets and guest.seat == self.bookmaker


def new_party(seats: int, options: Mapping[str, str]) -> Party:
    """A party before the door opens, to which so many guests will come at once."""
    return Party(seats, options, seats)


def set_chairs(game: Party, count: int) -> None:
    """So many names there are now; who has none cannot come in."""
    game.chairs = count
