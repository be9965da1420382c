"""What the page keeps of its own for this box."""

from __future__ import annotations

from dataclasses import dataclass

from game.play import Refusal
from game.racing.view import RaceView
from game.unicorn_fever.scoring import Result
from game.unicorn_fever.view import View
from web.acts import lesson, playing
from web.desk.door import door, ended_in
from web.desk.state import Desk
from web.words.speaking import mark

seen = door(View)
"""A view of this box."""

ended = ended_in(Result)
"""How the game on a table has ended."""

NO_OFFER = Refusal(mark("No contract is left on the board."), "R.2.4")
"""Why nobody can sign where no contract lies on the board."""


def race_of(view: View) -> RaceView:
    """The race on the stage, or the one that is paid: a view without one shows neither."""
    assert view.race is not None
    return view.race


@dataclass(slots=True)
class Notary:
    """At which step of which table somebody looks at the contracts instead of the booths."""

    table: str = ""
    step: int = -1


def is_at_notary(desk: Desk) -> bool:
    """Whether the contracts lie open; in a first race only when one is to be signed."""
    table, ask = desk.table, desk.ask
    if table is None or ask is None or ask.what != "action":
        return False
    led = lesson.led(desk)
    if led is not None and not led.script.wanted(table).startswith("sign "):
        return False
    kept = desk.own(Notary)
    return (kept.table, kept.step) == (desk.id, len(table.answers))


def go_to_notary(desk: Desk, _rest: str = "") -> None:
    """Open the contracts; nothing is taken by it. Where none lies there, say so."""
    if desk.table is not None and not seen(desk.view).offers:
        playing.refuse(desk, NO_OFFER)
    elif desk.table is not None:
        kept = desk.own(Notary)
        kept.table, kept.step = desk.id, len(desk.table.answers)


def leave_notary(desk: Desk, _rest: str = "") -> None:
    """Back to the booths, with everything as it was."""
    desk.own(Notary).step, desk.second = -1, None
