"""Secret missions: what each is after, and when it is done (R.20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.play import Play, choose, draw_many
from game.risk.state import Game


class Mission(NamedTuple):
    """Continents to own, perhaps with one more of one's choice; or so many territories, each with
    so many armies; or a player to eliminate, counted from 1 in the order of seats.
    """

    take: tuple[str, ...] = ()
    one_more: bool = False
    territories: int = 0
    armies: int = 1
    eliminate: int = 0


MISSIONS: Mapping[str, Mission] = {
    "europe-australia": Mission(("europe", "australia"), one_more=True),
    "europe-south-america": Mission(("europe", "south-america"), one_more=True),
    "north-america-africa": Mission(("north-america", "africa")),
    "north-america-australia": Mission(("north-america", "australia")),
    "asia-south-america": Mission(("asia", "south-america")),
    "asia-africa": Mission(("asia", "africa")),
    "24-territories": Mission(territories=24),
    "18-territories": Mission(territories=18, armies=2),
    "eliminate-1": Mission(eliminate=1),
    "eliminate-2": Mission(eliminate=2),
    "eliminate-3": Mission(eliminate=3),
    "eliminate-4": Mission(eliminate=4),
}
SEEN = "seen"
"""The one answer to one's mission."""

INSTEAD = MISSIONS["24-territories"]
"""Of whoever cannot eliminate the player that the card names."""


def deal(game: Game) -> Play[None]:
    """Each draws one, looks at it and keeps it secret, where that is played."""
    if game.options["mission"] == "on":
        drawn = yield from draw_many("missions", tuple(MISSIONS), game.seats, "R.20")
        game.missions = tuple(drawn)
        game.tell("missions dealt", "R.20", count=game.seats)
        for seat in range(game.seats):
            yield from choose(seat, "mission", {SEEN: seat}, "R.20")
    game.phase = "claim"


def mission(game: Game, seat: int) -> Mission | None:
    """What a seat is after now; None for the whole world."""
    if not game.missions:
        return None
    its = MISSIONS[game.missions[seat]]
    victim = its.eliminate - 1
    if victim < 0:
        return its
    if victim == seat or victim >= game.seats:
        return INSTEAD
    by = game.out.get(victim, (0, seat))[1]
    return its if by == seat else INSTEAD


def is_done(game: Game, seat: int) -> bool:
    """Whether a seat has done what it is after."""
    its = mission(game, seat)
    if its is None:
        return False
    if its.eliminate:
        return its.eliminate - 1 in game.out
    if its.territories:
        held = [one for one in game.own(seat) if game.armies[one] >= its.armies]
        return len(held) >= its.territories
    whole = game.whole(seat)
    return all(name in whole for name in its.take) and len(whole) >= len(its.take) + its.one_more
