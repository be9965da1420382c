"""A game that nobody would buy: two players, one coin, and a shout before it is tossed.

It is as unlike the games of the house as a game can be: no money, no horses, no phases, no odds.
What the house says of every title has to hold for this one too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.floor import anybody
from game.play import ANYBODY, REST, Event, Play, choose, draw
from game.title import Title

ID = "probe"
SIDES = {"heads": "heads", "tails": "tails"}
ROUNDS = 4


@dataclass(slots=True)
class Coin:
    """The table: each one's pick for this toss, who has doubled or shown, and the points."""

    seats: int
    round: int = 0
    picks: list[str] = field(default_factory=list)
    doubled: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    coin: str = ""
    events: list[Event] = field(default_factory=list)

    def tell(self, kind: str, **facts: Any) -> None:
        """Keep what happened."""
        self.events.append(Event(kind, "", facts))


class CoinView(NamedTuple):
    """What a seat may see: its own pick, those shown, and how the coin fell last."""

    seat: int | None
    round: int
    pick: str
    picked: int
    doubled: tuple[int, ...]
    shown: tuple[tuple[int, str], ...]
    points: tuple[int, ...]
    coin: str


class Standing(NamedTuple):
    """A player's end."""

    seat: int
    place: int
    vp: int


class Result(NamedTuple):
    """The players from first to last, and who has won: both where they are level."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


def new(seats: int, _options: Mapping[str, str]) -> Coin:
    """A coin on the table."""
    return Coin(seats, points=[0] * seats)


def play(game: Coin) -> Play[None]:
    """Toss after toss."""
    while game.round < ROUNDS:
        yield REST
        game.round += 1
        game.picks, game.doubled, game.shown = [], [], []
        yield from pick(game)
        yield from shout(game)
        yield from toss(game)


def pick(game: Coin) -> Play[None]:
    """Everybody picks a side in secret."""
    for seat in range(game.seats):
        game.picks.append((yield from choose(seat, "side", SIDES)))
        game.tell("picked", seat=seat)


def shout(game: Coin) -> Play[None]:
    """Anybody may double the toss or show the own pick, once each, until it is let go on."""
    while True:
        spoken = {*game.doubled, *game.shown}
        words = {
            seat: {"double": game.doubled, f"show {game.picks[seat]}": game.shown}
            for seat in range(game.seats)
            if seat not in spoken
        }
        go_on: dict[str, list[int]] = {"toss": []}
        seat, those = yield from anybody("before the toss", words, go_on, secret=True)
        if seat == ANYBODY:
            return
        those.append(seat)
        if those is game.shown:
            game.tell("shown", seat=seat, side=game.picks[seat])
        else:
            game.tell("doubled", seat=seat)


def toss(game: Coin) -> Play[None]:
    """The coin falls, and whoever has picked its side has a point, or more for each shout."""
    game.coin = yield from draw("coin", SIDES)
    game.tell("tossed", coin=game.coin, picks=tuple(game.picks))
    for seat, side in enumerate(game.picks):
        if side == game.coin:
            game.points[seat] += 2 ** len(game.doubled)


def view(game: Coin, seat: int | None) -> CoinView:
    """What a seat may see, or the whole table."""
    own = game.picks[seat] if seat is not None and seat < len(game.picks) else ""
    shown = tuple([(one, game.picks[one]) for one in game.shown])
    doubled, points = tuple(game.doubled), tuple(game.points)
    return CoinView(seat, game.round, own, len(game.picks), doubled, shown, points, game.coin)


def result(game: Coin) -> Result:
    """Who has most points."""
    best = max(game.points)
    order = sorted(range(game.seats), key=lambda seat: -game.points[seat])
    places = [
        Standing(seat, 1 + sum(other > game.points[seat] for other in game.points), points)
        for seat, points in ((seat, game.points[seat]) for seat in order)
    ]
    winners = tuple([seat for seat in range(game.seats) if game.points[seat] == best])
    return Result(tuple(places), winners)


PROBE = Title(ID, "A coin", (2,), {}, {}, new, play, view, result, reveals=frozenset({"shown"}))

TITLES = (PROBE,)
