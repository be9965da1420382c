"""What the tests of all titles are told of one: a box says it in tests/game/<box>/cases.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from game import TITLES, Table
from game.play import ANYBODY, CHANCE, Event
from tests.game.walks import Player, some_setups, uniform

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Leo")
"""At most so many sit down, where a title would take more."""

ALL = frozenset(TITLES)
"""The titles of the boxes; a test may add one of its own later."""


class Cases(NamedTuple):
    """One title, as far as the tests of all titles cannot ask the title itself.

    `players` play it by chance, in turn, `most` answers of it at most; `options(seats)` makes its
    games short where they would be long. `reveals` says over again behind which kinds of event
    nobody goes back. `wrong` are texts that look like answers. `twin(table, seat, rng)` is the same
    table with other secrets than those that the seat knows, None where there are none now; a title
    without `twin` hides nothing from anybody, and `hides` are the options under which it hides
    most. `rests` is how many answers there are at most between two moments from which a way back
    can begin. `fewest` is how many sit down at least, where with fewer there would be nothing to
    take back. `ends` are options under which a game by chance comes to its end, where it would not
    always; `shows` are those under which what was secret is shown to somebody most often.
    `knows(view, told)` are the things that lie face down for some, as far as a view and what has
    just been told show what they are. `reasons` are those of its computers with their facts, where
    its box lists them; of these `rare` are those that few games bring, and `shrugs` is how large a
    part of their answers may have none. `deals` are so many as show each level ahead of the next
    one down, on every change and in the long proof. `untold` are the kinds of event that no golden
    game of its box tells, and the options that none of them changes. `twice` is how often a
    question may ask for a second tap in a game of three people: where something is lost for good.
    """

    reveals: frozenset[str] = frozenset()
    players: tuple[Player, ...] = (uniform,)
    most: int = 5000
    options: Callable[[int], Mapping[str, str]] = lambda _seats: {}
    wrong: tuple[str, ...] = ()
    twin: Callable[[Table, int | None, Random], Table | None] | None = None
    hides: Mapping[str, str] = {}
    rests: int = 60
    fewest: int = 0
    ends: Mapping[str, str] = {}
    shows: Mapping[str, str] = {}
    knows: Callable[[Any, Sequence[Event]], set[object]] | None = None
    reasons: Mapping[str, tuple[str, ...]] = {}
    rare: frozenset[str] = frozenset()
    shrugs: float = 0.1
    deals: tuple[tuple[int, int], ...] = ()
    untold: frozenset[str] = frozenset()
    twice: Mapping[str, int] = {}


@cache
def cases(title: str) -> Cases:
    """What is told of a title; a box that says nothing is not tried, so that is an error."""
    box = title.partition("/")[0].replace("-", "_")
    told: Mapping[str, Cases] = import_module(f"tests.game.{box}.cases").CASES
    return told[title]


HIDING = [title for title in sorted(TITLES) if cases(title).twin is not None]
"""The titles in which something is hidden from somebody."""


def ends(title: str) -> Mapping[str, str]:
    """Options under which a game by chance comes to its end; one without a box needs none."""
    return cases(title).ends if title in ALL else {}


def wrong(title: str) -> tuple[str, ...]:
    """Texts that a title must refuse or understand, and never stumble over."""
    return ("", "pass", "no such thing", "99999", "0", "1 1", *cases(title).wrong)


def begun(title: str, number: int, dealer: Random | None, **more: str) -> Table:
    """A table of the title's set-up of this number, with nothing answered."""
    seats, options = some_setups(title, number + 1)[number]
    seats = max(min(seats, len(NAMES)), cases(title).fewest)
    short = cases(title).options(seats)
    came = seats - 2 if TITLES[title].comings and seats > 3 else None
    return Table(title, NAMES[:seats], {**options, **short, **more}, dealer, began=came)


@cache
def whole(title: str, number: int) -> Table:
    """One game of a title, always the same; played to its end, or until it may be left."""
    its, rng = cases(title), Random(f"{title} {number}")
    table, player = begun(title, number, rng), its.players[number % len(its.players)]
    while table.ask is not None and len(table.answers) < its.most:
        table.answer(player(table, rng))
    return table


@cache
def hiding(title: str, number: int) -> Table:
    """A game of the title under the options with most to hide."""
    its, rng = cases(title), Random(number)
    table, player = begun(title, number, rng, **its.hides), its.players[number % len(its.players)]
    while table.ask is not None and len(table.answers) < its.most:
        table.answer(player(table, rng))
    return table


def again(table: Table, **more: str) -> Table:
    """The same table before its first answer, laid anew without a dealer, with `more` options."""
    options = {**table.options, **more}
    return Table(table.title.id, table.names, options, began=table.began)


def steps(table: Table, count: int, rng: Random) -> list[int]:
    """Some moments of a game, in order: so many, its beginning and its end among them."""
    end = len(table.answers)
    return sorted({0, end, *rng.sample(range(end), min(count, end))})


def is_free(before: Table, after: Table, reveals: frozenset[str]) -> bool:
    """Whether the answer between the two may be taken back: the law, from the table's outside."""
    assert before.ask is not None
    if after.ask is None or CHANCE in (before.ask.who, after.ask.who):
        return False
    is_told = after.ask.who == ANYBODY and before.ask.who != ANYBODY and not before.ask.open
    news = {event.kind for event in after.events[len(before.events) :]}
    return not is_told and not news & reveals
