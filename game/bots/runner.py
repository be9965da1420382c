"""Who answers next where computers sit: the one place that page, arena and tests ask.

Nobody here keeps time or remembers anything: the same table, names and chance give the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.bots.profiles import NAMES, Chooser, Reason
from game.bots.random_bot import random_legal
from game.floor import asked_of, options_of
from game.play import ANYBODY, CHANCE, Ask
from game.table import Table
from game.title import Title

RANDOM = "random"
"""Who gives any legal answer: in the arena only, the page does not offer it."""

FALLBACK = "casual"
"""Who plays for a name that this version does not know: a save of a newer page may hold one."""


def known(name: str) -> str:
    """The name, or the friendly fallback where nobody is called so."""
    return name if name in NAMES else FALLBACK


def given(title: Title, name: str, view: Any, ask: Ask, rng: Chooser) -> str:
    """The answer of the computer player of this name; by chance where the title has no players."""
    its = title.computers
    if its is None:
        return random_legal(view, ask, rng)
    if name == RANDOM:
        return its.random(view, ask, rng)
    return its.answer(known(name), view, ask, rng)


def reason(title: Title, name: str, view: Any, ask: Ask, answer: str, rng: Chooser) -> Reason:
    """Why the computer of this name gave `answer`; `view` is that of its own seat just then."""
    its = title.computers
    if its is None:
        return Reason("all the same", {})
    return its.why(known(name), view, ask, answer, rng)  # type: ignore[no-any-return]


def next_answer(
    table: Table, bots: Mapping[int, str], rng: Chooser, races: int | None = None
) -> str | None:
    """What the computers in `bots` (seat -> name) answer now; None where they are not asked.

    None too when the game is over or chance is asked. Where anybody may speak, they are asked one
    by one, and where none of them will, play goes on if no person is there. With `races` a game
    without an end of its own is ended after so many. Raises nothing: whether the answer is legal is
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
    view, its = table.view(ask.who), table.title.computers
    if its is not None and races is not None and (end := its.ends(view, ask, races)) is not None:
        return end
    return given(table.title, bots[ask.who], view, ask, rng)


def next_entry(table: Table, bots: Mapping[int, str], rng: Chooser) -> str | None:
    """What the next computer says that wants to speak where anybody may (`7 win red 300`), or None.

    They are asked clockwise, from the seat that their title says. Each sees its own view and its
    own options, and passes by any answer that is none of these.
    """
    ask = table.ask
    if ask is None or ask.who != ANYBODY:
        return None
    for seat in clockwise(table, ask, bots):
        own = options_of(ask, seat)
        if not own:
            continue
        said = given(table.title, bots[seat], table.view(seat), asked_of(ask, seat), rng)
        if said in own:
            return said
    return None


def clockwise(table: Table, ask: Ask, bots: Iterable[int]) -> list[int]:
    """The seats of these computers in the order in which they are asked to speak."""
    its, count = table.title.computers, len(table.names)
    first = its.first(table.view(None), ask) if its is not None else 0
    return sorted(bots, key=lambda seat: (seat - first) % count)


def go_on(ask: Ask) -> str | None:
    """The answer by which play goes on where nobody wants to speak: the first without a seat."""
    return next(iter(options_of(ask, None)), None)
