"""How tables are kept: written, thrown away, picked up, and followed in another window."""

from __future__ import annotations

from game import Table, saves
from game.saves import DamagedSave
from web.acts import stage
from web.desk.kept.about import unmarked
from web.desk.kept.shelf import Overtaken
from web.desk.screen import screen_of
from web.desk.shown import Shown
from web.desk.state import Desk
from web.words.speaking import mark

ELSEWHERE = mark("This table is played in another window. Here you can only watch.")


def keep(desk: Desk) -> None:
    """Save the table; a full storage is told, and the game goes on."""
    if not desk.id:  # a guided game is no game of the shelf
        return
    try:
        desk.kept_to = screen_of(desk.at.table).shown_to(desk)
        desk.shelf.keep(desk.id, to_keep(desk))
        desk.full = False
    except OSError:
        desk.full = True
    except Overtaken:
        follow_along(desk)


def to_keep(desk: Desk) -> Table:
    """The table as far as anybody may know it: a copy where what follows may still not happen."""
    end = screen_of(desk.at.table).shown_to(desk)
    return desk.at.table if end is None else desk.at.table.at(end)


def keep_up(desk: Desk) -> None:
    """Save what has been shown since, where the save ends with what had been shown."""
    if desk.kept_to is None or desk.table is None or desk.follows:
        return
    if screen_of(desk.table).shown_to(desk) != desk.kept_to:
        keep(desk)


def leave_table(desk: Desk) -> None:
    """No table is on the screen any more: another window may play on."""
    if desk.follows:
        desk.shelf.only_reads = True
    desk.kept_to = None
    desk.shelf.close()
    desk.shelf.only_reads = desk.follows = desk.full = False


def show_slips(desk: Desk) -> None:
    """Look afresh at what is kept."""
    desk.kept, desk.naming = desk.shelf.all(), ""


# throwing away


def throw(desk: Desk, id: str) -> None:
    """Throw a kept table away; what was thrown before it now is really gone."""
    forget_thrown(desk)
    desk.thrown = next((slip for slip in desk.kept if slip.id == id), None)
    if desk.thrown is not None:
        desk.shelf.throw(id)
        show_slips(desk)


def pick_up(desk: Desk) -> None:
    """Undo the last throwing away."""
    if desk.thrown is not None:
        desk.shelf.pick_up(desk.thrown.id)
        desk.thrown = None
        show_slips(desk)


def forget_thrown(desk: Desk) -> None:
    """Leaving home, or throwing the next one away: the last one is really gone."""
    if desk.thrown is not None:
        desk.shelf.erase(desk.thrown.id)
        desk.thrown = None


# another window


def follow_along(desk: Desk, text: str = "") -> None:
    """Another window plays this table: watch, whatever was on the screen."""
    if desk.table is None:
        return
    desk.follows = desk.shelf.only_reads = True
    desk.full = False
    stage.cover(desk)
    hear(desk, text or desk.shelf.raw(desk.id) or "")


def hear(desk: Desk, text: str) -> None:
    """The other window has gone on, or back, to this."""
    if not desk.follows or desk.table is None or desk.shown is None:
        return
    try:
        table = saves.loads(unmarked(text))
    except DamagedSave:
        return
    seen, is_level = desk.shown.twin.answers, not (desk.is_behind or desk.held)
    desk.table = table
    if table.answers[: len(seen)] != seen:
        desk.shown = Shown(table, None, desk.apart)
        desk.finish, desk.payoffs_open, desk.hammer = False, False, ()
    elif is_level:
        stage.follow(desk)


def ask_for_table(desk: Desk) -> None:
    """Ask the window that plays to hand the table over."""
    desk.wants_table = desk.follows
