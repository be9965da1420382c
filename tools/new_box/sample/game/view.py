"""What a seat may see: a whitelist, so that whatever is new stays hidden until it stands here."""

from __future__ import annotations

from typing import NamedTuple

from tools.new_box.sample.game.state import Coin


class View(NamedTuple):
    """What a seat may see: its own pick, those shown, and how the coin fell last."""

    seat: int | None
    round: int
    pick: str
    picked: int
    doubled: tuple[int, ...]
    shown: tuple[tuple[int, str], ...]
    points: tuple[int, ...]
    coin: str


def view(game: Coin, seat: int | None) -> View:
    """What a seat may see, or the whole table."""
    own = game.picks[seat] if seat is not None and seat < len(game.picks) else ""
    shown = tuple([(one, game.picks[one]) for one in game.shown])
    doubled, points = tuple(game.doubled), tuple(game.points)
    return View(seat, game.round, own, len(game.picks), doubled, shown, points, game.coin)
