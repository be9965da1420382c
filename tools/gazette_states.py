"""The Gazette on the page, in some games that are over."""

from __future__ import annotations

from collections.abc import Callable

from tools.gazette import offering, played
from tools.staging import NAMES, drive, new_desk, over
from web import taps
from web.acts import playing
from web.desk.state import Desk


def front_page(title: str, number: int) -> Desk:
    """The front page of a game of computers, as it lies on the shelf."""
    table = played(title, number)
    desk = new_desk(2)
    playing.lay(desk, "1", table)
    drive(desk, over)
    taps.do(desk, "gazette")
    return desk


def of_people() -> Desk:
    """The front page of a game that people have played."""
    desk = drive(new_desk(5), over)
    taps.do(desk, "gazette")
    return desk


def longest() -> Desk:
    """The same with names as long as they may be."""
    desk = drive(new_desk(5), over)
    desk.at.table.names = tuple(f"{name[0]}{name[0].lower() * 39}" for name in NAMES[:5])
    taps.do(desk, "gazette")
    return desk


GAZETTE_STATES: dict[str, Callable[[], Desk]] = {
    "gazette": of_people,
    "gazette-board": lambda: front_page(offering()[1], 7),
    "gazette-party": lambda: front_page(offering()[2], 3),
    "gazette-circle": lambda: front_page("winners-circle", 3),
    "gazette-fair": lambda: front_page("unicorn-fever", 3),
    "gazette-nasty": lambda: front_page("really-nasty", 4),
    "gazette-war": lambda: front_page("risk", 3),
    "gazette-long": longest,
}
