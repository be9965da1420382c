"""The states of looking back and going back that are photographed."""

from __future__ import annotations

from collections.abc import Callable

from tools.horse_fever.board_states import found
from tools.staging import asked, drive, new_desk, over, tapped
from web import taps
from web.acts.past.rewinding import moments
from web.desk.state import Desk


def mid_game() -> Desk:
    """In the third race of four people."""
    return drive(new_desk(4, 1), asked("second bet", 2))


def undoing() -> Desk:
    """A purchase after a purchase, with a whole turn to take back."""

    def several(desk: Desk) -> bool:
        return desk.table is not None and len(desk.table.reset_would()) > 1 and free(desk)

    def free(desk: Desk) -> bool:
        return desk.ask is not None and desk.curtain is None and "stake" not in desk.ask.what

    return found(3, "first", several)


def council(agreed: int) -> Desk:
    """Everybody is being asked, and some have agreed."""
    desk = tapped(mid_game(), "rewind")
    taps.do(desk, f"rewind-to {moments(desk)[7].step}")
    return tapped(desk, "rewind-ask", *(f"agree {seat}" for seat in range(agreed)))


def went_back() -> Desk:
    """A game that went back, up to its end."""
    desk = council(3)
    return drive(tapped(desk, "go-back"), over)


def what_if() -> Desk:
    """A "what if" table at a bet."""
    desk = tapped(drive(new_desk(3), over), "history start", "reel 60", "branch")
    return drive(desk, asked("second bet"))


PAST_STATES: dict[str, Callable[[], Desk]] = {
    "take-back": lambda: drive(new_desk(4), asked("stake of the first bet")),
    "take-back-turn": undoing,
    "stuck": lambda: tapped(drive(new_desk(4), asked("first bet", 1)), "stuck"),
    "history": lambda: tapped(mid_game(), "history", "reel 90"),
    "history-paid": lambda: tapped(mid_game(), "history", *["reel back"] * 3),
    "history-over": lambda: tapped(
        drive(new_desk(5), over), "history start", "reel 120", "look-as open"
    ),
    "history-board": lambda: tapped(
        drive(new_desk(4, 0, 7, "board", length="5"), over), "history", "reel 150", "look-as 1"
    ),
    "rewind": lambda: tapped(mid_game(), "rewind"),
    "rewind-chosen": lambda: tapped(council(0), "rewind-ask no"),
    "rewind-asking": lambda: council(1),
    "rewind-agreed": lambda: council(3),
    "log-back": lambda: tapped(went_back(), "log", "order", "fold 3", "fold 0"),
    "podium-back": went_back,
    "what-if": what_if,
    "rules-found": lambda: tapped(mid_game(), "rule", "sought photo finish"),
    "rules-nothing": lambda: tapped(mid_game(), "rule", "sought spint dise"),
    "rules-unknown": lambda: tapped(mid_game(), "rule 9.9"),
}
