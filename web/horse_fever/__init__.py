"""Horse Fever on the page: the Family Game, the Board Game and the Party Game of one box."""

from __future__ import annotations

from web.form_guide import FormGuide
from web.horse_fever.hiding import face_down, is_secret
from web.horse_fever.moments import MOMENTS
from web.partying import comings, countdown, door, writing
from web.partying.state import Partying
from web.screen import Screen
from web.state import Desk


def opened(desk: Desk) -> None:
    """Another table: no form guide lies open, and nobody is chosen."""
    desk.own(Partying).leave()
    desk.owned[FormGuide] = FormGuide()


def answering(desk: Desk, text: str) -> None:
    """Before the book closes, every computer guest hands in what it still has to write."""
    if text == "close":
        writing.write_all(desk)


def undone(desk: Desk) -> None:
    """Computer guests write nothing until somebody has answered again."""
    assert desk.table is not None
    desk.own(Partying).hush(len(desk.table.answers))


def over(desk: Desk) -> str:
    """The sheet of guests."""
    return "guests" if desk.own(Partying).guests and comings.is_on(desk) else ""


def next_tick(desk: Desk) -> int | None:
    """Milliseconds until the countdown's next second, or a computer guest's next line."""
    return countdown.delay(desk) if countdown.is_on(desk) else writing.delay(desk)


def tick(desk: Desk) -> None:
    """A computer guest writes; the countdown goes on."""
    writing.write_one(desk)
    countdown.tick(desk)


FAMILY: Screen[Desk] = Screen(
    id="horse-fever/family",
    moments=MOMENTS,
    hide=face_down,
    is_secret=is_secret,
    opened=opened,
)

BOARD: Screen[Desk] = Screen(
    id="horse-fever/board",
    moments=MOMENTS,
    hide=face_down,
    is_secret=is_secret,
    opened=opened,
)

PARTY: Screen[Desk] = Screen(
    id="horse-fever/party",
    moments={
        kind: moment._replace(pace=0.0) if moment.act else moment
        for kind, moment in MOMENTS.items()
    },
    pace=1.4,
    hosted=frozenset(comings.WHEN),
    setting_up=door.look_up,
    opened=opened,
    answering=answering,
    undone=undone,
    over=over,
    next_tick=next_tick,
    tick=tick,
)

SCREENS = (FAMILY, BOARD, PARTY)
