"""Who answers next where computers sit: the one place that page, arena and tests ask.

Nobody here keeps time or remembers anything: the same table, names and chance give the same answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.bots import BOTS, Bot, random_legal
from game.bots.minds import Chooser
from game.bots.party import party_entry
from game.play import CHANCE, Ask
from game.table import Table

RANDOM = "random"
"""Who gives any legal answer: in the arena only, the page does not offer it."""

FALLBACK = "casual"
"""Who plays for a name that this version does not know: a save of a newer page may hold one."""


def bot_of(name: str) -> Bot:
    """The computer player of this name; a friendly one where nobody is called so."""
    if name == RANDOM:
        return random_legal
    return BOTS.get(name, BOTS[FALLBACK])


def next_answer(
    table: Table, bots: Mapping[int, str], rng: Chooser, races: int | None = None
) -> str | None:
    """What the computers in `bots` (seat -> name) answer now; None where they are not asked.

    None too when the game is over or chance is asked. At a party the computer guests hand in their
    slips first, then whoever keeps the book answers, if that is a computer; with `races` a party
    ends after so many of them, else it never does. Raises nothing: whether the answer is legal is
    for the table to say.
    """
    ask = table.ask
    if ask is None or ask.who == CHANCE:
        return None
    if (entry := next_entry(table, bots, rng)) is not None:
        return entry
    if ask.who not in bots:
        return None
    view = table.view(ask.who)
    if races is not None and is_last(view, ask, races):
        return "end"
    return bot_of(bots[ask.who])(view, ask, rng)


def next_entry(table: Table, bots: Mapping[int, str], rng: Chooser) -> str | None:
    """The next bet that a computer guest hands in at a party (`7 win red 300`), or None.

    Slips on paper are written down after the race, but were filled in before it: so the guest does
    not see how it went.
    """
    ask = table.ask
    if ask is None or ask.what != "book":
        return None
    for seat in sorted(bots):
        view = table.view(seat)
        if may_bet(view, seat):
            if view.race is not None and view.race.number == view.round:
                view = view._replace(race=None)
            if (entry := party_entry(bots[seat], view, ask, rng)) is not None:
                return entry
    return None


def may_bet(view: Any, seat: int) -> bool:
    """Whether a guest of the open book has a purse, money in it, and half a slip still free."""
    if seat >= len(view.guests) or seat == view.bookmaker:
        return False
    guest = view.guests[seat]
    can_pay = guest.here and guest.team is None and guest.money >= 100
    return can_pay and (guest.win is None or guest.show is None)


def is_last(view: Any, ask: Ask, races: int) -> bool:
    """Whether a party ends here: after its `races`, or because nobody has laid a bet."""
    if "end" not in ask.options:
        return False
    return view.round >= races if ask.what == "next race" else "close" not in ask.options
