"""What a party remembers: the best bet, the biggest upset, the longest run of bets in vain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class BestBet(NamedTuple):
    """The bet that gained most, its stake taken off."""

    seat: int
    race: int
    kind: str
    horse: str
    stake: int
    gain: int


class Upset(NamedTuple):
    """A race and its winner, on which lay `staked` of the `total` of all stakes."""

    race: int
    horse: str
    staked: int
    total: int


class LosingRun(NamedTuple):
    """So many races in a row with bets of which none paid, up to `race`."""

    seat: int
    races: int
    race: int


@dataclass(slots=True)
class Awards:
    """The best so far of each kind; of equals the earliest stays."""

    best_bet: BestBet | None = None
    upset: Upset | None = None
    losing_run: LosingRun | None = None

    def see_bet(self, bet: BestBet) -> None:
        """Look at a bet that has paid."""
        if self.best_bet is None or bet.gain > self.best_bet.gain:
            self.best_bet = bet

    def see_race(self, race: Upset) -> None:
        """Look at a race; shares are compared crosswise, in whole Danari."""
        best = self.upset
        if best is None or race.staked * best.total < best.staked * race.total:
            self.upset = race

    def see_run(self, run: LosingRun) -> None:
        """Look at how long somebody has been losing."""
        if self.losing_run is None or run.races > self.losing_run.races:
            self.losing_run = run


class AwardsView(NamedTuple):
    """The awards as everyone sees them; None where nothing has earned one yet."""

    best_bet: BestBet | None
    upset: Upset | None
    losing_run: LosingRun | None


def awards_view(awards: Awards) -> AwardsView:
    """The awards as they stand."""
    return AwardsView(awards.best_bet, awards.upset, awards.losing_run)
