"""The states with an answer on its second look that are photographed."""

from __future__ import annotations

from collections.abc import Callable

from tools.horse_fever.board_states import BOARD_STATES
from tools.staging import asked, drive, new_desk
from web import confirm
from web.state import Desk


def looked_at(desk: Desk, is_low: bool = True) -> Desk:
    """The first answer that needs a second look, tapped in one half of the page."""
    assert desk.ask is not None
    confirm.touch(desk, is_low)
    for text in desk.ask.options:
        desk.second = confirm.look(desk, text)
        if desk.second is not None:
            return desk
    raise SystemExit("horseburg: every answer could be taken back")


SECOND_STATES: dict[str, Callable[[], Desk]] = {
    "second-look": lambda: looked_at(drive(new_desk(4), asked("stake of the first bet"))),
    "second-look-fix": lambda: looked_at(drive(new_desk(5), asked("horse to fix", 0, 6))),
    "second-look-shop": lambda: looked_at(BOARD_STATES["board-purchase"](), is_low=False),
    "second-look-sell": lambda: looked_at(BOARD_STATES["board-sell"]()),
}
