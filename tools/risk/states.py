"""The states of Risk that are photographed, measured, and searched for English words."""

from __future__ import annotations

from collections.abc import Callable

from tools.guide_states import ridden, seen_to
from tools.staging import asks, drive, new_desk, over, tapped, tells
from web.acts import stage
from web.desk.state import Desk
from web.risk.dice import fight_of
from web.risk.losses import lost
from web.risk.state import seen

TITLE = "risk"


def risk(players: int = 4, bots: int = 0, seed: int = 7, **options: str) -> Desk:
    """A table just laid, territories dealt; the last seats are those of computers."""
    return new_desk(players, bots, seed, TITLE, **{"placing": "territories dealt", **options})


def pointed(chances: str = "off") -> Desk:
    """Somebody points at what is to be attacked."""
    desk = drive(risk(3, end="15 rounds", chances=chances), asks("attack", 150))
    goal = desk.at.ask.options[1].split(" ")[1]
    return tapped(desk, f"touch land {goal}")


def going_on() -> Desk:
    """An attack of several rolls, the first of them on the screen."""
    desk = drive(risk(3, seed=3, placing="all by chance"), asks("attack"), 3)
    armies = seen(desk.view).armies
    start, goal, *_ = max(
        (one.split(" ") for one in desk.at.ask.options if " to 1" in one),
        key=lambda it: (armies[it[0]], armies[it[1]], it),
    )
    return tapped(desk, f"fight {start} {goal} to 1")


def run_on() -> Desk:
    """The same attack some rolls later, those dice lie."""
    desk = going_on()
    while desk.at.shown.air is not None or fight_of(desk.at.shown.events).rolls < 3:
        stage.follow(desk)
    return desk


def may_slide(desk: Desk) -> bool:
    """Whether armies move in, and there are several numbers to choose from."""
    return desk.ask is not None and desk.ask.what == "move in" and len(desk.ask.options) > 3


def waited(desk: Desk) -> bool:
    """Whether somebody is asked who has lost land to computers since the own last turn."""
    ask = desk.ask
    return (
        ask is not None
        and ask.what == "place"
        and bool(desk.curtain is None and lost(seen(desk.view), desk.at.shown.events, ask.who))
    )


def led(step: int) -> Desk:
    """The first turn after so many answers, its captions read."""
    return ridden(step, box=TITLE)


SCREENS = ("risk-watching", "risk-attack", "risk-continent", "risk-podium")
"""Those that are photographed on the big screen too."""

STATES: dict[str, Callable[[], Desk]] = {
    "risk-setup": lambda: tapped(risk(), "home", f"setup {TITLE}"),
    "risk-claim": lambda: drive(risk(3, placing="in turn"), asks("claim", 30)),
    "risk-first": lambda: drive(risk(6), asks("place", 4)),
    "risk-neutral": lambda: drive(risk(2), asks("neutral", 4)),
    "risk-trade": lambda: tapped(drive(risk(3, end="15 rounds"), asks("trade")), "unveil"),
    "risk-place": lambda: drive(risk(4, placing="all by chance"), asks("place", 40)),
    "risk-attack": lambda: drive(risk(3, end="15 rounds"), asks("attack", 150)),
    "risk-pointed": pointed,
    "risk-chances": lambda: pointed(chances="on"),
    "risk-defend": lambda: drive(risk(3, defence="asked", end="15 rounds"), asks("defend", 150)),
    "risk-move-in": lambda: drive(risk(3, placing="all by chance"), may_slide),
    "risk-goes-on": going_on,
    "risk-fortify": lambda: drive(risk(3, end="15 rounds"), asks("fortify", 200)),
    "risk-mission": lambda: drive(risk(3, 2, mission="on"), asks("place", 40)),
    "risk-watching": lambda: drive(risk(4, 3), tells("battle", 3)),
    "risk-waited": lambda: drive(risk(4, 3), waited),
    "risk-conquered": lambda: drive(risk(4, 3), tells("conquered", 2)),
    "risk-continent": lambda: drive(risk(3, 2, placing="all by chance"), tells("continent")),
    "risk-broken": lambda: drive(risk(3, 2, placing="all by chance"), tells("continent lost")),
    "risk-run": run_on,
    "risk-podium": lambda: drive(risk(4, 2, end="8 rounds"), over),
    "risk-first-turn": lambda: led(75),
    "risk-first-attack": lambda: led(76),
    "risk-first-end": lambda: seen_to("done", TITLE),
    "risk-past": lambda: tapped(drive(risk(3, end="8 rounds"), over), "history 90"),
}
