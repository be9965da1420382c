"""The states of Winner's Circle that are photographed."""

from __future__ import annotations

from collections.abc import Callable

from tools.staging import asks, drive, new_desk, over, peeking, tapped, tells, waited, worked_out
from web.acts import confirm
from web.desk.state import Desk
from web.winners_circle.screens import COUNTING

TITLE = "winners-circle"


def circle(players: int = 4, bots: int = 0, seed: int = 7, **options: str) -> Desk:
    """A table just laid."""
    named = {key.replace("_", " "): value for key, value in options.items()}
    return new_desk(players, bots, seed, TITLE, **named)


def the_last_chip(desk: Desk) -> bool:
    """Stop where a chip is asked for, and then the die is rolled."""
    ask = desk.ask
    return asks("chip")(desk) and ask is not None and bool(confirm.look(desk, ask.options[0]))


def tapped_once(desk: Desk) -> Desk:
    """A horse has been tapped, and waits for a second tap."""
    confirm.give(desk, desk.at.ask.options[0])
    return desk


STATES: dict[str, Callable[[], Desk]] = {
    "circle-setup": lambda: tapped(circle(), "home", f"setup {TITLE}"),
    "circle-bet": lambda: drive(circle(), asks("chip", 14)),
    "circle-bet-once": lambda: tapped_once(drive(circle(), the_last_chip)),
    "circle-horse": lambda: drive(circle(), asks("horse", 50)),
    "circle-once": lambda: tapped_once(drive(circle(), asks("horse", 58))),
    "circle-six": lambda: drive(circle(6), asks("horse", 100)),
    "circle-run-in": lambda: drive(circle(2), asks("horse", 118)),
    "circle-bluff": lambda: drive(circle(bluff="on"), asks("chip", 16)),
    "circle-bluff-covered": lambda: peeking(drive(circle(bluff="on"), asks("chip", 16)), False),
    "circle-royal-turf": lambda: drive(circle(track="royal turf"), asks("horse", 80)),
    "circle-turf": lambda: drive(circle(track="turf"), asks("horse", 90)),
    "circle-waited": lambda: drive(circle(4, 3), waited("chip")),
    "circle-watching": lambda: drive(circle(4, 3), tells("moved", 4)),
    "circle-home": lambda: drive(circle(4, 3), tells("ranking")),
    "circle-payoffs": lambda: drive(circle(5), lambda desk: desk.payoffs_open),
    "circle-podium": lambda: drive(circle(5, 2), over),
    "circle-odds": lambda: worked_out(drive(circle(odds_helper="on"), asks("horse", 60)), COUNTING),
    "circle-card": lambda: tapped(drive(circle(), asks("horse", 40)), "card W01 W28"),
    "circle-past": lambda: tapped(drive(circle(), over), "history 40"),
}

SCREENS = ("circle-bet", "circle-horse", "circle-run-in", "circle-home")
"""Those that are photographed on the big screen, too."""
