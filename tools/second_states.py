"""The states with an answer on its second look that are photographed."""

from __future__ import annotations

from collections.abc import Callable

from tools.horse_fever.board_states import BOARD_STATES
from tools.staging import Stop, asked, drive, new_desk
from web.acts import confirm
from web.desk.state import Desk


def looked_at(desk: Desk) -> Desk:
    """The first answer that wants a second tap, tapped once."""
    for text in desk.at.ask.options:
        desk.second = confirm.look(desk, text)
        if desk.second is not None:
            return desk
    raise SystemExit("horseburg: every answer could be taken back")


def stands(what: str) -> Stop:
    """Stop where this is asked, and some answer could not be taken back."""

    def reached(desk: Desk) -> bool:
        texts = desk.ask.options if asked(what)(desk) and desk.ask is not None else ()
        return any(confirm.look(desk, text) for text in texts)

    return reached


SECOND_STATES: dict[str, Callable[[], Desk]] = {
    "second-look": lambda: looked_at(drive(new_desk(4), stands("second bet"))),
    "second-look-stake": lambda: looked_at(drive(new_desk(4), stands("stake of the second bet"))),
    "second-look-shop": lambda: looked_at(BOARD_STATES["board-purchase"]()),
}
