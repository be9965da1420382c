"""What comes from a phone, and what its page shows: read, checked, done, drawn.

The same page code draws for a phone as for the tablet (`web/page.py`); of it, only what the phone
may do is left (`web/phones/may.py`). Whatever a phone sends is a stranger's text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game import IllegalAnswer
from web import taps
from web.acts import breath, confirm, playing, undoing
from web.desk import undoable
from web.desk.settings import ON_PHONE
from web.desk.state import Desk
from web.html.parts import Parts
from web.html.shows import PAGE
from web.html.writing import parted
from web.page import in_parts
from web.phones import may, pages, seating, watching
from web.phones.phones_here import Guest, phones_of
from web.phones.place import sound
from web.phones.tongues import at_the_tablet, spoken, tongue
from web.words.speaking import say

LONGEST = 400
"""Letters of anything that a phone may say."""

Told = Mapping[str, Any]


# what comes


def hear(desk: Desk, id: str, told: object) -> bool:
    """Do what a phone asks for; False where it is refused, which is counted and nothing else."""
    guest = phones_of(desk).guests.get(id)
    if guest is None or not guest.awake or not isinstance(told, Mapping):
        return False
    act = HEARD.get(told.get("kind", "")) if isinstance(told.get("kind"), str) else None
    with spoken(desk, guest):
        done = act is not None and act(desk, guest, told)
    if not done:
        guest.refused += 1
    elif act is not seen:  # which changes nothing of what is shown
        guest.changes += 1
    seating.keep_step(desk)
    return bool(done)


def text_of(told: Told, name: str) -> str | None:
    """A text that a phone has sent, None where it is none or too long."""
    text = told.get(name)
    return text if isinstance(text, str) and len(text) <= LONGEST else None


def hello(_desk: Desk, guest: Guest, told: Told) -> bool:
    """A phone says how it is set, and which languages it wishes for; it has shown nothing yet."""
    chosen, tongues = told.get("settings"), told.get("tongues")
    for name in ON_PHONE if isinstance(chosen, Mapping) else ():
        value = chosen.get(name)  # type: ignore[union-attr]
        if isinstance(value, str):
            guest.settings.choose(name, value)
    if isinstance(tongues, list):
        guest.tongues = tuple([it for it in tongues[:8] if isinstance(it, str) and len(it) < 20])
    guest.greets, guest.version = True, text_of(told, "version") or ""
    guest.at = None
    return True


def whole(_desk: Desk, guest: Guest, _told: Told) -> bool:
    """A phone could not place what is new: it wants the whole page."""
    guest.at = None
    return True


def seen(desk: Desk, guest: Guest, told: Told) -> bool:
    """A phone has shown a picture: what was answered before it stands, as after any look."""
    table, step = desk.table, told.get("step")
    if guest.seat is None or table is None or step != len(table.answers) or desk.ask is not None:
        return True
    if table.ask is not None and table.ask.who == guest.seat and not table.ask.open:
        undoing.looks(desk, guest.seat)
    return True


def tap(desk: Desk, guest: Guest, told: Told) -> bool:
    """A button of a phone's page: an answer, or something for the page to do.

    What belongs to a question that is answered by now, as the second half of a double tap does, is
    passed over; a page of an earlier edition does not say which question it means.
    """
    place = guest.place
    is_late = place is not None and told.get("asked") not in (None, place.turn)
    if (text := text_of(told, "answer")) is not None:
        if place is None or is_late or not may.answers(place.desk, text):
            return False
        attempt(guest, partial(answer, desk, guest, text))
        return True
    wish = text_of(told, "do")
    verb, _, rest = (wish or "").partition(" ")
    if verb in DOOR:
        DOOR[verb](desk, guest, rest)
        return True
    if place is None or wish is None or not may.does(place.desk, wish):
        return False
    if is_late and verb in OF_QUESTION:
        return False
    if verb in TABLE:  # what breaks there is the tablet's trouble
        TABLE[verb](desk, guest)
    else:
        attempt(guest, partial(do, place.desk, verb, rest))
    return True


def do(mine: Desk, verb: str, rest: str) -> None:
    """Do what turns a phone's own page."""
    if verb == "sought":
        taps.fill(mine, "sought", rest)
    else:
        taps.do(mine, f"{verb} {rest}".strip())


def answer(desk: Desk, guest: Guest, text: str) -> None:
    """An answer: what only lets play go on waits for the breath, as on the tablet."""
    assert guest.place is not None and guest.seat is not None
    if breath.open_floor(desk) is None or not breath.goes_on(desk, text):
        return confirm.give(guest.place.desk, text)
    may.check_answer(desk, guest.seat, text)
    with at_the_tablet(desk), sound():
        return confirm.give(desk, text)


def attempt(guest: Guest, act: Callable[[], object]) -> None:
    """What a rule forbids is told on the phone; what breaks there breaks nothing else."""
    assert guest.place is not None
    mine = guest.place.desk
    try:
        act()
    except IllegalAnswer as no:
        mine.notice = no.reason
    except (KeyError, ValueError, AttributeError, IndexError, TypeError, AssertionError):
        mine.notice = say("That cannot be done from a phone.")


def fill(desk: Desk, guest: Guest, told: Told) -> bool:
    """Something typed or slid on a phone's page."""
    field, value = text_of(told, "field"), text_of(told, "value")
    if field is None or value is None:
        return False
    if field == "door-name":
        guest.newcomer = value
        return True
    place, kind = guest.place, field.partition(" ")[0]
    if place is None or not (kind in may.FIELDS or may.has_field(place.desk, kind)):
        return False
    attempt(guest, partial(taps.fill, place.desk, field, value))
    return True


HEARD: dict[str, Callable[[Desk, Guest, Told], bool]] = {
    "hello": hello,
    "tap": tap,
    "fill": fill,
    "seen": seen,
    "whole": whole,
}

OF_QUESTION = frozenset({"do-it", "drop", "hush", "speak", "undo"})
"""Verbs that mean the question on the screen, and no other."""

DOOR: dict[str, Callable[[Desk, Guest, str], None]] = {
    "sit": seating.choose,
    "come": lambda desk, guest, _: seating.come(desk, guest, guest.newcomer),
    "rename": seating.rename,
    "get-up": seating.leave,
}


def speak(desk: Desk, guest: Guest) -> None:
    """Speak up: the table waits for this phone."""
    assert guest.place is not None and guest.seat is not None
    mine, table = guest.place.desk, desk.table
    if desk.speaking not in (None, guest.seat) and table is not None:
        mine.notice = say("{name} has spoken up first.", name=table.names[desk.speaking])
        return
    before = desk.notice
    playing.speak(desk, guest.seat)
    if desk.speaking is None:  # what would be told on the tablet is told here
        mine.notice, desk.notice = desk.notice, before


def hush(desk: Desk, guest: Guest) -> None:
    """Think better of it."""
    if desk.speaking == guest.seat:
        playing.hush(desk)


def undo(desk: Desk, guest: Guest) -> None:
    """Take back what this seat has answered last, where the law of undo allows it."""
    assert guest.place is not None
    table = desk.table
    if table is None or not table.steps:
        return
    refusal = undoable.why_not(desk)
    if refusal is not None or not may.gave_last(table, guest.seat):
        reason = refusal.reason if refusal else say("That was not your move.")
        guest.place.desk.notice = reason
        return
    playing.undo(desk)


TABLE: dict[str, Callable[[Desk, Guest], None]] = {"speak": speak, "hush": hush, "undo": undo}
"""Verbs of a phone that are done to the table itself."""


# what is shown


def stands(desk: Desk, guest: Guest) -> object:
    """What a phone's page is drawn from: where this is the same, the page is, and costs nothing."""
    code, place = tongue(guest), guest.place
    table, shown = desk.table, desk.shown
    if place is None or table is None or shown is None:
        door = [(one.id, one.seat) for one in phones_of(desk).awake()]
        return guest.changes, code, desk.screen, desk.guide is None, desk.id, door
    # A race is looked at on the tablet: the page stands still until it holds, or is over, but for
    # what is called out.
    mine = place.desk
    level: object = (len(shown.events), len(table.answers), len(table.rewound))
    if desk.is_behind:
        level = watching.stands(desk, mine)
    now = (desk.is_behind, desk.held, desk.follows, level)
    known = repr(desk.shared)  # what a box keeps for the whole table
    floor = (desk.speaking, desk.phones.breath)
    return guest.changes, code, desk.id, now, floor, mine.phones.fetched, table.names, known


def drawn(desk: Desk, guest: Guest) -> Parts:
    """A phone's page in parts, in its own language."""
    with spoken(desk, guest):
        if guest.place is None:
            return parted(pages.door(desk, guest), PAGE)
        mine = guest.place.desk
        parts = in_parts(mine)
        if mine.trouble is not None:  # the table goes on; so may this page, from its beginning
            trouble, mine.trouble = mine.trouble, None
            phones_of(desk).trouble = trouble
            guest.place.of = None
            return parted(pages.broken(desk, guest), PAGE)
        return parts
