"""A room of the house that few visits enter, as its door announces it: one frozen record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from web import html as h
from web.desk.state import Desk
from web.desk.worker import Worker


def _never(_desk: Desk) -> bool:
    return False


def _nothing(_desk: Desk) -> None:
    return None


@dataclass(frozen=True, kw_only=True)
class Room:
    """What the page knows of a room before its code is here, and what it leads to afterwards.

    `id` names its screen (the Gazette stands in place of the table and is looked at as the past
    is), its folder and its archive. `heading` is the id of its heading, which takes the focus.
    `is_here` says whether its code is, `page` draws it, `leave` goes on where it cannot be fetched.
    `inside` are the steps within the room that somebody has taken, and `ways_out` the taps that
    take them back, the outermost step first.

    `taps` and `fields` are its own; a field is given the rest of its name and what was typed.
    `hash` is the address behind # that leads in by `enter`. `link` begins a link that the room
    takes in, and `knocks` lets a text wait inside, False where it is none of its own. Where
    something waits for the room, `is_due`, its code is fetched even if nobody enters; then
    `remember` does it, and says whether the page has to be drawn anew. `workers` work inside.
    """

    id: str
    heading: str
    is_here: Callable[[], bool]
    page: Callable[[Desk], h.Element]
    leave: Callable[[Desk], None]

    inside: Callable[[Desk], tuple[str, ...]] = lambda _desk: ()
    ways_out: tuple[str, ...] = ()
    taps: Mapping[str, Callable[[Desk, str], None]] = field(default_factory=dict)
    fields: Mapping[str, Callable[[Desk, str, str], None]] = field(default_factory=dict)
    hash: str = ""
    enter: Callable[[Desk], None] = _nothing
    link: str = ""
    knocks: Callable[[Desk, str], bool] = lambda _desk, _text: False
    is_due: Callable[[Desk], bool] = _never
    remember: Callable[[Desk], bool] = _never
    workers: Sequence[Worker[Desk]] = ()
