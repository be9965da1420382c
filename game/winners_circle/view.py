"""What a seat may see: a whitelist, and the only road to the screen and to the computers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.winners_circle.state import Bet, Game


class Laid(NamedTuple):
    """A chip on the table as somebody sees it: `chip` is None where it lies face down."""

    seat: int
    chip: int | None
    horse: str


class View(NamedTuple):
    """The table from one seat, or (`seat` None) as the whole table may see it.

    `runners` is the card of each horse in the order of the gates, `positions` count spaces from the
    first one behind the line, for horses still on the track. `chips` are those that the seat has in
    hand; for the whole table, where they lie open, those of whoever acts. `turn` is who acts, `die`
    the face rolled, "" for none. `ring` is how many spaces the ring has on which the gates lie too,
    0 where no horse at its gate stands in anybody's way.
    """

    seat: int | None
    race: int
    races: int
    phase: str
    first: int
    turn: int
    die: str
    money: tuple[int, ...]
    runners: Mapping[str, str]
    positions: Mapping[str, int]
    moved: tuple[str, ...]
    finished: tuple[str, ...]
    pace: str
    last: str
    bets: tuple[Bet | Laid, ...]
    chips: tuple[str, ...]
    in_hand: tuple[int, ...]
    track: str
    is_bluff: bool
    ring: int


def view(game: Game, seat: int | None) -> View:
    """Everything `seat` may know, and nothing else."""
    options = game.options
    return View(
        seat,
        game.race,
        game.races,
        game.phase,
        game.first,
        game.turn,
        game.die,
        game.money,
        game.runners,
        game.positions,
        game.moved,
        game.finished,
        game.pace,
        game.last,
        game.bets if game.are_open else face_down(game.bets, seat),
        game.chips[seat] if seat is not None else game.chips[game.turn] if game.are_open else (),
        game.in_hand,
        options["track"],
        options["bluff"] == "on",
        game.ring,
    )


def face_down(bets: tuple[Bet, ...], seat: int | None) -> tuple[Laid, ...]:
    """The chips on the table of which this seat knows its own alone."""
    return tuple([Laid(who, chip if who == seat else None, horse) for who, chip, horse in bets])
