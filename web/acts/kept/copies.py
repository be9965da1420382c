"""Two copies of every table, and how they are brought to agree when the page has woken up.

The shelf's own storage is written first, so it is the newer copy unless it has lost something: a
text that is missing, that cannot be opened whole, or that is an earlier writing than the vault's.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from game import saves
from game.saves import DamagedSave
from web.desk.kept.about import About, count_of, read, unmarked
from web.desk.kept.shelf import Shelf


class Copy(NamedTuple):
    """What the vault holds of a table."""

    id: str
    text: str
    about: str
    writing: int


def reconcile(
    shelf: Shelf, copies: Iterable[Copy] | None, elsewhere: Collection[str] = ()
) -> list[str]:
    """Bring shelf and vault to agree; gives the ids that were restored from the vault.

    `copies` is None where the vault could not be read. Tables open in windows `elsewhere` are left
    to those.
    """
    held = {copy.id: copy for copy in copies or ()}
    kept, gone = shelf.there(), shelf.gone()
    for id in gone - shelf.lately_thrown - set(elsewhere):
        shelf.erase(id)
    restored = []
    for id in sorted((kept | set(held)) - gone - set(elsewhere)):
        copy = held.get(id)
        if copy is not None and is_better(shelf, copy):
            shelf.put_back(id, copy.text, copy.about)
            restored.append(id)
        elif copy is not None and shelf.raw(id) is None:
            shelf.put_back(id, copy.text, copy.about)  # home tells what is amiss with it
        else:
            settle(shelf, id, copy, copies is not None)
    return restored


def is_better(shelf: Shelf, copy: Copy) -> bool:
    """Whether the vault's copy is to stand in for the shelf's."""
    text = shelf.raw(copy.id)
    if text == copy.text or not opens_whole(copy.text):
        return False
    if text is None:
        return True
    count = count_of(text)
    if count is not None and count < copy.writing:
        return True
    about = shelf.noted(copy.id)
    if about is not None and about.fits(text):
        return False  # to the letter as it was written
    return not opens_whole(text)


def opens_whole(text: str) -> bool:
    """Whether all of a save can be opened."""
    try:
        return saves.salvage(unmarked(text)).note is None
    except DamagedSave:
        return False


def settle(shelf: Shelf, id: str, copy: Copy | None, has_vault: bool) -> None:
    """The shelf's copy stands: mend its summary, and give the vault what it lacks."""
    text = shelf.raw(id)
    if text is None or shelf.only_reads:
        return
    about = shelf.noted(id)
    if about is None or not about.fits(text):
        about = mended(shelf, id, copy)
    lacks = copy is None or copy.text != text
    if has_vault and lacks and (about is not None or copy is None):
        count = max(count_of(text) or 0, copy.writing if copy else 0)
        shelf.vault.put(id, text, about.json() if about else "", count)


def mended(shelf: Shelf, id: str, copy: Copy | None) -> About | None:
    """The summary made anew, with the name that the vault's copy remembers; None if that fails."""
    slip, second = shelf.slip(id), read(copy.about) if copy else None
    about = slip.about
    if about is None or slip.damage or slip.note:
        return None
    if second is not None and not about.name:
        about = about.named(second.name)
    shelf.mend(id, about)
    return about
