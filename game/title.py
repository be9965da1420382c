"""What a game of the house is, and where all of them are found."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.decks import Kit
from game.play import Ask, Play, Refusal
from game.registry import Registry


class Computers(NamedTuple):
    """The computer players of a title, told apart by their names (`game.bots.NAMES`).

    `answer(name, view, ask, rng)` is a legal answer, or one that is not its own where it passes;
    `why(name, view, ask, answer, rng)` is the reason for one; `random(view, ask, rng)` plays by
    chance; `ends(view, ask, races)` ends a game that has no end of its own, after so many races.
    Where anybody may speak, `first(view, ask)` is the seat that is asked first, the others
    clockwise after it; `view` is that of the whole table. `mind` is a package that is read when the
    first of them plays, "" where none is: a page may read it before.
    """

    answer: Callable[[str, Any, Ask, Any], str]
    why: Callable[[str, Any, Ask, str, Any], Any]
    random: Callable[[Any, Ask, Any], str]
    ends: Callable[[Any, Ask, int], str | None] = lambda _view, _ask, _races: None
    first: Callable[[Any, Ask], int] = lambda _view, _ask: 0
    mind: str = ""


class Comings(NamedTuple):
    """How a title lets people come while it is played, and go.

    `chairs(game, count)` tells the game how many names there are, used or not; `seated(game)` is
    how many of them have been used, in order; `here(game)` are the seats of those not gone.
    """

    chairs: Callable[[Any, int], None]
    seated: Callable[[Any], int]
    here: Callable[[Any], Collection[int]]


def go_by(game: Any, rules: int) -> None:
    """Let a game just laid go by this version of the rules."""
    game.rules = rules


class Versions(NamedTuple):
    """The rules that a title has had and still plays by: a game goes on as it was begun.

    `known` are their numbers, that of today among them; `begin(game, number)` tells a game that has
    just been laid which rules it goes by. What they are called there is the title's own affair.
    """

    known: Collection[int]
    begin: Callable[[Any, int], None] = go_by


@dataclass(frozen=True)
class Title:
    """One game of the house: what it is called, who can sit down, and how it is played.

    `seats` are the numbers of players allowed, `options` the defaults, `choices` all values of each
    option. `refuse(seats, options)` names a combination the rules do not know, or gives None.
    `reveals` are the kinds of event that undo may not go behind; `expected(game, ask)` is what a
    player could expect to answer beyond the menu; `rules` counts up whenever play changes, and with
    `versions` games begun under earlier rules go on by those; with `comings`, people may come late;
    without `computers`, those that sit down play by chance. `hindsight` names the module that works
    out what one seat could have won in a game that is over (`game.bots.hindsight`), "" for none:
    its `best_line(past)` gives None after each step of the search and at the end a `Line`; where
    it has `anew(game, ask, seat)`, that is what another than the seat answers where what it
    answered cannot be, "" for what its computer would.
    With a `kit` a table may play with cards of its own (`game.decks`).
    """

    id: str
    name: str
    seats: Sequence[int]
    options: Mapping[str, str]
    choices: Mapping[str, tuple[str, ...]]
    new: Callable[[int, Mapping[str, str]], Any]
    play: Callable[[Any], Play[None]]
    view: Callable[[Any, int | None], Any]
    result: Callable[[Any], Any]
    refuse: Callable[[int, Mapping[str, str]], Refusal | None] = lambda _seats, _options: None
    reveals: frozenset[str] = frozenset()
    expected: Callable[[Any, Ask], Iterable[str]] = lambda _game, _ask: ()
    rules: int = 1
    versions: Versions | None = None
    comings: Comings | None = None
    computers: Computers | None = None
    hindsight: str = ""
    kit: Kit | None = None


TITLES: Registry[Title] = Registry("TITLES")
"""Every game of the house under its id; `game/__init__.py` names them."""
