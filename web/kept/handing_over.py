"""A table that comes from elsewhere while it is on the screen: another window, the second copy."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from web import playing
from web.kept import keeping
from web.kept.copies import Copy, reconcile
from web.state import Desk


def play_here(desk: Desk, text: str = "") -> None:
    """The other window has handed the table over: play on from its last writing."""
    desk.follows = desk.shelf.only_reads = False
    kept = desk.shelf.given(desk.id, text) if text else desk.shelf.take(desk.id)
    if kept.table is None:
        playing.go_home(desk)
    else:
        playing.lay(desk, desk.id, kept.table)


def compare(desk: Desk, copies: Iterable[Copy] | None, elsewhere: Collection[str]) -> None:
    """The second copy has been read: bring both to agree, and show what has come back."""
    restored = reconcile(desk.shelf, copies, elsewhere)
    desk.restored += len(restored)
    refresh(desk, restored)


def refresh(desk: Desk, restored: Collection[str]) -> None:
    """What is on the screen may have been an older writing."""
    if desk.id in restored and desk.table is not None and not desk.follows:
        kept = desk.shelf.take(desk.id)
        if kept.table is not None and kept.table.answers != desk.table.answers:
            playing.lay(desk, desk.id, kept.table)
    elif restored:
        naming = desk.naming
        keeping.show_slips(desk)
        desk.naming = naming
