"""What taps on the kept tables do, and on the bars that tell of keeping."""

from __future__ import annotations

from collections.abc import Callable

from web.acts.kept import keeping
from web.acts.kept.keeping import ELSEWHERE
from web.desk.state import Desk

WATCHING = {
    *("home", "play-here", "rule", "card", "log", "close", "sought"),
    *("controls", "pause", "speed", "skip", "finish", "payoffs", "hammer"),
}
"""What may be done to a table that another window plays."""


def why_not(desk: Desk, verb: str) -> str:
    """Why this cannot be done here, "" where it can: whoever watches does not play."""
    return ELSEWHERE if desk.follows and verb not in WATCHING else ""


def name(desk: Desk, rest: str) -> None:
    """Begin to name a table, or leave off."""
    desk.naming = "" if desk.naming == rest else rest


def all_games(desk: Desk, _rest: str) -> None:
    """Show every kept table, not only the last ones."""
    desk.all_slips = True


def named(desk: Desk, text: str) -> None:
    """A table's name has been typed."""
    if desk.naming:
        desk.shelf.name(desk.naming, text)
        naming = desk.naming
        keeping.show_slips(desk)
        desk.naming = naming


def understood(desk: Desk, _rest: str) -> None:
    """Somebody knows that nothing is kept here."""
    desk.promises.is_understood = True


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "delete": lambda desk, rest: keeping.throw(desk, rest),
    "pick-up": lambda desk, _: keeping.pick_up(desk),
    "all-games": all_games,
    "understood": understood,
    "name": name,
    "play-here": lambda desk, _: keeping.ask_for_table(desk),
}
