"""Who answers next where computers sit: the one place that page, arena and tests ask.

Nobody here keeps time or remembers anything: the same table, names and chance give the same answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.bots import BOTS, Bot, random_guest, random_legal
from game.bots.minds import Chooser
from game.floor import asked_of, options_of
from game.horse_fever.party.view import PartyView
from game.play import ANYBODY, CHANCE, Ask
from game.table import Table

RANDOM = "random"
"""Who gives any legal answer: in the arena only, the page does not offer it."""

FALLBACK = "casual"
"""Who plays for a name that this version does not know: a save of a newer page may hold one."""


def bot_of(name: str, is_party: bool = False) -> Bot:
    """The computer player of this name; a friendly one where nobody is called so.

    A party's book is nothing to play with: there the random one keeps it like the others.
    """
    if name == RANDOM:
        return random_guest if is_party else random_legal
    return BOTS.get(name, BOTS[FALLBACK])


def next_answer(
    table: Table, bots: Mapping[int, str], rng: Chooser, races: int | None = None
) -> str | None:
    """What the computers in `bots` (seat -> name) answer now; None where they are not asked.

    None too when the game is over or chance is asked. Where anybody may speak, they are asked one
    by one, and where none of them will, play goes on if no person is there. With `races` a party
    ends after so many of them, else it never does. Raises nothing: whether the answer is legal is
    for the table to say.
    """
    ask = table.ask
    if ask is None or ask.who == CHANCE:
        return None
    if ask.who == ANYBODY:
        entry = next_entry(table, bots, rng)
        return entry if entry is not None or not set(table.here) <= set(bots) else go_on(ask)
    if ask.who not in bots:
        return None
    view = table.view(ask.who)
    if races is not None and is_last(view, ask, races):
        return "end"
    return given(bots[ask.who], view, ask, rng)


def next_entry(table: Table, bots: Mapping[int, str], rng: Chooser) -> str | None:
    """What the next computer says that wants to speak where anybody may (`7 win red 300`), or None.

    They are asked in the order of their seats. Each sees its own view and its own options, and
    passes by any answer that is none of these.
    """
    ask = table.ask
    if ask is None or ask.who != ANYBODY:
        return None
    for seat in sorted(bots):
        own = options_of(ask, seat)
        if own and (said := given(bots[seat], table.view(seat), asked_of(ask, seat), rng)) in own:
            return said
    return None


def given(name: str, view: Any, ask: Ask, rng: Chooser) -> str:
    """The answer of the computer player of this name."""
    return bot_of(name, isinstance(view, PartyView))(view, ask, rng)


def go_on(ask: Ask) -> str | None:
    """The answer by which play goes on where nobody wants to speak: the first without a seat."""
    return next(iter(options_of(ask, None)), None)


def is_last(view: Any, ask: Ask, races: int) -> bool:
    """Whether a party ends here, after its `races`."""
    return ask.what == "next race" and "end" in ask.options and view.round >= races
