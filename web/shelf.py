"""Where tables are kept: one save a key, in whatever storage the page was given."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from game import Table, saves
from game.saves import DamagedSave

PREFIX = "horseburg/table/"
ORDER = "horseburg/order"
OPEN = "horseburg/open"
READ = "horseburg/read/"


class Storage(Protocol):
    """Texts by key: the browser's localStorage, or a dict in tests."""

    def get(self, key: str) -> str | None: ...
    def set(self, key: str, text: str) -> None: ...
    def remove(self, key: str) -> None: ...
    def names(self) -> Iterable[str]: ...


class Drawer:
    """A storage that forgets when the page closes: for browsers that allow no other, and tests."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """The text under `key`, or None."""
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        """Keep `text` under `key`."""
        self.texts[key] = text

    def remove(self, key: str) -> None:
        """Forget `key`."""
        self.texts.pop(key, None)

    def names(self) -> Iterable[str]:
        """Every key there is."""
        return list(self.texts)


@dataclass(frozen=True, slots=True)
class Kept:
    """A kept table for the home screen: readable (`table`), or damaged and why (`damage`)."""

    id: str
    text: str
    table: Table | None
    damage: str = ""


class Shelf:
    """All kept tables, the last used first; a damaged one is kept as it is."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def ids(self) -> list[str]:
        """Every kept table, the last used first."""
        there = {key[len(PREFIX) :] for key in self.storage.names() if key.startswith(PREFIX)}
        known = [id for id in (self.storage.get(ORDER) or "").split() if id in there]
        return [*known, *sorted(there - set(known))]

    def new_id(self) -> str:
        """An id that no kept table has."""
        numbers = [int(id) for id in self.ids() if id.isdigit()]
        return str(max(numbers, default=0) + 1)

    def keep(self, id: str, table: Table) -> None:
        """Write the table down and put it in front; OSError when there is no room."""
        self.storage.set(PREFIX + id, saves.dumps(table))
        order = (self.storage.get(ORDER) or "").split()
        if order[:1] != [id]:
            self.storage.set(ORDER, " ".join([id, *(other for other in order if other != id)]))

    def text(self, id: str) -> str:
        """The kept text as it stands, damaged or not."""
        return self.storage.get(PREFIX + id) or ""

    def take(self, id: str) -> Kept:
        """Read one kept table; what cannot be read is told in `damage`, never raised."""
        text = self.text(id)
        try:
            return Kept(id, text, saves.loads(text))
        except DamagedSave as damaged:
            return Kept(id, text, None, str(damaged))

    def all(self) -> list[Kept]:
        """Every kept table, the last used first."""
        return [self.take(id) for id in self.ids()]

    def drop(self, id: str) -> None:
        """Throw a kept table away."""
        self.storage.remove(PREFIX + id)
        self.storage.remove(READ + id)

    def read_to(self, id: str) -> int:
        """Up to which race the payoffs of a table have been read."""
        mark = self.storage.get(READ + id) or ""
        return int(mark) if mark.isdecimal() and len(mark) < 4 else 0

    def mark_read(self, id: str, race: int) -> None:
        """Remember that the payoffs of a race have been read; without room they show once more."""
        with suppress(OSError):
            self.storage.set(READ + id, str(race))

    def open_id(self) -> str | None:
        """The table that was on the screen last, if it still is kept."""
        id = self.storage.get(OPEN)
        return id if id in self.ids() else None

    def open(self, id: str) -> None:
        """Remember that this table is on the screen; without room it is simply not remembered."""
        with suppress(OSError):
            self.storage.set(OPEN, id)

    def close(self) -> None:
        """Remember that no table is on the screen."""
        self.storage.remove(OPEN)
