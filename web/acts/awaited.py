"""Code that is read late and has not come: what is said, and what goes on when it is here."""

from __future__ import annotations

from game.registry import NotHere
from game.saves import NOT_HERE
from web.acts import playing
from web.acts.kept import keeping
from web.desk.forms import SetupForm
from web.desk.screen import BOXES, SCREENS
from web.desk.state import Desk
from web.words.speaking import say


class Awaited:
    """What was said of it, and the table that was on the screen; `asks` to have it fetched now.

    In a window that `is_old` it will not come.
    """

    said = table = ""
    asks = is_old = False


def tell(desk: Desk, missing: NotHere) -> None:
    """Say what has not come, and ask for it again; nothing else changes."""
    box = next((box for box in BOXES.values() if missing.what in box.titles), None)
    if box is None:
        desk.notice = say(
            "The computer players could not be fetched. They come when there is a network."
        )
    else:
        desk.notice = say(
            "{box} could not be fetched. It comes when there is a network.", box=box.name
        )
    awaited = desk.own(Awaited)
    awaited.said, awaited.asks = desk.notice, True
    insist(desk)
    if desk.form.title not in SCREENS:
        desk.form = SetupForm.fresh()


def tell_older(desk: Desk) -> None:
    """Say that this window is of an edition that is not there any more."""
    desk.own(Awaited).is_old = True
    desk.notice = say(
        "This window shows an older edition of Horseburg, and a part of it is gone. Open the fresh "
        "one: your games are kept."
    )


def insist(desk: Desk) -> None:
    """Where something is said to come with a network, an old window says that it will not."""
    if desk.notice and desk.own(Awaited).is_old:
        tell_older(desk)


def wake(desk: Desk) -> None:
    """Show what was on the screen last; where its box is missing, remember to come back to it."""
    id = desk.shelf.open_id()
    playing.wake(desk)
    if id is not None and desk.table is None and desk.notice == NOT_HERE:
        awaited = desk.own(Awaited)
        awaited.said, awaited.table, awaited.asks = desk.notice, id, True
        desk.shelf.open(id)


def come(desk: Desk) -> None:
    """Something has come: what waited for it goes on, unless somebody has gone elsewhere."""
    awaited = desk.own(Awaited)
    waits = bool(awaited.said) and desk.notice == awaited.said
    if waits and awaited.table and desk.shelf.take(awaited.table).table is None:
        return  # it was something else
    if waits:
        desk.notice = ""
    if desk.screen != "home" or desk.table is not None or desk.stands:
        return
    if waits and awaited.table:
        playing.resume(desk, awaited.table)
        return
    naming = desk.naming
    keeping.show_slips(desk)
    desk.naming = naming
