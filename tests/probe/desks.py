"""Desks with the probe on the table, played by taps that the page offers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.web.desks import seen, tap
from tools.staging import leads_on
from web import taps
from web.acts import confirm, playing
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk

__all__ = ["at_floor", "games", "give", "laid", "seen", "tap", "told"]

NAMES = ("Ann", "Ben")


def fresh(seed: int = 5) -> Desk:
    """A page that nobody has used."""
    desk = Desk(Shelf(Drawer()), Random(seed))
    playing.wake(desk)
    return desk


def laid(bots: tuple[int, ...] = (), seed: int = 5) -> Desk:
    """A coin just laid; `bots` are the seats of computers."""
    desk = fresh(seed)
    desk.form.play("probe")
    desk.form.seats = [SeatForm(name, "keen" if n in bots else "") for n, name in enumerate(NAMES)]
    playing.start(desk)
    assert desk.table is not None, desk.form.problem
    return desk


def give(desk: Desk, *answers: str) -> Desk:
    """Some answers, each of which the page must offer to whoever is in front of it."""
    for text in answers:
        while leads_on(desk):
            pass
        assert text in seen(desk).every("data-answer"), text
        confirm.give(desk, text)
        if desk.second is not None:
            confirm.give(desk, text)
    return desk


def told(desk: Desk) -> str:
    """All text of the page."""
    return seen(desk).text


def settled(desk: Desk) -> Desk:
    """Everything that has happened is shown."""
    while desk.is_behind or desk.computer is not None:
        assert leads_on(desk)
    return desk


def at_floor(desk: Desk) -> Desk:
    """Both have picked, and anybody may speak."""
    return settled(give(desk, "heads", "tails"))


def games(desk: Desk, seed: int) -> Iterator[Desk]:
    """A whole game, one random tap after the other, among those that the page offers."""
    rng = Random(seed)
    for _ in range(1000):
        yield desk
        if desk.is_over:
            return
        if leads_on(desk, watching=True):
            continue
        page = seen(desk)
        taken = [f"answer {text}" for text in page.every("data-answer")]
        taken += [do for do in page.every("data-do") if do.startswith(("speak", "hush", "do-it"))]
        what, _, rest = rng.choice(taken).partition(" ")
        if what == "answer":
            confirm.give(desk, rest)
        else:
            taps.do(desk, f"{what} {rest}".strip())
    raise AssertionError("the game never ended")
