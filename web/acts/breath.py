"""The breath that play takes where anybody may speak up, before it goes on.

At the questions that a title names for it (`Screen.breath`), an answer by which play goes on waits
until the breath is over, so that whoever taps fast leaves the others the time to speak. When it is
over computers are asked too; then play goes on if somebody has tapped, if it is a computer's turn,
or by itself where people want that (`obvious.py`). How long it is, is a setting: those who trust
each other to shout switch it off.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.floor import options_of
from game.play import ANYBODY, Ask
from web.acts import playing, stage
from web.desk import obvious
from web.desk.pace import DELAYS
from web.desk.screen import screen_of
from web.desk.state import Desk

LENGTHS = {"short": 2500, "long": 5000, "off": 0}
"""Milliseconds at the usual speed, by the setting."""

LEAST = 250
"""Milliseconds where nobody needs it, but for the eye."""


@dataclass(slots=True)
class Breath:
    """At which step of which table it was drawn and when, whether it is over, what waits for that.

    Somebody who speaks up and thinks better of it gives the table a new one. `met` is the table at
    which somebody who plays alone has let one go by or spoken up: the first one waits for that.
    """

    table: str = ""
    step: int = -1
    began: int = 0
    over: bool = False
    wanted: str = ""
    met: str = ""


def open_floor(desk: Desk) -> Ask | None:
    """The question at which play takes a breath; None where there is none now."""
    table, ask = desk.table, desk.ask
    if table is None or ask is None or ask.who != ANYBODY or desk.guide is not None:
        return None
    speaks = desk.phones.speaker if desk.speaking is None else desk.speaking
    return ask if ask.what in screen_of(table).breath and speaks is None else None


def drawn(desk: Desk) -> Breath:
    """The breath of this moment."""
    step, breath = len(desk.at.table.answers), desk.own(Breath)
    if (breath.table, breath.step) != (desk.id, step):
        breath.table, breath.step, breath.over, breath.wanted = desk.id, step, False, ""
        breath.began = desk.shelf.now()
    return breath


def left(desk: Desk) -> int | None:
    """Milliseconds until it is over; None where there is none, or nobody lets it go on."""
    if desk.speaking is not None:
        desk.own(Breath).step, desk.own(Breath).met = -1, desk.id
    if open_floor(desk) is None or desk.paused or (breath := drawn(desk)).over:
        return None
    return max(1, whole(desk) - max(0, desk.shelf.now() - breath.began))


def whole(desk: Desk) -> int:
    """Milliseconds that it takes at this speed; none while play is skipped."""
    return 0 if desk.hurried else int(length(desk) * DELAYS[desk.speed] / DELAYS["1x"])


def tenths(desk: Desk) -> str:
    """The same in tenths of a second, for the style."""
    return str(whole(desk) // 100)


def length(desk: Desk) -> int:
    """Milliseconds at the usual speed: hardly any where no person could speak up in time.

    Whoever lets play go on with a tap of their own needs none.
    """
    waits_for_mover = not obvious.is_wanted(desk)
    heard = [seat for seat in speakers(desk) if not (waits_for_mover and seat == keeper(desk))]
    return max(LEAST, LENGTHS[desk.settings["breath"]] if heard else 0)


def speakers(desk: Desk) -> list[int]:
    """The people who could say something now: of several, by what everybody can see."""
    table = desk.table
    assert table is not None and table.ask is not None
    if desk.alone:
        return [seat for seat in desk.people if options_of(table.ask, seat)]
    may = screen_of(table).may_speak(table, table.ask)
    return [seat for seat in desk.people if seat in may]


def has_word(desk: Desk) -> bool:
    """Whether a person could say something now."""
    return bool(speakers(desk))


def goes_by_itself(desk: Desk) -> bool:
    """Whether play goes on when the breath is over, though nobody has tapped.

    A computer's turn does, and a person's where people want that, if everybody has had the time to
    speak up or could not. Where a title says so, nothing goes on as long as a person could speak.
    """
    if has_word(desk) and (is_kept(desk) or is_first(desk)):
        return False
    if keeper(desk) in (desk.table.bots if desk.table else ()):
        return True
    return obvious.is_wanted(desk) and (length(desk) > LEAST or not has_word(desk))


def is_first(desk: Desk) -> bool:
    """Whether whoever plays alone could speak up for the first time: there is time to read how."""
    return desk.alone and not desk.hurried and desk.own(Breath).met != desk.id


def is_kept(desk: Desk) -> bool:
    """Whether this question is held open until a person lets play go on."""
    assert desk.at.table.ask is not None
    return desk.at.table.ask.what in screen_of(desk.at.table).kept_open


def keeper(desk: Desk) -> int:
    """Whose turn it is once play goes on."""
    assert desk.at.table.ask is not None
    return screen_of(desk.at.table).keeper(desk.at.table.ask, desk.at.table.view(None))


def waits(desk: Desk, text: str) -> bool:
    """Whether this answer only lets play go on, and was put off to the end of the breath."""
    if open_floor(desk) is None or not goes_on(desk, text):
        return False
    if has_word(desk):
        desk.own(Breath).met = desk.id
    is_held, desk.paused = desk.paused, False
    if is_held:
        return False
    breath = drawn(desk)
    if desk.alone or breath.over or left(desk) is None or not has_word(desk):
        return False  # nobody else is there to be left the time
    breath.wanted = text
    return True


def goes_on(desk: Desk, text: str) -> bool:
    """Whether by this answer play only goes on, at a question where it takes a breath."""
    table = desk.table
    if table is None or table.ask is None or table.ask.who != ANYBODY:
        return False
    is_breath = table.ask.what in screen_of(table).breath
    return is_breath and text in options_of(table.ask, None)


def end(desk: Desk) -> None:
    """It is over: what has waited is answered, or what goes by itself."""
    if open_floor(desk) is None or desk.table is None or desk.table.ask is None:
        return
    breath = drawn(desk)
    breath.over = True
    on = next(iter(options_of(desk.table.ask, None)), "")
    if text := breath.wanted or (on if goes_by_itself(desk) else ""):
        is_hurried = desk.hurried
        playing.answer(desk, text)
        if is_hurried and not breath.wanted:
            stage.skip(desk)
