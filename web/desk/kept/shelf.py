"""Where tables are kept: one text a key, a summary beside it, a second copy in the vault.

`horseburg/table/ID` is a save whose last line counts the writings. It goes first and alone, in one
write, so whatever breaks afterwards, the game stands. `horseburg/about/ID` is its summary, which
can always be made anew. `horseburg/gone/ID` says that a table is thrown away, in both copies.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import count

from game import Table, saves
from game.saves import DamagedSave
from web.desk.kept import resting
from web.desk.kept.about import About, count_of, describe, marked, read, unmarked
from web.desk.kept.stores import Drawer, Kept, NoVault, Overtaken, Slip, Storage, Vault

__all__ = ["Drawer", "Kept", "NoVault", "Overtaken", "Shelf", "Slip", "Storage", "Vault"]

PREFIX = "horseburg/table/"
ABOUT = "horseburg/about/"
GONE = "horseburg/gone/"
ORDER = "horseburg/order"  # older versions kept the order of the tables here
OPEN = "horseburg/open"
READ = "horseburg/read/"
SEEN = "+"


class Shelf:
    """All kept tables; a damaged one is kept as it is.

    `now` gives milliseconds since 1970, or whatever else grows. `tab` remembers for this window
    alone. Where `only_reads` is set nothing is written. `loose` holds what there was no room for:
    (text, summary). `edition` names the code that runs.
    """

    def __init__(
        self,
        storage: Storage,
        now: Callable[[], int] | None = None,
        vault: Vault | None = None,
        tab: Storage | None = None,
        edition: str = "",
    ) -> None:
        self.storage = storage
        self.now: Callable[[], int] = now or count(1).__next__
        self.vault: Vault = vault or NoVault()
        self.tab: Storage = tab or Drawer()
        self.edition = edition
        self.only_reads = False
        self.loose: dict[str, tuple[str, str]] = {}
        self._seen: dict[str, int] = {}
        self._thrown: dict[str, tuple[str, str | None]] = {}
        self._rested: tuple[str, int] = ("", 0)

    def reader(self) -> Shelf:
        """The same shelf for somebody who only looks."""
        tab = Drawer()
        if (id := self.tab.get(OPEN)) is not None:
            tab.set(OPEN, id)
        shelf = Shelf(self.storage, self.now, tab=tab, edition=self.edition)
        shelf.only_reads, shelf.loose = True, self.loose
        return shelf

    # what there is

    def there(self) -> set[str]:
        """The id of every kept table that is not thrown away."""
        return (self._under(PREFIX) | set(self.loose)) - self.gone()

    def gone(self) -> set[str]:
        """The ids that are thrown away, but perhaps not out of both copies yet."""
        return self._under(GONE) | set(self._thrown)

    def _under(self, prefix: str) -> set[str]:
        return {key[len(prefix) :] for key in self.storage.names() if key.startswith(prefix)}

    def ids(self) -> list[str]:
        """Every kept table, the last used first."""

        def used(id: str) -> int:
            about = self.noted(id)
            return about.used if about else self._used_before(id)

        return sorted(sorted(self.there()), key=used, reverse=True)

    def new_id(self) -> str:
        """An id that no table has, here, in another window or in the vault: the time of day."""
        ids = self.there() | self.gone()
        highest = max((int(id) for id in ids if id.isdecimal() and len(id) < 17), default=0)
        return str(max(highest + 1, self.now()))

    def raw(self, id: str) -> str | None:
        """The newest text of a table to the letter, None where there is none."""
        return self.loose[id][0] if id in self.loose else self.storage.get(PREFIX + id)

    def text(self, id: str) -> str:
        """The kept text as it stands, damaged or not, without the mark of how often it was kept."""
        return unmarked(self.raw(id) or "")

    def noted(self, id: str) -> About | None:
        """The summary as it was last written, whether or not it still fits."""
        return read(self.loose[id][1] if id in self.loose else self.storage.get(ABOUT + id))

    def all(self) -> list[Slip]:
        """Every kept table for the home screen, the last used first."""
        return [self.slip(id) for id in self.ids()]

    def slip(self, id: str) -> Slip:
        """One kept table for the home screen; played through only where its summary is off."""
        text, about = self.raw(id) or "", self.noted(id)
        if about is not None and about.fits(text):
            return Slip(id, about, len(text))
        kept = self.take(id)
        if kept.table is None:
            return Slip(id, about, len(text), kept.damage)
        used = about.used if about else self._used_before(id)
        return Slip(id, describe(kept.table, text, about, used), len(text), note=kept.note)

    def _used_before(self, id: str) -> int:
        """When a table of an older version was used: not known, but in which order is."""
        order = (self.storage.get(ORDER) or "").split()
        return len(order) - order.index(id) if id in order else 0

    def take(self, id: str) -> Kept:
        """Open one kept table; what cannot be read is told in `damage`, never raised."""
        return self.given(id, self.raw(id) or "")

    def given(self, id: str, raw: str) -> Kept:
        """The same for a text that another window has handed over."""
        text = unmarked(raw)
        self._seen[id] = count_of(raw) or 0
        try:
            opened = self._salvaged(id, text)
        except DamagedSave as damaged:
            return Kept(id, text, None, damaged.reason)
        return Kept(id, text, opened.table, note=opened.note.reason if opened.note else "")

    def _salvaged(self, id: str, text: str) -> saves.Opened:
        """The save, from its last rest if that is good, else from its first answer."""
        if (rest := resting.read(self.storage, self.edition, id)) is not None:
            with suppress(Exception):  # whatever the storage holds, the save stands
                return saves.salvage(text, rest=rest)
        return saves.salvage(text)

    # writing

    def keep(self, id: str, table: Table) -> None:
        """Write a table down, then its summary, then the second copy.

        OSError when there is no room, after the second copy was tried; Overtaken when another
        window has written it since: then nothing is written.
        """
        if self.only_reads:
            return
        stored = count_of(self.storage.get(PREFIX + id) or "") or 0
        seen = self._seen.get(id, stored)
        if stored > seen:
            raise Overtaken
        # The clock makes the count grow even where the last one has been lost.
        writing = self._seen[id] = max(seen + 1, self.now())
        text = marked(saves.dumps(table), writing)
        self._bring_back(id)
        fits = self._fits(PREFIX + id, text)
        about = describe(table, text, self.noted(id), self.now()).json()
        self._write_beside(id, text, about, fits)
        self.vault.put(id, text, about, writing)
        if not fits:
            raise OSError("no room left")

    def rest(self, id: str, table: Table) -> None:
        """Keep the table as it rested last, where it has come further than what is kept."""
        if self.only_reads or self._rested == (now := (id, table.rested)):
            return
        self._rested = now
        resting.keep(self.storage, self.edition, id, table)

    @property
    def lately_thrown(self) -> set[str]:
        """What this window has thrown away and could still pick up."""
        return set(self._thrown)

    def mend(self, id: str, about: About) -> None:
        """Write a summary that had been off."""
        if id not in self.loose:
            self._fits(ABOUT + id, about.json())

    def _fits(self, key: str, text: str) -> bool:
        try:
            self.storage.set(key, text)
        except OSError:
            return False
        return True

    def _write_beside(self, id: str, text: str, about: str, fits: bool) -> None:
        """Write the summary; what did not fit is held as long as the page lives."""
        if fits:
            self.loose.pop(id, None)
            if about:
                self._fits(ABOUT + id, about)  # without room it is made anew when it is wanted
        else:
            self.loose[id] = (text, about)

    def _bring_back(self, id: str) -> None:
        """Whoever plays on at a table does not want it thrown away."""
        if self._thrown.pop(id, None) is not None or self.storage.get(GONE + id) is not None:
            self.storage.remove(GONE + id)

    def note(self, id: str, about: About) -> None:
        """Write a summary alone: another name, another time of use."""
        if self.only_reads:
            return
        text = self.raw(id)
        if text is not None:
            self._write_beside(id, text, about.json(), id not in self.loose)
            self.vault.put(id, text, about.json(), count_of(text) or 0)

    def touch(self, id: str) -> None:
        """This table is being used."""
        if (about := self.slip(id).about) is not None:
            self.note(id, about.at(self.now()))

    def name(self, id: str, name: str) -> None:
        """Give a table a name; an empty one takes it away."""
        if (about := self.slip(id).about) is not None:
            self.note(id, about.named(name))

    def put_back(self, id: str, text: str, about: str) -> None:
        """Restore a table from the vault; without room it is held as long as the page lives."""
        self._write_beside(id, text, about, self._fits(PREFIX + id, text))

    # throwing away

    def throw(self, id: str) -> None:
        """Put a table out of sight in one write; `pick_up` undoes it, `erase` ends it."""
        self._thrown[id] = (self.raw(id) or "", self.storage.get(ABOUT + id))
        if not self._fits(GONE + id, str(self.now())):
            self.storage.remove(ABOUT + id)  # that makes room
            self._fits(GONE + id, str(self.now()))

    def pick_up(self, id: str) -> None:
        """Undo `throw`, even where another window has erased the table meanwhile."""
        text, about = self._thrown.pop(id, ("", None))
        self.storage.remove(GONE + id)
        if text and self.raw(id) is None:
            self.put_back(id, text, about or "")
            self.vault.put(id, text, about or "", count_of(text) or 0)

    def erase(self, id: str) -> None:
        """Really throw away; the tombstone stays until the second copy is gone as well."""
        for prefix in (PREFIX, ABOUT, READ):
            self.storage.remove(prefix + id)
        resting.forget(self.storage, id)
        self.loose.pop(id, None)
        self.vault.remove(id, lambda: self._bury(id))

    def _bury(self, id: str) -> None:
        self.storage.remove(GONE + id)
        self._thrown.pop(id, None)

    def drop(self, id: str) -> None:
        """Throw a table away at once."""
        self.throw(id)
        self.erase(id)

    # small things to remember

    def read_to(self, id: str) -> int:
        """Up to which race the payoffs of a table have been read."""
        mark = (self.storage.get(READ + id) or "").removesuffix(SEEN)
        return int(mark) if mark.isdecimal() and len(mark) < 4 else 0

    def has_seen(self, id: str) -> bool:
        """Whether the race after those was on the screen to its finish."""
        return (self.storage.get(READ + id) or "").endswith(SEEN)

    def mark_read(self, id: str, race: int, seen: bool = False) -> None:
        """Remember that the payoffs of a race have been read, or that the next has been `seen`.

        Without room they show once more.
        """
        if id and not self.only_reads:
            with suppress(OSError):
                self.storage.set(READ + id, f"{race}{SEEN if seen else ''}")

    def open_id(self) -> str | None:
        """The table that was on this window's screen last, or on any, if it still is kept."""
        id = self.tab.get(OPEN)
        id = self.storage.get(OPEN) if id is None else id
        return id if id and id in self.there() else None

    def open(self, id: str) -> None:
        """Remember that this table is on the screen; without room it is simply not remembered."""
        for storage in (self.tab,) if self.only_reads else (self.tab, self.storage):
            with suppress(OSError):
                storage.set(OPEN, id)

    def close(self) -> None:
        """Remember that no table is on the screen."""
        with suppress(OSError):
            self.tab.set(OPEN, "")
        if not self.only_reads and self.storage.get(OPEN) is not None:
            self.storage.remove(OPEN)
