"""What a phone may do: what its seat may do now, and what only turns its own page.

Everything else is refused. What a phone cannot do is not drawn on it either (`web/phones.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from game import IllegalAnswer, Table
from game.floor import is_private, options_of, speaker
from game.play import ANYBODY, Ask
from web.acts import confirm
from web.acts.past import history
from web.desk import undoable
from web.desk.screen import SCREENS, screen_of
from web.desk.settings import ON_PHONE
from web.desk.state import Desk
from web.words.speaking import say

TURNS = frozenset(
    [
        "why",
        "stake",
        "rule",
        "card",
        "close",
        "log",
        "do-it",
        "touch",
        "drop",
        "untouch",
        "sought",
        "speak",
        "hush",
        "undo",
        "settings",
        "set",
        "mute",
        "pick",
    ]
) | {verb for verb in history.VERBS if verb != "branch"}
"""Verbs of the house that a phone has."""

DOOR = frozenset({"sit", "come", "rename", "get-up"})
"""Verbs that are no part of a game."""

FIELDS = frozenset({"stake", "reel", "sought"})
"""What can be typed or slid on a phone, beside what a box has."""


def check_answer(tablet: Desk, seat: int, text: str) -> None:
    """Raise IllegalAnswer where this answer is not this seat's to give now."""
    table = tablet.table
    ask = None if table is None else table.ask
    is_open = tablet.is_level and not tablet.follows and tablet.computer is None
    if table is None or ask is None or not is_open or tablet.guide is not None:
        raise IllegalAnswer(say("Nothing is asked just now."))
    if tablet.speaking not in (None, seat):
        raise IllegalAnswer(
            say("{name} has spoken up first.", name=table.names[tablet.speaking]), ask.rule
        )
    if not is_own(tablet, table, ask, seat, text):
        raise IllegalAnswer(say("That is not yours to answer now."), ask.rule)


def is_own(tablet: Desk, table: Table, ask: Ask, seat: int, text: str) -> bool:
    """Whether an answer is this seat's; what is none at all is tried, and told by the rules."""
    if ask.who == ANYBODY:
        if text in options_of(ask, seat) or (text in options_of(ask, None) and keeps(table, seat)):
            return True
        return not is_private(ask) and all(whose == seat for whose in givers(tablet, text))
    if ask.who != seat and ask.what not in screen_of(table).hosted:
        return False
    if text in ask.options:
        return ask.who == seat or speaker(text) == seat
    return all(whose == seat for whose in givers(tablet, text))


def keeps(table: Table, seat: int) -> bool:
    """Whether it is this seat's turn once play goes on."""
    return table.ask is not None and screen_of(table).keeper(table.ask, table.view(None)) == seat


def givers(tablet: Desk, text: str) -> Sequence[int]:
    """Whose each of the answers in a text would be; IllegalAnswer where it is none."""
    twin = confirm.twin_of(tablet)
    before = len(twin.steps)
    twin.answer(text)
    return [
        speaker(step.answer) if is_by_number(tablet, step.what) else step.asker
        for step in twin.steps[before:]
    ]


def gave_last(table: Table, seat: int | None) -> bool:
    """Whether a person's last answer was this seat's; by its number where guests answer by that."""
    if not table.steps:
        return False
    last = table.steps[undoable.last_said(table)]
    by_number = last.what in screen_of(table).hosted
    return (speaker(last.answer) if by_number else last.asker) == seat


def is_by_number(tablet: Desk, what: str) -> bool:
    """Whether answers to this question begin with the number of whose they are."""
    return tablet.table is not None and what in screen_of(tablet.table).hosted


def answering(place: Desk) -> Callable[[str], bool]:
    """Which answers a phone may show a button with, in this moment."""
    table, seat = place.table, place.phones.mine
    ask = None if table is None else table.ask
    is_heard = place.phones.speaker in (None, seat)
    if table is None or ask is None or seat is None or not is_heard:
        return lambda _text: False
    if ask.who == seat:
        return lambda _text: True
    if ask.who != ANYBODY:
        return lambda text: speaker(text) == seat
    is_hidden, its = is_private(ask), cache(partial(keeps, table, seat))  # a page has many buttons

    def may(text: str) -> bool:
        whose = speaker(text)
        return whose == seat or ((not is_hidden or whose == ANYBODY) and its())

    return may


def answers(place: Desk, text: str) -> bool:
    """Whether a phone may show a button with this answer."""
    return answering(place)(text)


def does(place: Desk, wish: str) -> bool:
    """Whether a phone may do this, and so may show a button that does it."""
    verb, _, rest = wish.partition(" ")
    if verb == "speak":
        mine = place.phones.mine
        return rest == str(mine) and place.phones.speaker in (None, mine)
    if verb == "undo":
        return place.table is not None and gave_last(place.table, place.phones.mine)
    if verb == "set":
        return rest.partition(" ")[0] in ON_PHONE
    if verb in TURNS or verb in DOOR:
        return True
    its = SCREENS[place.title]
    return verb in its.taps and verb not in its.hosting


def has_field(place: Desk, kind: str) -> bool:
    """Whether the game on the table has such a field for a guest."""
    its = SCREENS[place.title]
    return kind in its.fields and kind not in its.hosting
