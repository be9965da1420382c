"""What a title hands to the page: one frozen record, looked up by the title's id.

`D` is the Desk. This file stands below `state.py`, so that what a Desk is made of can ask a Screen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from game import Table
from game.play import Ask

D = TypeVar("D")


class Moment(NamedTuple):
    """How one kind of event is shown.

    `pace` is how long it is looked at, beside a movement card; 0: it is told with the next one.
    An `act` is shown alone only where a computer did it. `own` says that only a player's answer
    brings it about. It may hold the screen until it has been read: at the `finish`, at the
    `payoffs`, at the fall of the `hammer`. `sound` is one of those that `sounds.py` lists, "" for
    none; with `gallops` the field is on its way.
    """

    sound: str = ""
    pace: float = 0.0
    act: bool = False
    own: bool = False
    holds: str = ""
    gallops: bool = False


SILENT = Moment()
"""A kind of event that a title says nothing about."""


def _nothing(*_args: object) -> None:
    return None


def _as_it_is(view: Any) -> Any:
    return view


@dataclass(frozen=True, kw_only=True)
class Screen(Generic[D]):
    """One title on the page.

    `moments` says how each kind of event is shown, `pace` how much longer than usual. `hide` turns
    the own secrets of a view face down, `is_secret` says whether the answers themselves are secret.
    `hosted` are questions that whoever holds the tablet answers, even where a computer is asked.
    """

    id: str
    moments: Mapping[str, Moment]
    pace: float = 1.0
    hide: Callable[[Any], Any] = _as_it_is
    is_secret: Callable[[Ask, Any], bool] = lambda _ask, _view: False
    hosted: frozenset[str] = frozenset()

    setting_up: Callable[[D], None] = _nothing
    opened: Callable[[D], None] = _nothing
    answering: Callable[[D, str], None] = _nothing
    undone: Callable[[D], None] = _nothing
    over: Callable[[D], str] = lambda _desk: ""
    next_tick: Callable[[D], int | None] = _nothing
    tick: Callable[[D], None] = _nothing


SCREENS: dict[str, Screen[Any]] = {}
"""Every title that can be played on the page, under its id; `titles.py` fills it."""


def screen_of(table: Table) -> Screen[Any]:
    """The screen of the game on this table; KeyError where the page has none."""
    return SCREENS[table.title.id]


def moment_of(table: Table, kind: str) -> Moment:
    """How this kind of event is shown at this table."""
    return SCREENS[table.title.id].moments.get(kind, SILENT)
