"""A table that comes from elsewhere while it is on the screen: another window, the second copy."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from web.acts import playing
from web.acts.kept import keeping
from web.acts.kept.copies import Copy, reconcile
from web.desk.state import Desk
from web.words.speaking import say


def play_here(desk: Desk, text: str = "") -> None:
    """The other window has handed the table over: play on from its last writing."""
    desk.follows = desk.shelf.only_reads = False
    kept = desk.shelf.given(desk.id, text) if text else desk.shelf.take(desk.id)
    if kept.table is None:
        playing.go_home(desk)
    else:
        playing.lay(desk, desk.id, kept.table)


def compare(desk: Desk, copies: Iterable[Copy] | None, elsewhere: Collection[str]) -> bool:
    """The second copy has been read: bring both to agree; gives whether anything has come back."""
    ids = desk.shelf.there()
    restored = reconcile(desk.shelf, copies, elsewhere)
    has_come_back = bool(restored) or desk.shelf.there() != ids
    if (id := interrupted(desk, restored)) and playing.show(desk, id):
        desk.shelf.open(id)
        desk.notice = say("This game was brought back from its second copy.")
        restored.remove(id)
    desk.restored += len(restored)
    refresh(desk, restored or desk.shelf.there() - ids)
    return has_come_back


def interrupted(desk: Desk, restored: Sequence[str]) -> str:
    """The restored table that was being played when the page was cut off, "" for none.

    The page has woken at home, since what it had kept of that table was lost, or could not be read.
    Whoever has gone elsewhere meanwhile stays there.
    """
    if desk.screen != "home" or desk.table is not None or not restored:
        return ""
    if (id := desk.shelf.open_id()) is not None:
        return id if id in restored else ""
    latest = desk.shelf.ids()[0]
    return latest if restored == [latest] else ""


def refresh(desk: Desk, restored: Collection[str]) -> None:
    """What is on the screen may have been an older writing."""
    if desk.id in restored and desk.table is not None and not desk.follows:
        kept = desk.shelf.take(desk.id)
        if kept.table is not None and kept.table.answers != desk.table.answers:
            playing.lay(desk, desk.id, kept.table)
        desk.full = desk.id in desk.shelf.loose
    elif restored:
        naming = desk.naming
        keeping.show_slips(desk)
        desk.naming = naming
