"""The play as a generator: it asks players and chance, and goes on with what they answer."""

from __future__ import annotations

from typing import NamedTuple

from game.floor import anybody
from game.play import ANYBODY, REST, Play, choose, draw
from tools.new_box.sample.game.state import ROUNDS, SIDES, Coin


class Standing(NamedTuple):
    """A player's end."""

    seat: int
    place: int
    vp: int


class Result(NamedTuple):
    """The players from first to last, and who has won: both where they are level."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


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
        game.picks.append((yield from choose(seat, "side", SIDES, "C.1")))
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
        seat, those = yield from anybody("before the toss", words, go_on, "C.2", secret=True)
        if seat == ANYBODY:
            return
        those.append(seat)
        if those is game.shown:
            game.tell("shown", seat=seat, side=game.picks[seat])
        else:
            game.tell("doubled", seat=seat)


def toss(game: Coin) -> Play[None]:
    """The coin falls, and whoever has picked its side has a point, or more for each shout."""
    game.coin = yield from draw("coin", SIDES, "C.1")
    game.tell("tossed", coin=game.coin, picks=tuple(game.picks))
    for seat, side in enumerate(game.picks):
        if side == game.coin:
            game.points[seat] += 2 ** len(game.doubled)


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
