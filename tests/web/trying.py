"""Many taps at one desk, each as if it were the first: what they change dies with a copy of us.

To play up to a state takes ten times as long as to draw it, and a table cannot be copied in the
middle of a question. A process can: a child tries taps until one of them has changed something.
"""

from __future__ import annotations

import os
import pickle
import traceback
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import fields
from typing import NamedTuple

from web import taps
from web.acts import confirm
from web.desk.state import Desk
from web.page import drawn

SAID = ("notice", "refused")
"""What a sentence is kept in; it is wiped before the next tap."""
APART = (*SAID, "shelf", "chance", "table", "shown", "guide")


class Tried(NamedTuple):
    """What came of a tap: "changed", "said", "nothing", or where it broke."""

    wish: str
    came: str
    changes: bool


def standing(desk: Desk) -> list[object]:
    """All that decides what the page shows, but for what has been said."""
    table, shown = desk.table, desk.shown
    found: list[object] = [
        None if table is None else (id(table), table.answers, table.rewound, table.names),
        None if shown is None else (id(shown), len(shown.events)),
        repr(desk.guide),
        dict(vars(desk.shelf.storage)),
    ]
    for field in fields(Desk):
        if field.name not in APART:
            value = getattr(desk, field.name)
            try:
                found.append(pickle.dumps(value))
            except Exception:  # somebody's work in progress
                found.append(repr(value))
    return found


def one(desk: Desk, wish: str, before: str, was: list[object], draws: bool) -> Tried:
    """Try a tap at a desk that stands as it was."""
    try:
        taps.do(desk, wish)
        changes = standing(desk) != was
        if not changes and desk.notice:
            return Tried(wish, "said", False)
        if changes and not draws:
            return Tried(wish, "changed", True)
        is_held = confirm.waiting(desk) is not None  # it is shown what a second tap would do
        differs = drawn(desk) != before or is_held
        asked = desk.offered is not None or desk.post.wish or desk.wants_table or desk.form.problem
        return Tried(wish, "changed" if differs or asked else "nothing", changes or differs)
    except Exception:
        return Tried(wish, traceback.format_exc(limit=-3), True)


def until_changed(
    desk: Desk, wishes: Sequence[str], before: str, draws: Callable[[str], bool]
) -> list[Tried]:
    """Try taps one after another as long as nothing changes."""
    found: list[Tried] = []
    was = standing(desk)
    for wish in wishes:
        desk.notice, desk.refused = "", None
        found.append(one(desk, wish, before, was, draws(wish)))
        if found[-1].changes:
            break
    return found


def in_a_copy(act: Callable[[], list[Tried]]) -> list[Tried]:
    """What this finds in a copy of this process, which ends with it."""
    read, write = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the copy calls none of the other threads
        child = os.fork()
    if not child:
        with suppress(BaseException), os.fdopen(write, "wb") as pipe:
            pipe.write(pickle.dumps(act()))
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    assert told, "the copy broke down"
    found: list[Tried] = pickle.loads(told)
    return found


def tried(
    desk: Desk, wishes: Sequence[str], draws: Callable[[str], bool] = lambda _wish: True
) -> list[Tried]:
    """Each of these taps at this desk, which stands afterwards as it stood.

    `draws` says of which the page is drawn: of the others it is known only that they did not break.
    """
    desk.notice, desk.refused = "", None
    before, found = drawn(desk), list[Tried]()
    while len(found) < len(wishes):
        left = wishes[len(found) :]
        found += in_a_copy(lambda left=left: until_changed(desk, left, before, draws))  # type: ignore[misc]
    return found
